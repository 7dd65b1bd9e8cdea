webhooks-title = خطافات الويب
webhooks-lead = نُعلم خادمك فور حدوث شيء لأدواتك واقتراحاتك، فلا تحتاج إلى الاستعلام المتكرر.
webhooks-off = لا يُرسل شيء: هذا الخادم لا يتصل بخوادم أخرى.
webhooks-list = خطافاتك
webhooks-none = ليست لديك خطافات بعد.
webhooks-noneLead = أضف عنوان خادم يستقبل JSON بطريقة POST.
webhooks-add = إضافة خطاف
webhooks-url = العنوان
webhooks-urlHint = عنوان عام عبر http أو https على المنفذ المعتاد.
webhooks-events = الأحداث
webhooks-button = إضافة الخطاف
webhooks-verifyFirst = أكّد بريدك الإلكتروني قبل إضافة خطاف.
webhooks-documentation = كيف تستقبلها
webhooks-chosen = { $count ->
    [zero] { $count } حدث
    [one] حدث واحد
    [two] حدثان
    [few] { $count } أحداث
    [many] { $count } حدثًا
   *[other] { $count } حدث
}
webhooks-secretTitle = المفتاح السري لهذا الخطاف
webhooks-secretOnce = انسخه الآن، فلن يظهر مرة أخرى.
webhooks-secretUse = به تتحقق من أن الرسالة منا. تفعل مكتبات Standard Webhooks ذلك نيابة عنك.
webhooks-secretOld = تُوقَّع كل رسالة بالمفتاح السري السابق أيضًا طوال 24 ساعة.
webhooks-toWebhook = إلى الخطاف
webhooks-back = كل الخطافات
webhooks-states-on = يعمل
webhooks-states-failing = متعثّر
webhooks-states-off = متوقف
webhooks-failingSince = لم يصل شيء منذ { $date }. يُوقَف الخطاف بعد خمسة أيام.
webhooks-offReasons-gone = أُوقف: أجاب الخادم بأن العنوان لم يعد موجودًا (410).
webhooks-offReasons-failing = أُوقف: لم يصل شيء طوال خمسة أيام.
webhooks-turnOn = التشغيل من جديد
webhooks-test = إرسال حدث تجريبي
webhooks-save = حفظ الأحداث
webhooks-rotate = مفتاح سري جديد
webhooks-rotateHint = تحصل على مفتاح سري جديد، ويبقى السابق صالحًا 24 ساعة.
webhooks-remove = حذف الخطاف
webhooks-removeHint = لا يُرسل شيء بعد ذلك، وتُحذف قائمة عمليات تسليمه.
webhooks-deliveries = عمليات التسليم في الأيام السبعة الأخيرة
webhooks-noDeliveries = لم يُرسل شيء بعد.
webhooks-event = الحدث
webhooks-when = الوقت (UTC)
webhooks-state = الحالة
webhooks-answer = الرد
webhooks-resendButton = إعادة الإرسال
webhooks-duration = { $milliseconds } مللي ثانية
webhooks-attempts = { $count ->
    [zero] { $count } محاولة
    [one] محاولة واحدة
    [two] محاولتان
    [few] { $count } محاولات
    [many] { $count } محاولة
   *[other] { $count } محاولة
}
webhooks-next = التالية { $time }
webhooks-body = رد الخادم
webhooks-deliveryStates-waiting = ينتظر
webhooks-deliveryStates-retrying = ستُعاد المحاولة
webhooks-deliveryStates-delivered = وصل
webhooks-deliveryStates-failed = فشل
webhooks-deliveryStates-missed = لم يُرسَل (الخطاف متوقف)
webhooks-resend = { $count ->
    [zero] إعادة إرسال { $count } عملية تسليم فاشلة
    [one] إعادة إرسال عملية تسليم فاشلة واحدة
    [two] إعادة إرسال عمليتي تسليم فاشلتين
    [few] إعادة إرسال { $count } عمليات تسليم فاشلة
    [many] إعادة إرسال { $count } عملية تسليم فاشلة
   *[other] إعادة إرسال { $count } عملية تسليم فاشلة
}
webhooks-done-saved = حُفظت الأحداث.
webhooks-done-removed = حُذف الخطاف.
webhooks-done-turned_on = عاد الخطاف إلى العمل.
webhooks-done-test = الحدث التجريبي في الطريق. أعد تحميل الصفحة بعد لحظة.
webhooks-done-again = تجري إعادة الإرسال. أعد تحميل الصفحة بعد لحظة.
webhooks-testEvent = حدث تجريبي
webhooks-fetched = تجلبه برامجك
webhooks-names-submission_approved = قُبل اقتراح
webhooks-names-submission_rejected = رُفض اقتراح
webhooks-names-submission_changes_requested = طُلبت تعديلات
webhooks-names-submission_edited = صحّح محرِّر اقتراحًا
webhooks-names-submission_expired = انتهت مهلة اقتراح
webhooks-names-tool_updated = تغيرت أداة
webhooks-names-tool_hidden = أُخفيت أداة
webhooks-names-tool_restored = أُعيد نشر أداة
webhooks-names-tool_removed = حُذفت أداة أو دُمجت في غيرها
webhooks-names-tool_price_changed = تغيّر السعر: أدواتك وأدوات قوائمك
webhooks-names-tool_link_dead = رابط لا يعمل: أدواتك وأدوات قوائمك
webhooks-names-change_accepted = قُبل تعديل مقترح
webhooks-names-change_declined = رُفض تعديل مقترح
webhooks-names-tool_news = الجديد فيما تتابعه، مع رسالة المتابعة
webhooks-names-desk_submission_waiting = المحرِّرون: اقتراح ينتظر
webhooks-names-desk_change_waiting = المحرِّرون: تعديل مقترح ينتظر
webhooks-names-desk_report_opened = المحرِّرون: بلاغ عن مشكلة
webhooks-names-desk_report_closed = المحرِّرون: أُغلق بلاغ
webhooks-names-desk_link_dead = المحرِّرون: رابط أداة لا يعمل
