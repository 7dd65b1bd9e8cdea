placements-title = المساحات الإعلانية
placements-lead = تُعرض المساحات المدفوعة بعيدًا عن النتائج وتحمل علامة تدل عليها، ولا تغيّر ترتيبها أبدًا.
placements-create = إنشاء مساحة إعلانية
placements-tool = الأداة
placements-slots-home = الصفحة الرئيسية
placements-slots-results = النتائج
placements-slots-category = صفحات الفئات
placements-button = إنشاء
placements-list = كل المساحات
placements-none = لا توجد مساحات.
placements-end = إنهاء الآن
placements-state-upcoming = قادمة
placements-state-current = جارية
placements-state-ended = منتهية
placements-created = أُنشئت المساحة.
placements-ended = انتهت المساحة.
placements-editTitle = تعديل مساحة إعلانية
placements-actions = الإجراءات
placements-period = المدة (UTC)
placements-endHint = يتوقف عرضها فورًا، ولا يمكن بدؤها من جديد.
placements-changed = عُدّلت المساحة الإعلانية.
placements-figures = مرات الظهور والنقرات
placements-categoriesHint = الفئات التي تعرض الأداة فقط. دون اختيار: كل الصفحات من هذا النوع التي تعرض الأداة.
placements-wordsHint = عبارة في كل سطر. تظهر في عمليات البحث التي تضم كل كلمات العبارة وتجد الأداة.

twoFactor-title = المصادقة الثنائية
twoFactor-on = مفعّلة
twoFactor-off = غير مفعّلة
twoFactor-reset = إعادة ضبط المصادقة الثنائية
twoFactor-resetHint = يزيل تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد ويُخرج الحساب من جميع الأجهزة. بعدها تكفي كلمة المرور لتسجيل الدخول.
twoFactor-note = كيف تحققت ممن يطلب ذلك (يبقى في سجل الحساب)
twoFactor-done = أُعيد ضبط المصادقة الثنائية.

audit-newer = العودة إلى الأحدث
audit-older = السجلات الأقدم
audit-title = سجل الإجراءات
audit-actor = المنفِّذ
audit-kind = النوع
audit-actorHint = عنوان البريد الإلكتروني، أو «{ ISOLATE("system") }» للإجراءات الآلية
audit-id = معرّف السجل
audit-from = من تاريخ (UTC)
audit-until = إلى تاريخ (UTC)
audit-download = تنزيل بصيغة CSV
audit-none = لا سجلات مطابقة.
audit-importsHidden = عمليات الاستيراد غير معروضة.
audit-importsShow = عرضها
audit-importsHide = إخفاء عمليات الاستيراد
audit-details = التفاصيل

accounts-title = الحسابات
accounts-search = البريد الإلكتروني يحتوي على
accounts-role = الدور
accounts-created = تاريخ الإنشاء
accounts-none = لا يوجد حساب مطابق.
accounts-count = { $count ->
    [zero] لا حسابات
    [one] حساب واحد
    [two] حسابان
    [few] { $count } حسابات
    [many] { $count } حسابًا
   *[other] { $count } حساب
}
accounts-changeRole = تغيير الدور
accounts-roleHint = عند تغييره يُسجَّل خروج الحساب من جميع الأجهزة.
accounts-suspend = إيقاف
accounts-suspendHint = يُخرج الحساب ويمنع دخوله ويعطّل رموزه.
accounts-note = السبب (يبقى في سجل الحساب)
accounts-lift = رفع الإيقاف
accounts-liftHint = يمكنه تسجيل الدخول من جديد، وتعود رموزه إلى العمل.
accounts-ownAccount = هذا حسابك. لا يستطيع تغييره إلا مدير آخر.
accounts-you = أنت
accounts-tokens = رموز { ISOLATE("API") }
accounts-noTokens = ليست له رموز.
accounts-paused = معلّق
accounts-revokeAllHint = يتوقف فورًا وصول البرامج التي تستخدم هذه الرموز. لا يمكن التراجع عن ذلك.
accounts-submissions = الاقتراحات
accounts-noSubmissions = لم يرسل أي اقتراح.
accounts-activity = نشاط الحساب
accounts-done-role = تغيّر الدور.
accounts-done-suspended = أُوقف الحساب.
accounts-done-lifted = رُفع الإيقاف.
accounts-done-revoked = أُلغيت الرموز.

blocks-title = قوائم الحظر
blocks-lead = يرفض الفحص الآلي ما في هذه القوائم أو يضع عليه علامة، بحسب وضع كل قاعدة.
blocks-kind = القائمة
blocks-kinds-domain = نطاق
blocks-kinds-word = كلمة
blocks-kinds-mail_domain = نطاق بريد
blocks-value = القيمة
blocks-valueHint = نطاق مثل example.com، أو كلمة أو عبارة.
blocks-scope = يشمل
blocks-scopes-exact = هذا النطاق فقط
blocks-scopes-subdomains = هذا النطاق ونطاقاته الفرعية
blocks-reason = السبب
blocks-until = حتى (UTC)
blocks-untilHint = فارغ: دون نهاية.
blocks-add = إضافة إلى القائمة
blocks-addButton = إضافة
blocks-added = أُضيف إلى القائمة.
blocks-removed = أُزيل من القائمة.
blocks-remove = إزالة
blocks-none = القوائم فارغة.
blocks-forever = دون نهاية

invitations-title = الدعوات
invitations-lead = يختار المدعوون كلمة مرور وتُفتح لهم لوحة المحرِّرين. ومن لديه حساب يحتفظ به.
invitations-link = دعوة محرِّر
invitations-invite = دعوة شخص
invitations-button = إرسال الدعوة
invitations-language = لغة الرسالة
invitations-until = سارية حتى (UTC)
invitations-withdraw = سحب
invitations-none = لا دعوات حاليًا.
invitations-sent = الدعوة في انتظار الإرسال.
invitations-sentLink = تحقّق من إرسالها
invitations-withdrawn = سُحبت الدعوة.

mail-title = البريد
mail-by = ترسَل الرسائل عبر { $server }.
mail-asFiles = بدون { $setting } تُكتب الرسائل ملفات في { $folder } ولا تصل إلى أحد.
mail-from = المرسِل:
mail-test = إرسال رسالة تجريبية إليك
mail-sent = قَبِل خادم البريد الرسالة التجريبية.
mail-underWay = الرسالة التجريبية في الطريق.
mail-refresh = تحديث
mail-failed = فشل إرسال الرسالة التجريبية:
mail-waiting = رسائل لم تُرسل بعد
mail-none = أُرسلت كل الرسائل.
mail-template = النوع
mail-to = إلى
mail-state = الحالة
mail-attempts = المحاولات
mail-next = المحاولة التالية أو النهاية (UTC)
mail-error = آخر خطأ
mail-states-waiting = تنتظر
mail-states-retrying = تُعاد المحاولة
mail-states-given_up = توقفت المحاولات

forgottenProxies = يبدو أن كل الزوار يأتون من { $address }، وطلباته تذكر عناوين أخرى (X-Forwarded-For). إن كان ذلك الوكيل الخاص بك فاضبط TRUSTED_PROXIES={ $address }، وحتى ذلك الحين يتقاسم الجميع حدًا واحدًا.

checklist-title = قبل افتتاح الدليل
checklist-progress = أُنجز { NUMBER($done) } من { NUMBER($all) }.
checklist-done = أُنجز
checklist-hide = إخفاء هذه القائمة
checklist-hidden = قائمة التحضير مخفية، وفيها ما لم يُنجز بعد.
checklist-show = إظهار القائمة
checklist-complete = اكتملت قائمة التحضير. يفحص هذا الأمر الخادم مجددًا في أي وقت:
checklist-close = إخفاء هذه الملاحظة
checklist-states-invited = أُرسلت دعوة ولم تُقبَل بعد.
checklist-states-draft = ما زال في الصفحة نص بين [قوسين معقوفين] يجب استبداله.
checklist-states-starters = لا توجد إلا الفئات التي يبدأ بها كل دليل جديد. أبقِ ما تحتاج إليه منها، أو أضف فئاتك، أو احفظ ترتيبها.
checklist-states-samples = لم تُنشر إلا نماذج الدليل التجريبي.
checklist-states-first = ضُبط BACKUP_DIR، لكن مجلده لا يحوي أي نسخة احتياطية أُنشئت بعد التشغيل الأول. ينشئ الخادم نسخة كل يوم، والأمر toolshelf backup ينشئ نسخة الآن.
checklist-states-folder = ضُبط BACKUP_DIR، لكن مجلده غير موجود أو لا يمكن قراءته. تحقّق من المسار ومن أن القرص موصول.
checklist-items-writes-title = إنهاء وضع القراءة فقط
checklist-items-writes-why = حتى ذلك الحين لا يمكن لأحد تسجيل الدخول أو اقتراح أداة أو اتخاذ قرار.

checklist-items-name-title = تسمية الدليل
checklist-items-name-why = يحمل حتى ذلك الحين اسم البرنامج.
checklist-items-demo-title = إزالة الدليل التجريبي
checklist-items-demo-why = يرى الزوار ومحركات البحث أدواته النموذجية بين الأدوات الحقيقية.
checklist-items-categories-title = إنشاء فئات
checklist-items-categories-why = بدون فئات لا يستطيع أحد اقتراح أداة.
checklist-items-tools-title = نشر أدوات
checklist-items-tools-why = لا يجد الزوار شيئًا في دليل فارغ. استورد قائمة أو اقبل ما ينتظر المراجعة.
checklist-items-imprint-title = كتابة بيانات الناشر
checklist-items-imprint-why = تشترطها بلدان كثيرة على المواقع العامة.
checklist-items-privacy-title = كتابة سياسة الخصوصية
checklist-items-privacy-why = تبيّن ما يحفظه الدليل عن الأعضاء والزوار.
checklist-items-mail-title = إرسال رسالة تجريبية
checklist-items-mail-why = ما دامت الرسائل لا تصل فلن يستطيع أحد تأكيد عنوانه أو استعادة كلمة مروره. والدعوة التي سُلِّمت تُحتسَب أيضًا.
checklist-items-proxies-title = تحديد الوكلاء الموثوقين
checklist-items-proxies-why = وإلا تقاسم الزوار كلهم حدًا واحدًا للطلبات.
checklist-items-backups-title = نسخ الدليل احتياطيًا كل يوم
checklist-items-backups-why = ويُفضَّل أن تكون على قرص آخر.
checklist-items-editors-title = دعوة محرِّر ثانٍ
checklist-items-editors-why = لا يحق للمحرِّر البت في اقتراحاته.
checklist-items-second_factor-title = تفعيل المصادقة الثنائية لكل المديرين
checklist-items-second_factor-why = يكفي أن يضبط كل مدير تطبيق مصادقة أو مفتاح مرور، وعندئذ لا تكفي كلمة مرور مسروقة لتسجيل الدخول. هذا الإعداد اختياري، وهو يطلب الأمر نفسه من المحرِّرين:

overview-searches-title = عمليات بحث بلا نتائج
overview-searches-counted = عمليات البحث
overview-searches-texts = كلمات بُحث عنها ثلاث مرات على الأقل
overview-referrers-title = مواقع تجلب الزوار
overview-referrers-counted = الزوار
overview-referrers-texts = ثلاثة زوار فأكثر
overview-tasks-title = مهام لا تؤديها أي أداة هنا
overview-tasks-why = يعرف البرنامج هذه المهام ويستخرجها من نصوص الأدوات. يرى الزوار المهمة ابتداءً من ثلاث أدوات؛ أضف أدوات تؤديها أو أخفِ المهمة.
overview-tasks-count = { NUMBER($count) } من أصل { NUMBER($all) } مهمة
overview-tasks-show = عرضها
# Column.
overview-followed-title = الأدوات الأكثر متابعة
# Column.
overview-followed-readers = المتابعون
overview-title = نظرة عامة
overview-lead = آخر اثني عشر أسبوعًا.
overview-sites = المواقع التي بحثنا فيها عن شعارات وصور: { $done } من { $all }
overview-sitesTake = يستغرق ذلك ساعات. إذا لم يزدد العدد فهذا الأمر يبيّن السبب:
overview-none = لا توجد أرقام بعد.
overview-editors = المحرِّرون
overview-json = تنزيل بصيغة JSON

release-title = صدر الإصدار { $version }
release-own = يعمل هذا الخادم بالإصدار { $version }.
release-notes = ما الجديد
release-hide = إخفاء هذا الإشعار
