stillRight-title = هل ما زالت هذه المعلومات صحيحة؟
stillRight-leadOne = هذا ما يقوله الدليل عن أداتك.
stillRight-lead = هذا ما يقوله الدليل عن أدواتك.
stillRight-button = ما زالت صحيحة
stillRight-buttonTicked = تأكيد المحدد
stillRight-tick = هذه المعلومات ما زالت صحيحة
stillRight-confirmed = أكّدته في { $date }.
stillRight-done = شكرًا. تذكر صفحة الأداة الآن متى أكّدت ما فيها.
stillRight-all = أكّدت كل شيء، ولم يبقَ ما تفعله.
stillRight-later = يمكنك تأكيد أدواتك من حسابك متى شئت.
stillRight-account = إلى حسابك

undo-button = تراجع
undo-hint = سيُبلَّغ صاحب الأداة بعد { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }.
undo-done = تم التراجع عن القرار.

changes-suggest = اقتراح تعديل
changes-lead = صحّح ما لم يعد صحيحًا. يراجع محرِّر تعديلك قبل عرضه.
changes-message = رسالة إلى المحرِّرين
changes-send = إرسال التعديل
changes-removeTitle = طلب الإزالة
changes-removeHint = إذا وافق محرِّر تُزال الأداة من الدليل نهائيًا.
changes-removeButton = طلب الإزالة
changes-notYours = لا يمكن تعديل هذه الأداة إلا من الحساب الذي اقترحها. إذا وجدت فيها خطأ فأبلغنا به.
changes-waits = هناك تعديل على هذه الأداة في انتظار المراجعة.
changes-see = عرضه
changes-title = تعديل مقترح
changes-removal = الإزالة من الدليل
changes-partly = قُبل جزئيًا
changes-notTaken = لم يُقبل
changes-withdraw = سحب التعديل
changes-sent = تعديلك في انتظار المراجعة.
changes-sentLive = تعديلك معروض الآن.
changes-withdrawnDone = سُحب تعديلك.
changes-from = قبل
changes-to = بعد
changes-history = سجل صفحة الأداة
changes-historyLink = السجل
changes-historyLead = ما الذي تغيّر ومتى.
changes-states-awaiting_moderation = في انتظار المراجعة
changes-states-live = معروض ولم يُراجع بعد
changes-states-accepted = مقبول
changes-states-declined = مرفوض
changes-states-withdrawn = مسحوب
changes-kinds-published = نُشرت
changes-kinds-changed = تغيّرت
changes-kinds-confirmed = أكّدها صاحب الأداة
changes-kinds-translated = تُرجمت
changes-kinds-hidden = أُخفيت
changes-kinds-restored = نُشرت من جديد
changes-kinds-merged = دُمجت فيها أداة أخرى
changes-logos-title = صور جديدة
changes-logos-lead = شعارات وصور من مواقع تغيّرت منذ عرضها أول مرة، وصور رفعها أصحاب الأدوات.
changes-logos-tool = الأداة
changes-logos-since = منذ
changes-logos-decision = القرار
changes-logos-accept = عرض الجديد
changes-logos-decline = إبقاء القديم
changes-logos-done-logo = تُعرض الصورة الجديدة.
changes-logos-done-logo_kept = بقيت الصورة كما كانت.
changes-logos-done-late = اتخذ شخص آخر القرار من قبل.
changes-desk-title = التعديلات المقترحة
changes-desk-lead = تعديلات على أدوات منشورة يقترحها أصحابها، وعناوين جديدة لروابط انتقلت، الأقدم أولًا.
changes-desk-none = لا تعديلات في الانتظار.
changes-desk-accept = قبول المحدد
changes-desk-acceptRemoval = إزالة الأداة
changes-desk-confirm = إبقاؤه
changes-desk-decline = رفض
changes-desk-revert = التراجع عنه
changes-desk-since = تغيّرت صفحة الأداة منذ ذلك الحين، وفيها الآن:
changes-desk-liveNote = هذا التعديل معروض بالفعل.
changes-desk-movedNote = وجده فحص الروابط: قاد الرابط إلى هذا الموقع ثلاث مرات متتالية. النطاقات المنتهية تحوِّل الزوار أيضًا، فألقِ نظرة قبل القبول.
changes-desk-asksRemoval = يطلب صاحب الأداة إزالتها.
changes-desk-accepted = قُبل التعديل.
changes-desk-declined = رُفض التعديل.
