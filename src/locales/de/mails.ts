/** Mails in German. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Guten Tag,',
  notice: (link) => `Solche Hinweise erhalten Sie, weil Sie ein Konto haben. Hier stellen Sie sie ab:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Bestätigen Sie Ihre E-Mail-Adresse für ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `mit dieser E-Mail-Adresse wurde bei ${site} ein Konto angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:`,
          link,
          'Der Link funktioniert nur einmal und gilt 24 Stunden.',
          'Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Sie haben bereits ein Konto bei ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto bei ${site} anlegen. Es gibt dazu schon ein Konto; geändert wurde nichts.`,
          `Hier können Sie sich anmelden:\n${sign_in_link}`,
          `Wenn Sie Ihr Passwort vergessen haben, wählen Sie hier ein neues:\n${reset_link}`,
          'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Neues Passwort für ${site} wählen`,
      text: ({ link }, site) =>
        paragraphs(
          `für Ihr Konto bei ${site} wurde ein neues Passwort angefordert. Hier können Sie es wählen:`,
          link,
          'Der Link funktioniert nur einmal und gilt eine Stunde.',
          'Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `für ein Konto bei ${site} soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:`,
          link,
          'Der Link funktioniert nur einmal und gilt eine Stunde. Bis zur Bestätigung behält das Konto seine alte Adresse.',
          'Wenn Sie davon nichts wissen, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Ihre E-Mail-Adresse bei ${site} wurde geändert`,
      text: (_, site) =>
        paragraphs(
          `Ihr Konto bei ${site} hat jetzt eine andere E-Mail-Adresse. An die bisherige kommen keine Nachrichten mehr.`,
          'Wenn Sie das nicht waren, antworten Sie auf diese Nachricht oder wenden Sie sich ' +
            'sofort an die Betreiber der Website: Jemand anders hat Zugang zu Ihrem Konto.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Ihr Konto bei ${site} wurde gelöscht`,
      text: (_, site) =>
        paragraphs(
          `Ihr Konto bei ${site} ist gelöscht: Ihre offenen Einreichungen sind zurückgezogen, Ihre ` +
            `API-Token funktionieren nicht mehr, und Ihre E-Mail-Adresse ist aus unseren Daten entfernt.`,
          'Veröffentlichte Werkzeuge bleiben ohne Inhaber im Katalog. Dies ist die letzte Nachricht an diese Adresse.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} ist jetzt mit Ihrem Konto bei ${site} verbunden`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `ab jetzt können Sie sich bei ${site} mit ${provider} anmelden.`,
          `Wenn Sie das nicht waren, trennen Sie die Verbindung in Ihren Einstellungen und wählen Sie ein neues Passwort:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} ist nicht mehr mit Ihrem Konto bei ${site} verbunden`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `bei ${site} können Sie sich nicht mehr mit ${provider} anmelden, nur noch mit Ihrem Passwort.`,
          `Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Ein neues API-Token für Ihr Konto bei ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `in Ihrem Konto bei ${site} wurde ein API-Token mit dem Namen „${name}“ erstellt. Es endet auf ${last_four}.`,
          `Wenn Sie das nicht waren, widerrufen Sie das Token und wählen Sie ein neues Passwort:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `Eines Ihrer API-Token für ${site} läuft bald ab`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `das API-Token „${name}“ Ihres Kontos bei ${site}, das auf ${last_four} endet, gilt bis zum ` +
            `${formatOf(locale).date(expires_at)}. Danach werden Programme, die es verwenden, abgewiesen.`,
          `Ein neues können Sie hier erstellen:\n${tokens_link}`,
          'Wenn Sie es nicht mehr brauchen, müssen Sie nichts tun. An dieses Token erinnern wir nur einmal.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Ihre Einreichung bei ${site} ist eingegangen`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `vielen Dank, dass Sie „${name}“ bei ${site} eingereicht haben. Die Redaktion sieht sich den ` +
            `Eintrag an; bis dahin erscheint er nicht im Katalog. Sobald entschieden ist, schreiben wir Ihnen.`,
          `Hier können Sie den Stand verfolgen:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Ihre Einreichung bei ${site} ist veröffentlicht`,
      text: ({ name, tool_link }, site) =>
        paragraphs(
          `die Redaktion hat „${name}“ angenommen. Der Eintrag steht jetzt im Katalog von ${site}:`,
          tool_link,
        ),
    },
    submission_rejected: {
      subject: (_, site) => `Ihre Einreichung bei ${site} wurde abgelehnt`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat „${name}“ geprüft und nicht angenommen.`,
          `Grund:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Nachricht der Redaktion:', note),
          appealed === undefined
            ? `Wenn Sie das für einen Irrtum halten, können Sie einmal Einspruch erheben; darüber entscheidet jemand anders aus der Redaktion:\n${status_link}`
            : `Das ist die Entscheidung über Ihren Einspruch; sie ist endgültig:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Änderungen an Ihrer Einreichung bei ${site} erbeten`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat „${name}“ geprüft und bittet um Änderungen, bevor der Eintrag veröffentlicht werden kann.`,
          noteParagraph('Nachricht der Redaktion:', note),
          `Sie haben 30 Tage Zeit, die Einreichung zu verbessern und erneut zu senden:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Ihre Einreichung bei ${site} ist abgelaufen`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `bei ${site} wurden Änderungen an „${name}“ erbeten, doch innerhalb von 30 Tagen kamen keine an. Die Einreichung ist geschlossen:`,
          status_link,
          'Sie können das Werkzeug gern erneut einreichen.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Ihr Werkzeug bei ${site} ist vorerst ausgeblendet`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `die Redaktion hat Ihr Werkzeug „${name}“ im Katalog von ${site} ausgeblendet, bis es überprüft ist.`,
          `Grund:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `Der Link Ihres Werkzeugs bei ${site} funktioniert nicht`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `wir haben die Adresse von „${name}“ mehrmals geprüft, und sie funktioniert nicht:`,
          address,
          `Die Seite im Katalog von ${site} weist darauf hin, bis die Adresse wieder funktioniert:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Die Prüfregel „${ruleName(locale, rule)}“ lehnt nichts mehr ab`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `die Prüfregel „${ruleName(locale, rule)}“ von ${site} lag zu oft falsch: Von den letzten ` +
            `${decided} Befunden, über die entschieden wurde, hat die Redaktion ${agreed} bestätigt.`,
          `Ab jetzt zeigt sie der Redaktion nur noch, was sie findet, und lehnt nichts ` +
            `ab. Hier können Sie die Zahlen ansehen und den Modus ändern:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Die Redaktion hat Ihre Einreichung bei ${site} korrigiert`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihre Einreichung „${name}“ vor der Entscheidung korrigiert. Geändert wurden:`,
          fieldLines(locale, fields),
          `Sie brauchen nichts zu tun. Hier sehen Sie die Einreichung in ihrer jetzigen Form und ihren Stand:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Sie wurden in einer Notiz bei ${site} erwähnt`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} erwähnt Sie in einer Notiz zu „${name}“ bei ${site}:`,
          note,
          `Hier öffnen:\n${desk_link}`,
        ),
    },
    submission_assigned: {
      subject: (_, site) => `Ein Eintrag bei ${site} ist Ihnen zugewiesen`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} hat Ihnen den Eintrag „${name}“ bei ${site} zugewiesen.`, `Hier öffnen:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Ein Eintrag bei ${site} braucht einen Admin`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} bittet die Admins von ${site}, über „${name}“ zu entscheiden:`,
          note,
          `Hier öffnen:\n${desk_link}`,
        ),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `Einladung zu ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Sie sind eingeladen, ${site} zu verwalten: Admins kümmern sich um den Katalog, seine Einstellungen und seine Konten.`
            : `Sie sind eingeladen, bei ${site} in der Redaktion mitzuarbeiten: Sie prüft Einreichungen und pflegt den Katalog.`,
          `Nehmen Sie die Einladung hier an:\n${link}`,
          'Der Link funktioniert nur einmal und gilt 7 Tage.',
          'Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese Nachricht einfach.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Testnachricht von ${site}`,
      text: (_, site) =>
        `Ein Admin von ${site} hat diese Testnachricht verschickt. Sie ist angekommen, also funktioniert der Versand.`,
    },
  },
});
