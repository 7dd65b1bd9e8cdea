/** The mail with the outcome of a report, in Polish. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Wynik Twojego zgłoszenia problemu w serwisie ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `ktoś, podając ten adres, zgłosił problem z wpisem w serwisie ${site} i poprosił o informację o wyniku:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Wpis znajdziesz tutaj:', tool_link),
          'Jeśli to nie Ty, po prostu zignoruj tę wiadomość.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
