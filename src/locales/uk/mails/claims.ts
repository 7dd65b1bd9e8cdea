/** The mails about claims of tools by their makers, in Ukrainian. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Вас підтверджено як автора інструмента на сайті ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Ви довели, що ${subject} належить вам. «${name}» на сайті ${site} тепер ваш інструмент: ви можете змінювати його сторінку, а читачі бачать, що автора підтверджено.`,
          `Усе про вашу заявку:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ваші права на інструмент на сайті ${site} не визнано`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Редактор не визнав ваших прав на «${name}», які ви підтверджували через ${subject}.`,
          noteParagraph('Причина:', note),
          `Усе про вашу заявку:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Увійдіть знову в GitHub заради вашого інструмента на сайті ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» на сайті ${site} належить вам, бо ви керуєте ${subject}. Ми перевіряємо це кожні 90 днів, і підтвердити це через GitHub можете лише ви. Увійдіть у GitHub на цій сторінці протягом двох тижнів:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
