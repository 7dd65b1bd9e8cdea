choosing-sort-label = الترتيب
choosing-sort-relevance = الأكثر ملاءمة
choosing-sort-newest = الأحدث
choosing-sort-popular = الأكثر زيارة
choosing-sort-updated = الأحدث تعديلًا
choosing-sort-price = الأقل سعرًا
choosing-sort-name = أبجديًا
choosing-sort-close = النتائج القريبة فقط؛ ويعرض «الأكثر ملاءمة» { NUMBER($count) } غيرها.
choosing-sort-rule = يمكنك أيضًا الترتيب حسب عدد الزوار أو تاريخ الإضافة أو آخر تعديل أو السعر أو الاسم، وعندها يعرض البحث النتائج القريبة فقط.
choosing-popular-title = الأكثر زيارة هذا الشهر
choosing-popular-all = الكل بحسب عدد الزوار
choosing-fresh = جديد
choosing-freshCount = { $count ->
    [zero] لا جديد هذا الأسبوع
    [one] أداة جديدة واحدة هذا الأسبوع
    [two] أداتان جديدتان هذا الأسبوع
    [few] { $count } أدوات جديدة هذا الأسبوع
    [many] { $count } أداة جديدة هذا الأسبوع
   *[other] { $count } أداة جديدة هذا الأسبوع
}
choosing-listedCount = { $count ->
    [zero] لم تُضف أداة من قائمة هذا الأسبوع
    [one] أُضيفت أداة واحدة من قائمة هذا الأسبوع
    [two] أُضيفت أداتان من قوائم هذا الأسبوع
    [few] أُضيفت { $count } أدوات من قوائم هذا الأسبوع
    [many] أُضيفت { $count } أداة من قوائم هذا الأسبوع
   *[other] أُضيفت { $count } أداة من قوائم هذا الأسبوع
}
choosing-free = { $count ->
    [zero] لا أدوات مجانية
    [one] أداة واحدة مجانية أو لها خطة مجانية
    [two] أداتان مجانيتان أو لهما خطة مجانية
    [few] { $count } أدوات مجانية أو لها خطة مجانية
    [many] { $count } أداة مجانية أو لها خطة مجانية
   *[other] { $count } أداة مجانية أو لها خطة مجانية
}
choosing-follow = متابعة هذه القائمة:
choosing-reasons-known = معروفة بأنها بديل عن { ISOLATE($name) }
choosing-reasons-job = تؤدي المهمة نفسها
choosing-reasons-category = في الفئة نفسها: { $name }
choosing-share-share = مشاركة
choosing-share-copy = نسخ الرابط
choosing-share-copied = نُسخ الرابط
choosing-undescribed = لا يوجد وصف مفصّل بعد.
choosing-kept-keep = حفظ { ISOLATE($name) }
choosing-kept-lead = تبقى الأدوات المحفوظة على هذا الجهاز، وفي حسابك متى سجّلت الدخول. شاركها بعنوان هذه الصفحة.
choosing-kept-none = لا شيء محفوظ بعد
choosing-kept-noneHint = اختر علامة الحفظ بجانب أي أداة لتبقى هنا.
choosing-kept-count = { $count ->
    [zero] لا شيء محفوظ
    [one] أداة محفوظة واحدة
    [two] أداتان محفوظتان
    [few] { $count } أدوات محفوظة
    [many] { $count } أداة محفوظة
   *[other] { $count } أداة محفوظة
}
choosing-kept-clear = إزالة الكل
choosing-compare-first = مقارنة أول { $count } في القائمة
choosing-compare-title = مقارنة الأدوات
choosing-compare-lead = حتى أربع أدوات، ويمكنك مشاركتها بعنوان هذه الصفحة.
choosing-compare-choose = اختر من أداتين إلى أربع أدوات لمقارنتها.
choosing-compare-withOthers = مقارنتها بأدوات أخرى
choosing-compare-visit = زيارة
choosing-compare-remove = إزالة
choosing-compare-add = إضافة أداة
choosing-compare-addButton = إضافة
choosing-compare-missing = لا توجد في الدليل أداة باسم «{ $name }».
choosing-compare-only = الاختلافات فقط
choosing-compare-differs = مختلف
choosing-versus-title = مقارنة بين { ISOLATE($first) } و{ ISOLATE($second) }
choosing-versus-lead = { ISOLATE($first) } و{ ISOLATE($second) } جنبًا إلى جنب: المعلومات والأسعار وما تنفرد به كل أداة.
choosing-versus-differences = ما تنفرد به كل أداة
choosing-versus-known = بحسب ما هو مسجَّل في هذا الدليل.
choosing-versus-only = { ISOLATE($name) } فقط
choosing-versus-nothing = لا شيء تفتقر إليه الأداة الأخرى.
choosing-versus-compared = مقارنات
choosing-moreCategories = { $count ->
    [zero] لا فئات أخرى
    [one] فئة أخرى
    [two] فئتان أخريان
    [few] { $count } فئات أخرى
    [many] { $count } فئة أخرى
   *[other] { $count } فئة أخرى
}
choosing-collections-title = المجموعات
choosing-collections-chosen = من اختيار المحرِّرين
choosing-collections-all = كل المجموعات
choosing-collections-lead = أدوات جمعها المحرِّرون لغرض واحد، ولا يمكن شراء مكان فيها.
choosing-collections-none = لا توجد مجموعات بعد.
choosing-collections-over = انتهت هذه المجموعة.
choosing-confirmed-title = ما تأكّد هذا الأسبوع
choosing-confirmed-kinds-maker = أكّده صاحب الأداة
choosing-confirmed-kinds-price = السعر مؤكد
choosing-confirmed-kinds-link = الموقع يعمل
choosing-groups-assistants = المساعدون والوكلاء
choosing-groups-text = الكتابة والمستندات
choosing-groups-images = الصور والتصميم
choosing-groups-media = الفيديو والصوت والألعاب
choosing-groups-code = البرمجة والبيانات
choosing-groups-work = العمل والمكتب
choosing-groups-market = التسويق والمبيعات
choosing-groups-life = التعلّم والحياة اليومية
choosing-groups-more = فئات أخرى
