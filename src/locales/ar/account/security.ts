/** Sentences about the safety of an account, in Arabic. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/ar/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'سجل الأمان',
    lead: 'عمليات تسجيل الدخول والتغييرات في كل ما يفتح الحساب خلال آخر 180 يومًا. العناوين مختصرة.',
    page: 'الأجهزة وسجل الأمان',
    open: 'عرض',
    current: 'هذا الجهاز',
    began: 'تسجيل الدخول',
    used: 'آخر استخدام',
    end: 'تسجيل الخروج',
    ended: 'سُجّل الخروج من ذلك الجهاز.',
    event: 'الحدث',
    when: 'الوقت (UTC)',
    from: 'من أين',
    acts: {
      ...accountActions,
      signed_in: 'تسجيل دخول',
      wrong_password: 'كلمة مرور خاطئة',
      wrong_factor: 'رمز أو مفتاح مرور خاطئ',
    },
    subjects: { token: 'رمز API', grant: 'تطبيق متصل' },
    unknownDevice: 'جهاز غير معروف',
    bySite: 'من الموقع',
    reset: {
      access: 'رموز API والتطبيقات المتصلة وخطافات الويب',
      hint: 'قد يكون من عرف كلمة مرورك القديمة أنشأ بعضها.',
      end: 'إلغاؤها وإزالتها كلها',
      keep: 'الإبقاء عليها',
    },
    none: 'لم يحدث شيء في هذه المدة.',
    older: 'الأقدم',
  },
});
