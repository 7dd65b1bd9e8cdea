queue-title = قائمة المراجعة
queue-waiting = { $count ->
    [zero] لا اقتراحات
    [one] اقتراح واحد
    [two] اقتراحان
    [few] { $count } اقتراحات
    [many] { $count } اقتراحًا
   *[other] { $count } اقتراح
}
queue-flags = العلامات
queue-done-approve = تم القبول. الأداة في الدليل.
queue-done-reject = تم الرفض.
queue-done-request_changes = طُلبت التعديلات.
queue-flag = العلامة
queue-category = الفئة
queue-language = اللغة
queue-waited = مدة الانتظار
queue-openedBy = مفتوح لدى { ISOLATE($who) }
queue-openedByYou = مفتوح لديك
queue-decidedBy = بقرار من
queue-until = حتى { $date }
queue-select = تحديد { ISOLATE($name) }
queue-selectAll = تحديد كل ما في هذه الصفحة
queue-bulk = اتخاذ قرار بشأن الاقتراحات المحددة
queue-decision = القرار
queue-chooseDecision = اختر القرار
queue-selected = المحدد:
queue-noneFound = لا يطابق عوامل التصفية أي اقتراح.
queue-noneIn = لا اقتراحات بحالة «{ $state }».
queue-start = البدء بالأقدم

review-title = مراجعة اقتراح
review-maker = صاحب الأداة
review-contact = بريد التواصل
review-decide = القرار
review-approve = قبول
review-reject = رفض
review-requestChanges = طلب تعديلات
review-ownSubmission = هذا اقتراحك أنت. يجب أن يقرر محرِّر آخر.
review-ownDecision = هذا اعتراض على قرارك أنت. يجب أن يقرر محرِّر آخر.
review-statusPage = حالة الاقتراح كما يراها صاحب الأداة
review-waited = مدة الانتظار: { $time }
review-openAt = هذا الاقتراح مفتوح لدى { ISOLATE($email) }. يمكنك أن تقرر مع ذلك؛ والقرار الأول هو المعتمد.
review-decidedBy = صاحب القرار: { ISOLATE($email) }.
review-waitsUntil = في انتظار صاحب الأداة حتى { $date }.
review-seeTool = عرضها في الدليل
review-editTool = تعديل الأداة
review-previous = السابق
review-next = التالي
review-edit = تعديل
review-standsFor = يُعدّ هذا العنوان الآن عنوان { ISOLATE($name) }.
review-changed = ما تغيّر منذ المراجعة السابقة
review-corrected = تصحيحات المحرِّرين
review-before = قبل
review-after = الآن
review-accountAge = { $days ->
    [zero] أُنشئ الحساب اليوم
    [one] عمر الحساب يوم واحد
    [two] عمر الحساب يومان
    [few] عمر الحساب { $days } أيام
    [many] عمر الحساب { $days } يومًا
   *[other] عمر الحساب { $days } يوم
}
review-firstOne = أول اقتراح من هذا الحساب.
review-noteMissing = اكتب ما ينبغي أن يغيّره صاحب الأداة.
review-noteHint = مطلوبة عند طلب التعديلات.
review-undoTooLate = لم يعد التراجع عن هذا القرار ممكنًا.
review-undone = تم التراجع عن القرار، وعاد الاقتراح إلى مكانه في قائمة المراجعة.
review-place = { NUMBER($place) } من { NUMBER($total) }
review-saved = حُفظت تعديلاتك وأُبلغ صاحب الأداة.
review-empty = قائمة المراجعة فارغة. أحسنت!
review-none = لم يُقترح شيء بعد. ما يقترحه أصحاب الأدوات ينتظر القرار هنا.

bulk-buttons-approve = { $count ->
    [zero] قبول { $count } اقتراح
    [one] قبول اقتراح واحد
    [two] قبول اقتراحين
    [few] قبول { $count } اقتراحات
    [many] قبول { $count } اقتراحًا
   *[other] قبول { $count } اقتراح
}
bulk-buttons-reject = { $count ->
    [zero] رفض { $count } اقتراح
    [one] رفض اقتراح واحد
    [two] رفض اقتراحين
    [few] رفض { $count } اقتراحات
    [many] رفض { $count } اقتراحًا
   *[other] رفض { $count } اقتراح
}
bulk-buttons-request_changes = { $count ->
    [zero] طلب تعديل { $count } اقتراح
    [one] طلب تعديل اقتراح واحد
    [two] طلب تعديل اقتراحين
    [few] طلب تعديل { $count } اقتراحات
    [many] طلب تعديل { $count } اقتراحًا
   *[other] طلب تعديل { $count } اقتراح
}
bulk-confirmHint = تحقّق من فضلك. يمكنك التراجع خلال دقيقة واحدة، ولا يُبلَّغ أصحاب الأدوات إلا بعدها.
bulk-change = تغيير الاختيار
bulk-undoAll = التراجع عن الكل
bulk-undone = { $count ->
    [zero] لم يُتراجع عن أي قرار
    [one] تم التراجع عن قرار واحد
    [two] تم التراجع عن قرارين
    [few] تم التراجع عن { $count } قرارات
    [many] تم التراجع عن { $count } قرارًا
   *[other] تم التراجع عن { $count } قرار
}
bulk-standing = { $count ->
    [zero] لم يبقَ أي قرار
    [one] بقي قرار واحد ساريًا
    [two] بقي قراران ساريين
    [few] بقيت { $count } قرارات سارية
    [many] بقي { $count } قرارًا ساريًا
   *[other] بقي { $count } قرار ساريًا
}
bulk-undoneTitle = تم التراجع عن القرار الجماعي
bulk-title = نتيجة القرار الجماعي
bulk-done = { $count ->
    [zero] لم يصدر قرار بشأن أي اقتراح
    [one] صدر قرار بشأن اقتراح واحد
    [two] صدر قرار بشأن اقتراحين
    [few] صدر قرار بشأن { $count } اقتراحات
    [many] صدر قرار بشأن { $count } اقتراحًا
   *[other] صدر قرار بشأن { $count } اقتراح
}
bulk-refused = { $count ->
    [zero] لم يبقَ أي اقتراح على حاله
    [one] بقي اقتراح واحد على حاله
    [two] بقي اقتراحان على حالهما
    [few] بقيت { $count } اقتراحات على حالها
    [many] بقي { $count } اقتراحًا على حاله
   *[other] بقي { $count } اقتراح على حاله
}
bulk-button = تنفيذ القرار
bulk-unchanged = بقي على حاله
bulk-back = العودة إلى قائمة المراجعة

editing-title = تعديل الاقتراح
editing-lead = تسري القواعد نفسها التي تسري على صاحب الأداة. تُحفظ القيم القديمة والجديدة في السجل، ويُبلغ صاحب الأداة بالحقول التي غيّرتها.
editing-changedMeanwhile = غيّر شخص آخر هذا الاقتراح أو اتخذ قرارًا بشأنه في هذه الأثناء. لم يُستبدل شيء، وهذه صيغته الآن.

keys-title = اختصارات لوحة المفاتيح
keys-move = الاقتراح التالي والسابق
keys-open = فتح الاقتراح المحدد
keys-approve = قبول
keys-reject = رفض، ثم رقم السبب
keys-changes = طلب تعديلات: اكتب الملاحظة ثم { ISOLATE("Ctrl+Enter") }
keys-duplicate = الرفض بوصفه مكررًا لأول أداة مشابهة
keys-edit = تعديل
keys-note = الانتقال إلى الملاحظة
keys-undo = التراجع عن القرار الأخير
keys-leave = مغادرة الحقل أو الإلغاء
keys-help = عرض هذه المساعدة
keys-pickReason = اضغط رقمًا من 1 إلى 9 للرفض، أو { ISOLATE("Esc") } للإلغاء.
keys-writeNote = اكتب الملاحظة ثم اضغط { ISOLATE("Ctrl+Enter") }. يُلغي { ISOLATE("Esc") } العملية.
keys-off = استخدام المفاتيح المفردة على هذا الجهاز
keys-close = إغلاق

replies-title = الردود
replies-lead = نصوص تبدأ بها الملاحظة، بحسب السبب واللغة، ويُعرض منها ما هو بلغة صاحب الأداة.
replies-builtIn = يُرسل دائمًا مع هذا السبب
replies-none = لا توجد ردود خاصة بعد.
replies-text = النص
replies-placeholders = ما يُستبدل تلقائيًا
replies-placeholder-name = اسم الأداة
replies-placeholder-url = عنوانها
replies-placeholder-site = اسم هذا الدليل
replies-add = إضافة رد
replies-saved = تم حفظ الرد.
replies-removed = تمت إزالة الرد.
replies-remove = إزالة
replies-insert = إدراج رد
replies-insertHint = يُدرج قبل ملاحظتك.

suspendAndReject-title = رفض الكل وإيقاف الحساب
suspendAndReject-hint = يوقف هذا الحساب ويرفض كل اقتراحاته المنتظرة لسبب واحد. يُبلَّغ صاحبه، ولا يمكن التراجع عن ذلك دفعة واحدة.
suspendAndReject-button = { $count ->
    [zero] إيقاف الحساب ورفض { $count } اقتراح
    [one] إيقاف الحساب ورفض اقتراح واحد
    [two] إيقاف الحساب ورفض اقتراحين
    [few] إيقاف الحساب ورفض { $count } اقتراحات
    [many] إيقاف الحساب ورفض { $count } اقتراحًا
   *[other] إيقاف الحساب ورفض { $count } اقتراح
}
suspendAndReject-done = أُوقف الحساب ورُفضت اقتراحاته المنتظرة.

ownFigures-title = قراراتك
ownFigures-lead = لا يرى هذه الأرقام إلا أنت والمديرون، ولا تُحسب القرارات التي تم التراجع عنها.
ownFigures-period = المدة
ownFigures-total = القرارات
ownFigures-appeals = الاعتراضات على ما رفضته (90 يومًا)
ownFigures-upheld = رُفضت مجددًا
ownFigures-overturned = نُشرت في النهاية
ownFigures-open = لم تُحسم بعد
ownFigures-agreement = التوافق
ownFigures-none = لا توجد اعتراضات.
