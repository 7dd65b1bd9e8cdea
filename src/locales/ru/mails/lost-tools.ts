/** The mails about tools with a lost proof or a new owner, in Russian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Подтверждение автора на сайте ${site} утрачено`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Мы больше не находим доказательства, что ${subject} принадлежит вам. «${name}» пока ` +
            `остаётся вашим, но без отметки о подтверждённом авторе. Доказать это снова можно здесь:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Инструмент на сайте ${site} перешёл к другому аккаунту`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Кто-то доказал, что ${subject} принадлежит ему, поэтому «${name}» теперь в его аккаунте. Если инструмент ваш, докажите это здесь, и решит редактор:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
