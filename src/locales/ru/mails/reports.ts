/** The mail with the outcome of a report, in Russian. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Итог вашего сообщения на сайте ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `С этого адреса на сайте ${site} сообщили о проблеме с записью и попросили сообщить итог:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Запись находится здесь:', tool_link),
          'Если это были не вы, просто не обращайте внимания на это письмо.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
