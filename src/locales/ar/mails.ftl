hello = مرحبًا،

button-open = فتح الصفحة
button-sign-in = تسجيل الدخول
button-password = اختيار كلمة مرور جديدة
button-confirm = تأكيد العنوان
button-check = مراجعة البيانات
button-accept = قبول الدعوة
button-follow = عرض وتأكيد

notice =
    تصلك إشعارات كهذه لأن لديك حسابًا. أوقفها هنا:
    { $link }

following =
    تصلك هذه الرسالة لأنك طلبتها. غيّر ما تتابعه أو أوقف الرسائل هنا:
    { $link }

news-new = جديد
news-changed = تغيّر
news-confirmed = أكّده أصحابه
news-fact = { $field }: { ISOLATE($to) } (سابقًا: { ISOLATE($from) })
news-fields = تغيّر: { $fields }
news-dead = لم يعد الرابط يعمل.
news-alive = عاد الرابط إلى العمل.

follow_confirm-subject = أكّد ما تريد متابعته في { $site }
follow_confirm-text =
    طلب شخص، لعلّه أنت، من { $site } أن يكتب إلى عنوان البريد الإلكتروني هذا كلما جدّ جديد. تعرض هذه الصفحة موضوع الطلب. يُرجى تأكيده فيها:

    { $link }

    إن لم تفعل شيئًا فلن تصلك أي رسالة، ونحذف هذا العنوان بعد ثلاثة أيام.

digest-subject = { $rhythm ->
    [day] تغيّر سعر أو رابط في { $site }
   *[week] جديد ما تتابعه في { $site }
}
digest-text-1 = { $rhythm ->
    [day] تغيّر سعر أو رابط تتابعه في { $site }.
   *[week] هذا ما جدّ فيما تتابعه في { $site }.
}
digest-text-2 = { $lines }
digest-text-3 = { $news }
digest-text-4 = { $rest ->
    [zero] ولا أدوات أخرى.
    [one] وأداة أخرى.
    [two] وأداتان أخريان.
    [few] و{ $rest } أدوات أخرى.
    [many] و{ $rest } أداة أخرى.
   *[other] و{ $rest } أداة أخرى.
}

verify_email-subject = تأكيد بريدك الإلكتروني في { $site }
verify_email-text =
    أُنشئ حساب في { $site } بعنوان البريد الإلكتروني هذا. يُرجى تأكيد أن العنوان لك:

    { $link }

    يعمل الرابط مرة واحدة فقط، وتنتهي صلاحيته بعد 24 ساعة.

    إن لم تكن أنت من أنشأ الحساب، فتجاهل هذه الرسالة.

already_registered-subject = لديك حساب في { $site } بالفعل
already_registered-text =
    حاول شخص ما، وهو أنت على الأرجح، إنشاء حساب في { $site } بعنوان البريد الإلكتروني هذا. لهذا العنوان حساب من قبل، ولذلك لم يتغير شيء.

    سجّل الدخول هنا:
    { $sign_in_link }

    إن نسيت كلمة المرور، فاختر كلمة جديدة هنا:
    { $reset_link }

    إن لم تكن أنت، فتجاهل هذه الرسالة.

reset_password-subject = كلمة مرور جديدة في { $site }
reset_password-text =
    طُلبت كلمة مرور جديدة لحسابك في { $site }. يمكنك اختيارها هنا:

    { $link }

    يعمل الرابط مرة واحدة فقط، وتنتهي صلاحيته بعد ساعة واحدة.

    إن لم تطلبها، فتجاهل هذه الرسالة: ستبقى كلمة المرور كما هي.

confirm_new_email-subject = تأكيد عنوان بريدك الإلكتروني الجديد في { $site }
confirm_new_email-text =
    يريد صاحب حساب في { $site } استخدام عنوان البريد الإلكتروني هذا من الآن فصاعدًا. يُرجى تأكيد أن العنوان لك:

    { $link }

    يعمل الرابط مرة واحدة فقط، وتنتهي صلاحيته بعد ساعة واحدة. وحتى ذلك الحين يبقى للحساب عنوانه القديم.

    إن لم تكن تعلم شيئًا عن ذلك، فتجاهل هذه الرسالة.

email_changed-subject = تغيّر عنوان بريدك الإلكتروني في { $site }
email_changed-text =
    أصبح لحسابك في { $site } عنوان بريد إلكتروني آخر. ولن تصل رسائل أخرى إلى العنوان السابق.

    إن لم تكن أنت من غيّره، فردّ على هذه الرسالة أو راسل مشغّل الموقع فورًا: فقد دخل شخص آخر إلى حسابك.

account_deleted-subject = حُذف حسابك في { $site }
account_deleted-text =
    حُذف حسابك في { $site }: سُحبت اقتراحاتك المعلّقة، ولم تعد رموز { ISOLATE("API") } الخاصة بك تعمل، وأُزيل عنوان بريدك الإلكتروني من بياناتنا.

    تبقى الأدوات المنشورة في الدليل دون أن تتبع أي حساب. هذه آخر رسالة إلى هذا العنوان.

identity_linked-subject = ارتبط { $provider } بحسابك في { $site }
identity_linked-text =
    يمكنك من الآن تسجيل الدخول إلى حسابك في { $site } عبر { $provider }.

    إن لم تكن أنت، ففكّ الارتباط من إعداداتك واختر كلمة مرور جديدة:
    { $settings_link }

identity_unlinked-subject = انتهى ارتباط { $provider } بحسابك في { $site }
identity_unlinked-text =
    لم يعد ممكنًا تسجيل الدخول إلى حسابك في { $site } عبر { $provider }، وصرت تسجّل الدخول بكلمة المرور.

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا:
    { $reset_link }

token_created-subject = رمز { ISOLATE("API") } جديد في حسابك في { $site }
token_created-text =
    أُنشئ في حسابك في { $site } رمز { ISOLATE("API") } باسم «{ $name }»، وهو ينتهي بـ { $last_four }.

    إن لم تكن أنت من أنشأه، فألغِ الرمز واختر كلمة مرور جديدة:
    { $tokens_link }

token_expiring-subject = ينتهي قريبًا أحد رموز { ISOLATE("API") } في { $site }
token_expiring-text =
    رمز { ISOLATE("API") } «{ $name }» في حسابك في { $site }، وهو ينتهي بـ { $last_four }، صالح حتى { $expires_on }. بعد ذلك تُرفض البرامج التي تستخدمه.

    يمكنك إنشاء رمز جديد هنا:
    { $tokens_link }

    إن لم تعد بحاجة إليه، فليس عليك فعل شيء. لن نذكّرك بهذا الرمز مرة أخرى.

submission_received-subject = «{ $name }» في انتظار المراجعة
submission_received-text =
    شكرًا لاقتراح «{ $name }» في { $site }. سيراجعه محرِّر، ولن يظهر في الدليل قبل ذلك. سنكتب إليك فور صدور القرار.

    يمكنك متابعته هنا:
    { $status_link }

submission_approved-subject = نُشرت أداة «{ $name }»
submission_approved-text =
    قَبِل أحد المحرِّرين اقتراحك «{ $name }»، والأداة الآن في دليل { $site }:

    { $tool_link }

submission_rejected-subject = لم تُقبل أداة «{ $name }»
submission_rejected-text-1 =
    راجع أحد محرِّري { $site } اقتراحك «{ $name }» ولم يقبله.

    السبب:
    { $reason }
submission_rejected-text-2 =
    ملاحظة المحرِّر:
    { $note }
submission_rejected-text-3 = { $decision ->
    [appeal]
        هذا هو القرار بشأن اعتراضك، وهو نهائي:
        { $status_link }
   *[first]
        إن رأيت في ذلك خطأ، فلك أن تعترض مرة واحدة، ويبتّ في اعتراضك محرِّر آخر:
        { $status_link }
}

changes_requested-subject = يُرجى تعديل اقتراح «{ $name }»
changes_requested-text-1 = راجع أحد محرِّري { $site } اقتراحك «{ $name }»، وهو يطلب تعديلات قبل نشره.
changes_requested-text-2 =
    ملاحظة المحرِّر:
    { $note }
changes_requested-text-3 =
    أمامك 30 يومًا لتصحيحه وإعادة إرساله:
    { $status_link }

submission_expired-subject = انتهت مهلة اقتراح «{ $name }»
submission_expired-text =
    طُلبت في { $site } تعديلات على اقتراحك «{ $name }»، ولم تصل خلال 30 يومًا، فأُغلق الاقتراح:

    { $status_link }

    يسعدنا أن تقترح الأداة من جديد.

tool_quarantined-subject = أداة «{ $name }» مخفية حاليًا
tool_quarantined-text =
    أخفى أحد المحرِّرين أداتك «{ $name }» في دليل { $site } إلى حين مراجعتها.

    السبب:
    { $reason }

link_dead-subject = رابط أداة «{ $name }» لا يعمل
link_dead-text =
    فحصنا عنوان «{ $name }» عدة مرات، وهو لا يعمل:

    { $address }

    تنبّه صفحة الأداة في دليل { $site } إلى ذلك حتى يعمل العنوان من جديد:

    { $tool_link }

screening_rule_dropped-subject = قاعدة الفحص «{ ISOLATE($rule) }» لم تعد ترفض شيئًا
screening_rule_dropped-text =
    أخطأت قاعدة الفحص «{ ISOLATE($rule) }» في { $site } أكثر مما ينبغي. عدد آخر النتائج التي قرر المحرِّرون بشأنها: { $decided }، وعدد ما وافقوا عليه منها: { $agreed }.

    من الآن تعرض القاعدة نتائجها على المحرِّرين فقط ولا ترفض شيئًا. يمكنك الاطلاع على الأرقام وتغيير وضعها هنا:
    { $screening_link }

submission_edited-subject = صحّح أحد المحرِّرين بيانات «{ $name }»
submission_edited-text =
    صحّح أحد محرِّري { $site } اقتراحك «{ $name }» قبل اتخاذ القرار. الحقول التي تغيّرت:

    { $fields }

    ليس عليك فعل شيء. يمكنك رؤية الاقتراح بصيغته الحالية ومتابعته هنا:
    { $status_link }

desk_mention-subject = ذُكرت في ملاحظة في { $site }
desk_mention-text =
    ذكرك { $author } في ملاحظة على «{ $name }» في { $site }:

    { $note }

    افتحها هنا:
    { $desk_link }

submission_assigned-subject = أُسند إليك اقتراح في { $site }
submission_assigned-text =
    أسند إليك { $author } الاقتراح «{ $name }» في { $site }.

    افتحه هنا:
    { $desk_link }

submission_escalated-subject = اقتراح في { $site } يحتاج إلى مدير
submission_escalated-text =
    يطلب { $author } من مديري { $site } البت في «{ $name }»:

    { $note }

    افتحها هنا:
    { $desk_link }

claim_lost-subject = لم تعد الصاحب الموثَّق لأداة «{ $name }»
claim_lost-text =
    لم نعد نجد ما يثبت أن { $subject } لك. تبقى «{ $name }» لك حاليًا، لكن بلا علامة التوثيق. يمكنك إثبات ذلك من جديد هنا:

    { $claim_link }

entry_passed-subject = أصبحت أداة «{ $name }» لحساب آخر
entry_passed-text =
    أثبت أحدهم أن { $subject } له، فأصبحت «{ $name }» لحسابه. إن كانت لك فأثبت ذلك هنا، والقرار عندئذ لمحرِّر:

    { $claim_link }

claim_verified-subject = أنت الآن الصاحب الموثَّق لأداة «{ $name }»
claim_verified-text =
    أثبتَّ أن { $subject } لك. «{ $name }» في { $site } تخص حسابك الآن: يمكنك تعديل صفحتها، ويرى الزوار أن صاحبها موثَّق.

    صفحة مطالبتك:
    { $claim_link }

claim_refused-subject = لم تُقبل مطالبتك بأداة «{ $name }»
claim_refused-text-1 = لم يقبل محرِّر مطالبتك بأداة «{ $name }» المستندة إلى { $subject }.
claim_refused-text-2 =
    السبب:
    { $note }
claim_refused-text-3 =
    صفحة مطالبتك:
    { $claim_link }

claim_renewal-subject = سجّل الدخول إلى GitHub من جديد من أجل «{ $name }»
claim_renewal-text =
    «{ $name }» في { $site } لك لأنك تدير { $subject }. نتحقق من ذلك لدى GitHub كل 90 يومًا، ويلزم لذلك أن تسجّل الدخول هناك. افعل ذلك خلال أسبوعين:

    { $claim_link }

list_hidden-subject = قائمتك «{ $name }» مخفية الآن
list_hidden-text-1 = أبلغ زوار عن قائمتك «{ $name }»، فأخفاها محرِّر. لا يراها الآن سواك.
list_hidden-text-2 =
    ملاحظة المحرِّر:
    { $note }
list_hidden-text-3 =
    قائمتك:
    { $list_link }

recommendation_hidden-subject = توصيتك مخفية في { $site }
recommendation_hidden-text-1 = أخفى محرِّر توصيتك بالأداة «{ $name }» في { $site }. لا يراها الآن سواك، ويمكنك تغييرها.
recommendation_hidden-text-2 =
    ملاحظة المحرِّر:
    { $note }
recommendation_hidden-text-3 =
    توصيتك:
    { $recommend_link }

password_changed-subject = تغيّرت كلمة مرورك في { $site }
password_changed-text-1 = تغيّرت للتو كلمة مرور حسابك في { $site }، وسُجِّل خروجك من كل الأجهزة.
password_changed-text-2 = أُلغيت معها – رموز { ISOLATE("API") }: { $tokens }؛ التطبيقات المتصلة: { $grants }؛ خطافات الويب: { $webhooks }.
password_changed-text-3 =
    إن لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا وألغِ رموز { ISOLATE("API") } الخاصة بك:
    { $reset_link }

password_guessed-subject = أحدهم يحاول تخمين كلمة مرورك في { $site }
password_guessed-text =
    أُدخلت خلال ساعة كلمات مرور خاطئة كثيرة لحسابك في { $site }، ولم تكن أيٌّ منها صحيحة. نرفض المحاولات الأخرى في الوقت الحالي، إلا من المتصفّحات التي سبق أن سجّلت الدخول منها.

    إن كنت أنت ونسيت كلمة المرور، فاختر كلمة جديدة هنا:
    { $reset_link }

    وإن لم تكن أنت، فلا داعي لفعل شيء ما دمت لا تستخدم كلمة المرور هذه في مكان آخر. المصادقة الثنائية تحميك حتى لو عرفها غيرك:
    { $settings_link }

    نرسل هذا التنبيه مرة واحدة في اليوم على الأكثر.

factor_added-subject = أُضيف عامل ثانٍ إلى حسابك في { $site }
factor_added-text =
    { $factor ->
        [app] أُعدّ تطبيق مصادقة لحسابك في { $site }.
       *[passkey] أُضيف مفتاح المرور «{ $name }» إلى حسابك في { $site }.
    }

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري { $site }:
    { $reset_link }

factor_removed-subject = أُزيل عامل ثانٍ من حسابك في { $site }
factor_removed-text =
    { $factor ->
        [app] أُزيل تطبيق المصادقة من حسابك في { $site }.
       *[passkey] أُزيل مفتاح المرور «{ $name }» من حسابك في { $site }.
    }

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري { $site }:
    { $reset_link }

two_factor_off-subject = أُوقفت المصادقة الثنائية لحسابك في { $site }
two_factor_off-text =
    أُوقفت المصادقة الثنائية لحسابك في { $site }. من الآن تكفي كلمة المرور لتسجيل الدخول.

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري { $site }:
    { $reset_link }

two_factor_reset-subject = أُعيد ضبط المصادقة الثنائية لحسابك في { $site }
two_factor_reset-text =
    أزال القائمون على { $site } تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حسابك، وسُجِّل خروجك من كل الأجهزة. من الآن تكفي كلمة المرور لتسجيل الدخول.

    أعدّ المصادقة الثنائية من جديد في إعداداتك:
    { $settings_link }

    إن لم تطلب ذلك، فاختر كلمة مرور جديدة فورًا:
    { $reset_link }

recovery_codes_made-subject = رموز استرداد جديدة لحسابك في { $site }
recovery_codes_made-text =
    أُنشئت رموز استرداد جديدة لحسابك في { $site }، ولم تعد الرموز السابقة تعمل.

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري { $site }:
    { $reset_link }

recovery_code_used-subject = استُخدم رمز استرداد لحسابك في { $site }
recovery_code_used-text =
    استُخدم للتو رمز استرداد لحسابك في { $site }. الرموز المتبقية: { $left }.

    يمكنك إنشاء رموز جديدة في إعداداتك:
    { $settings_link }

    إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري { $site }:
    { $reset_link }

token_leaked-subject = أُلغي رمز { ISOLATE("API") } لك في { $site } بعد العثور عليه علنًا
token_leaked-text-1 = عُثر على رمز { ISOLATE("API") } المسمى «{ $name }» من حسابك في { $site }، وهو ينتهي بـ { $last_four }، في مكان عام. ألغيناه، وتُرفض البرامج التي تستخدمه.
token_leaked-text-2 =
    عُثر عليه هنا:
    { $address }
token_leaked-text-3 =
    أنشئ رمزًا جديدًا واحفظه في مخزن للأسرار أو في متغير بيئة:
    { $tokens_link }

grant_created-subject = سُمح لتطبيق بالوصول إلى حسابك في { $site }
grant_created-text =
    سمحت لهذا التطبيق بالوصول إلى حسابك في { $site }:

    { ISOLATE($name) } ({ ISOLATE($address) })

    إن لم تكن أنت من فعل ذلك، فاقطع اتصاله هنا وغيّر كلمة مرورك:
    { $tokens_link }

grant_leaked-subject = عُثر علنًا على رمز تطبيق خاص بحسابك في { $site }
grant_leaked-text-1 = عُثر في مكان عام على رمز يتيح للتطبيق { ISOLATE($name) } الوصول إلى حسابك في { $site }. قطعنا اتصال التطبيق، وتُرفض رموزه.
grant_leaked-text-2 =
    عُثر عليه هنا:
    { $address }
grant_leaked-text-3 =
    إن كنت لا تزال تستخدمه، فأخبر صاحبه، واربطه من جديد بعد سدّ التسرّب. تجد هنا ما يمكنه الوصول إلى حسابك الآن:
    { $tokens_link }

report_answered-subject = نتيجة بلاغك في { $site }
report_answered-text-1 =
    أبلغ أحدهم بهذا العنوان عن مشكلة في صفحة أداة من { $site } وطلب أن يعرف النتيجة:

    { $outcome }
report_answered-text-2 =
    تجد صفحة الأداة هنا:
    { $tool_link }
report_answered-text-3 = إن لم تكن أنت من أبلغ، فتجاهل هذه الرسالة.

change_received-subject = وصل تعديلك على «{ $name }»
change_received-text =
    اقترحت تعديلًا على «{ $name }» في { $site }. سيراجعه محرِّر قبل عرضه.

    يمكنك متابعته هنا:
    { $status_link }

change_accepted-subject = نُشر تعديلك على «{ $name }»
change_accepted-text-1 =
    قَبِل أحد محرِّري { $site } تعديلك على «{ $name }». الحقول التي تغيّرت:

    { $fields }
change_accepted-text-2 =
    لم يُقبل:
    { $declined }
change_accepted-text-3 =
    ملاحظة المحرِّر:
    { $note }
change_accepted-text-4 =
    تجد صفحة الأداة هنا:
    { $tool_link }

change_declined-subject = رُفض تعديلك على «{ $name }»
change_declined-text-1 =
    رفض أحد محرِّري { $site } تعديلك على «{ $name }».

    السبب:
    { $reason }
change_declined-text-2 =
    ملاحظة المحرِّر:
    { $note }
change_declined-text-3 =
    تجده هنا:
    { $status_link }

removal_accepted-subject = أُزيلت أداة «{ $name }» من { $site }
removal_accepted-text = بناءً على طلبك، أُزيلت أداة «{ $name }» من دليل { $site }.

webhook_off-subject = أُوقف خطاف الويب الخاص بك في { $site }
webhook_off-text =
    لم يصل شيء من { $site } إلى هذا العنوان طوال خمسة أيام، أو أجاب خادمه بأنه لم يعد موجودًا:

    { $address }

    لم نعد نرسل إليه شيئًا. يمكنك تشغيل الخطاف من جديد وإعادة إرسال ما لم يصل من هنا:
    { $webhook_link }

invitation-subject = دعوة إلى { $site }
invitation-text-1 =
    { $role ->
        [admin] ندعوك إلى الانضمام إلى { $site } مديرًا: يعتني المديرون بالدليل وإعداداته وحساباته.
       *[editor] ندعوك إلى الانضمام إلى { $site } محرِّرًا: يراجع المحرِّرون ما يُقترح ويعتنون بالدليل.
    }
invitation-text-2 = الدعوة من { $inviter }.
invitation-text-3 =
    اقبل الدعوة هنا:
    { $link }

    يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.

    إذا لم تعرف ما المقصود فتجاهل هذه الرسالة.

test_mail-subject = رسالة تجريبية من { $site }
test_mail-text = أرسل أحد مديري { $site } هذه الرسالة التجريبية من لوحة المحرِّرين. وصولها يعني أن البريد يعمل.

still_right-subject = { $count ->
    [1] هل ما يقوله { $site } عن أداتك لا يزال صحيحًا؟
    [2] هل ما يقوله { $site } عن أداتيك لا يزال صحيحًا؟
   *[other] هل ما يقوله { $site } عن أدواتك لا يزال صحيحًا؟
}
still_right-text-1 =
    { $count ->
        [1] نطلب من أصحاب الأدوات مرة في السنة مراجعة ما كُتب عنها. هذا ما يقوله { $site } عن أداتك:
        [2] نطلب من أصحاب الأدوات مرة في السنة مراجعة ما كُتب عنها. هذا ما يقوله { $site } عن أداتيك:
       *[other] نطلب من أصحاب الأدوات مرة في السنة مراجعة ما كُتب عنها. هذا ما يقوله { $site } عن أدواتك:
    }

    { $tools }
still_right-text-2 = { $more ->
    [zero] لا أدوات أخرى في الصفحة.
    [one] وهناك أداة أخرى في الصفحة التي يفتحها الرابط.
    [two] وهناك أداتان أخريان في الصفحة التي يفتحها الرابط.
    [few] وهناك { $more } أدوات أخرى في الصفحة التي يفتحها الرابط.
    [many] وهناك { $more } أداة أخرى في الصفحة التي يفتحها الرابط.
   *[other] وهناك { $more } أداة أخرى في الصفحة التي يفتحها الرابط.
}
still_right-text-3 =
    إن كان كل ذلك لا يزال صحيحًا فافتح هذه الصفحة واضغط الزر، من دون تسجيل الدخول:
    { $link }

    { $entry ->
        [one]
            إن تغيّر شيء فصحّحه هنا:
            { $suggest_link }
       *[several] إن تغيّر شيء فيمكنك تصحيحه من تلك الصفحة.
    }

    يعمل الرابط 90 يومًا. ويرى الزوار شهر تأكيدك.
