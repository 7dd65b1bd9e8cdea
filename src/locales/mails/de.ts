/** Mails in German. */
import { formatOf } from '#locales/format.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, reasonSentence, type MailMessages } from './en.ts';

const reasons: MailMessages['reasons'] = {
  duplicate: 'Der Katalog enthält diesen Eintrag bereits.',
  spam: 'Wir halten ihn für Spam.',
  not_an_ai_tool: 'Es ist kein KI-Werkzeug oder KI-Projekt.',
  broken_link: 'Der Link funktioniert nicht.',
  misleading: 'Die Beschreibung ist irreführend.',
  wrong_category: 'Die Kategorien passen nicht.',
  incomplete: 'Wichtige Angaben fehlen.',
  policy: 'Der Eintrag verstößt gegen die Regeln des Katalogs.',
  other: 'Der Grund ist keiner der üblichen; vielleicht hat ihn die Redaktion in einer Anmerkung erklärt.',
};

export const de: MailMessages = {
  hello: 'Guten Tag,',
  reasons,
  mails: {
    verify_email: {
      subject: (_, site) => `Bestätigen Sie Ihre E-Mail-Adresse für ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `mit dieser E-Mail-Adresse wurde bei ${site} ein Konto angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:`,
          link,
          'Der Link funktioniert einmal und 24 Stunden lang.',
          'Wenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Sie haben bereits ein Konto bei ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse bei ${site} registrieren. Zu ihr gibt es schon ein Konto; es wurde nichts geändert.`,
          `Hier melden Sie sich an:\n${sign_in_link}`,
          `Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie hier ein neues fest:\n${reset_link}`,
          'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Neues Passwort für ${site} festlegen`,
      text: ({ link }, site) =>
        paragraphs(
          `für Ihr Konto bei ${site} wurde ein neues Passwort angefordert. Hier können Sie es festlegen:`,
          link,
          'Der Link funktioniert einmal und 1 Stunde lang.',
          'Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
        ),
    },
    password_changed: {
      subject: (_, site) => `Ihr Passwort für ${site} wurde geändert`,
      text: (_, site) =>
        paragraphs(
          `das Passwort Ihres Kontos bei ${site} wurde soeben geändert, und Sie wurden auf allen Geräten abgemeldet.`,
          'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und widerrufen Sie Ihre API-Tokens.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `für ein Konto bei ${site} soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:`,
          link,
          'Der Link funktioniert einmal und 1 Stunde lang. Bis dahin behält das Konto seine alte Adresse.',
          'Wenn Sie davon nichts wissen, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Ihre E-Mail-Adresse bei ${site} wurde geändert`,
      text: (_, site) =>
        paragraphs(
          `Ihr Konto bei ${site} hat jetzt eine andere E-Mail-Adresse. An diese hier kommen keine Nachrichten mehr.`,
          'Wenn Sie das nicht waren, antworten Sie auf diese Nachricht oder wenden Sie sich sofort an den Betreiber der Website: Jemand anderes hat Zugang zu Ihrem Konto.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Ihr Konto bei ${site} wurde gelöscht`,
      text: (_, site) =>
        paragraphs(
          `Ihr Konto bei ${site} ist gelöscht: Ihre offenen Einreichungen sind zurückgezogen, Ihre API-Tokens funktionieren nicht mehr, und Ihre E-Mail-Adresse ist aus unseren Daten entfernt.`,
          'Veröffentlichte Werkzeuge bleiben ohne Besitzer im Katalog. Dies ist die letzte Nachricht an diese Adresse.',
        ),
    },
    token_created: {
      subject: (_, site) => `Ein neues API-Token für Ihr Konto bei ${site}`,
      text: ({ name, last_four }, site) =>
        paragraphs(
          `in Ihrem Konto bei ${site} wurde ein API-Token mit dem Namen „${name}“ erstellt. Es endet auf ${last_four}.`,
          'Wenn Sie das nicht waren, widerrufen Sie das Token in Ihrem Konto und legen Sie ein neues Passwort fest.',
        ),
    },
    token_expiring: {
      subject: ({ name }) => `Ihr API-Token „${name}“ läuft bald ab`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `das API-Token „${name}“ Ihres Kontos bei ${site}, das auf ${last_four} endet, gilt bis zum ${formatOf('de').date(expires_at)}. Danach werden Programme, die es verwenden, abgewiesen.`,
          `Ein neues können Sie hier erstellen:\n${tokens_link}`,
          'Wenn Sie es nicht mehr brauchen, müssen Sie nichts tun.',
        ),
    },
    submission_received: {
      subject: ({ name }) => `„${name}“ ist bei uns eingegangen`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `vielen Dank, dass Sie „${name}“ bei ${site} eingereicht haben. Die Redaktion sieht sich den Eintrag an; bis dahin erscheint er nicht im Katalog.`,
          `Hier können Sie den Stand verfolgen:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: ({ name }) => `„${name}“ ist veröffentlicht`,
      text: ({ name, tool_link }, site) =>
        paragraphs(
          `die Redaktion hat „${name}“ freigegeben. Der Eintrag steht jetzt im Katalog von ${site}:`,
          tool_link,
        ),
    },
    submission_rejected: {
      subject: ({ name }) => `„${name}“ wurde nicht angenommen`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat „${name}“ geprüft und nicht angenommen.`,
          `Grund: ${reasonSentence(reasons, reason_code)}`,
          noteParagraph('Anmerkung der Redaktion:', note),
          `Wenn Sie das für einen Irrtum halten, können Sie einmal Einspruch einlegen; darüber entscheidet jemand anderes:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: ({ name }) => `Bitte überarbeiten Sie „${name}“`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat „${name}“ geprüft und bittet um Änderungen, bevor der Eintrag veröffentlicht werden kann.`,
          noteParagraph('Anmerkung der Redaktion:', note),
          `Sie haben 30 Tage Zeit, ihn zu ändern und erneut einzureichen:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: ({ name }) => `„${name}“ ist abgelaufen`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `bei ${site} wurden Änderungen an „${name}“ erbeten, doch innerhalb von 30 Tagen kamen keine. Die Einreichung ist geschlossen:`,
          status_link,
          'Sie können das Werkzeug gern neu einreichen.',
        ),
    },
    tool_quarantined: {
      subject: ({ name }) => `„${name}“ ist vorerst ausgeblendet`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `die Redaktion hat Ihr Werkzeug „${name}“ im Katalog von ${site} ausgeblendet, bis es überprüft ist.`,
          `Grund: ${reasonSentence(reasons, reason_code)}`,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Die Prüfregel „${ruleName('de', rule)}“ lehnt nichts mehr ab`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `die Prüfregel „${ruleName('de', rule)}“ von ${site} lag zu oft falsch: Von den ${decided} Treffern, über die zuletzt entschieden wurde, hat die Redaktion ${agreed} bestätigt.`,
          `Ab jetzt zeigt sie ihre Treffer nur noch der Redaktion und lehnt nichts ab. Die Zahlen und den Modus finden Sie hier:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: ({ name }) => `„${name}“ wurde von der Redaktion korrigiert`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihren Eintrag „${name}“ vor der Entscheidung korrigiert. Geändert wurden:`,
          fieldLines('de', fields),
          `Sie müssen nichts tun. Den Eintrag, wie er jetzt ist, und seinen Stand finden Sie hier:\n${status_link}`,
        ),
    },
  },
};
