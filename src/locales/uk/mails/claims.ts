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
          `Ви довели, що ${subject} належить вам. «${name}» на сайті ${site} тепер у вашому ` +
            `обліковому записі: ви можете змінювати його запис, а читачі бачать, що автора підтверджено.`,
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
      subject: (_, site) => `Увійдіть у GitHub ще раз: інструмент на сайті ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» на сайті ${site} належить вам, бо ви керуєте ${subject}. Ми перевіряємо це через ` +
            `GitHub кожні 90 днів, для цього вам треба ввійти туди. Зробіть це протягом двох тижнів:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
