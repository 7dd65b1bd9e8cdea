recommendations-title = Empfehlungen
recommendations-titleOf = Wer { $name } empfiehlt
recommendations-lead = Geschrieben von Menschen, die hier ein Konto haben. Empfehlungen beeinflussen die Reihenfolge der Ergebnisse nicht.
recommendations-people = { $people ->
    [one] Eine Person empfiehlt es
    *[other] { $people } Personen empfehlen es
}
recommendations-peopleFor = { $people ->
    [one] Eine Person empfiehlt es für
    *[other] { $people } Personen empfehlen es für
}
recommendations-toKnow = Gut zu wissen
recommendations-helpful = { $people ->
    [one] Eine Person fand das hilfreich
    *[other] { $people } Personen fanden das hilfreich
}
recommendations-vote = Hilfreich
recommendations-unvote = „Hilfreich“ zurücknehmen
recommendations-orders-helpful = Hilfreichste
recommendations-orders-newest = Neueste
recommendations-order = Reihenfolge
recommendations-all = Alle Empfehlungen
recommendations-none = Noch hat niemand dieses Tool empfohlen.
recommendations-link = Dieses Tool empfehlen
recommendations-edit = Ihre Empfehlung ändern
recommendations-own = Meine Empfehlungen
recommendations-versus = Wer welches wofür empfiehlt
recommendations-versusNone = Noch keine Empfehlungen
recommendations-answer-title = Antwort des Anbieters
recommendations-answer-label = Ihre Antwort als Anbieter
recommendations-answer-hint = Sie können auf jede Empfehlung einmal antworten.
recommendations-answer-button = Antworten
recommendations-form-title = { $name } empfehlen
recommendations-form-lead = Schreiben Sie, wofür Sie es nutzen, was es gut kann und was man wissen sollte. Ihre E-Mail-Adresse wird nicht gezeigt. Stimmt mit dem Tool etwas nicht? Dann melden Sie ein Problem.
recommendations-form-task = Wofür nutzen Sie es?
recommendations-form-choose = Aufgabe wählen
recommendations-form-allTasks = Alle Aufgaben zeigen
recommendations-form-text = Warum empfehlen Sie es?
recommendations-form-textHint = Höchstens { NUMBER($most) } Zeichen, ohne Links und Kontaktdaten
recommendations-form-toKnow = Was man vorher wissen sollte
recommendations-form-toKnowHint = Zum Beispiel eine Grenze, ein Preis oder eine Einstellung
recommendations-form-button = Empfehlen
recommendations-form-change = Änderungen speichern
recommendations-form-changeHint = Mit einer Änderung entfallen ihre Stimmen und die Antwort des Anbieters.
recommendations-form-withdraw = Empfehlung zurückziehen
recommendations-form-withdrawHint = Text und Stimmen werden gelöscht.
recommendations-form-confirmFirst = Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie ein Tool empfehlen.
recommendations-form-note = Begründung der Redaktion
recommendations-states-waiting = Wartet auf Prüfung
recommendations-states-shown = Öffentlich
recommendations-states-hidden = Von der Redaktion ausgeblendet
recommendations-states-withdrawn = Zurückgezogen
recommendations-done-shown = Danke. Ihre Empfehlung ist öffentlich.
recommendations-done-waiting = Danke. Die Redaktion liest Ihre Empfehlung, bevor andere sie sehen.
recommendations-done-hidden = Die Redaktion hat diese Empfehlung ausgeblendet. Nur Sie sehen sie und können sie ändern.
recommendations-done-withdrawn = Ihre Empfehlung ist zurückgezogen.
recommendations-done-answered = Ihre Antwort ist öffentlich.
recommendations-report-link = Melden
recommendations-report-title = Eine Empfehlung für { $name } melden
recommendations-report-message = Was stimmt mit dieser Empfehlung nicht?
recommendations-desk-lead = Von Konten, die keine Woche alt sind, mit Wörtern, die die Vorprüfung beanstandet, oder nach dem Ausblenden geändert. Wenn Sie eine ausblenden, erfährt die Person den Grund per E-Mail.
recommendations-desk-none = Hier ist nichts.
recommendations-desk-show = Zeigen
recommendations-desk-hide = Ausblenden
recommendations-desk-drop_answer = Antwort entfernen
recommendations-desk-note = Grund, den die Person liest
recommendations-desk-author = Von
recommendations-desk-reported = Die Empfehlung, um die es geht
recommendations-desk-done-show = Die Empfehlung ist öffentlich.
recommendations-desk-done-hide = Die Empfehlung ist ausgeblendet, und die Person erfährt es.
recommendations-desk-done-drop_answer = Die Antwort ist entfernt.
recommendations-desk-stale = Diese Empfehlung hat sich inzwischen geändert. So sieht sie jetzt aus.
