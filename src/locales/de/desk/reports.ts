/** Sentences of the desk about readers’ reports, in German. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Meldungen aus der Leserschaft',
    lead: 'Was an Werkzeugen nicht stimmen soll, das Älteste zuerst. Sie sehen nicht, wer etwas gemeldet hat. Wer um Antwort bat, erfährt das Ergebnis in einem neutralen Satz, nie Ihre Notiz.',
    open: 'Offen',
    closed: 'Abgeschlossen',
    kind: 'Grund',
    tool: 'Werkzeug: Kurzname oder Teil des Namens',
    none: 'Es ist keine Meldung offen.',
    noneFound: 'Keine Meldung passt.',
    count: (n) => k.plural(n, { one: '# Meldung', other: '# Meldungen' }),
    more: (n) => k.plural(n, { one: '# weitere Meldung', other: '# weitere Meldungen' }),
    report: 'Meldung',
    outcome: 'Ergebnis',
    choose: 'Ergebnis wählen',
    note: 'Notiz für die Redaktion',
    button: 'Angekreuzte abschließen',
    desk: 'Bearbeiten, ausblenden oder zusammenführen',
    closing: 'Abgeschlossen',
    already: 'Das hat schon jemand anders abgeschlossen. Es wurde nichts überschrieben.',
    awaited: 'Wartet auf Antwort',
    reopen: 'Wieder öffnen',
    reopened: 'Wieder geöffnet.',
  },
});
