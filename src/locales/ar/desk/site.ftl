site-lead = اسم هذا الدليل ووصفه في الصفحات والرسائل والخلاصات والمستندات. تستخدم الحقول الفارغة القيمة الافتراضية.
site-nameHint = الافتراضي: { $name }
site-taglineHint = عنوان الصفحة الرئيسية
site-descriptionHint = جملة أو جملتان للصفحة الرئيسية والخلاصات ومحركات البحث
site-fallback = تستخدم الحقول الفارغة النص باللغة { $language }.
site-poweredBy = ذكر { $program } في أسفل الصفحة («يعمل بواسطة»)
site-preview = معاينة
site-saved = تم تغيير الموقع، ويراه الزوار فورًا.
site-history = سجل التغييرات
site-accentHint = مثل { ISOLATE($example) }. إذا أدخلت لونًا واحدًا فقط، يُشتق الآخر منه.
site-termsHint = تاريخ أو رقم. يقبل الأعضاء الشروط عند التسجيل، ومرة أخرى عندما تغيّره. يتطلب صفحة الشروط (terms)، وإذا تُرك فارغًا فلا يُسأل أحد.
site-logoLead = SVG أو PNG، بحجم 512 كيبيبايت على الأكثر. يُعاد رسم الملف بصيغة PNG، لذا حوّل الحروف إلى مسارات أولًا. الشعار العريض يحل محل الاسم.
site-logoHints-light = يُستخدم أيضًا في المظهر الداكن وعلامات تبويب المتصفح والروابط التي تُشارَك، ما لم تُضف غيره
site-logoHints-dark = للخلفيات الداكنة التي لا يتضح عليها الآخر
site-logoHints-icon = صورة مربعة لعلامات تبويب المتصفح وشاشات الهواتف
site-upload = رفع
site-removeLogo = إزالة
site-logoSaved = تم تغيير الشعار، ويراه الزوار فورًا.
site-logoRemoved = تمت إزالة الصورة.

demo-title = الدليل التجريبي
demo-lead = أدوات نموذجية جاءت مع البرنامج. ويبقى منها ما عُدّل أو أُبلغ عنه أو أُعلن عنه أو استُخدم منذ ذلك الحين، وكذلك الفئات.
demo-entries = المحتويات
demo-goes = يُزال
demo-stays = يبقى
demo-tools = الأدوات
demo-collections = المجموعات
demo-warning = لا يمكن التراجع عن ذلك، ولا يُحمَّل الدليل التجريبي من جديد تلقائيًا.
demo-remove = إزالة الدليل التجريبي
demo-removed = تمت إزالة الدليل التجريبي.
demo-none = لا يوجد هنا دليل تجريبي.

pages-lead = بيانات الناشر وسياسة الخصوصية والشروط وبيانات الاتصال والإرشادات وكل ما يحتاج إليه هذا الدليل. توجد روابطها في أسفل كل صفحة.
pages-none = لا توجد صفحات بعد.
pages-page = الصفحة
pages-languages = اللغات
pages-create = إضافة صفحة
pages-name = الاسم في العنوان
pages-nameHint = أحرف لاتينية صغيرة وأرقام وشرطات، مثل privacy
pages-button = إنشاء
pages-text = النص (Markdown)
pages-textHint = السطر الأول «# العنوان» هو العنوان. النص الفارغ يزيل الصفحة بهذه اللغة.
pages-inFile = هذا النص من الملف { $file }. إذا حفظت نصًا هنا فسيُستخدم بدلًا منه.
pages-view = عرض الصفحة
pages-saved = تم حفظ الصفحة.
pages-removed = تمت إزالة النص.
pages-versions = النسخ السابقة

# Heading.
digest-title = الرسالة الأسبوعية
# $date: when the e-mail is sent
digest-lead = ثلاثة أسطر فوق الأخبار في الرسالة الأسبوعية القادمة التي تُرسل في { $date }. تظهر في تلك الرسالة وحدها، ومن يقرأ بلغة بلا أسطر تصله الأخبار فقط.
# Before the name of a language.
digest-lines = الأسطر
digest-saved = حُفظت الأسطر.
# Link.
digest-link = أسطر الرسالة الأسبوعية
