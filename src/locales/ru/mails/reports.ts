/** The mail that tells a reader what came of a report, in Russian. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Что стало с вашим сообщением на сайте ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `С этого адреса на сайте ${site} сообщили о проблеме с записью и попросили рассказать, чем всё закончилось:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Запись находится здесь:', tool_link),
          'Если это были не вы, ничего делать не нужно.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
