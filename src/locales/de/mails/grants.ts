/** Mails of a subject, in German. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Ein API-Token von Ihnen bei ${site} war öffentlich und ist widerrufen`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `das API-Token „${name}“ Ihres Kontos bei ${site}, das auf ${last_four} endet, wurde an einer Stelle gefunden, die alle lesen können. Wir haben es widerrufen; Programme, die es verwenden, werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Erstellen Sie ein neues und bewahren Sie es in einem Geheimnisspeicher oder einer Umgebungsvariablen auf:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Eine Anwendung hat jetzt Zugriff auf Ihr Konto bei ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Sie haben dieser Anwendung erlaubt, bei ${site} für Sie zu handeln:`,
          `${name} (${address})`,
          `Falls Sie das nicht waren, trennen Sie sie hier und ändern Sie Ihr Passwort:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Das Token einer Anwendung für Ihr Konto bei ${site} war öffentlich`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ein Token, mit dem die Anwendung ${name} bei ${site} für Sie handelt, wurde an einer Stelle gefunden, die alle lesen können. Wir haben der Anwendung den Zugriff entzogen; ihre Token werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Falls Sie die Anwendung noch verwenden, sagen Sie es ihrem Hersteller und erlauben Sie sie wieder, sobald das Token sicher ist. Was jetzt Zugriff hat:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
