queue-title = Warteschlange
queue-waiting = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
queue-flags = Hinweise
queue-done-approve = Angenommen. Das Tool steht im Katalog.
queue-done-reject = Abgelehnt.
queue-done-request_changes = Um Änderungen gebeten.
queue-flag = Hinweis
queue-category = Kategorie
queue-language = Sprache
queue-waited = Wartet seit
queue-openedBy = Geöffnet von { $who }
queue-openedByYou = Von Ihnen geöffnet
queue-decidedBy = Entschieden von
queue-until = bis { $date }
queue-select = { $name } auswählen
queue-selectAll = Alle auf dieser Seite auswählen
queue-bulk = Über die ausgewählten Einträge entscheiden
queue-decision = Entscheidung
queue-chooseDecision = Entscheidung wählen
queue-selected = Ausgewählt:
queue-noneFound = Kein Eintrag passt zu den Filtern.
queue-noneIn = Kein Eintrag hat den Status „{ $state }“.
queue-start = Mit dem ältesten beginnen

review-title = Einreichung prüfen
review-maker = Eingereicht von
review-contact = Kontaktadresse
review-decide = Entscheiden
review-approve = Annehmen
review-reject = Ablehnen
review-requestChanges = Um Änderungen bitten
review-ownSubmission = Das ist Ihre eigene Einreichung. Jemand anders aus der Redaktion muss entscheiden.
review-ownDecision = Das ist ein Einspruch gegen Ihre eigene Entscheidung. Jemand anders aus der Redaktion muss entscheiden.
review-statusPage = Statusseite des Anbieters
review-waited = Wartezeit: { $time }
review-openAt = { $email } hat diesen Eintrag geöffnet. Sie können trotzdem entscheiden; es gilt die erste Entscheidung.
review-decidedBy = Entschieden von { $email }.
review-waitsUntil = Wartet bis { $date } auf den Anbieter.
review-seeTool = Im Katalog ansehen
review-editTool = Tool bearbeiten
review-previous = Zurück
review-next = Weiter
review-edit = Bearbeiten
review-standsFor = Diese Adresse gilt jetzt als { $name }.
review-changed = Seit der letzten Prüfung geändert
review-corrected = Von der Redaktion korrigiert
review-before = Vorher
review-after = Jetzt
review-accountAge = { $days ->
    [0] Konto heute angelegt
    [one] Konto vor { $days } Tag angelegt
   *[other] Konto vor { $days } Tagen angelegt
}
review-firstOne = Erste Einreichung dieses Kontos.
review-noteMissing = Schreiben Sie, was der Anbieter ändern soll.
review-noteHint = Nötig, wenn Sie um Änderungen bitten.
review-undoTooLate = Diese Entscheidung lässt sich nicht mehr zurücknehmen.
review-undone = Die Entscheidung ist zurückgenommen. Der Eintrag wartet wieder an seinem alten Platz.
review-place = { NUMBER($place) } von { NUMBER($total) }
review-saved = Ihre Änderungen sind gespeichert. Der Anbieter wurde benachrichtigt.
review-empty = Die Warteschlange ist leer. Gut gemacht!
review-none = Noch hat niemand etwas eingereicht. Was Anbieter einreichen, wartet hier auf eine Entscheidung.

bulk-buttons-approve = { $count ->
    [one] { $count } Eintrag annehmen
   *[other] { $count } Einträge annehmen
}
bulk-buttons-reject = { $count ->
    [one] { $count } Eintrag ablehnen
   *[other] { $count } Einträge ablehnen
}
bulk-buttons-request_changes = { $count ->
    [one] Um Änderungen an { $count } Eintrag bitten
   *[other] Um Änderungen an { $count } Einträgen bitten
}
bulk-confirmHint = Bitte prüfen Sie die Auswahl. Eine Minute lang können Sie die Entscheidung rückgängig machen; erst danach erfahren es die Anbieter.
bulk-change = Auswahl ändern
bulk-undoAll = Alles rückgängig machen
bulk-undone = { $count ->
    [one] { $count } Entscheidung zurückgenommen
   *[other] { $count } Entscheidungen zurückgenommen
}
bulk-standing = { $count ->
    [one] { $count } Entscheidung bleibt
   *[other] { $count } Entscheidungen bleiben
}
bulk-undoneTitle = Sammelentscheidung zurückgenommen
bulk-title = Ergebnis der Sammelentscheidung
bulk-done = { $count ->
    [one] { $count } Eintrag entschieden
   *[other] { $count } Einträge entschieden
}
bulk-refused = { $count ->
    [one] { $count } Eintrag unverändert
   *[other] { $count } Einträge unverändert
}
bulk-button = Entscheiden
bulk-unchanged = Unverändert
bulk-back = Zurück zur Warteschlange

editing-title = Eintrag bearbeiten
editing-lead = Es gelten dieselben Regeln wie beim Einreichen. Alte und neue Werte bleiben im Verlauf, und der Anbieter erfährt, welche Felder Sie geändert haben.
editing-changedMeanwhile = Jemand anders hat diesen Eintrag inzwischen geändert oder entschieden. Es wurde nichts überschrieben; so sieht er jetzt aus.

keys-title = Tastenkürzel
keys-move = Nächster und voriger Eintrag
keys-open = Markierten Eintrag öffnen
keys-approve = Annehmen
keys-reject = Ablehnen, danach eine Ziffer für den Grund
keys-changes = Um Änderungen bitten: Nachricht schreiben, dann Strg+Enter
keys-duplicate = Als Dublette des ersten ähnlichen Tools ablehnen
keys-edit = Bearbeiten
keys-note = Zur Nachricht
keys-undo = Letzte Entscheidung zurücknehmen
keys-leave = Feld verlassen oder abbrechen
keys-help = Diese Hilfe anzeigen
keys-pickReason = Drücken Sie eine Ziffer von 1 bis 9, um abzulehnen; Esc bricht ab.
keys-writeNote = Schreiben Sie die Nachricht und drücken Sie Strg+Enter. Esc bricht ab.
keys-off = Einzelne Tasten als Kürzel auf diesem Gerät verwenden
keys-close = Schließen

replies-title = Antworten
replies-lead = Textbausteine für Nachrichten, nach Grund und Sprache. Angeboten werden die in der Sprache des Anbieters.
replies-builtIn = Wird mit diesem Grund immer gesendet
replies-none = Noch keine eigenen Antworten.
replies-text = Text
replies-placeholders = Platzhalter
replies-placeholder-name = Name des Eintrags
replies-placeholder-url = seine Adresse
replies-placeholder-site = Name dieses Katalogs
replies-add = Antwort hinzufügen
replies-saved = Die Antwort ist gespeichert.
replies-removed = Die Antwort ist entfernt.
replies-remove = Entfernen
replies-insert = Antwort einfügen
replies-insertHint = Sie wird vor Ihrem eigenen Text eingefügt.

suspendAndReject-title = Alles ablehnen und sperren
suspendAndReject-hint = Sperrt dieses Konto und lehnt alle seine wartenden Einträge aus einem Grund ab. Der Anbieter wird benachrichtigt. In einem Schritt lässt sich das nicht rückgängig machen.
suspendAndReject-button = { $count ->
    [one] Sperren und { $count } Eintrag ablehnen
   *[other] Sperren und { $count } Einträge ablehnen
}
suspendAndReject-done = Das Konto ist gesperrt, seine wartenden Einträge sind abgelehnt.

ownFigures-title = Ihre Entscheidungen
ownFigures-lead = Nur Sie und die Admins sehen diese Zahlen. Zurückgenommene Entscheidungen zählen nicht.
ownFigures-period = Zeitraum
ownFigures-total = Entscheidungen
ownFigures-appeals = Einsprüche gegen Ihre Ablehnungen (90 Tage)
ownFigures-upheld = Erneut abgelehnt
ownFigures-overturned = Doch veröffentlicht
ownFigures-open = Noch offen
ownFigures-agreement = Übereinstimmung
ownFigures-none = Keine Einsprüche.
