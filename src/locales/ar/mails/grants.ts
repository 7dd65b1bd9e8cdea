/** Mails about leaked tokens and connected programs, in Arabic. */
import { isolated, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `أُلغي رمز ${isolated('API')} لك في ${site} بعد العثور عليه علنًا`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `عُثر على رمز ${isolated('API')} المسمى «${name}» من حسابك في ${site}، وهو ينتهي بـ ${last_four}، في مكان عام. ألغيناه، وتُرفض البرامج التي تستخدمه.`,
          address === '' ? '' : `عُثر عليه هنا:\n${address}`,
          `أنشئ رمزًا جديدًا واحفظه في مخزن للأسرار أو في متغير بيئة:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `أصبح لتطبيق وصول إلى حسابك في ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `منحت هذا التطبيق وصولًا إلى حسابك في ${site}:`,
          `${isolated(name)} (${isolated(address)})`,
          `إن لم تكن أنت من فعل ذلك، فاقطع اتصاله هنا وغيّر كلمة مرورك:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `عُثر علنًا على رمز تطبيق خاص بحسابك في ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `عُثر في مكان عام على رمز يمنح ${isolated(name)} وصولًا إلى حسابك في ${site}. قطعنا اتصال التطبيق، وتُرفض رموزه.`,
          address === '' ? '' : `عُثر عليه هنا:\n${address}`,
          `إن كنت لا تزال تستخدمه، فأخبر صاحبه، واربطه من جديد بعد سدّ التسرّب. هنا ترى ما له وصول الآن:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
