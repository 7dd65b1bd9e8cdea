sponsored = إعلان مموَّل

home-categories = تصفّح حسب الفئة
home-submitTitle = هل صنعت أداة؟
home-submitText = اقترح أداتك عبر النموذج أو واجهة API. ينظر محرِّر في كل اقتراح ويخبرك بسبب القرار.
home-points-1 = يراجع محرِّرون كل ما يُقترح
home-points-2 = ترتيب النتائج لا يُشترى
home-points-3 = بلا تتبّع وبلا خدمات خارجية

list-title = أدوات الذكاء الاصطناعي
list-foundAtLeast = أكثر من { NUMBER($count) } أداة
list-category = الفئة
list-anyCategory = كل الفئات
list-pricing = السعر
list-anyPricing = أي سعر
list-clear = مسح البحث وعوامل التصفية
list-none = لا توجد أداة مطابقة
list-noneHint = جرّب كلمات أقل أو كلمات أخرى، أو أزل أحد عوامل التصفية.
list-about-tools = كل أدوات الدليل، أحدثها أولًا. اختر السعر والفئة أو استخدم البحث.
list-about-category = أدوات الذكاء الاصطناعي في فئة «{ $name }»: ما تفعله كل أداة وكم تكلّف.
list-about-categories = كل فئات الدليل وعدد الأدوات في كل منها.
list-foundFor = نتائج البحث عن «{ $q }»: { $found }
list-noneFor = لا توجد أداة تطابق «{ $q }»
list-fewerWords = جرّب كلمات أقل أو كلمات أخرى.
list-beyond = لا توجد صفحة كهذه
list-unlisted = لا توجد أداة مُدرَجة تحت العنوان «{ $q }»
list-nearAddress = لا توجد أداة مُدرَجة تحت هذا العنوان بعينه. هذه أقرب الأدوات إليه.
list-correctedTo = نتائج البحث عن «{ $q }».
list-instead = ابحث عن «{ $q }» بدلًا من ذلك
list-meant = هل تقصد «{ $q }»؟
list-ignored = لم تُستخدم: { $words }.
list-unmet = لا تُعرف أداة تستوفي الشرط «{ $words }». هذه الأدوات توافق بقية البحث.
list-relaxed = { $count ->
    [zero] لا تُعرف أداة تستوفي الشرط «{ $words }». هذه الأدوات توافق بقية البحث.
    [one] أداة واحدة فقط تستوفي الشرط «{ $words }». البقية توافق بقية البحث.
    [two] أداتان فقط تستوفيان الشرط «{ $words }». البقية توافق بقية البحث.
    [few] { $count } أدوات فقط تستوفي الشرط «{ $words }». البقية توافق بقية البحث.
    [many] { $count } أداة فقط تستوفي الشرط «{ $words }». البقية توافق بقية البحث.
   *[other] { $count } أداة فقط تستوفي الشرط «{ $words }». البقية توافق بقية البحث.
}
list-hint = الأفضلية: { $price }
list-nearest = أقرب الفئات

tool-visit = زيارة الموقع
tool-about = عن الأداة
tool-facts = معلومات
tool-website = الموقع
tool-pricing = السعر
tool-updated = آخر تعديل
tool-checked = آخر فحص للرابط
tool-pictureFrom = الصورة من
tool-broken = لم يكن الرابط يعمل عند آخر فحص.
tool-original = لم يُترجَم بعد، ويُعرض بلغته الأصلية: { $language }.
tool-machine = ترجمة آلية.
tool-confirmed = أُكّد في { $month }
tool-stated-maker = بحسب صاحب الأداة، { $month }
tool-stated-editor = بحسب المحرِّرين، { $month }
tool-stated-import = بحسب قائمة مستوردة، { $month }
tool-back = العودة إلى الأداة

badge-listed = مُدرَجة في { $site }
badge-title = شارة لموقعك
badge-copy = انسخ هذه الشيفرة إلى صفحتك.

alternatives-title = بدائل { ISOLATE($name) }
alternatives-lead = أدوات يمكن استخدامها بدلًا من { ISOLATE($name) }، والأقرب أولًا.
alternatives-all = كل البدائل
alternatives-none = لا بدائل بعد
alternatives-order = الأقرب أولًا، ولا دور للدفع.
alternatives-named = مذكورة في بحثك
alternatives-words = ابحث عن هذه الكلمات نفسها

suggest-category = فئة
suggest-count = { $count ->
    [zero] لا اقتراحات
    [one] اقتراح واحد
    [two] اقتراحان
    [few] { $count } اقتراحات
    [many] { $count } اقتراحًا
   *[other] { $count } اقتراح
}
suggest-none = لا اقتراحات

facets-features = المزايا
facets-noAccount = بلا حساب
facets-more = فئات أخرى
facets-chosen = عوامل التصفية المحددة
facets-remove = إزالة عامل التصفية: { ISOLATE($name) }
facets-clear = مسح الكل

sort-why = كيف تُرتَّب النتائج

category-search = ابحث في هذه الفئة
category-others = فئات أخرى

report-title = الإبلاغ عن مشكلة في { ISOLATE($name) }
report-sent = أُرسل البلاغ
report-lead = أخبرنا بالخطأ. يقرأ محرِّر كل بلاغ لكنه لا يرى من أرسله.
report-kind = ما المشكلة؟
report-message = ماذا ينبغي أن يعرف المحرِّر؟
report-messageHint = حتى { 1000 } حرف
report-replyTo = البريد الإلكتروني للرد
report-replyToHint = نرسل رسالة واحدة عند إغلاق البلاغ (ثلاثًا في اليوم على الأكثر)، ثم نحذف العنوان، وذلك بعد 90 يومًا على أبعد تقدير.
report-signedIn = تجد النتيجة في «بلاغاتي» ضمن حسابك.
report-button = إرسال البلاغ
report-done = شكرًا لك. سينظر محرِّر في الأمر.
report-doneNoMail = شكرًا لك. سينظر محرِّر في الأمر. لن تصلك رسالة، فقد أرسلت اليوم بلاغات كثيرة فيها عنوان.

ranking-lead = يعتمد ترتيب النتائج على مدى مطابقة كل أداة لكلماتك. البحث نفسه يعطي الجميع الترتيب نفسه.
ranking-paidTitle = لا دور للدفع
ranking-paid = لا يستطيع أحد شراء موضع أفضل. تظهر الإعلانات في إطار مستقل يحمل عبارة «إعلان مموَّل»، إعلانان في الصفحة على الأكثر، ولا تظهر إلا فوق نتائج تضم الأداة نفسها. لا يعرف البحث من يدفع: فهو لا يقرأ ذلك الجدول أبدًا، ويقارن اختبار آلي كل النتائج مع الإعلانات وبدونها.
ranking-withoutTitle = بلا كلمة بحث
ranking-without = تعرض القوائم والفئات الأحدث أولًا.
ranking-withTitle = مع كلمات البحث
ranking-with = تدخل كل أداة أول مجموعة تناسبها:
ranking-tiers-1 = الاسم هو ما كتبته تمامًا، بصرف النظر عن حالة الأحرف والتشكيل والمسافات وعلامات الترقيم.
ranking-tiers-2 = لا يختلف الاسم إلا بلاحقة مثل «{ ISOLATE("AI") }» أو «{ ISOLATE(".com") }»، أو كان هذا نطاق الأداة.
ranking-tiers-3 = لا ينقص الاسمَ سوى حرف واحد.
ranking-tiers-4 = يبدأ الاسم بما كتبته، كلماتٍ كاملة.
ranking-tiers-5 = يبدأ الاسم بما كتبته.
ranking-tiers-6 = يضم الاسم كل كلماتك.
ranking-tiers-7 = يضم الاسم كل كلماتك، وآخرها بداية كلمة فيه.
ranking-tiers-8 = يختلف الاسم بحرف واحد خاطئ أو ناقص أو زائد أو مبدَّل، أو يشبه لفظُه ما كتبته بأبجدية أخرى، ولا تكاد أداة تستخدم الكلمات التي كتبتها.
ranking-tiers-9 = يضم الاسم والوصف القصير والفئات معًا كل كلماتك أو مرادفاتها (ولا تكفي الفئات وحدها)، وتؤدي الأداة المهمة المطلوبة إن كانت واضحة.
ranking-tiers-10 = يضم الاسم والنصوص والفئات كل كلماتك، أو تؤدي الأداة المهمة المطلوبة وإن وُصفت بكلمات أخرى.
ranking-tiers-11 = يوجد نصف كلماتك على الأقل، والنادرة منها أثقل من الشائعة.
ranking-tiers-12 = يختلف الاسم بحرف واحد، مع أن أدوات أخرى تستخدم الكلمات التي كتبتها.
ranking-tiers-13 = إذا خلت المجموعات السابقة: تطابق الأداة كل كلماتك بعد ترك غير المعروف منها ثم أكثرها شيوعًا. وإذا بقي القليل منها وربما كان البحث عن شيء آخر فلا يُعرض شيء.
ranking-withinTitle = داخل المجموعة
ranking-within = إذا طابق الاسم جاء الأحدث أولًا. وإذا طابقت الكلمات كان الاسم أثقل من الوصف القصير، وهذا أثقل من الوصف؛ وعند التساوي يتقدم الوصف القصير الأوجز ثم الأحدث. والكلمات مثل «الأفضل» أو «مجاني» ليست شرطًا. ويُستنتج ما تؤديه الأداة من نصوصها، وفق قائمة مهام بثماني لغات.
ranking-alternativesTitle = بدائل أداة
ranking-alternatives = تكون الأداة بديلًا لأخرى إذا قالت نصوصها ذلك، أو اشتهرت الأداتان بالعمل نفسه، أو اشتركتا في فئة وفي كلمات تصف عملهما. والأول هو الأثقل وزنًا، ثم الثاني، ثم الكلمات المشتركة (والنادرة أثقل من الشائعة)، ثم الفئات المشتركة. وتأتي في الآخر الإضافات التي لا تحل محل الأداة الأخرى، ومتاجر الأوامر النصية؛ وعند التساوي يتقدم الأحدث. ولا تزيد البدائل على 50، ولا يظهر بعد العاشر إلا ما يقارب الأفضل. وإذا طلب البحث بدائل جاءت الأداة المذكورة أولًا، وتقدمت الأدوات التي بالسعر المطلوب.
ranking-understoodTitle = كيف تُقرأ كلماتك
ranking-understood = تُصحَّح الكلمة التي لا تكاد تستخدمها أداة إذا كانت كلمة قريبة منها أكثر استخدامًا بكثير، وتخبرك الصفحة بذلك وتعرض البحث بما كتبته. وكلمات السعر مثل «مجاني» أو «مفتوح المصدر» ترفع الأدوات التي لها هذا السعر. وكلمات المزايا مثل «إضافة متصفح» أو «بدون تسجيل» ترفع الأدوات التي تذكرها في بياناتها أو نصوصها. ولا يُبحث عمّا يلي «بدلًا من». وأرقام الإصدارات كما في «{ ISOLATE("DALL·E 3") }» ليست شرطًا.
ranking-languagesTitle = بلغتك
ranking-languages = يمكنك البحث بأيٍّ من اللغات الثماني. تطابق أيضًا صيغ الكلمة الأخرى، وتقود أسماء الفئات أيضًا إلى أدوات وُصفت بلغة أخرى.
ranking-notTitle = ما لا يُحسب
ranking-ignored-1 = أي دفع كان
ranking-ignored-2 = النقرات والزيارات
ranking-ignored-3 = من أنت وما بحثت عنه من قبل
ranking-ignored-4 = من اقترح الأداة
ranking-check = تحقَّق بنفسك: تعطي واجهة API المفتوحة الترتيب نفسه بلا أي إعلان.
ranking-apiLink = اقرأ توثيق واجهة API

api-lead = اقرأ الدليل بلا مفتاح، واقترح الأدوات برمز API. هذه الصفحة مولّدة من وصف OpenAPI، وشروحه بالإنجليزية.
api-start = من هنا تبدأ
api-startRead = القراءة لا تحتاج إلى رمز. جرّب هذا في الطرفية:
api-startToken = اقتراح الأدوات يحتاج إلى رمز API.
api-makeToken = إنشاء رمز API
api-startErrors = يأتي كل خطأ بصيغة JSON وفيه `code` و`message`، ومع الحقل غير الصالح جملة في `fields`.
api-startPages = القوائم مقسّمة إلى صفحات، في كل منها `per_page` من النتائج، ويقود `links.next` إلى الصفحة التالية.
api-startLimits = عند تجاوز الحد يكون الرد 429، ويبيّن `Retry-After` كم ثانية ينبغي الانتظار.
api-base = العنوان الأساسي
api-contents = العمليات
api-parameters = المعاملات
api-required = مطلوب
api-body = المحتوى (JSON)
api-answers = الردود
api-errors = الأخطاء
api-token = يتطلب رمز API
api-open = متاح للجميع
api-example = مثال
api-values = إحدى القيم
api-standard = القيمة الافتراضية

statistics-lead = كم تنتظر الاقتراحات وماذا يقرر المحرِّرون. تُحسب آليًا وبلا أسماء.
statistics-waiting = في الانتظار الآن
statistics-oldest = أقدمها ينتظر منذ
statistics-nobody = لا شيء في الانتظار
statistics-period = { $days ->
    [one] آخر يوم
    [two] آخر يومين
    [few] آخر { $days } أيام
    [many] آخر { $days } يومًا
   *[other] آخر { $days } يوم
}
statistics-decisions = القرارات
statistics-published = منشور
statistics-rejected = مرفوض
statistics-changes = طُلبت تعديلات
statistics-median = الانتظار المعتاد (الوسيط)
statistics-p95 = مدة البت في 95% من الاقتراحات
statistics-noDecisions = لا قرارات بعد
statistics-reasons = أسباب الرفض
statistics-span = المدة
statistics-at = حتى { $time } (UTC).
statistics-json = الأرقام نفسها بصيغة JSON

noTool-gone = لم تعد هذه الأداة في الدليل
noTool-goneText = حذفها محرِّر. جرّب البحث.
noTool-missing = هذه الأداة ليست في الدليل
noTool-missingText = ربما كان لها اسم آخر هنا. ابحث عنها أو تصفّح الفئات أو اقترحها.
