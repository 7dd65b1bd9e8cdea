show = عرض

entry = صفحة الأداة

opinion-title = رأي ثانٍ
opinion-verdicts-ai_tool = أداة ذكاء اصطناعي
opinion-verdicts-not_an_ai_tool = ليست أداة ذكاء اصطناعي
opinion-verdicts-spam = محتوى مزعج
opinion-verdicts-unsure = غير متيقن
opinion-by = رأي النموذج اللغوي { $model } الذي قرأ الاقتراح. للعلم فقط.

findings-stateChanged = سابقًا: { $was }. الآن: { $now }.
findings-noLongerFound = لم يعد الفحص الآلي يجد ذلك.
findings-foundLater = عُثر عليه بعد الإرسال.
findings-title = نتائج الفحص الآلي
findings-none = لم يجد الفحص الآلي شيئًا غير معتاد.
findings-verdicts-flood = كثير دفعة واحدة
findings-verdicts-duplicate = ربما مكرر
findings-verdicts-spam = ربما محتوى مزعج
findings-verdicts-not_an_ai_tool = ربما ليس أداة ذكاء اصطناعي
findings-verdicts-notice = تنبيه
findings-existing = أداة موجودة
findings-certain = القاعدة متيقنة وكانت سترفض هذا الاقتراح.

decision-reason = السبب
decision-chooseReason = اختر سببًا
decision-note = ملاحظة لصاحب الأداة

placement-slot = أين
placement-from = من (UTC)
placement-until = حتى (UTC)
placement-label = اسم الحجز (يظهر هنا فقط)
placement-words = الكلمات

collection-name = العنوان
collection-intro = المقدمة
collection-from = اليوم الأول (UTC)
collection-until = اليوم الأخير (UTC)
collection-members = الأدوات

administration = الإدارة

sections-changes = التعديلات
sections-mail = البريد
sections-overview = نظرة عامة
sections-figures = قراراتك
sections-blocks = قوائم الحظر
sections-replies = الردود
sections-placements = المساحات الإعلانية
sections-queue = قائمة المراجعة
sections-reports = البلاغات
sections-tools = الأدوات
sections-categories = الفئات
sections-accounts = الحسابات
sections-audit = سجل الإجراءات
sections-site = الموقع
sections-pages = الصفحات

status = الحالة

justNow = الآن

minutes = { $count ->
    [zero] { $count } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}

hours = { $count ->
    [zero] { $count } ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}

days = { $count ->
    [zero] { $count } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}

filter = تصفية

all = الكل

clear = مسح عوامل التصفية

save = حفظ

history-title = السجل
history-when = الوقت (UTC)
history-action = ماذا
history-which = موضوع الإجراء
history-system = النظام
history-subjects-list = قائمة
history-subjects-recommendation = توصية
history-subjects-change_request = تعديل مقترح
history-subjects-block = قائمة الحظر
history-subjects-reply = رد
history-subjects-desk = عمل المحرِّرين
history-subjects-submission = اقتراح
history-subjects-tool = أداة
history-subjects-account = حساب
history-subjects-token = رمز
history-subjects-category = فئة
history-subjects-collection = مجموعة
history-subjects-placement = مساحة إعلانية
history-subjects-catalog = الدليل
history-subjects-screening_rule = قاعدة فحص
history-subjects-site = الموقع
history-subjects-site_page = صفحة
history-subjects-job = مهمة
history-subjects-invitation = دعوة
history-subjects-webhook = خطاف ويب
history-subjects-grant = تطبيق متصل
history-subjects-claim = مطالبة بأداة
history-actions-publish = نُشرت
history-actions-claim = طالب بها صاحبها
history-actions-prove = أُثبتت المطالبة
history-actions-contest = أُثبتت مطالبة منافسة
history-actions-grant = قُبلت المطالبة
history-actions-refuse = رُفضت المطالبة
history-actions-lose = فُقد الإثبات
history-actions-revoke = أُلغيت المطالبة
history-actions-owner_changed = تغيّر صاحب الأداة
history-actions-owner_confirmed = أكّده صاحب الأداة
history-actions-suggest = اقتُرح تعديل
history-actions-ask_removal = طُلبت الإزالة
history-actions-change = تغيّر باقتراح من صاحب الأداة
history-actions-accept = قُبل التعديل
history-actions-decline = رُفض التعديل
history-actions-confirm = أُكّد التعديل المعروض
history-actions-revert = أُلغي التعديل المعروض
history-actions-note = أُضيفت ملاحظة
history-actions-assign = أُسند
history-actions-snooze = أُجّل
history-actions-wake = انتهى التأجيل
history-actions-escalate = أُحيل إلى المديرين
history-actions-settle = سُحبت الإحالة
history-actions-submit = أُرسل
history-actions-approve = قُبل
history-actions-reject = رُفض
history-actions-request_changes = طُلبت تعديلات
history-actions-withdraw = سُحب
history-actions-resubmit = أُعيد إرساله
history-actions-expire = انتهت مهلته
history-actions-appeal = قُدّم اعتراض
history-actions-undo = تم التراجع عن القرار
history-actions-edit = عُدّل
history-actions-imported = استُوردت
history-actions-quarantine = أُخفيت
history-actions-restore = أُعيد نشرها
history-actions-remove = حُذف
history-actions-merge = دُمجت في غيرها
history-actions-absorb = دُمجت فيها أخرى
history-actions-choose = اختيرت لدليل القوائم
history-actions-unchoose = أُلغي اختيار القائمة
history-actions-post = كُتبت
history-actions-hold = كُتبت، وهي في انتظار المراجعة
history-actions-show = أُظهرت
history-actions-hide = أُخفيت
history-actions-answer = ردّ صاحب الأداة
history-actions-drop_answer = حُذف ردّ صاحب الأداة
history-actions-choose_comparison = اختيرت المقارنة مع:
history-actions-unchoose_comparison = أُلغي اختيار المقارنة مع:
history-actions-link_checked = تغيرت حالة الرابط
history-actions-logo_accepted = عُرض الشعار الجديد
history-actions-logo_declined = رُفض الشعار الجديد
history-actions-screenshot_accepted = عُرضت لقطة الشاشة الجديدة
history-actions-screenshot_declined = رُفضت لقطة الشاشة الجديدة
history-actions-logo_removed = حُذف الشعار
history-actions-screenshot_removed = حُذفت الصورة
history-actions-close_report = أُغلق بلاغ
history-actions-reopen_report = أُعيد فتح بلاغ
history-actions-translated = تُرجم
history-actions-translation_removed = حُذفت ترجمة
history-actions-translation_requested = طُلبت ترجمة آلية
history-actions-create = أُنشئ
history-actions-end = أُنهي
history-actions-set_mode = تغيّر الوضع
history-actions-drop_mode = خُفّض الوضع تلقائيًا
history-actions-demo_begun = بدأ تحميل الدليل التجريبي
history-actions-demo_loaded = حُمّل الدليل التجريبي
history-actions-demo_removed = تمت إزالة الدليل التجريبي
history-actions-mail_tested = سُلِّمت رسالة

similar-title = أدوات مشابهة
similar-none = لا أدوات مشابهة.
similar-earlier = قرارات سابقة بشأن هذا العنوان
similar-noEarlier = هذا العنوان جديد على الدليل.
similar-duplicateOf = رفض بوصفه مكررًا

selfReview-now-own_submission = هذا الاقتراح يخصك. ولعدم وجود محرِّر آخر يمكنك البت فيه بصفتك مديرًا، وسيُذكر ذلك في سجل الإجراءات.
selfReview-now-own_decision = أنت من رفض هذا الاقتراح. ولعدم وجود محرِّر آخر يمكنك البت في الاعتراض بصفتك مديرًا، وسيُذكر ذلك في سجل الإجراءات.
selfReview-queue = بعض هذه الاقتراحات يخصك أو يعترض على قراراتك. ولعدم وجود محرِّر آخر يمكنك البت فيها بصفتك مديرًا، وسيُذكر ذلك في سجل الإجراءات.
selfReview-past-own_submission = اقتراح يخص صاحب القرار: لم يكن هناك محرِّر آخر
selfReview-past-own_decision = اعتراض على رفض سابق منه: لم يكن هناك محرِّر آخر

saveChanges = حفظ التعديلات

cancel = إلغاء

tool-states-published = منشورة
tool-states-quarantined = مخفية
tool-states-removed = محذوفة
tool-visible = عرضها في الدليل
tool-mergedInto = دُمجت في
tool-hint = الاسم المختصر أو العنوان في الدليل أو الموقع

report-outcomes-corrected = صُحّحت صفحة الأداة
report-outcomes-taken_down = أُخفيت الأداة أو دُمجت أو حُذفت
report-outcomes-nothing_wrong = لا خطأ فيها
report-outcomes-unclear = لا يمكن التحقق من المشكلة
report-outcomes-not_serious = بلاغ غير جاد
report-earlier = البلاغات المغلقة
report-done = أُغلق.
report-doneSome = أُغلق. وكان شخص آخر قد أغلق بعضها من قبل، فبقيت على حالها.

edit = تعديل

roles-member = عضو
roles-editor = محرِّر
roles-admin = مدير

state = الحالة

accountStates-active = نشط
accountStates-suspended = موقوف
accountStates-unverified = العنوان غير مؤكد

siteTexts-name = الاسم
siteTexts-tagline = العبارة التعريفية
siteTexts-description = الوصف
siteTexts-footer = أسفل الصفحة
siteTexts-colors = الألوان
siteTexts-accent_light = لون التمييز في المظهر الفاتح
siteTexts-accent_dark = لون التمييز في المظهر الداكن
siteTexts-terms_version = إصدار الشروط
siteTexts-checklist_hidden = إخفاء قائمة التحضير
siteTexts-release_hidden = إخفاء إشعار الإصدار الجديد
siteTexts-logos = الشعار
siteTexts-logo_light = الشعار
siteTexts-logo_dark = الشعار في المظهر الداكن
siteTexts-logo_icon = الأيقونة

team-title = ملاحظات المحرِّرين
team-none = لا توجد ملاحظات بعد.
team-note = ملاحظة لبقية المحرِّرين
team-noteHint = لا يراها إلا المحرِّرون. اكتب @الاسم ليُبلَّغ صاحبه بالبريد: { $names }
team-add = إضافة الملاحظة
team-noted = أُضيفت الملاحظة.
team-assigned = مُسند إلى { $who }
team-assign = إسناد إلى
team-nobody = لا أحد
team-snoozed = مؤجل حتى { $date }
team-snooze = تأجيل لمدة (أيام)
team-snoozeHint = من 1 إلى 90. حتى ذلك الحين لا يظهر الاقتراح في قائمة المراجعة، مثلًا بينما تنتظر رد صاحبه.
team-snoozeButton = تأجيل
team-wake = إنهاء التأجيل
team-escalated = محال إلى المديرين
team-escalate = إحالة إلى المديرين
team-escalateHint = يصلهم بريد، ويتجاوز بقية المحرِّرين هذا الاقتراح.
team-escalateNote = ما المطلوب منهم أن يقرروه؟
team-settle = سحب الإحالة
team-handled = تم الحفظ.
team-handling = المعالجة
team-filters-mine = المُسندة إليّ
team-filters-unassigned = غير المُسندة
team-filters-escalated = المحالة إلى المديرين
team-filters-snoozed = المؤجلة
