reports-title = Meldungen von Besuchern
reports-lead = Probleme, die Besucher gemeldet haben, die ältesten zuerst. Sie sehen nicht, von wem sie sind. Wer um Antwort bat, erfährt das Ergebnis in einem neutralen Satz, sieht aber nie Ihre Notiz.
reports-open = Offen
reports-closed = Abgeschlossen
reports-kind = Grund
reports-tool = Tool: Kurzname oder Teil des Namens
reports-none = Es ist keine Meldung offen.
reports-noneFound = Keine Meldung passt.
reports-count = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}
reports-more = { $count ->
    [one] { $count } weitere Meldung
   *[other] { $count } weitere Meldungen
}
reports-report = Meldung
reports-outcome = Ergebnis
reports-choose = Ergebnis wählen
reports-note = Notiz für die Redaktion
reports-button = Ausgewählte abschließen
reports-desk = Bearbeiten, ausblenden oder zusammenführen
reports-closing = Abgeschlossen
reports-already = Das hat schon jemand anders abgeschlossen. Es wurde nichts überschrieben.
reports-awaited = Antwort erbeten
reports-reopen = Wieder öffnen
reports-reopened = Wieder geöffnet.
