/** Mails about passwords and second factors, in German. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `Ihr Passwort für ${site} wurde geändert`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `das Passwort Ihres Kontos bei ${site} wurde soeben geändert, und Sie wurden auf allen Geräten abgemeldet.`,
          tokens === undefined
            ? ''
            : `Damit endeten – API-Token: ${tokens}; verbundene Anwendungen: ${grants}; Webhooks: ${webhooks}.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und widerrufen Sie Ihre API-Token:\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `Jemand versucht, Ihr Passwort bei ${site} zu erraten`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `für Ihr Konto bei ${site} wurden innerhalb einer Stunde viele falsche Passwörter ` +
            `eingegeben. Keines davon war richtig. Weitere Versuche werden vorerst ` +
            `abgelehnt, außer in Browsern, in denen Sie sich schon einmal angemeldet haben.`,
          `Wenn Sie das waren und Ihr Passwort vergessen haben, wählen Sie hier ein neues:\n${reset_link}`,
          `Wenn nicht, müssen Sie nichts tun, solange Sie Ihr Passwort nirgendwo sonst verwenden. Die ` +
            `Zwei-Faktor-Authentifizierung schützt Sie auch dann, wenn es bekannt wird:\n${settings_link}`,
          'Diesen Hinweis senden wir höchstens einmal am Tag.',
        ),
    },
    factor_added: {
      subject: (_, site) => `Ihrem Konto bei ${site} wurde ein zweiter Faktor hinzugefügt`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `für Ihr Konto bei ${site} wurde eine Authenticator-App eingerichtet.`
            : `zu Ihrem Konto bei ${site} wurde der Passkey „${name}“ hinzugefügt.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei der Verwaltung von ${site}:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `Von Ihrem Konto bei ${site} wurde ein zweiter Faktor entfernt`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `von Ihrem Konto bei ${site} wurde die Authenticator-App entfernt.`
            : `von Ihrem Konto bei ${site} wurde der Passkey „${name}“ entfernt.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei der Verwaltung von ${site}:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `Zwei-Faktor-Authentifizierung bei ${site} ist ausgeschaltet`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `die Zwei-Faktor-Authentifizierung Ihres Kontos bei ${site} wurde ausgeschaltet. Zum Anmelden genügt jetzt Ihr Passwort.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei der Verwaltung von ${site}:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `Zwei-Faktor-Authentifizierung bei ${site} wurde zurückgesetzt`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `die Betreiber von ${site} haben Authenticator-App, Passkeys und Wiederherstellungscodes Ihres Kontos ` +
            `entfernt, und Sie wurden auf allen Geräten abgemeldet. Zum Anmelden genügt jetzt Ihr Passwort.`,
          `Richten Sie die Zwei-Faktor-Authentifizierung in Ihren Einstellungen neu ein:\n${settings_link}`,
          `Wenn Sie nicht darum gebeten haben, wählen Sie sofort ein neues Passwort:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `Neue Wiederherstellungscodes für Ihr Konto bei ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `für Ihr Konto bei ${site} wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei der Verwaltung von ${site}:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `Ein Wiederherstellungscode Ihres Kontos bei ${site} wurde benutzt`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `soeben wurde ein Wiederherstellungscode Ihres Kontos bei ${site} benutzt. Noch übrig: ${left}.`,
          `Neue erstellen Sie in Ihren Einstellungen:\n${settings_link}`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei der Verwaltung von ${site}:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
