reports-title = بلاغات الزوار
reports-lead = مشكلات أبلغ عنها الزوار، والأقدم أولًا. لا ترى من أبلغ. ومن طلب الرد يعرف النتيجة بجملة محايدة، ولا يرى ملاحظتك أبدًا.
reports-open = مفتوحة
reports-closed = مغلقة
reports-kind = السبب
reports-tool = الأداة: اسمها المختصر أو جزء من اسمها
reports-none = لا توجد بلاغات مفتوحة.
reports-noneFound = لا يوجد بلاغ مطابق.
reports-count = { $count ->
    [zero] لا بلاغات
    [one] بلاغ واحد
    [two] بلاغان
    [few] { $count } بلاغات
    [many] { $count } بلاغًا
   *[other] { $count } بلاغ
}
reports-more = { $count ->
    [zero] لا بلاغات أخرى
    [one] بلاغ آخر
    [two] بلاغان آخران
    [few] { $count } بلاغات أخرى
    [many] { $count } بلاغًا آخر
   *[other] { $count } بلاغ آخر
}
reports-report = البلاغ
reports-outcome = النتيجة
reports-choose = اختر النتيجة
reports-note = ملاحظة للمحرِّرين
reports-button = إغلاق البلاغات المحددة
reports-desk = تعديل أو إخفاء أو دمج
reports-closing = الإغلاق
reports-already = أغلقه شخص آخر من قبل. لم يُستبدل شيء.
reports-awaited = طُلب الرد
reports-reopen = إعادة الفتح
reports-reopened = أُعيد فتح البلاغ.
