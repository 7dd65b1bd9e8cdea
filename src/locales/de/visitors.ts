/** Sentences of the visitors’ pages, in German. */
import type { Format } from '#locales/format.ts';
import type { VisitorMessages } from '#locales/en/visitors.ts';

export const messages = (k: Format): VisitorMessages => ({
  sponsored: 'Anzeige',
  home: {
    categories: 'Nach Kategorien stöbern',
    submitTitle: 'Selbst etwas gebaut?',
    submitText:
      'Reichen Sie Ihr Werkzeug mit dem Formular oder über die API ein. Die Redaktion sieht sich jede Einreichung an und begründet ihre Entscheidung.',
    points: [
      'Die Redaktion prüft jede Einreichung',
      'Die Reihenfolge ist nicht käuflich',
      'Kein Tracking, keine Drittanbieter',
    ],
  },
  list: {
    title: 'KI-Werkzeuge',
    foundAtLeast: (n) => `Mehr als ${k.number(n)} Werkzeuge`,
    category: 'Kategorie',
    anyCategory: 'Alle Kategorien',
    pricing: 'Preis',
    anyPricing: 'Jeder Preis',
    clear: 'Suche und Filter zurücksetzen',
    none: 'Kein Werkzeug gefunden',
    noneHint: 'Versuchen Sie es mit weniger oder anderen Wörtern oder entfernen Sie einen Filter.',
    about: {
      tools:
        'Alle Werkzeuge des Katalogs, die neuesten zuerst. Grenzen Sie die Liste nach Preis und Kategorie ein oder durchsuchen Sie sie.',
      category: (name) => `KI-Werkzeuge der Kategorie „${name}“: was jedes kann und was es kostet.`,
      categories: 'Alle Kategorien des Katalogs und wie viele Werkzeuge sie enthalten.',
    },
    foundFor: (found, q) => `${found} zu „${q}“`,
    noneFor: (q) => `Kein Werkzeug zu „${q}“ gefunden`,
    fewerWords: 'Versuchen Sie es mit weniger oder anderen Wörtern.',
    beyond: 'Diese Seite gibt es nicht',
    unlisted: (q) => `Unter „${q}“ ist kein Werkzeug gelistet`,
    nearAddress: 'Genau unter dieser Adresse ist kein Werkzeug gelistet. Diese kommen ihr am nächsten.',
    correctedTo: (q) => `Ergebnisse zu „${q}“.`,
    instead: (q) => `Stattdessen nach „${q}“ suchen`,
    meant: (q) => `Meinten Sie „${q}“?`,
    ignored: (words) => `Nicht berücksichtigt: ${words}.`,
    hint: (price) => `${price} zuerst`,
    nearest: 'Nächstliegende Kategorien',
  },
  tool: {
    visit: 'Zur Website',
    about: 'Beschreibung',
    facts: 'Auf einen Blick',
    website: 'Website',
    pricing: 'Preis',
    updated: 'Zuletzt geändert',
    checked: 'Link zuletzt geprüft',
    broken: 'Bei unserer letzten Prüfung funktionierte der Link nicht.',
    original: (language) => `Noch nicht übersetzt, angezeigt auf ${language}.`,
    machine: 'Maschinell übersetzt.',
    confirmed: (month: string) => `Bestätigt im ${month}`,
    stated: {
      maker: (month: string) => `laut Anbieter, ${month}`,
      editor: (month: string) => `laut Redaktion, ${month}`,
      import: (month: string) => `aus einer importierten Liste, ${month}`,
    },
    back: 'Zurück zum Eintrag',
  },
  badge: {
    listed: (site: string) => `Gelistet bei ${site}`,
    title: 'Plakette für Ihre Website',
    copy: 'Kopieren Sie diesen Code auf Ihre Seite.',
  },
  alternatives: {
    title: (name) => `Alternativen zu ${name}`,
    lead: (name) => `Werkzeuge, die ${name} ersetzen können, die ähnlichsten zuerst.`,
    all: 'Alle Alternativen',
    none: 'Noch keine Alternativen',
    order: 'Die ähnlichsten zuerst; Bezahlung spielt keine Rolle.',
    named: 'In Ihrer Suche genannt',
    words: 'Stattdessen nach diesen Wörtern suchen',
  },
  suggest: {
    category: 'Kategorie',
    count: (n) => k.plural(n, { one: '# Vorschlag', other: '# Vorschläge' }),
    none: 'Keine Vorschläge',
  },
  facets: {
    features: 'Merkmale',
    noAccount: 'Ohne Konto nutzbar',
    more: 'Weitere Kategorien',
    chosen: 'Gewählte Filter',
    remove: (name) => `Filter entfernen: ${name}`,
    clear: 'Alle zurücksetzen',
  },
  sort: {
    why: 'So entsteht die Reihenfolge',
  },
  category: {
    search: 'In dieser Kategorie suchen',
    others: 'Andere Kategorien',
  },
  report: {
    title: (name) => `Problem mit ${name} melden`,
    sent: 'Meldung gesendet',
    lead: 'Sagen Sie uns, was nicht stimmt. Die Redaktion liest jede Meldung sieht aber nicht, von wem sie ist.',
    kind: 'Was stimmt nicht?',
    message: 'Was sollte die Redaktion wissen?',
    messageHint: `Bis zu ${k.number(1000)} Zeichen`,
    replyTo: 'E-Mail-Adresse für die Antwort',
    replyToHint:
      'Wir schicken eine E-Mail, wenn die Meldung abgeschlossen ist (höchstens drei am Tag), und löschen dann die Adresse, spätestens nach 90 Tagen.',
    signedIn: 'Das Ergebnis steht später in Ihrem Konto unter „Meine Meldungen“.',
    button: 'Meldung senden',
    done: 'Vielen Dank. Die Redaktion sieht es sich an.',
    doneNoMail:
      'Vielen Dank. Die Redaktion sieht es sich an. Eine E-Mail bekommen Sie nicht: Sie haben heute zu viele Meldungen mit Adresse gesendet.',
  },
  ranking: {
    lead: 'Die Reihenfolge hängt davon ab, wie gut ein Eintrag zu Ihren Wörtern passt. Dieselbe Suche ergibt für alle dieselbe Reihenfolge.',
    paidTitle: 'Bezahlung spielt keine Rolle',
    paid:
      'Einen besseren Platz kann niemand kaufen. Bezahlte Einträge stehen in einem eigenen ' +
      'Rahmen mit dem Wort „Anzeige“, höchstens zwei je Seite, und nur über Ergebnissen, die ' +
      'das Werkzeug selbst enthalten. Die Suche weiß nicht, wer bezahlt: Diese Tabelle liest ' +
      'sie nie, und ein automatischer Test vergleicht alle Ergebnisse mit und ohne Anzeigen.',
    withoutTitle: 'Ohne Suchwort',
    without: 'Listen und Kategorien zeigen die neuesten Einträge zuerst.',
    withTitle: 'Mit Suchwörtern',
    with: 'Jedes Werkzeug kommt in die erste Gruppe, zu der es passt:',
    tiers: [
      'Der Name ist genau das Eingegebene; Großschreibung, Akzente, Leer- und Satzzeichen zählen nicht.',
      'Der Name unterscheidet sich nur durch eine Endung wie „AI“ oder „.com“, oder das Werkzeug hat diese Domain.',
      'Zum Namen fehlt nur noch ein Buchstabe.',
      'Der Name beginnt mit dem Eingegebenen als ganzen Wörtern.',
      'Der Name beginnt mit dem Eingegebenen.',
      'Der Name enthält alle Wörter.',
      'Der Name enthält alle Wörter, das letzte als Anfang eines Wortes.',
      'Der Name weicht um einen falschen, fehlenden, überzähligen oder vertauschten Buchstaben ab oder klingt ' +
        'wie das in anderer Schrift Eingegebene, und kaum ein Werkzeug verwendet die eingegebenen Wörter.',
      'Name, Kurzbeschreibung und Kategorien enthalten zusammen alle Wörter oder Synonyme davon (die ' +
        'Kategorien allein genügen nicht), und das Werkzeug erledigt die gesuchte Aufgabe, wenn sie klar ist.',
      'Name, Texte und Kategorien enthalten alle Wörter, oder das Werkzeug erledigt die gesuchte Aufgabe, die anders beschrieben ist.',
      'Mindestens die Hälfte der Wörter kommt vor; seltene zählen mehr als häufige.',
      'Der Name weicht um einen Buchstaben ab, obwohl andere Werkzeuge die eingegebenen Wörter verwenden.',
      'Nur wenn die Gruppen darüber leer sind: Es passen alle Wörter, sobald unbekannte und dann die häufigsten ' +
        'wegfallen. Bleiben zu wenige übrig und geht es womöglich um etwas anderes, wird nichts gezeigt.',
    ],
    withinTitle: 'Innerhalb einer Gruppe',
    within:
      'Passt der Name, steht der neueste Eintrag vorn. Passen die Wörter, zählt der Name mehr als die ' +
      'Kurzbeschreibung und diese mehr als die Beschreibung; bei Gleichstand stehen knappe Kurzbeschreibungen ' +
      'vorn, dann die neuesten Einträge. Wörter wie „beste“ oder „kostenlos“ müssen nicht vorkommen. Was ein ' +
      'Werkzeug erledigt, wird aus seinen Texten erschlossen, anhand einer Liste von Aufgaben in acht Sprachen.',
    alternativesTitle: 'Alternativen zu einem Werkzeug',
    alternatives:
      'Ein Werkzeug ist eine Alternative zu einem anderen, wenn seine Texte das sagen, wenn beide für ' +
      'denselben Zweck bekannt sind oder wenn sie eine Kategorie und Wörter für ihre Aufgabe teilen. ' +
      'Am meisten zählt das Erste, dann das Zweite, dann gemeinsame Wörter (seltene mehr als häufige), ' +
      'dann gemeinsame Kategorien. Zusätze, die das andere Werkzeug nicht ersetzen, und Prompt-Händler ' +
      'stehen am Ende; bei Gleichstand steht der neueste Eintrag vorn. Gezeigt werden höchstens 50, ' +
      'ab der elften nur noch solche, die den besten nahekommen. Fragt eine Suche nach Alternativen, ' +
      'steht das genannte Werkzeug zuerst, und Werkzeuge zum gewünschten Preis rücken nach oben.',
    understoodTitle: 'Wie Ihre Wörter gelesen werden',
    understood:
      'Ein Wort, das kaum ein Werkzeug verwendet, wird berichtigt, wenn ein ähnliches viel häufiger ' +
      'vorkommt; die Seite sagt es und bietet Ihre Schreibweise an. Wörter für einen Preis wie ' +
      '„kostenlos“ oder „Open Source“ heben Werkzeuge mit diesem Preis. Wörter für ein Merkmal wie ' +
      '„Browsererweiterung“ oder „ohne Anmeldung“ heben Werkzeuge, deren Anbieter es angeben. Was auf ' +
      '„statt“ folgt, wird nicht gesucht. Versionsnummern wie in „DALL·E 3“ müssen nicht vorkommen.',
    languagesTitle: 'In Ihrer Sprache',
    languages:
      'Sie können in jeder der acht Sprachen suchen. Auch andere Wortformen passen, und die Namen ' +
      'der Kategorien führen auch zu Werkzeugen, die in einer anderen Sprache beschrieben sind.',
    notTitle: 'Was nicht zählt',
    not: [
      'Bezahlung jeder Art',
      'Klicks und Besuche',
      'Wer Sie sind und was Sie früher gesucht haben',
      'Wer das Werkzeug eingereicht hat',
    ],
    check: 'Prüfen Sie es selbst: Die offene API liefert dieselbe Reihenfolge, ganz ohne Anzeigen.',
    apiLink: 'Zur API-Dokumentation',
  },
  api: {
    lead:
      'Lesen Sie den Katalog ohne Schlüssel, reichen Sie Werkzeuge mit einem Token ein. Diese ' +
      'Seite wird aus der OpenAPI-Beschreibung erzeugt; deren Erläuterungen sind auf Englisch.',
    start: 'So fangen Sie an',
    startRead: 'Lesen geht ohne Token. Probieren Sie es in einem Terminal:',
    startToken: 'Zum Einreichen brauchen Sie ein Token.',
    makeToken: 'API-Token erstellen',
    startErrors: 'Jeder Fehler ist JSON mit `code`, `message` und, wenn ein Feld nicht stimmt, einem Satz in `fields`.',
    startPages: 'Listen kommen seitenweise mit je `per_page` Einträgen; `links.next` führt zur nächsten Seite.',
    startLimits:
      'Über einer Grenze lautet die Antwort 429, und `Retry-After` nennt die Sekunden, die Sie warten sollten.',
    base: 'Basisadresse',
    contents: 'Operationen',
    parameters: 'Parameter',
    required: 'erforderlich',
    body: 'Inhalt (JSON)',
    answers: 'Antworten',
    errors: 'Fehler',
    token: 'Token erforderlich',
    open: 'Für alle offen',
    example: 'Beispiel',
    values: 'Einer dieser Werte',
    standard: 'Standard',
  },
  statistics: {
    lead: 'Wie lange Einreichungen warten und was die Redaktion entscheidet. Automatisch berechnet, ohne Namen.',
    waiting: 'Wartet gerade',
    oldest: 'Die älteste wartet seit',
    nobody: 'Warteschlange leer',
    period: (days) => k.plural(days, { one: 'Letzter Tag', other: 'Letzte # Tage' }),
    decisions: 'Entscheidungen',
    published: 'Veröffentlicht',
    rejected: 'Abgelehnt',
    changes: 'Änderungen erbeten',
    median: 'Übliche Wartezeit (Median)',
    p95: '95 von 100 waren entschieden nach',
    noDecisions: 'Noch keine Entscheidungen',
    reasons: 'Gründe der Ablehnungen',
    span: 'Zeitraum',
    at: (time) => `Stand: ${time} (UTC).`,
    json: 'Dieselben Daten als JSON',
  },
  noTool: {
    gone: 'Dieses Werkzeug steht nicht mehr im Katalog',
    goneText: 'Die Redaktion hat den Eintrag entfernt. Versuchen Sie es mit der Suche.',
    missing: 'Dieses Werkzeug steht nicht im Katalog',
    missingText:
      'Vielleicht heißt es hier anders. Suchen Sie danach, stöbern Sie in den Kategorien oder reichen Sie es ein.',
  },
});
