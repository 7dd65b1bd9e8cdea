/** The mails about tools with a lost proof or a new owner, in Arabic. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `لم تعد صاحب أداة موثَّقًا في ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `لم نعد نجد ما يثبت أن ${subject} لك. تبقى «${name}» لك حاليًا، لكن بلا علامة التوثيق. يمكنك إثبات ذلك من جديد هنا:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `أداة في ${site} أصبحت لحساب آخر`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `أثبت أحدهم أن ${subject} له، فأصبحت «${name}» لحسابه. إن كانت لك فأثبت ذلك هنا، والقرار عندئذ لمحرِّر:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
