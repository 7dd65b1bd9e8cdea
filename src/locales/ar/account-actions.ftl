registered = سُجّل

created = أُنشئ

email_verified = تم تأكيد العنوان

terms_accepted = تم قبول الشروط

reclaimed = استعاده صاحب العنوان

role_changed = تغيّر الدور

suspended = أُوقف

suspension_lifted = رُفع الإيقاف

revoked = أُلغي

leaked = أُلغي بعد العثور عليه علنًا

reused = أُنهي: أُعيد استخدام رمز

secret_rotated = مفتاح سري جديد

turned_on = شُغّل

turned_off = أُوقف

password_reset = كلمة مرور جديدة

guessing_noticed = كلمات مرور خاطئة كثيرة: أُبلغ صاحب الحساب

session_ended = تسجيل خروج من جهاز

password_changed = تغيّرت كلمة المرور

email_changed = تغيّر العنوان

identity_linked = رُبط تسجيل الدخول

identity_unlinked = فُصل تسجيل الدخول

totp_added = أُضيف تطبيق مصادقة

totp_removed = أُزيل تطبيق المصادقة

passkey_added = أُضيف مفتاح مرور

passkey_removed = أُزيل مفتاح مرور

two_factor_off = أُوقفت المصادقة الثنائية

two_factor_reset = أُعيد ضبط المصادقة الثنائية

recovery_codes_made = أُنشئت رموز استرداد جديدة

recovery_code_used = استُخدم رمز استرداد

notices_off = إيقاف الإشعارات

notices_on = تفعيل الإشعارات

deleted = حُذف
