register-title = إنشاء حساب
register-lead = يتيح لك الحساب اقتراح الأدوات ومتابعة مراجعتها وإنشاء رموز API.
register-passwordHint = 12 حرفًا على الأقل. بضع كلمات عشوائية تصلح كلمة مرور جيدة.
register-button = إنشاء الحساب
register-haveAccount = لديك حساب؟
register-doneTitle = تفقّد بريدك
register-done = أرسلنا إليك رسالة فيها الخطوة التالية. يمكنك المتابعة في هذه الأثناء.
register-continue = متابعة

terms-title = شروط الاستخدام
terms-lead = اقبل شروط الاستخدام الحالية للمتابعة.
terms-accept = أقبل شروط الاستخدام
terms-button = القبول والمتابعة
terms-ifDeclined = إذا لم تقبلها، فيمكنك تنزيل بياناتك أو حذف حسابك:

signIn-title = تسجيل الدخول
signIn-button = تسجيل الدخول
signIn-forgot = نسيت كلمة المرور؟
signIn-noAccount = ليس لديك حساب بعد؟
signIn-wait = مدة الانتظار المعتادة
signIn-passwordChanged = تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.
signIn-signedOut = تم تسجيل خروجك.
signIn-needed = سجّل الدخول للمتابعة.
signIn-neededToSubmit = سجّل الدخول لاقتراح أداة.
signIn-back = العودة إلى تسجيل الدخول
signIn-with = المتابعة عبر { ISOLATE($name) }
signIn-or = أو
signIn-failed = لم ينجح تسجيل الدخول عبر { ISOLATE($name) }. حاول مرة أخرى أو استخدم كلمة المرور.
signIn-unverified = ليس لحسابك في { ISOLATE($name) } عنوان بريد مؤكَّد. أكّد عنوانًا هناك أو استخدم كلمة المرور.
signIn-failedAlone = لم ينجح تسجيل الدخول عبر { ISOLATE($name) }. حاول مرة أخرى.
signIn-unverifiedAlone = ليس لحسابك في { ISOLATE($name) } عنوان بريد مؤكَّد. أكّد عنوانًا هناك ثم حاول مرة أخرى.
signIn-unreachable = لا يستجيب { ISOLATE($name) } في الوقت الحالي. حاول مرة أخرى بعد بضع دقائق.
signIn-known = يوجد حساب بهذا العنوان من قبل. سجّل الدخول مرة واحدة بكلمة المرور ليرتبط به { ISOLATE($name) }.

settings-devices-button = تسجيل الخروج من كل الأجهزة
settings-devices-title = الأجهزة
settings-devices-lead = هل سجّلت الدخول في مكان آخر؟ سجّل الخروج من كل الأجهزة، ومنها هذا الجهاز.
settings-title = إعدادات الحساب
settings-signingIn = الدخول إلى الحساب
settings-since = أُنشئ حسابك في { $date }.
settings-password-title = كلمة المرور
settings-password-lead = عند تغييرها يُسجَّل خروجك من كل الأجهزة الأخرى.
settings-password-current = كلمة المرور الحالية
settings-password-next = كلمة المرور الجديدة
settings-password-button = تغيير كلمة المرور
settings-password-done = تغيّرت كلمة المرور، وسُجِّل خروجك من كل مكان آخر.
settings-password-forgotten = نسيتها أو ليست لديك بعد؟ اطلب رابطًا بالبريد
settings-email-title = عنوان البريد الإلكتروني
settings-email-lead = نرسل رابطًا إلى العنوان الجديد. ينتقل الحساب إليه بعد أن تفتح الرابط، ويصل إشعار إلى العنوان القديم.
settings-email-next = عنوان البريد الإلكتروني الجديد
settings-email-now = العنوان الحالي
settings-email-button = تغيير عنوان البريد
settings-email-done = أرسلنا رابطًا إلى العنوان الجديد. يعمل الرابط لمدة ساعة.
settings-email-confirmTitle = تأكيد عنوان بريدك الإلكتروني الجديد
settings-email-confirmLead = انقر لينتقل حسابك إلى هذا العنوان.
settings-email-confirmButton = تأكيد العنوان الجديد
settings-email-confirmed = أصبح لحسابك عنوان البريد الإلكتروني الجديد.
settings-email-verified = مؤكَّد
settings-email-unverified = غير مؤكَّد
settings-providers-off = غير مرتبط
settings-providers-connectLead = سجّل الدخول عبر { ISOLATE($name) } أيضًا. يجب أن يكون العنوان المؤكَّد هناك هو عنوان هذا الحساب.
settings-providers-connect = ربط { ISOLATE($name) }
settings-providers-connected = تم الربط. يمكنك تسجيل الدخول به من الآن.
settings-providers-refused = لم يُربط { ISOLATE($name) }. سجّل الدخول هناك بحساب عنوانه المؤكَّد { ISOLATE($email) } وحاول مرة أخرى.
settings-providers-since = مرتبط منذ { $date }.
settings-providers-disconnect = فك الارتباط
settings-providers-title = فك الارتباط مع { ISOLATE($name) }
settings-providers-lead = لن تستطيع بعد ذلك تسجيل الدخول عبر { ISOLATE($name) }، بل بكلمة المرور فقط. ولإعادة الربط تحتاج إلى حساب هناك عنوانه المؤكَّد { ISOLATE($email) }.
settings-providers-done = فُكّ الارتباط. تسجّل الدخول الآن بكلمة المرور.
settings-data-title = بياناتك
settings-data-file = نسخة من كل شيء
settings-data-before = تنزيل بياناتك قبل ذلك
settings-data-lead = ملف JSON واحد يضم كل ما نحفظه عنك: الحساب، والرموز من دون قيمها، والاقتراحات مع سجلها.
settings-data-button = تنزيل بياناتك
settings-deletion-title = حذف الحساب
settings-deletion-lead = تُسحب الاقتراحات المعلّقة، وتتوقف الرموز عن العمل فورًا. تبقى الأدوات المنشورة في الدليل دون أن تتبع أي حساب. لا يمكن التراجع عن ذلك.
settings-deletion-submissions = { $count ->
    [one] يُسحب اقتراح معلّق واحد.
    [two] يُسحب اقتراحان معلّقان.
    [few] تُسحب { $count } اقتراحات معلّقة.
    [many] يُسحب { $count } اقتراحًا معلّقًا.
   *[other] يُسحب { $count } اقتراح معلّق.
}
settings-deletion-tokens = { $count ->
    [one] يتوقف رمز واحد عن العمل فورًا.
    [two] يتوقف رمزان عن العمل فورًا.
    [few] تتوقف { $count } رموز عن العمل فورًا.
    [many] يتوقف { $count } رمزًا عن العمل فورًا.
   *[other] يتوقف { $count } رمز عن العمل فورًا.
}
settings-deletion-tools = { $count ->
    [one] تبقى أداة منشورة واحدة في الدليل دون أن تتبع أي حساب.
    [two] تبقى أداتان منشورتان في الدليل دون أن تتبع أي حساب.
    [few] تبقى { $count } أدوات منشورة في الدليل دون أن تتبع أي حساب.
    [many] تبقى { $count } أداة منشورة في الدليل دون أن تتبع أي حساب.
   *[other] تبقى { $count } أداة منشورة في الدليل دون أن تتبع أي حساب.
}
settings-deletion-final = لا يمكن التراجع عن ذلك.
settings-deletion-openButton = حذف الحساب…
settings-deletion-button = حذف نهائي
settings-deletion-keep = الإبقاء على الحساب
settings-deletion-done = حُذف حسابك. شكرًا لاستخدامك هذا الدليل.

verify-title = تأكيد البريد الإلكتروني
verify-lead = انقر لتأكيد هذا العنوان.
verify-button = تأكيد العنوان
verify-done = تم تأكيد بريدك الإلكتروني.
verify-continue = متابعة اقتراحك
verify-wrong = العنوان خاطئ؟ غيّره
verify-password = أدخل كلمة مرور هذا الحساب لتأكيد العنوان وتسجيل الدخول.
verify-unknown = ليس حسابك، أو لا تعرف كلمة المرور؟
verify-unknownLead = اختر كلمة مرور جديدة. سيُسجَّل خروج الحساب من كل الأجهزة، ومنها أجهزة من أنشأه، وتُلغى كل رموز { ISOLATE("API") } التي فيه.
verify-unknownButton = اختيار كلمة مرور جديدة
verify-change = أدخل كلمة مرور الحساب الذي سينتقل إلى هذا العنوان.

forgot-title = إعادة تعيين كلمة المرور
forgot-lead = أدخل بريدك الإلكتروني. إن كان له حساب أرسلنا إليك رابطًا لاختيار كلمة مرور جديدة.
forgot-button = إرسال الرابط
forgot-done = إن كان لهذا العنوان حساب فالرسالة في طريقها إليه. يعمل الرابط الذي فيها ساعة واحدة.

reset-title = اختيار كلمة مرور جديدة
reset-password = كلمة المرور الجديدة
reset-button = حفظ كلمة المرور
reset-signsOut = سيُسجَّل خروجك من كل الأجهزة.

account-title = حسابك
account-nav = صفحات الحساب
account-start = نظرة عامة
account-submissions = اقتراحاتي
account-reports = بلاغاتي
account-lists = قوائمي
account-follows = ما أتابعه
account-tokens = رموز API
account-webhooks = خطافات الويب
account-queue = قائمة المراجعة

tokens-title = رموز API
tokens-lead = يتيح الرمز لبرنامج أن يقترح أدوات ويقرأ اقتراحاتك باسمك. احفظه كما تحفظ كلمة المرور.
tokens-create = إنشاء رمز
tokens-name = الاسم
tokens-nameHint = فيمَ ستستخدمه، مثل اسم برنامج نصي.
tokens-scopes = الأذونات
tokens-scope-submissions_write = اقتراح الأدوات وتعديل اقتراحاتك
tokens-scope-submissions_read = عرض قائمة اقتراحاتك
tokens-expires = مدة الصلاحية
tokens-days = { $count ->
    [zero] { $count } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}
tokens-button = إنشاء الرمز
tokens-createdTitle = رمزك الجديد
tokens-shownOnce = انسخه الآن، فلن يظهر مرة أخرى. لا نحفظ سوى بصمته.
tokens-tryIt = جرّبه: اقترح أداة
tokens-back = العودة إلى رموزك
tokens-list = رموزك
tokens-none = ليست لديك رموز بعد.
tokens-created = أُنشئ
tokens-revoked = أُلغي الرمز ولم يعد يعمل.
tokens-allRevoked = أُلغيت كل رموزك.
tokens-verifyFirst = أكّد بريدك الإلكتروني قبل إنشاء رمز.
tokens-confirmPassword = أكّد كلمة المرور
tokens-confirmPasswordHint = مضى على تسجيل دخولك أكثر من 15 دقيقة. يتطلب إنشاء رمز إدخال كلمة المرور مرة أخرى.
tokens-until = { $days }، حتى { $date }
tokens-never = بلا تاريخ انتهاء
tokens-soon = ينتهي قريبًا
tokens-nothingYet = بالرمز تقترح الأدوات من برنامج نصي أو من عملية آلية أو عبر وكيل.
tokens-revokeAllHint = يتوقف فورًا وصول البرامج التي تستخدم رموزك. لا يمكن التراجع عن ذلك.
tokens-ended = { $count ->
    [zero] لا رموز منتهية أو ملغاة
    [one] رمز واحد منتهٍ أو ملغى
    [two] رمزان منتهيان أو ملغيان
    [few] { $count } رموز منتهية أو ملغاة
    [many] { $count } رمزًا منتهيًا أو ملغى
   *[other] { $count } رمز منتهٍ أو ملغى
}
tokens-tryList = جرّبه: اعرض اقتراحاتك
tokens-storageAdvice = لا تحفظ الرمز في الشيفرة، بل في مخزن للأسرار أو في متغير بيئة.

deadLink-title = لم يعد هذا الرابط يعمل
deadLink-lead = استُخدم من قبل، أو انتهت مدته، أو حلّ محله رابط أحدث.
deadLink-verify = سجّل الدخول واطلب من حسابك إرسال الرسالة مرة أخرى.
deadLink-reset = اطلب رابطًا آخر.
deadLink-change = سجّل الدخول وأدخل العنوان الجديد مرة أخرى.

twoFactor-title = المصادقة الثنائية
twoFactor-on = مفعّلة
twoFactor-off = غير مفعّلة
twoFactor-lead = مع خطوة ثانية لا تكفي كلمة مرور مسروقة لتسجيل الدخول.
twoFactor-required = يتطلب دورك المصادقة الثنائية. اضبط تطبيق مصادقة أو مفتاح مرور لفتح لوحة المحرِّرين.
twoFactor-unverified = أكّد عنوان بريدك الإلكتروني قبل إعداد المصادقة الثنائية.
twoFactor-remove = إزالة
twoFactor-app-title = تطبيق المصادقة
twoFactor-app-lead = يعرض تطبيق على هاتفك رمزًا جديدًا كل 30 ثانية.
twoFactor-app-since = أُعدّ في { $date }.
twoFactor-app-setUp = إعداد
twoFactor-app-setUpTitle = إعداد تطبيق المصادقة
twoFactor-app-scan = امسح رمز الاستجابة السريعة هذا بتطبيق المصادقة.
twoFactor-app-picture = رمز استجابة سريعة يحمل مفتاح الإعداد
twoFactor-app-key = تعذّر المسح؟ أدخل هذا المفتاح في التطبيق:
twoFactor-app-code = الرمز من التطبيق
twoFactor-app-button = تفعيل
twoFactor-app-removeTitle = إزالة تطبيق المصادقة
twoFactor-app-removeLead = لن تُقبل رموزه عند تسجيل الدخول بعد ذلك.
twoFactor-app-done = أُعدّ تطبيق المصادقة.
twoFactor-app-removed = أُزيل تطبيق المصادقة.
twoFactor-passkeys-title = مفاتيح المرور
twoFactor-passkeys-lead = استخدم بصمتك أو وجهك أو قفل الشاشة أو مفتاح أمان.
twoFactor-passkeys-add = إضافة مفتاح مرور
twoFactor-passkeys-addLead = يطلب منك المتصفح التأكيد بجهازك أو بمفتاح أمان.
twoFactor-passkeys-name = الاسم
twoFactor-passkeys-nameHint = أين تحتفظ به، مثل اسم هاتفك.
twoFactor-passkeys-added = أُضيف في { $date }
twoFactor-passkeys-used = آخر استخدام في { $date }
twoFactor-passkeys-unused = لم يُستخدم بعد
twoFactor-passkeys-removeTitle = إزالة مفتاح المرور «{ ISOLATE($name) }»
twoFactor-passkeys-removeLead = لن يُقبل عند تسجيل الدخول بعد ذلك. احذفه من جهازك أيضًا.
twoFactor-passkeys-use = استخدام مفتاح مرور
twoFactor-passkeys-failed = لم يُستخدم مفتاح المرور. حاول مرة أخرى.
twoFactor-passkeys-notAdded = لم يُضف مفتاح مرور. حاول مرة أخرى.
twoFactor-passkeys-needsScript = تحتاج مفاتيح المرور إلى JavaScript وإلى متصفح يدعمها.
twoFactor-passkeys-done = أُضيف مفتاح المرور.
twoFactor-passkeys-removed = أُزيل مفتاح المرور.
twoFactor-recovery-title = رموز الاسترداد
twoFactor-recovery-lead = لحالة فقدان هاتفك أو مفاتيح المرور. يعمل كل رمز مرة واحدة.
twoFactor-recovery-left = بقي { NUMBER($count) } من { NUMBER($of) }
twoFactor-recovery-make = إنشاء رموز جديدة
twoFactor-recovery-makeLead = تحصل على عشرة رموز جديدة، وتتوقف رموزك الحالية عن العمل.
twoFactor-recovery-yours = رموز الاسترداد الخاصة بك
twoFactor-recovery-turnedOn = المصادقة الثنائية مفعّلة.
twoFactor-recovery-saveNow = احفظها الآن، فلن تظهر مرة أخرى.
twoFactor-recovery-storageAdvice = احتفظ بها حيث تصل إليها من دون هاتفك: في مدير كلمات مرور أو على ورق.
twoFactor-recovery-saved = حفظتها
twoFactor-turnOff-title = إيقاف المصادقة الثنائية
twoFactor-turnOff-lead = بعد ذلك تكفي كلمة المرور وحدها لتسجيل الدخول. يُزال تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد.
twoFactor-turnOff-open = إيقاف…
twoFactor-turnOff-button = إيقاف
twoFactor-turnOff-done = أُوقفت المصادقة الثنائية.
twoFactor-turnOff-needed = يتطلبها دورك، فلا يمكن إيقافها.
twoFactor-confirmation-title = أكّد أنك صاحب الحساب
twoFactor-confirmation-lead = مضى بعض الوقت على تسجيل دخولك، وتتطلب هذه الخطوة تأكيدًا جديدًا.
twoFactor-confirmation-button = تأكيد
twoFactor-code = رمز المصادقة
twoFactor-codeHint = ستة أرقام من تطبيق المصادقة.
twoFactor-useRecovery = استخدام رمز استرداد
twoFactor-recoveryCode = رمز الاسترداد
twoFactor-signIn-lead = خطوة أخرى: أكّد أنك صاحب الحساب.
twoFactor-signIn-lost = هل فقدت هاتفك ومفاتيح المرور ورموز الاسترداد؟ تواصل مع أحد مديري الدليل.
twoFactor-signIn-another = تسجيل الدخول بحساب آخر

setUp-title = إعداد هذا الدليل
setUp-lead = سيكون هذا حساب مدير الدليل: به تسمّي الموقع وتكتب صفحاته وتدعو المحرِّرين.
setUp-button = إنشاء حساب المدير
setUp-another = إذا لم يكن هناك مدير بعد، فأعد تشغيل الخادم للحصول على رابط جديد.

# Heading.
start-news = الجديد في ما تتابعه
start-noNews = لا جديد في الأسبوعين الأخيرين.
# Link to all lists of the account.
start-all = كل القوائم
# Heading of the empty page.
start-none = لا شيء هنا بعد
start-noneHint = احفظ الأدوات بعلامة الحفظ، أو تابع ما يهمك بالبريد الإلكتروني، أو اجمع الأدوات في قائمة، وستجد كل ذلك هنا.
