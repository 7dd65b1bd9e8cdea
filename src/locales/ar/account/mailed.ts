/** Sentences of pages that mails lead to, in Arabic. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'الإشعارات بالبريد',
    lead: 'إيصالات وتذكيرات وما يخبرك به غيرك في مكتب المحرِّرين. أما قرارات اقتراحاتك والتحذيرات بشأن حسابك فتصلك دائمًا.',
    on: 'مفعّلة',
    off: 'متوقفة',
    turnOff: 'إيقاف',
    turnOn: 'تفعيل',
    nowOff: 'أوقفت الإشعارات.',
    nowOn: 'فُعّلت الإشعارات.',
    done: 'تم التغيير.',
  },
  invitation: {
    title: 'الانضمام إلى مكتب المحرِّرين',
    lead: {
      editor: (site) => `ندعوك إلى العناية بـ ${site} محرِّرًا.`,
      admin: (site) => `ندعوك إلى العناية بـ ${site} مديرًا.`,
    },
    asNew: 'اختر كلمة مرور لحسابك الجديد.',
    asAccount: 'تأخذ الدور بحسابك الحالي.',
    button: 'قبول',
    another: 'اطلب دعوة أخرى ممن دعاك.',
  },
});
