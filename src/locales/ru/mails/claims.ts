/** The mails about claims of tools by their makers, in Russian. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Вы подтверждены как автор инструмента на сайте ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Вы доказали, что ${subject} принадлежит вам. «${name}» на сайте ${site} теперь в ` +
            `вашем аккаунте: вы можете менять его запись, а читатели видят, что автор подтверждён.`,
          `Всё о вашей заявке:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ваши права на инструмент на сайте ${site} не признаны`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Редактор не признал ваши права на «${name}», которые вы подтверждали через ${subject}.`,
          noteParagraph('Причина:', note),
          `Всё о вашей заявке:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Войдите в GitHub ещё раз: инструмент на сайте ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» на сайте ${site} принадлежит вам, потому что вы управляете ${subject}. Мы проверяем это ` +
            `через GitHub каждые 90 дней, для этого вам нужно войти туда. Сделайте это в течение двух недель:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
