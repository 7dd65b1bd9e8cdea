/** The mail about a webhook that was turned off, in Arabic. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `أُوقف خطاف الويب الخاص بك في ${site}`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `لم يصل شيء من ${site} إلى هذا العنوان طوال خمسة أيام، أو أجاب خادمه بأنه لم يعد موجودًا:`,
          address,
          `لم نعد نرسل إليه شيئًا. شغّل الخطاف من جديد وأرسل ما فات هنا:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
