skip = انتقل إلى المحتوى
skipToResults = انتقل إلى النتائج

mainNav = القائمة الرئيسية

language = اللغة

optional = اختياري

nav-tools = الأدوات
nav-submit = اقترح أداة
nav-account = الحساب
nav-signOut = تسجيل الخروج
nav-desk = لوحة المحرِّرين
nav-editTool = تعديل هذه الأداة

footer-order = لا يؤثر الدفع في ترتيب النتائج أبدًا.
footer-catalog = الدليل
footer-makers = لأصحاب الأدوات
footer-about = عن الدليل
footer-feed = خلاصة الأدوات الجديدة
footer-poweredBy = يعمل بواسطة { $program }

pricing-free = مجاني
pricing-freemium = تتوفر خطة مجانية
pricing-paid = مدفوع
pricing-free_trial = فترة تجريبية مجانية
pricing-open_source = مفتوح المصدر
pricing-unknown = السعر غير مذكور

price-amount = المبلغ
price-currency = العملة
price-period = الدفع
price-per-month = شهريًا
price-per-year = سنويًا
price-per-once = مرة واحدة
price-per-use = لكل استخدام
price-from-month = ابتداءً من { $price } شهريًا
price-from-year = ابتداءً من { $price } سنويًا
price-from-once = ابتداءً من { $price } مرة واحدة
price-from-use = ابتداءً من { $price } لكل استخدام
price-upTo = حتى { $price } شهريًا
price-title = السعر الشهري

yes = نعم

no = لا

platforms-web = الويب
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = إضافة متصفح
platforms-cli = سطر الأوامر
platforms-ide = محرِّر الشيفرة

states-awaiting_moderation = في انتظار المراجعة
states-changes_requested = طُلبت تعديلات
states-published = منشور
states-rejected = مرفوض
states-withdrawn = مسحوب
states-expired = انتهت المهلة

reasons-duplicate = موجود في الدليل من قبل
reasons-spam = إعلان أو محتوى مزعج
reasons-not_an_ai_tool = ليس أداة ذكاء اصطناعي
reasons-broken_link = الرابط لا يعمل
reasons-misleading = نص مضلِّل
reasons-wrong_category = فئة غير مناسبة
reasons-incomplete = معلومات ناقصة
reasons-policy = مخالف لقواعدنا
reasons-other = سبب آخر

catalog-screenshot = لقطة شاشة: { $name }
catalog-picture = صورة: { $name }
catalog-title = دليل أدوات الذكاء الاصطناعي
catalog-lead = اعثر على الأداة المناسبة لعملك، واعرف ما تفعله وكم تكلّف. يراجع محرِّرونا كل اقتراح.
catalog-newest = جديد الدليل
catalog-all = عرض كل الأدوات
catalog-verified = صاحبها موثَّق
catalog-since = في الدليل منذ

search-label = ابحث عن أدوات
search-placeholder = مثلًا: { $category }
search-button = بحث
search-found = { $count ->
    [zero] لا أدوات
    [one] أداة واحدة
    [two] أداتان
    [few] { $count } أدوات
    [many] { $count } أداة
   *[other] { $count } أداة
}
search-filters = عوامل التصفية
search-suggestions = اقتراحات
search-earlier = بحث سابق، على هذا الجهاز فقط
search-forget = مسح عمليات البحث السابقة
search-help = ضع عبارة بين «علامتي تنصيص» لتجدها بنصّها، وعلامة ناقص قبل كلمة لاستبعادها: فيديو -موسيقى.

kept-title = الأدوات المحفوظة
kept-compare = مقارنة

theme-label = المظهر
theme-system = حسب النظام
theme-light = فاتح
theme-dark = داكن

pagination-label = الصفحات
pagination-previous = السابقة
pagination-next = التالية
pagination-page = الصفحة { NUMBER($page) } من { NUMBER($of) }

titles-categories = الفئات
titles-tasks = المهام
titles-lists = قوائم الأعضاء
titles-report = الإبلاغ عن مشكلة
titles-ranking = كيف تُرتَّب النتائج
titles-api = توثيق واجهة API
titles-apiFile = وصف OpenAPI بصيغة JSON
titles-statistics = المراجعة بالأرقام
titles-submit = اقتراح أداة

form-check = تحقّق من البيانات
form-fix = { $count ->
    [zero] لا شيء يحتاج إلى تصحيح
    [one] نقطة واحدة تحتاج إلى تصحيح
    [two] نقطتان تحتاجان إلى تصحيح
    [few] { $count } نقاط تحتاج إلى تصحيح
    [many] { $count } نقطة تحتاج إلى تصحيح
   *[other] { $count } نقطة تحتاج إلى تصحيح
}
form-password = كلمة المرور
form-email = البريد الإلكتروني
form-cancel = إلغاء
form-allCategories = كل الفئات
form-mainCategory = الفئة الرئيسية
form-mainCategoryHint = إحدى الفئات المختارة أعلاه؛ وإن لم تحدّدها فالأولى هي الرئيسية

readOnly-title = الدليل متاح للقراءة فقط مؤقتًا.
readOnly-closed = لا يمكن إرسال النماذج. حاول مرة أخرى لاحقًا.
readOnly-unchanged = لم يتغيّر شيء.

error-notFound = الصفحة غير موجودة
error-failed = تعذّر إتمام العملية
error-retrySeconds = أعد المحاولة بعد { $count ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }.
error-retryMinutes = أعد المحاولة بعد { $count ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }.
error-tryAgain = إعادة المحاولة
error-formOnly = لا تُفتح هذه الصفحة إلا عند إرسال نموذج. عُد إلى الوراء واستخدم النموذج.
error-home = إلى الصفحة الرئيسية

unverified-needed = لم يُؤكَّد بريدك الإلكتروني بعد. افتح الرابط الذي أرسلناه إلى { ISOLATE($email) }.
unverified-resend = إرسال الرسالة مرة أخرى
unverified-sent = أرسلنا الرسالة. يبقى الرابط الذي فيها صالحًا 24 ساعة.

token-never = بلا تاريخ انتهاء
token-lastUsed = آخر استخدام
token-neverUsed = لم يُستخدم
token-validUntil = صالح حتى
token-state-active = فعّال
token-state-expired = منتهٍ
token-state-revoked = ملغى
token-revoke = إلغاء
token-revokeAll = إلغاء كل الرموز
token-revokeHint = يتوقف فورًا وصول البرامج التي تستخدمه. لا يمكن التراجع عن ذلك.

appeal = اعتراض

fields-url-label = الموقع
fields-url-hint = الصفحة العامة للأداة، ويبدأ عنوانها بـ { ISOLATE("https://") }
fields-name-label = الاسم
fields-name-hint = من 2 إلى 80 حرفًا
fields-tagline-label = الوصف القصير
fields-tagline-hint = جملة واحدة تقول ما تفعله الأداة، من 5 إلى 200 حرف
fields-description-label = الوصف
fields-description-hint = حتى { 2000 } حرف
fields-logo_url-label = عنوان الشعار
fields-logo_url-hint = يبدأ بـ { ISOLATE("https://") }
fields-pricing_model-label = السعر
fields-price_from-label = الخطط المدفوعة
fields-price_from-hint = أقل سعر معتاد دون خصومات
fields-free_limit-label = الخطة المجانية
fields-free_limit-hint = ما تتيحه، مثل «20 صفحة شهريًا»، في 80 حرفًا على الأكثر
fields-pricing_url-label = صفحة الأسعار
fields-pricing_url-hint = يبدأ بـ { ISOLATE("https://") }
fields-categories-label = الفئات
fields-categories-hint = اختر من فئة إلى خمس. اكتب ما تفعله الأداة لتظهر هنا الفئات المناسبة.
fields-platforms-label = المنصات
fields-platforms-hint = أين تعمل الأداة
fields-has_api-label = لها واجهة برمجية (API)
fields-self_hosted-label = يمكن استضافتها ذاتيًا
fields-license-label = رخصة مفتوحة المصدر
fields-license-hint = معرّف SPDX، للأدوات المفتوحة المصدر فقط
fields-interface_languages-label = لغات الواجهة
fields-free_trial-label = فترة تجريبية مجانية
fields-needs_account-label = تتطلب حسابًا
fields-eu_data-label = تبقى البيانات في الاتحاد الأوروبي
fields-contact_email-label = بريد التواصل
fields-contact_email-hint = لأسئلة المحرِّرين. لا يظهر للزوار أبدًا.

clipboard-copy = نسخ
clipboard-copied = تم النسخ

password-show = إظهار
password-hide = إخفاء

reportKinds-broken_link = الرابط لا يعمل
reportKinds-wrong_price = السعر غير صحيح
reportKinds-wrong_text = الوصف خاطئ أو قديم
reportKinds-misleading = تَعِد بما لا تفعله
reportKinds-not_an_ai_tool = ليست أداة ذكاء اصطناعي
reportKinds-closed = لم تعد الأداة موجودة
reportKinds-other = شيء آخر

sitePages-imprint = بيانات الناشر
sitePages-privacy = سياسة الخصوصية
sitePages-terms = شروط الاستخدام
sitePages-contact = اتصل بنا
sitePages-about = من نحن
sitePages-guidelines = إرشادات تقديم الأدوات
sitePages-onlyIn = هذا النص متاح باللغة { $language } فقط.

charts-week = الأسبوع بدءًا من
charts-growth = الأدوات في الدليل
charts-tools = الأدوات
charts-submissions = الاقتراحات أسبوعيًا
charts-submitted = مُرسلة
charts-decisions = القرارات أسبوعيًا
charts-published = منشورة
charts-rejected = مرفوضة
charts-changes = طُلب تعديلها
charts-waiting = الساعات حتى القرار
charts-median = الوسيط
charts-p95 = مدة البت في 95% من الاقتراحات
charts-age = مدة انتظار الاقتراحات
charts-entries = الاقتراحات
charts-ages-1 = أقل من يوم
charts-ages-2 = من يوم إلى 3 أيام
charts-ages-3 = من 3 إلى 7 أيام
charts-ages-4 = من 7 إلى 30 يومًا
charts-ages-5 = أكثر من 30 يومًا
charts-precision = دقة القواعد
charts-table = عرض كجدول
