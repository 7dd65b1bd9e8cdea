/** The mails about tools with a lost proof or a new owner, in Ukrainian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Підтвердження автора на сайті ${site} втрачено`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ми більше не знаходимо доказу, що ${subject} належить вам. «${name}» поки лишається ` +
            `вашим, але без позначки про підтвердженого автора. Довести це знову можна тут:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Інструмент на сайті ${site} перейшов до іншого облікового запису`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Хтось довів, що ${subject} належить йому, тож «${name}» тепер у його обліковому записі. Якщо інструмент ваш, доведіть це тут, і вирішить редактор:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
