/** The mails about tools with a lost proof or a new owner, in Polish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Nie jesteś już potwierdzonym twórcą narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `nie znajdujemy już dowodu, że ${subject} należy do Ciebie. „${name}” na razie pozostaje ` +
            `Twoje, ale bez oznaczenia potwierdzonego twórcy. Tutaj możesz udowodnić to ponownie:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Narzędzie w serwisie ${site} należy teraz do innego konta`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `ktoś udowodnił, że ${subject} należy do niego, więc „${name}” przeszło na jego konto. Jeśli jest Twoje, udowodnij to tutaj, a zdecyduje redakcja:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
