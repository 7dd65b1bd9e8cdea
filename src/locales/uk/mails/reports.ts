/** The mail with the outcome of a report, in Ukrainian. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Підсумок вашого повідомлення на сайті ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `З цієї адреси на сайті ${site} повідомили про проблему із записом і попросили повідомити підсумок:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Запис тут:', tool_link),
          'Якщо це були не ви, просто не зважайте на цей лист.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
