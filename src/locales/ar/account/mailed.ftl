notices-title = الإشعارات بالبريد
notices-lead = إيصالات وتذكيرات ورسائل المحرِّرين الآخرين. أما القرارات في اقتراحاتك والتحذيرات بشأن حسابك فتصلك دائمًا.
notices-on = مفعّلة
notices-off = متوقفة
notices-turnOff = إيقاف
notices-turnOn = تفعيل
notices-nowOff = أُوقفت الإشعارات.
notices-nowOn = فُعّلت الإشعارات.
notices-done = تم التغيير.

invitation-title = الانضمام إلى المحرِّرين
invitation-lead-editor = ندعوك إلى العناية بـ { $site } محرِّرًا.
invitation-lead-admin = ندعوك إلى العناية بـ { $site } مديرًا.
invitation-asNew = اختر كلمة مرور لحسابك الجديد.
invitation-asAccount = سيحصل حسابك الحالي على هذا الدور.
invitation-button = قبول
invitation-another = اطلب دعوة جديدة ممن دعاك.
