/** The mail with the outcome of a report, in English. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `The outcome of your report on ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Somebody with this address reported a problem with an entry on ${site} and asked to be told the outcome:`,
          outcomeSentence(locale, outcome),
          noteParagraph('See the entry here:', tool_link),
          'If this was not you, simply ignore this e-mail.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
