states-published = منشور
states-awaiting_moderation = ينتظر المراجعة
states-changes_requested = ينتظر التعديل
states-rejected = مرفوض
states-withdrawn = مسحوب
states-expired = انتهت مهلته
states-quarantined = مخفي
states-removed = محذوف

differences-https = { ISOLATE("http") } أو { ISOLATE("https") }
differences-www = { ISOLATE("www") }
differences-path_spelling = كتابة المسار
differences-fragment = الجزء بعد { ISOLATE("#") }

relations-same_page_other_form = صيغة أخرى للعنوان نفسه
relations-same_store_item = المنتج نفسه في متجر تطبيقات
relations-same_repository = المستودع نفسه
relations-same_repository_name = اسم المستودع نفسه لدى مالك آخر
relations-same_host = المضيف نفسه
relations-same_word_in_address = الكلمة نفسها في العنوان

matches-same_name = الاسم نفسه
matches-same_name_but_for_common_words = الاسم نفسه ما عدا كلمات شائعة
matches-same_name_in_other_letters = الاسم نفسه بأبجدية أخرى
matches-same_tagline = الوصف القصير نفسه
matches-one_name_holds_the_other = أحد الاسمين يحتوي الآخر
matches-one_letter_apart = فرق حرف واحد في الاسم
matches-near_same_tagline = وصف قصير شبه مطابق

rules-same_page-name = الصفحة نفسها
rules-same_page-message = توجد أداة بهذا العنوان في الدليل أو تنتظر المراجعة.
rules-same_page-evidence = الصفحة نفسها التي في «{ $name }» ({ $state }، { $url }). الفروق: { $differs_by }.
rules-same_page-evidence_without_differs_by = الصفحة نفسها التي في «{ $name }» ({ $state }، { $url }).
rules-same_store_item-name = التطبيق نفسه أو الإضافة نفسها
rules-same_store_item-message = هذا التطبيق أو هذه الإضافة في الدليل أو في انتظار المراجعة بعنوان آخر في المتجر.
rules-same_store_item-evidence = المنتج نفسه في متجر { $store }، { $id }، كما في «{ $name }» ({ $state }، { $url }).
rules-related_page-name = عنوان قريب
rules-related_page-message = يبدو هذا عنوانًا آخر لأداة موجودة في الدليل.
rules-related_page-evidence = { $relation }: { $shared }. الأداة الموجودة: «{ $name }» ({ $state }، { $url }).
rules-same_name-name = الاسم أو الوصف القصير نفسه
rules-same_name-message = توجد أداة بهذا الاسم أو الوصف القصير في الدليل أو تنتظر المراجعة.
rules-same_name-evidence = { $match }: «{ $name }» ({ $state }، { $url }).
rules-look_alike_name-name = اسم مشابه في الشكل
rules-look_alike_name-message = يشبه الاسم اسم أداة أخرى، لكنه مكتوب بحروف متشابهة الشكل.
rules-look_alike_name-evidence = يشبه الاسم «{ $name }» ({ $url })، لكن بحروف متشابهة الشكل: { $letters }.
rules-look_alike_name-evidence_without_letters = يشبه الاسم «{ $name }» ({ $url })، لكن بحروف متشابهة الشكل.
rules-gambling-name = القمار
rules-gambling-message = يبدو هذا عرضًا للقمار، والدليل لا يدرج مثله.
rules-gambling-evidence = كلمات عن القمار: { $words }.
rules-adult-name = الإباحية والمرافقة
rules-adult-message = يبدو هذا عرضًا للبالغين فقط، والدليل لا يدرج مثله.
rules-adult-evidence = كلمات عن الإباحية أو المرافقة: { $words }.
rules-pills-name = الأدوية والمخدرات
rules-pills-message = يبدو هذا بيعًا لأدوية أو مخدرات، والدليل لا يدرج مثله.
rules-pills-evidence = كلمات عن بيع الأدوية أو المخدرات: { $words }.
rules-sold_attention-name = شراء المتابعين
rules-sold_attention-message = يبدو هذا بيعًا للمتابعين أو الإعجابات أو المشاهدات، والدليل لا يدرج مثله.
rules-sold_attention-evidence = كلمات عن شراء المتابعين أو الإعجابات أو المشاهدات: { $words }.
rules-essay_mill-name = بحوث مدفوعة
rules-essay_mill-message = يبدو هذا عرضًا لكتابة واجبات الآخرين أو رسائلهم الجامعية، والدليل لا يدرج مثله.
rules-essay_mill-evidence = كلمات عن كتابة البحوث والرسائل مقابل المال: { $words }.
rules-get_rich-name = الربح السريع
rules-get_rich-message = يبدو هذا وعدًا بربح سريع، والدليل لا يدرج مثله.
rules-get_rich-evidence = كلمات عن الربح السريع: { $words }.
rules-miracle_cures-name = علاجات معجزة
rules-miracle_cures-message = يبدو هذا عرضًا لعلاجات معجزة أو تنحيف بلا جهد، والدليل لا يدرج مثله.
rules-miracle_cures-evidence = كلمات عن العلاجات المعجزة والتنحيف: { $words }.
rules-fake_reviews-name = شراء التقييمات
rules-fake_reviews-message = يبدو هذا بيعًا للتقييمات، والدليل لا يدرج مثله.
rules-fake_reviews-evidence = كلمات عن شراء التقييمات: { $words }.
rules-sold_traffic-name = شراء الزيارات
rules-sold_traffic-message = يبدو هذا بيعًا للزيارات أو النقرات أو قوائم العناوين، والدليل لا يدرج مثله.
rules-sold_traffic-evidence = كلمات عن شراء الزيارات أو النقرات أو العناوين: { $words }.
rules-sold_links-name = شراء الروابط
rules-sold_links-message = يبدو هذا بيعًا للروابط الخلفية أو مقالات الضيوف، والدليل لا يدرج مثله.
rules-sold_links-evidence = كلمات عن شراء الروابط أو المقالات: { $words }.
rules-exam_takers-name = اختبارات بالنيابة
rules-exam_takers-message = يبدو هذا عرضًا لأداء الاختبارات نيابة عن الآخرين، والدليل لا يدرج مثله.
rules-exam_takers-evidence = كلمات عن أداء الاختبارات نيابة عن الآخرين: { $words }.
rules-fake_diplomas-name = شهادات جامعية وهمية
rules-fake_diplomas-message = يبدو هذا بيعًا لشهادات أو ألقاب جامعية، والدليل لا يدرج مثله.
rules-fake_diplomas-evidence = كلمات عن الشهادات الوهمية: { $words }.
rules-false_papers-name = وثائق مزورة
rules-false_papers-message = يبدو هذا عرضًا لوثائق أو شهادات مزورة، والدليل لا يدرج مثله.
rules-false_papers-evidence = كلمات عن الوثائق المزورة: { $words }.
rules-visa_papers-name = تأشيرات مقابل المال
rules-visa_papers-message = يبدو هذا بيعًا لتأشيرات أو تصاريح إقامة، والدليل لا يدرج مثله.
rules-visa_papers-evidence = كلمات عن التأشيرات والإقامات مقابل المال: { $words }.
rules-account_sale-name = حسابات للبيع
rules-account_sale-message = يبدو هذا بيعًا للحسابات، والدليل لا يدرج مثله.
rules-account_sale-evidence = كلمات عن بيع الحسابات: { $words }.
rules-quick_loans-name = قروض سريعة
rules-quick_loans-message = يبدو هذا عرضًا لقروض سريعة، والدليل لا يدرج مثله.
rules-quick_loans-evidence = كلمات عن القروض السريعة: { $words }.
rules-recruiting-name = التسويق الهرمي
rules-recruiting-message = يبدو هذا وعدًا بدخل من تجنيد الآخرين، والدليل لا يدرج مثله.
rules-recruiting-evidence = كلمات عن الدخل من تجنيد الآخرين: { $words }.
rules-false_prizes-name = جوائز وهمية
rules-false_prizes-message = يبدو هذا إعلانًا عن جائزة لم يربحها أحد، والدليل لا يدرج مثله.
rules-false_prizes-evidence = كلمات عن جوائز لم يربحها أحد: { $words }.
rules-copies-name = بضائع مقلَّدة
rules-copies-message = يبدو هذا بيعًا لبضائع مقلَّدة، والدليل لا يدرج مثله.
rules-copies-evidence = كلمات عن البضائع المقلَّدة: { $words }.
rules-spells-name = السحر والعرافة
rules-spells-message = يبدو هذا عرضًا للسحر أو العرافة، والدليل لا يدرج مثله.
rules-spells-evidence = كلمات عن السحر والعرافة: { $words }.
rules-break_ins-name = اختراق حسب الطلب
rules-break_ins-message = يبدو هذا عرضًا لاختراق الحسابات أو المواقع، والدليل لا يدرج مثله.
rules-break_ins-evidence = كلمات عن اختراق الحسابات أو المواقع: { $words }.
rules-spying-name = التجسس على الناس
rules-spying-message = يبدو هذا عرضًا لمراقبة الناس سرًّا، والدليل لا يدرج مثله.
rules-spying-evidence = كلمات عن مراقبة الناس سرًّا: { $words }.
rules-piracy-name = برامج مقرصنة
rules-piracy-message = يبدو هذا عرضًا لبرامج أو قنوات مقرصنة، والدليل لا يدرج مثله.
rules-piracy-evidence = كلمات عن البرامج أو القنوات المقرصنة: { $words }.
rules-blocked_domain-name = نطاق محظور
rules-blocked_domain-message = لا يُدرج هذا الموقع في هذا الدليل.
rules-blocked_domain-evidence = { $value } في قائمة النطاقات المحظورة. السبب: { $reason }
rules-blocked_word-name = كلمة محظورة
rules-blocked_word-message = يتضمن النص كلمة لا يقبلها هذا الدليل.
rules-blocked_word-evidence = «{ $value }» في قائمة الكلمات المحظورة. السبب: { $reason }
rules-blocked_mail-name = نطاق بريد محظور
rules-blocked_mail-message = استخدم عنوان بريد لدى مزوّد آخر.
rules-blocked_mail-evidence = { $value } في قائمة نطاقات البريد المحظورة. السبب: { $reason }
rules-template_flood-name = نص مكرر
rules-template_flood-message = أُرسل نص شبه مطابق عدة مرات قبل قليل. صف ما يميّز هذه الأداة.
rules-template_flood-evidence = في الساعة الأخيرة { $count ->
        [one] نص آخر شبه مطابق
        [two] نصان آخران شبه مطابقين
        [few] { $count } نصوص أخرى شبه مطابقة
        [many] { $count } نصًا آخر شبه مطابق
       *[other] { $count } نص آخر شبه مطابق
    }: { $names }.
rules-account_flood-name = اقتراحات كثيرة دفعة واحدة
rules-account_flood-message = وصلت من هذا الحساب اقتراحات كثيرة خلال ساعة. انتظر قليلًا قبل إرسال المزيد.
rules-account_flood-evidence = { $count ->
        [zero] لا اقتراحات
        [one] اقتراح واحد
        [two] اقتراحان
        [few] { $count } اقتراحات
        [many] { $count } اقتراحًا
       *[other] { $count } اقتراح
    } عن { $site } من هذا الحساب خلال ساعة.
rules-account_flood-evidence_without_site = { $count ->
        [zero] لا اقتراحات
        [one] اقتراح واحد
        [two] اقتراحان
        [few] { $count } اقتراحات
        [many] { $count } اقتراحًا
       *[other] { $count } اقتراح
    } من هذا الحساب خلال ساعة.
rules-address_flood-name = اقتراحات كثيرة من عنوان واحد
rules-address_flood-message = وصلت من عنوان شبكتك اقتراحات كثيرة خلال ساعة. انتظر قليلًا قبل إرسال المزيد.
rules-address_flood-evidence = { $count ->
        [zero] لا اقتراحات
        [one] اقتراح واحد
        [two] اقتراحان
        [few] { $count } اقتراحات
        [many] { $count } اقتراحًا
       *[other] { $count } اقتراح
    } من { $accounts ->
        [zero] لا حساب
        [one] حساب واحد
        [two] حسابين
        [few] { $accounts } حسابات
        [many] { $accounts } حسابًا
       *[other] { $accounts } حساب
    } على عنوان شبكة واحد خلال ساعة.
rules-keyword_stuffing-name = كلمات بحث بدل الجمل
rules-keyword_stuffing-message = يبدو هذا قائمة كلمات بحث. صف بجمل ما تفعله الأداة.
rules-keyword_stuffing-evidence = وردت الكلمة «{ $word }» { $count ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    } بين { $words ->
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [zero] لا عبارات بحث بدل الجملة.
    [one] عبارة بحث واحدة بدل الجملة.
    [two] عبارتا بحث بدل الجملة.
    [few] { $count } عبارات بحث بدل الجملة.
    [many] { $count } عبارة بحث بدل الجملة.
   *[other] { $count } عبارة بحث بدل الجملة.
}
rules-link_pile-name = روابط أكثر من اللازم
rules-link_pile-message = في النص روابط أو أرقام هاتف أكثر مما ينبغي. احذفها.
rules-link_pile-evidence = في النص { $links ->
        [zero] لا روابط
        [one] رابط واحد
        [two] رابطان
        [few] { $links } روابط
        [many] { $links } رابطًا
       *[other] { $links } رابط
    } و{ $numbers ->
        [zero] لا أرقام هاتف أو أسماء مراسلة
        [one] رقم هاتف أو اسم مراسلة واحد
        [two] رقما هاتف أو اسما مراسلة
        [few] { $numbers } أرقام هاتف أو أسماء مراسلة
        [many] { $numbers } رقم هاتف أو اسم مراسلة
       *[other] { $numbers } رقم هاتف أو اسم مراسلة
    }.
rules-short_link-name = رابط مختصر أو تحويل
rules-short_link-message = هذا رابط مختصر أو رابط تحويل من دليل مواقع. اكتب عنوان الأداة نفسها.
rules-short_link-evidence = العنوان في { $host } رابط مختصر أو صفحة روابط أو تحويل من دليل مواقع، وما وراءه قد يتغير.
rules-disposable_mail-name = بريد مؤقت
rules-disposable_mail-message = يبدو هذا عنوانًا مؤقتًا. اكتب عنوانًا دائمًا.
rules-disposable_mail-evidence = يقدّم { $domain } صناديق بريد مؤقتة.
rules-parked_page-name = نطاق معروض للبيع أو صفحة فارغة
rules-parked_page-message = يبدو هذا نص صفحة فارغة. صف الأداة.
rules-parked_page-evidence = كلمات معتادة في صفحة نطاق معروض للبيع أو صفحة فارغة، بالاسم «{ $name }»: { $words }.
rules-spam_wording-name = صياغة الرسائل المزعجة
rules-spam_wording-message = يبدو هذا محتوى مزعجًا. صف بكلمات بسيطة ما تفعله الأداة.
rules-spam_wording-evidence = مصوغ مثل الرسائل المزعجة، وتدل عليه الكلمات: { $words }.
rules-masked_words-name = كلمات مموهة
rules-masked_words-message = بعض الكلمات مموهة. اكتبها كتابة عادية.
rules-masked_words-evidence = كلمات مموهة لتفادي كشفها: { $words }.
rules-prompt_injection-name = أوامر لنموذج لغوي
rules-prompt_injection-message = احذف ما هو موجّه إلى نموذج لغوي. صِف الأداة.
rules-prompt_injection-evidence = أوامر لنموذج لغوي قد يقيّم النص: { $words }. لا تعتمد على رأي نموذج في هذا الاقتراح.
rules-shouting-name = نص صاخب
rules-shouting-message = قلّل الحروف الكبيرة وعلامات التعجب والرموز التعبيرية.
rules-shouting-evidence = { NUMBER($capitals_percent) }% من الحروف كبيرة، { $exclamation_marks ->
        [zero] لا علامات تعجب
        [one] علامة تعجب واحدة
        [two] علامتا تعجب
        [few] { $exclamation_marks } علامات تعجب
        [many] { $exclamation_marks } علامة تعجب
       *[other] { $exclamation_marks } علامة تعجب
    }، { $pictures ->
        [zero] لا رموز تعبيرية
        [one] رمز تعبيري واحد
        [two] رمزان تعبيريان
        [few] { $pictures } رموز تعبيرية
        [many] { $pictures } رمزًا تعبيريًا
       *[other] { $pictures } رمز تعبيري
    }.
rules-not_ai-name = ليست أداة ذكاء اصطناعي
rules-not_ai-message = لا يوضح الوصف ما يفعله الذكاء الاصطناعي. أضف جملة عن ذلك.
rules-not_ai-evidence-1 = { $silent ->
    [yes] لا يكاد شيء في الاسم والوصف القصير والوصف يتحدث عن الذكاء الاصطناعي.
   *[no] { "" }
}
rules-not_ai-evidence-2 = يذكر النص «{ $said }»، لكن بقيته لا تبدو وصفًا لأداة ذكاء اصطناعي.
rules-not_ai-evidence-3 = لا يُحتمل أن يشير إلى الذكاء الاصطناعي سوى «{ $perhaps }».
rules-not_ai-evidence-4 = ينفي النص استخدام الذكاء الاصطناعي: «{ $denial }».
rules-not_ai-evidence-5 = كلمات تدل على غير ذلك: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] اللغة أو الأسلوب جديد على القاعدة، فهي غير واثقة.
}
rules-second_opinion-name = حكم النموذج اللغوي
rules-second_opinion-message = يرى نموذج لغوي يساعد المحرِّرين أن هذا محتوى مزعج أو ليس أداة ذكاء اصطناعي. إن كان مخطئًا فاطلب مراجعة محرِّر.
rules-second_opinion-evidence = النموذج اللغوي { $model } يرفض: { $reason }

notChecked = تعطّلت هذه القاعدة ولم تفحص الاقتراح. افحصه بنفسك.

page-title = قواعد الفحص
page-lead = ما وجدته كل قاعدة في آخر 90 يومًا، وكم مرة وافقها المحرِّرون.
page-modes-off = متوقفة
page-modes-advisory = استشارية
page-modes-enforced = ملزمة
page-modesHint = تعرض القاعدة الاستشارية ما تجده على المحرِّرين. والملزمة ترفض أيضًا ما تثق به، وإذا كثر خطؤها صارت استشارية تلقائيًا.
page-rule = القاعدة
page-mode = الوضع
page-modeOf = وضع القاعدة «{ $rule }»
page-fired = مرات الانطباق
page-refused = مرات الرفض
page-agreed = موافقة
page-disagreed = مخالفة
page-precision = الدقة
page-percent = { NUMBER($value) }%
page-floor = الحد الأدنى { $percent }
page-save = حفظ
page-changed = حُفظت الأوضاع.

page-model-title = النموذج اللغوي
page-model-asked = ما لم ترفض أي قاعدة، يُسأل فورًا عن الاقتراحات التي تشير إليها إحدى هذه القواعد أو أحد مواضيع المحتوى المزعج ({ $rules })، وعن النصوص التي لا يطمئن إليها المصنِّف. فإن اعترض رفضت القاعدة «{ $rule }»، أو اكتفت بالإشارة إلى الاقتراح حيث يقلّ شك المصنِّف، ويمكن لصاحب الأداة أن يطلب مراجعة محرِّر.
page-model-advises = يقدم المشورة للمحرِّرين فقط، لأن { ISOLATE("JUDGE_REFUSES") } متوقف.
page-model-budget = الطلبات اليوم ({ ISOLATE("UTC") }): { $asked } من { $most }.
page-model-editors = قرارات آخر 90 يومًا: { $agreed } كما قال النموذج، { $disagreed } بخلافه.
