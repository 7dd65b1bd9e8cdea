/** The mail with the outcome of a report, in Spanish. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `El resultado de su aviso en ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Alguien con esta dirección avisó de un problema con una ficha en ${site} y pidió conocer el resultado:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Vea la ficha aquí:', tool_link),
          'Si no fue usted, ignore este mensaje.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
