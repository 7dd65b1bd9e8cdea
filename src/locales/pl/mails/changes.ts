/** Mails about changes of published tools, in Polish. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Twoja zmiana dotarła do serwisu ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `w serwisie ${site} czeka Twoja propozycja zmiany wpisu „${name}”. Redakcja sprawdzi ją przed publikacją.`,
          `Jej stan znajdziesz tutaj:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Twoja zmiana w serwisie ${site} jest opublikowana`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} przyjęła Twoją zmianę wpisu „${name}”. Zmienione pola:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Nieprzyjęte:\n${fieldLines(locale, declined)}`,
          noteParagraph('Wiadomość od redakcji:', note),
          `Wpis znajdziesz tutaj:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Twoja zmiana w serwisie ${site} została odrzucona`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} odrzuciła Twoją zmianę wpisu „${name}”.`,
          `Powód:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Wiadomość od redakcji:', note),
          `Znajdziesz ją tutaj:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Twoje narzędzie usunięto z serwisu ${site}`,
      text: ({ name }, site) => paragraphs(`zgodnie z Twoją prośbą wpis „${name}” został usunięty z katalogu ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
