/** Sentences of the account pages in German. */
import type { Format } from '#locales/format.ts';
import type { AccountMessages } from './en.ts';

export const de = (k: Format): AccountMessages => ({
  settings: {
    title: 'Kontoeinstellungen',
    password: {
      title: 'Passwort',
      lead: 'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',
      current: 'Bisheriges Passwort',
      next: 'Neues Passwort',
      button: 'Passwort ändern',
      done: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
      forgotten: 'Vergessen oder noch kein Passwort? Link zusenden lassen',
    },
    email: {
      title: 'E-Mail-Adresse',
      lead: 'Wir senden einen Link an die neue Adresse. Sobald Sie ihn geöffnet haben, gehört das Konto zu ihr, und die alte Adresse erfährt davon.',
      next: 'Neue E-Mail-Adresse',
      button: 'E-Mail-Adresse ändern',
      done: 'Wir haben einen Link an die neue Adresse gesendet. Er gilt eine Stunde.',
      confirmTitle: 'Neue E-Mail-Adresse bestätigen',
      confirmLead: 'Ein Klick, und Ihr Konto wechselt zu dieser Adresse.',
      confirmButton: 'Neue Adresse bestätigen',
      confirmed: 'Ihr Konto hat jetzt die neue E-Mail-Adresse.',
    },
    devices: {
      title: 'Geräte',
      lead: 'Noch auf einem Gerät angemeldet, das nicht bei Ihnen ist? Melden Sie sich auf allen ab, auch auf diesem.',
    },
    data: {
      title: 'Ihre Daten',
      lead: 'Eine JSON-Datei mit allem, was wir über Sie speichern: Konto, Token ohne ihre Geheimnisse, Einreichungen mit ihrem Verlauf.',
      button: 'Daten herunterladen',
    },
    deletion: {
      title: 'Konto löschen',
      lead: 'Offene Einreichungen werden zurückgezogen, Token funktionieren sofort nicht mehr. Veröffentlichte Werkzeuge bleiben ohne Besitzer im Katalog. Das lässt sich nicht rückgängig machen.',
      open: 'Ich möchte mein Konto löschen',
      button: 'Endgültig löschen',
      done: 'Ihr Konto ist gelöscht. Danke, dass Sie hier waren.',
    },
  },
  tokens: {
    again: 'Noch einmal Ihr Passwort',
    againHint:
      'Ihre Anmeldung liegt mehr als 15 Minuten zurück. Für ein neues Token brauchen wir das Passwort noch einmal.',
    until: (days, date) => `${days}, bis ${date}`,
    never: 'Ohne Ende, bis Sie es widerrufen',
    soon: 'Läuft bald ab',
    copy: 'Kopieren',
    copied: 'Kopiert',
    token: 'Token',
    command: 'Befehl',
  },
  submit: {
    fine: 'Alle Angaben sind in Ordnung.',
    found: (n) => k.plural(n, { one: '# Hinweis zum Formular', other: '# Hinweise zum Formular' }),
    changed: 'Geändert',
    before: (text) => `Geändert. Vorher: ${text}`,
    nothingBefore: 'Geändert. Vorher war das Feld leer.',
    duplicate: 'Dieses Werkzeug gibt es hier schon',
    similar: 'Ähnliche Werkzeuge im Katalog',
    own: 'Sie haben es selbst eingereicht.',
  },
  submissions: {
    filter: 'Anzeigen',
    all: 'Alle',
    yourTurn: 'Sie sind am Zug',
    wait: 'Voraussichtliche Wartezeit',
    unknown: 'Noch nicht bekannt',
    waitHint: 'Die Hälfte aller Entscheidungen der letzten 30 Tage kam schneller.',
    noneHere: 'Keine Ihrer Einreichungen hat diesen Status.',
  },
  status: {
    edited: 'Von der Redaktion korrigiert',
    changed: (fields) => `Geändert: ${fields}`,
    withdrawOpen: 'Einreichung zurückziehen',
    appealOpen: 'Nicht einverstanden mit der Entscheidung?',
    withdrawn: 'Die Einreichung ist zurückgezogen.',
    appealed: 'Ihr Einspruch ist eingegangen. Darüber entscheidet jemand anderes.',
    resubmitted: 'Vielen Dank! Ihre korrigierte Einreichung wartet in der Warteschlange.',
  },
  signIn: {
    with: (name) => `Weiter mit ${name}`,
    or: 'oder',
    failed: (name) =>
      `Die Anmeldung mit ${name} hat nicht geklappt. Versuchen Sie es erneut oder nehmen Sie Ihr Passwort.`,
    unverified: (name) =>
      `${name} kennt keine bestätigte E-Mail-Adresse von Ihnen. Bestätigen Sie dort eine oder nehmen Sie Ihr Passwort.`,
  },
});
