/** Mails about changes of published tools, in German. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Ihre Änderung bei ${site} ist eingegangen`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Sie haben bei ${site} eine Änderung an „${name}“ vorgeschlagen. Die Redaktion prüft sie, bevor sie sichtbar wird.`,
          `Hier sehen Sie den Stand:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Ihre Änderung bei ${site} ist veröffentlicht`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihre Änderung an „${name}“ angenommen. Geändert:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Nicht übernommen:\n${fieldLines(locale, declined)}`,
          noteParagraph('Nachricht der Redaktion:', note),
          `Hier finden Sie den Eintrag:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Ihre Änderung bei ${site} wurde abgelehnt`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihre Änderung an „${name}“ abgelehnt.`,
          `Grund:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Nachricht der Redaktion:', note),
          `Hier finden Sie sie:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ihr Werkzeug wurde aus ${site} entfernt`,
      text: ({ name }, site) => paragraphs(`auf Ihren Wunsch wurde „${name}“ aus dem Katalog von ${site} entfernt.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
