errors-malformed_request = تعذّرت قراءة الطلب. تحقّق من العنوان وحاول مرة أخرى.
errors-missing_token = يلزم هنا رمز { ISOLATE("API") }. أرسله في الترويسة «{ ISOLATE("Authorization: Bearer <token>") }».
errors-invalid_token = رمز { ISOLATE("API") } هذا غير صالح. تحقّق منه أو أنشئ رمزًا جديدًا في حسابك.
errors-expired_token = انتهت صلاحية رمز { ISOLATE("API") } هذا. أنشئ رمزًا جديدًا في حسابك.
errors-revoked_token = أُلغي رمز { ISOLATE("API") } هذا. أنشئ رمزًا جديدًا في حسابك.
errors-insufficient_scope = الإذن المطلوب غير ممنوح لرمز { ISOLATE("API") } هذا. أنشئ في حسابك رمزًا له هذا الإذن.
scopes-missing = الإذن «{ $permission }» ({ $scope }) غير ممنوح لرمز { ISOLATE("API") } هذا. أنشئ في حسابك رمزًا له هذا الإذن.
errors-account_suspended = هذا الحساب موقوف. تواصل مع أحد مديري الدليل.
errors-email_unverified = لم يُؤكَّد بريدك الإلكتروني بعد. افتح الرابط الوارد في الرسالة التي أرسلناها إليك.
errors-forbidden = لا يحق لك القيام بذلك. سجّل الدخول بحساب مخوَّل.
errors-own_submission = هذا الاقتراح يخصك. اتركه لمحرِّر آخر.
errors-own_decision = أنت من رفض هذا الاقتراح. اترك القرار في الاعتراض لمحرِّر آخر.
errors-second_factor_required = يتطلب دورك المصادقة الثنائية. أعدّها في إعدادات حسابك.
errors-cross_site = لم يُرسَل النموذج من هذا الموقع. افتح الصفحة من جديد وكرّر الخطوة.
errors-read_only = هذا الدليل نسخة للقراءة فقط من دليل آخر. اقترح أداتك هناك.
errors-not_found = لا يوجد شيء هنا. تحقّق من العنوان أو ابحث في الدليل.
errors-method_not_allowed = لا يقبل هذا العنوان هذه الطريقة. تجد الطرق المقبولة في الترويسة { ISOLATE("Allow") }.
errors-not_acceptable = هذا المحتوى غير متاح بالصيغة المطلوبة. غيّر الترويسة { ISOLATE("Accept") }.
errors-request_timeout = استغرق وصول الطلب وقتًا طويلًا. أرسله من جديد.
errors-conflict = تغيّر هذا في الأثناء. أعد تحميل الصفحة وراجعه مرة أخرى.
errors-idempotency_key_in_progress = ما زال طلب يحمل قيمة { ISOLATE("Idempotency-Key") } نفسها قيد التنفيذ. انتظر قليلًا ثم أرسله من جديد.
errors-cursor_expired = يعود هذا المؤشر إلى حالة سابقة للدليل. حمّل النسخة الكاملة وتابع من مؤشرها.
errors-payload_too_large = الطلب كبير جدًا. لا ترسل أكثر من { ISOLATE("64 KiB") }.
errors-unsupported_media_type = نوع المحتوى غير مقبول. أرسل بترميز { ISOLATE("UTF-8") } دون ضغط: { ISOLATE("application/json") } إلى { ISOLATE("API") }، و{ ISOLATE("application/x-www-form-urlencoded") } للنماذج.
errors-expectation_failed = لا يمكن تلبية الترويسة { ISOLATE("Expect") }. أرسل الطلب من دونها.
errors-validation_failed = بعض الحقول ناقصة أو غير صالحة. صحّحها ثم أرسل من جديد.
errors-duplicate_submission = هذه الأداة موجودة في الدليل أو تنتظر المراجعة. لا حاجة إلى اقتراحها مرة أخرى.
errors-spam_detected = يبدو هذا النص إعلانًا أو محتوى مزعجًا. صف ببساطة ما تفعله الأداة.
errors-not_an_ai_tool = لا يوضح الوصف ما يفعله الذكاء الاصطناعي. أضف جملة عن ذلك، أو اطلب مراجعة محرِّر.
errors-idempotency_key_reused = استُخدمت قيمة { ISOLATE("Idempotency-Key") } هذه لمحتوى آخر. استخدم قيمة جديدة.
errors-sign_in_failed = عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقّق منهما وحاول مرة أخرى.
errors-link_expired = لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.
errors-sign_in_expired = استغرق تسجيل الدخول وقتًا طويلًا أو فشل مرات كثيرة. ابدأ من جديد.
errors-rate_limited = الطلبات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.
errors-submission_limit_exceeded = بلغت الحد الأقصى للاقتراحات في الساعة. حاول مرة أخرى لاحقًا.
errors-too_many_attempts = المحاولات كثيرة جدًا. انتظر بعض الوقت ثم حاول مرة أخرى.
errors-headers_too_large = ترويسات الطلب كبيرة جدًا. اختصر العنوان أو احذف ملفات تعريف الارتباط لهذا الموقع.
errors-internal_error = حدث خطأ من جانبنا. حاول مرة أخرى لاحقًا.
errors-not_implemented = لا يدعم الخادم هذه الطريقة. استخدم إحدى الطرق الواردة في وصف واجهة API.
errors-unavailable = الدليل غير متاح حاليًا. حاول مرة أخرى بعد بضع ثوانٍ.
errors-overloaded = الضغط على الدليل كبير حاليًا. حاول مرة أخرى بعد بضع ثوانٍ.
errors-maintenance = الدليل متاح للقراءة فقط مؤقتًا. لم يتغيّر شيء؛ حاول مرة أخرى لاحقًا.

problems-required = هذا الحقل مطلوب. يُرجى ملؤه.
problems-not_a_string = أدخل نصًا هنا.
problems-not_an_array = أدخل قائمة هنا.
problems-not_an_object = أرسل كائن { ISOLATE("JSON") }.
problems-not_an_integer = أدخل عددًا صحيحًا بالأرقام فقط.
problems-leading_zeros = اكتب العدد من دون أصفار في أوله.
problems-not_a_boolean = أدخل true أو false.
problems-out_of_range = أدخل عددًا من { NUMBER($min) } إلى { NUMBER($max) }.
problems-too_short = { $min ->
    [one] النص قصير جدًا. اكتب حرفًا واحدًا على الأقل.
    [two] النص قصير جدًا. اكتب حرفين على الأقل.
    [few] النص قصير جدًا. اكتب { $min } أحرف على الأقل.
    [many] النص قصير جدًا. اكتب { $min } حرفًا على الأقل.
   *[other] النص قصير جدًا. اكتب { $min } حرف على الأقل.
}
problems-too_long = { $max ->
    [one] النص طويل جدًا. اكتب حرفًا واحدًا على الأكثر.
    [two] النص طويل جدًا. اكتب حرفين على الأكثر.
    [few] النص طويل جدًا. اكتب { $max } أحرف على الأكثر.
    [many] النص طويل جدًا. اكتب { $max } حرفًا على الأكثر.
   *[other] النص طويل جدًا. اكتب { $max } حرف على الأكثر.
}
problems-too_few = { $min ->
    [one] العدد أقل من المطلوب. أدخل عنصرًا واحدًا على الأقل.
    [two] العدد أقل من المطلوب. أدخل عنصرين على الأقل.
    [few] العدد أقل من المطلوب. أدخل { $min } عناصر على الأقل.
    [many] العدد أقل من المطلوب. أدخل { $min } عنصرًا على الأقل.
   *[other] العدد أقل من المطلوب. أدخل { $min } عنصر على الأقل.
}
problems-too_many = { $max ->
    [one] العدد أكبر من المسموح. أدخل عنصرًا واحدًا على الأكثر.
    [two] العدد أكبر من المسموح. أدخل عنصرين على الأكثر.
    [few] العدد أكبر من المسموح. أدخل { $max } عناصر على الأكثر.
    [many] العدد أكبر من المسموح. أدخل { $max } عنصرًا على الأكثر.
   *[other] العدد أكبر من المسموح. أدخل { $max } عنصر على الأكثر.
}
problems-not_one_of = اختر إحدى القيم التالية: { $allowed }.
problems-not_one_of_without_allowed = اختر إحدى القيم المعروضة.
problems-unchanged = لا شيء يختلف عن صفحة الأداة الحالية. غيِّر حقلًا واحدًا على الأقل.
problems-repeated = أدخل كل قيمة مرة واحدة فقط.
problems-control_characters = احذف أحرف التحكّم.
problems-line_break = اكتب هذا في سطر واحد، دون فواصل أسطر أو علامات جدولة.
problems-invisible_characters = احذف الأحرف غير المرئية. غالبًا ما تكفي كتابة النص من جديد.
problems-direction_marks = احذف العلامات غير المرئية التي تغيّر اتجاه النص.
problems-broken_characters = بعض الأحرف تالفة. اكتبها من جديد.
problems-too_many_marks = علامات التشكيل على الحرف الواحد كثيرة جدًا. الحد الأقصى هو { NUMBER($max) }.
problems-no_letters = اكتب حرفًا أو رقمًا واحدًا على الأقل.
problems-contact_data = احذف الروابط وعناوين البريد وأرقام الهاتف وأسماء الحسابات.
problems-not_a_url = هذا ليس عنوان ويب كاملًا. اكتبه على هذا النحو: { ISOLATE("https://example.org") }.
problems-url_scheme = استخدم عنوان ويب يبدأ بـ { ISOLATE("http://") } أو { ISOLATE("https://") }.
problems-url_credentials = احذف اسم المستخدم وكلمة المرور من عنوان الويب.
problems-url_host = استخدم عنوان موقع متاح للعموم.
problems-unknown_host = عنوان هذا الدليل هو { $value }، وليس اسم المضيف هذا. إن كان هذا الاسم هو الصحيح، فاجعله قيمة { ISOLATE("PUBLIC_URL") }.
problems-url_port = احذف رقم المنفذ من عنوان الويب.
problems-not_https = استخدم عنوانًا يبدأ بـ { ISOLATE("https://") }.
problems-not_an_email = هذا ليس عنوان بريد إلكتروني. اكتبه على هذا النحو: { ISOLATE("name@example.org") }.
problems-unknown_category = لا توجد فئة باسم «{ $value }». اختر من قائمة الفئات.
problems-unknown_category_without_value = لا توجد فئة كهذه. اختر من قائمة الفئات.
problems-bad_identifier = هذا المعرّف غير صالح. تحقّق من طريقة كتابته.
problems-bad_slug = استخدم حروفًا لاتينية صغيرة وأرقامًا، مع شرطة واحدة بين كل كلمتين، مثل { ISOLATE("image-generation") }.
problems-unreadable_json = تعذّرت قراءة { ISOLATE("JSON") }. تحقّق من الأقواس وعلامات الاقتباس والفواصل.
problems-cut_array = قائمة { ISOLATE("JSON") } مبتورة: ينقصها قوس الإغلاق.
problems-not_utf8 = هذا النص ليس بترميز { ISOLATE("UTF-8") } صحيح. أرسله بهذا الترميز.
problems-repeated_key = تكرّر الاسم «{ $value }». أدخله مرة واحدة.
problems-repeated_key_without_value = تكرّر أحد الأسماء. أدخله مرة واحدة.
problems-unknown_field = لا يوجد حقل بهذا الاسم هنا. الحقول المتاحة: { $allowed }.
problems-not_a_key = استخدم من 1 إلى 255 حرفًا مرئيًا من أحرف { ISOLATE("ASCII") } دون مسافات.
problems-not_a_cursor = هذا ليس مؤشرًا. استخدم مؤشرًا من قائمة التغييرات أو من النسخة الكاملة.
problems-duplicate = توجد أداة بهذا العنوان في الدليل أو في انتظار المراجعة.
problems-spam = يبدو هذا إعلانًا أو محتوى مزعجًا. صف ببساطة ما تفعله الأداة.
problems-not_ai = ورد في النص «{ $value }»، والدليل لا يقبل إلا أدوات الذكاء الاصطناعي. إن كانت الأداة تستخدمه فعلًا فاذكر الغرض منه.
problems-not_ai_without_value = لا يوضح الوصف ما يفعله الذكاء الاصطناعي. أضف جملة عن ذلك.
problems-review_used = سبق أن طلبت مراجعة محرِّر. حاول مرة أخرى لاحقًا.
problems-common_password = كلمة المرور هذه سهلة التخمين جدًا. اختر كلمة أخرى.
problems-address_in_password = تحتوي كلمة المرور هذه على الجزء الذي يسبق علامة @ في بريدك الإلكتروني. اختر كلمة أخرى.
problems-site_in_password = تحتوي كلمة المرور هذه على اسم هذا الدليل أو عنوانه. اختر كلمة أخرى.
problems-leaked_password = كلمة المرور هذه، أو كلمة تشبهها كثيرًا، تسرّبت من موقع آخر. اختر كلمة أخرى.
problems-wrong_password = كلمة المرور غير صحيحة. حاول مرة أخرى.
problems-wrong_code = هذا الرمز خاطئ أو قديم أو سبق استخدامه. أدخل رمزًا آخر.
problems-passkey_failed = لم يُقبل مفتاح المرور. حاول مرة أخرى.
problems-in_the_past = هذا الوقت مبكر جدًا أو قد مضى. اختر وقتًا لاحقًا.
problems-not_a_color = هذا ليس لونًا. اكتبه بالترميز الست عشري كما تعرضه أدوات اختيار الألوان.
problems-low_contrast = يصعب قراءة النص بهذا اللون: يجب ألا يقل التباين عن 4.5:1. أقرب لون مناسب هو { ISOLATE($value) }.
problems-low_contrast_without_value = يصعب قراءة النص بهذا اللون: يجب ألا يقل التباين عن 4.5:1.
problems-not_a_picture = تتعذر قراءة هذا الملف بصيغة SVG أو PNG. صدّره من جديد بصيغة SVG بسيطة أو بصيغة PNG.
problems-unreadable_picture = تتعذر قراءة هذه الصورة أو أنها صغيرة جدًا. أرسل ملف PNG أو JPEG أو WebP أو GIF، ويمكن إرسال الشعار بصيغة SVG.
problems-picture_too_complex = يستغرق رسم هذه الصورة وقتًا طويلًا جدًا. بسّطها أو أرسلها بصيغة PNG.
problems-picture_too_long = طول هذه الصورة أكثر من عشرة أضعاف عرضها. اقتصّها أو اختر صورة أخرى.
problems-picture_too_small = هذه الصورة صغيرة جدًا. أرسل صورة لا تقل عن 32 بكسل، ويُفضَّل 512.
problems-picture_empty = هذه الصورة فارغة. اختر صورة أخرى.
problems-picture_with_text = في ملف SVG هذا حروف مكتوبة نصًّا، ويضيع خطّها عند رسمه. حوّلها إلى مسارات وصدّره من جديد، أو أرسله بصيغة PNG.
problems-picture_not_square = هذه الأيقونة ليست مربعة. اقتصّ الصورة أو أضف إليها هوامش حتى يتساوى عرضها وارتفاعها.
problems-pictures_full = تشغل صورك غير المنشورة { NUMBER($max) } ميغابايت بالفعل. أزل ما لم تعد تحتاج إليه منها، أو انتظر قرار المحرِّر.
problems-being_reviewed = يراجعها محرِّر الآن. حاول لاحقًا.
problems-file_too_large = الملف كبير جدًا. أرسل { NUMBER($max) } كيبيبايت على الأكثر.
problems-body_too_large = الطلب كبير جدًا. لا ترسل أكثر من { NUMBER($max) } كيبيبايت.
problems-too_many_fields = حقول النموذج كثيرة جدًا. لا ترسل أكثر من { NUMBER($max) }.
problems-field_header_too_large = ترويسة أحد حقول النموذج كبيرة جدًا. اختصر اسم الملف: لا يُقرأ أكثر من { NUMBER($max) } بايت.
problems-field_name_too_long = اسم أحد حقول النموذج طويل جدًا. لا تستخدم أكثر من { NUMBER($max) } حرف.
problems-too_many_tokens = { $max ->
    [one] لديك رمز واحد بالفعل. ألغِه لتنشئ رمزًا آخر.
    [two] لديك رمزان بالفعل. ألغِ أحدهما لتنشئ رمزًا آخر.
    [few] لديك { $max } رموز بالفعل. ألغِ أحدها لتنشئ رمزًا آخر.
    [many] لديك { $max } رمزًا بالفعل. ألغِ أحدها لتنشئ رمزًا آخر.
   *[other] لديك { $max } رمز بالفعل. ألغِ أحدها لتنشئ رمزًا آخر.
}
problems-name_taken = هذا مستخدَم بالفعل. اختر شيئًا آخر.
problems-page_blocked = لا يسمح الموقع للبرامج بقراءة هذه الصفحة. املأ الحقول بنفسك.
problems-page_not_html = لا توجد صفحة ويب في هذا العنوان، بل ملف من نوع آخر. تحقّق من العنوان أو املأ الحقول بنفسك.
problems-page_empty = لا توجد في الصفحة معلومات عن الأداة. املأ الحقول بنفسك.
problems-page_unread = تعذّرت قراءة الصفحة: { $value }. تحقّق من العنوان أو املأ الحقول بنفسك.

missing = ما زال ناقصًا:

fields-typed-required = املأ هذا الحقل.
fields-one-required = اختر أحد الخيارات.
fields-one-not_one_of = اختر أحد الخيارات.
fields-several-required = اختر خيارًا واحدًا على الأقل.
fields-several-too_few = اختر خيارًا واحدًا على الأقل.
fields-several-too_many = الاختيارات كثيرة. الحد الأقصى هو { NUMBER($max) }.

conflicts-submission-awaiting_moderation = هذا الاقتراح في انتظار المراجعة.
conflicts-submission-changes_requested = طلب أحد المحرِّرين تعديلات على هذا الاقتراح.
conflicts-submission-published = نُشر هذا الاقتراح.
conflicts-submission-rejected = رُفض هذا الاقتراح.
conflicts-submission-withdrawn = سُحب هذا الاقتراح.
conflicts-submission-expired = انتهت مهلة هذا الاقتراح.
conflicts-change-awaiting_moderation = هذا التعديل في انتظار المراجعة.
conflicts-change-live = هذا التعديل معروض بالفعل.
conflicts-change-accepted = قُبل هذا التعديل.
conflicts-change-declined = رُفض هذا التعديل.
conflicts-change-withdrawn = سُحب هذا التعديل.
conflicts-tool-published = هذه الأداة منشورة.
conflicts-tool-quarantined = هذه الأداة مخفية.
conflicts-tool-removed = حُذفت هذه الأداة نهائيًا.
conflicts-possible = الممكن الآن: { $acts }.
conflicts-acts-accept = قبوله
conflicts-acts-decline = رفضه
conflicts-acts-confirm = تأكيده
conflicts-acts-revert = التراجع عنه
conflicts-acts-approve = قبوله
conflicts-acts-reject = رفضه
conflicts-acts-request_changes = طلب تعديلات
conflicts-acts-withdraw = سحبه
conflicts-acts-resubmit = تصحيحه وإعادة إرساله
conflicts-acts-expire = تركه حتى تنتهي مهلته
conflicts-acts-appeal = الاعتراض على الرفض
conflicts-acts-quarantine = إخفاؤها
conflicts-acts-restore = إعادة نشرها
conflicts-acts-remove = حذفها نهائيًا
conflicts-acts-merge = دمجها في أداة أخرى
conflicts-nothing-published = اقترح تعديلًا على صفحة الأداة المنشورة، أو اطلب إزالتها.
conflicts-nothing-rejected = لا يمكن الاعتراض إلا مرة واحدة.
conflicts-nothing-withdrawn = يمكن اقتراح الأداة مرة أخرى.
conflicts-nothing-expired = يمكن اقتراح الأداة مرة أخرى.
conflicts-undecidable = ليس هنا ما يقرره محرِّر الآن.
conflicts-reasons-address_taken = أصبح عنوانها يخص أداة أخرى.
conflicts-reasons-winner_hidden = الأداة المراد الاحتفاظ بها غير منشورة.
conflicts-reasons-undo_over = لم يعد التراجع عن هذا القرار ممكنًا.
conflicts-reasons-entry_changed = تغيّرت صفحة الأداة منذ ذلك الحين، فلم يعد التراجع عن هذا القرار ممكنًا.
conflicts-reasons-reports_closed = أغلق شخص آخر هذه البلاغات من قبل. لم يُستبدل شيء.
conflicts-reasons-reports_open = هذه البلاغات مفتوحة بالفعل.
conflicts-reasons-placement_ended = انتهت هذه المساحة الإعلانية.
conflicts-reasons-original_language = هذه هي اللغة الأصلية. عدّل نصها في الأداة نفسها.
conflicts-reasons-written_by_person = كتب هذه الترجمة إنسان، ولا تحل الترجمة الآلية محلها.
conflicts-reasons-no_translator = الترجمة الآلية غير مُعدّة على هذا الخادم.
conflicts-reasons-webhook_off = هذا الخطاف متوقف. شغّله من جديد أولًا.
conflicts-reasons-webhook_has_address = لهذا الخطاف عنوان تُرسَل إليه أحداثه.
conflicts-reasons-outgoing_off = لا يتصل هذا الخادم بمواقع أخرى. املأ الحقول بنفسك.
conflicts-reasons-own_tool = لا يمكنك التوصية بأداتك، ولا التصويت لتوصيتك.
conflicts-reasons-tool_hidden = هذه الأداة مخفية. لا يمكن تعديلها إلى أن يراجعها محرِّر.
conflicts-reasons-change_waits = هناك تعديل آخر على هذه الأداة في انتظار المراجعة. اسحبه لتقترح تعديلًا جديدًا.
conflicts-reasons-only_admin = هذا حساب المدير الوحيد. امنح شخصًا آخر هذا الدور أولًا.
