/** The mail with the outcome of a report, in German. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Das Ergebnis Ihrer Meldung bei ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `jemand hat bei ${site} mit dieser Adresse ein Problem mit einem Eintrag gemeldet und wollte das Ergebnis erfahren:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Hier finden Sie den Eintrag:', tool_link),
          'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
