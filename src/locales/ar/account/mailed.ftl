notices-title = الإشعارات بالبريد
notices-lead = إشعارات استلام وتذكيرات ورسائل من محرِّرين آخرين. أما القرارات بشأن اقتراحاتك والتحذيرات المتعلقة بحسابك فتصلك دائمًا.
notices-on = مفعّلة
notices-off = متوقفة
notices-turnOff = إيقاف
notices-turnOn = تفعيل
notices-nowOff = أُوقفت الإشعارات.
notices-nowOn = فُعّلت الإشعارات.
notices-done = تم التغيير.

invitation-title = الانضمام إلى المحرِّرين
invitation-lead-editor = أنت مدعو إلى الانضمام إلى محرِّري { $site }.
invitation-lead-admin = أنت مدعو إلى إدارة { $site }.
invitation-asNew = اختر كلمة مرور لحسابك الجديد.
invitation-asAccount = سيحصل حسابك الحالي على هذا الدور.
invitation-button = قبول
invitation-another = اطلب دعوة جديدة ممن دعاك.
