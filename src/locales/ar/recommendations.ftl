recommendations-title = التوصيات
recommendations-titleOf = من يوصي بالأداة { ISOLATE($name) }
recommendations-lead = كتبها أشخاص لهم حساب هنا. لا تؤثر التوصيات في ترتيب النتائج.
recommendations-people = { $people ->
    [zero] لا يوصي بها أحد
    [one] يوصي بها شخص واحد
    [two] يوصي بها شخصان
    [few] يوصي بها { $people } أشخاص
    [many] يوصي بها { $people } شخصًا
    *[other] يوصي بها { $people } شخص
}
recommendations-peopleFor = { $people ->
    [zero] لا يوصي بها أحد لأجل
    [one] يوصي بها شخص واحد لأجل
    [two] يوصي بها شخصان لأجل
    [few] يوصي بها { $people } أشخاص لأجل
    [many] يوصي بها { $people } شخصًا لأجل
    *[other] يوصي بها { $people } شخص لأجل
}
recommendations-toKnow = معلومة مفيدة
recommendations-helpful = { $people ->
    [zero] لم تُفد أحدًا بعد
    [one] أفادت شخصًا واحدًا
    [two] أفادت شخصين
    [few] أفادت { $people } أشخاص
    [many] أفادت { $people } شخصًا
    *[other] أفادت { $people } شخص
}
recommendations-vote = مفيدة
recommendations-unvote = التراجع عن «مفيدة»
recommendations-orders-helpful = الأكثر إفادة
recommendations-orders-newest = الأحدث
recommendations-order = الترتيب
recommendations-all = كل التوصيات
recommendations-none = لم يوصِ أحد بهذه الأداة بعد.
recommendations-link = التوصية بهذه الأداة
recommendations-edit = تغيير توصيتك
recommendations-own = توصياتي
recommendations-versus = من يوصي بأيّهما ولأي غرض
recommendations-versusNone = لا توصيات بعد
recommendations-answer-title = ردّ صاحب الأداة
recommendations-answer-label = ردّك بصفتك صاحب الأداة
recommendations-answer-hint = يمكنك الرد على كل توصية مرة واحدة.
recommendations-answer-button = الرد
recommendations-form-title = التوصية بالأداة { ISOLATE($name) }
recommendations-form-lead = اذكر فيمَ تستخدمها، ولماذا تجيده، وأمرًا واحدًا تفيد معرفته. لا يظهر عنوان بريدك. هل في الأداة خلل؟ إذن أبلغ عن مشكلة.
recommendations-form-task = فيمَ تستخدمها؟
recommendations-form-choose = اختر مهمة
recommendations-form-allTasks = عرض كل المهام
recommendations-form-text = لماذا توصي بها؟
recommendations-form-textHint = { NUMBER($most) } حرفًا على الأكثر، بلا روابط ولا بيانات اتصال
recommendations-form-toKnow = أمر واحد تفيد معرفته قبل البدء
recommendations-form-toKnowHint = حدّ مثلًا، أو سعر، أو إعداد
recommendations-form-button = إرسال التوصية
recommendations-form-change = حفظ التغييرات
recommendations-form-changeHint = يحذف التغييرُ ما نالته من أصوات وردَّ صاحب الأداة.
recommendations-form-withdraw = سحب التوصية
recommendations-form-withdrawHint = يُحذف نصها وأصواتها.
recommendations-form-confirmFirst = أكّد بريدك الإلكتروني قبل التوصية بأداة.
recommendations-form-note = السبب الذي ذكره المحرِّر
recommendations-states-waiting = في انتظار المراجعة
recommendations-states-shown = عامة
recommendations-states-hidden = أخفاها محرِّر
recommendations-states-withdrawn = مسحوبة
recommendations-done-shown = شكرًا لك. توصيتك ظاهرة للجميع.
recommendations-done-waiting = شكرًا لك. يقرأ محرِّر توصيتك قبل أن يراها غيرك.
recommendations-done-hidden = أخفى محرِّر هذه التوصية. لا يراها سواك، ويمكنك تغييرها.
recommendations-done-withdrawn = سُحبت توصيتك.
recommendations-done-answered = ردّك ظاهر للجميع.
recommendations-report-link = إبلاغ
recommendations-report-title = الإبلاغ عن توصية بالأداة { ISOLATE($name) }
recommendations-report-message = ما المشكلة في هذه التوصية؟
recommendations-desk-lead = من حسابات عمرها أقل من أسبوع، أو بكلمات يشك فيها الفحص، أو غُيِّرت بعد أن أخفاها محرِّر. إن أخفيت توصية وصل إلى كاتبها السبب بالبريد.
recommendations-desk-none = لا شيء هنا.
recommendations-desk-show = إظهار
recommendations-desk-hide = إخفاء
recommendations-desk-drop_answer = حذف الرد
recommendations-desk-note = السبب، وسيقرؤه الكاتب
recommendations-desk-author = الكاتب
recommendations-desk-reported = التوصية المقصودة
recommendations-desk-done-show = التوصية ظاهرة للجميع.
recommendations-desk-done-hide = أُخفيت التوصية وأُبلغ كاتبها.
recommendations-desk-done-drop_answer = حُذف الرد.
recommendations-desk-stale = تغيّرت هذه التوصية في هذه الأثناء. هذه حالتها الآن.
