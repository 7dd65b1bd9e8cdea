/** Mails about changes of published tools, in Spanish. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Hemos recibido su cambio en ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Ha propuesto un cambio de «${name}» en ${site}. Un editor lo revisará antes de que sea visible.`,
          `Puede seguirlo aquí:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Su cambio en ${site} está publicado`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha aceptado su cambio de «${name}». Se han cambiado:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `No se ha aceptado:\n${fieldLines(locale, declined)}`,
          noteParagraph('Nota del editor:', note),
          `Vea la ficha aquí:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Su cambio en ${site} fue rechazado`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha rechazado su cambio de «${name}».`,
          `Motivo:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Nota del editor:', note),
          `Puede verlo aquí:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Su herramienta se ha eliminado de ${site}`,
      text: ({ name }, site) => paragraphs(`Como pidió, «${name}» se ha eliminado del catálogo de ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
