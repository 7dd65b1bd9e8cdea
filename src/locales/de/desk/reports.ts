/** Sentences of the desk about readers’ reports, in German. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Meldungen aus der Leserschaft',
    lead:
      'Probleme, die Leser gemeldet haben, die ältesten zuerst. Sie sehen nicht, von wem sie sind. ' +
      'Wer um Antwort bat, erfährt das Ergebnis in einem neutralen Satz, sieht aber nie Ihre Notiz.',
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
    button: 'Ausgewählte abschließen',
    desk: 'Bearbeiten, ausblenden oder zusammenführen',
    closing: 'Abgeschlossen',
    already: 'Das hat schon jemand anders abgeschlossen. Es wurde nichts überschrieben.',
    awaited: 'Antwort erbeten',
    reopen: 'Wieder öffnen',
    reopened: 'Wieder geöffnet.',
  },
});
