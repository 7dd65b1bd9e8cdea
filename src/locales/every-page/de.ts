/** Sentences that every page or several areas use, in German. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const de = (k: Format): EveryPageMessages => ({
  skip: 'Zum Inhalt springen',
  mainNav: 'Hauptmenü',
  language: 'Sprache',
  optional: 'freiwillig',
  nav: {
    tools: 'Werkzeuge',
    submit: 'Werkzeug einreichen',
    account: 'Konto',
    signOut: 'Abmelden',
    desk: 'Redaktion',
  },
  footer: {
    order: 'Bezahlung ändert nie die Reihenfolge der Ergebnisse.',
    catalog: 'Katalog',
    makers: 'Für Anbieter',
    about: 'Über den Katalog',
    feed: 'Feed neuer Werkzeuge',
    poweredBy: (program: string) => `Betrieben mit ${program}`,
  },
  pricing: {
    free: 'Kostenlos',
    freemium: 'Mit kostenlosem Tarif',
    paid: 'Kostenpflichtig',
    free_trial: 'Kostenlose Testphase',
    open_source: 'Open Source',
  },
  states: {
    awaiting_moderation: 'Wartet auf Prüfung',
    changes_requested: 'Änderungen erbeten',
    published: 'Veröffentlicht',
    rejected: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
  reasons: {
    duplicate: 'Schon im Katalog',
    spam: 'Werbung oder Spam',
    not_an_ai_tool: 'Kein KI-Werkzeug',
    broken_link: 'Der Link funktioniert nicht',
    misleading: 'Irreführender Text',
    wrong_category: 'Falsche Kategorie',
    incomplete: 'Es fehlen Angaben',
    policy: 'Verstößt gegen unsere Regeln',
    other: 'Anderer Grund',
  },
  catalog: {
    title: 'Ein Katalog für KI-Werkzeuge',
    lead: 'Finden Sie das passende Werkzeug, lesen Sie, was es kann und was es kostet. Einreichungen prüft die Redaktion.',
    newest: 'Neu im Katalog',
    all: 'Alle Werkzeuge',
    since: 'Im Katalog seit',
  },
  search: {
    label: 'Werkzeuge suchen',
    placeholder: 'Zum Beispiel: Untertitel',
    button: 'Suchen',
    found: (n) => k.plural(n, { one: '# Werkzeug', other: '# Werkzeuge' }),
    filters: 'Filter',
    suggestions: 'Vorschläge',
  },
  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page, of) => `Seite ${k.number(page)} von ${k.number(of)}`,
  },
  titles: {
    categories: 'Kategorien',
    report: 'Problem melden',
    ranking: 'So entsteht die Reihenfolge',
    api: 'API-Dokumentation',
    apiFile: 'OpenAPI-Beschreibung (JSON)',
    statistics: 'Prüfung in Zahlen',
  },
  form: {
    check: 'Bitte prüfen Sie Ihre Angaben',
    password: 'Passwort',
    email: 'E-Mail-Adresse',
    cancel: 'Abbrechen',
  },
  error: {
    notFound: 'Seite nicht gefunden',
    failed: 'Das hat nicht geklappt',
    retry: (seconds) =>
      seconds < 90
        ? `Versuchen Sie es in ${k.plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} erneut.`
        : `Versuchen Sie es in ${k.plural(Math.ceil(seconds / 60), { one: '# Minute', other: '# Minuten' })} erneut.`,
    again: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  unverified: {
    needed: (email) =>
      `Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link, den wir an ${email} gesendet haben.`,
    resend: 'E-Mail noch einmal senden',
    sent: 'Wir haben die E-Mail gesendet. Der Link darin gilt 24 Stunden.',
  },
  token: {
    never: 'Unbegrenzt',
    lastUsed: 'Zuletzt benutzt',
    neverUsed: 'Nie',
    validUntil: 'Gültig bis',
    state: {
      active: 'Aktiv',
      expired: 'Abgelaufen',
      revoked: 'Widerrufen',
    },
    revoke: 'Widerrufen',
    revokeAll: 'Alle Token widerrufen',
    revokeHint: 'Was es verwendet, wird ab der nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen.',
  },
  appeal: 'Einspruch',
  fields: {
    url: {
      label: 'Website',
      hint: 'Die öffentliche Seite des Werkzeugs, beginnend mit https://',
    },
    name: {
      label: 'Name',
      hint: '2 bis 80 Zeichen',
    },
    tagline: {
      label: 'Kurzbeschreibung',
      hint: 'Ein Satz, der sagt, was es tut, 5 bis 200 Zeichen',
    },
    description: {
      label: 'Beschreibung',
      hint: `Bis zu ${k.number(2000)} Zeichen`,
    },
    logo_url: {
      label: 'Adresse des Logos',
      hint: 'Beginnend mit https://',
    },
    pricing_model: {
      label: 'Preis',
      hint: '',
    },
    categories: {
      label: 'Kategorien',
      hint: 'Wählen Sie eine bis fünf',
    },
    contact_email: {
      label: 'Kontaktadresse',
      hint: 'Für Rückfragen der Redaktion. Wird nie angezeigt.',
    },
  },
  clipboard: {
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
  password: {
    show: 'Anzeigen',
    hide: 'Verbergen',
  },
  reportKinds: {
    broken_link: 'Der Link funktioniert nicht',
    wrong_price: 'Der Preis ist falsch',
    wrong_text: 'Die Beschreibung ist falsch oder veraltet',
    misleading: 'Es verspricht mehr, als es kann',
    not_an_ai_tool: 'Es ist kein KI-Werkzeug',
    closed: 'Das Werkzeug gibt es nicht mehr',
    other: 'Etwas anderes',
  },
  sitePages: {
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    contact: 'Kontakt',
    about: 'Über uns',
    guidelines: 'Hinweise zur Einreichung',
    onlyIn: (language: string) => `Diesen Text gibt es nur auf ${language}.`,
  },
});
