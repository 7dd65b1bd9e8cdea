/** The mail that tells a reader what came of a report, in Spanish. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `Qué ha pasado con su aviso en ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Alguien con esta dirección avisó de un problema con una ficha en ${site} y pidió una respuesta:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Vea la ficha aquí:', tool_link),
          'Si no fue usted, no tiene que hacer nada.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
