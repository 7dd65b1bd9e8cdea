/** Mails about leaked tokens and connected programs, in German. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Ihr API-Token für ${site} war öffentlich zu finden und ist widerrufen`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `das API-Token „${name}“ Ihres Kontos bei ${site}, das auf ${last_four} endet, wurde an einer ` +
            `öffentlichen Stelle gefunden. Wir haben es widerrufen: Programme, die es verwenden, werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Erstellen Sie ein neues und bewahren Sie es in einem Geheimnisspeicher oder einer Umgebungsvariablen auf:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Eine Anwendung hat jetzt Zugriff auf Ihr Konto bei ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Sie haben dieser Anwendung Zugriff auf Ihr Konto bei ${site} gegeben:`,
          `${name} (${address})`,
          `Falls Sie das nicht waren, trennen Sie sie hier und ändern Sie Ihr Passwort:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Das Token einer Anwendung für Ihr Konto bei ${site} war öffentlich`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ein Token, das ${name} Zugriff auf Ihr Konto bei ${site} gibt, wurde an einer öffentlichen ` +
            `Stelle gefunden. Wir haben die Anwendung getrennt: Ihre Token werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Falls Sie sie noch verwenden, informieren Sie den Hersteller und verbinden Sie sie wieder, ` +
            `sobald das Leck geschlossen ist. Hier sehen Sie, was jetzt Zugriff hat:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
