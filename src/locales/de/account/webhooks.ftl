webhooks-title = Webhooks
webhooks-lead = Wir benachrichtigen Ihren Server, sobald mit Ihren Einträgen etwas geschieht, damit Sie nicht ständig nachfragen müssen.
webhooks-off = Es wird nichts gesendet, weil dieser Server keine Verbindung zu anderen herstellt.
webhooks-list = Ihre Webhooks
webhooks-none = Sie haben noch keine Webhooks.
webhooks-noneLead = Fügen Sie die Adresse eines Servers hinzu, der JSON per POST annimmt.
webhooks-add = Webhook hinzufügen
webhooks-url = Adresse
webhooks-urlHint = Eine öffentliche Adresse mit http oder https am üblichen Port.
webhooks-events = Ereignisse
webhooks-button = Webhook hinzufügen
webhooks-verifyFirst = Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie einen Webhook hinzufügen.
webhooks-documentation = So empfangen Sie sie
webhooks-chosen = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
webhooks-secretTitle = Der Signaturschlüssel dieses Webhooks
webhooks-secretOnce = Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.
webhooks-secretUse = Damit prüfen Sie, ob eine Nachricht von uns ist. Bibliotheken für Standard Webhooks nehmen Ihnen das ab.
webhooks-secretOld = 24 Stunden lang ist jede Nachricht auch mit dem bisherigen Schlüssel signiert.
webhooks-toWebhook = Zum Webhook
webhooks-back = Alle Webhooks
webhooks-states-on = An
webhooks-states-failing = Gestört
webhooks-states-off = Aus
webhooks-failingSince = Seit dem { $date } ist nichts angekommen. Nach fünf Tagen wird der Webhook ausgeschaltet.
webhooks-offReasons-gone = Ausgeschaltet: Der Server antwortete, dass es die Adresse nicht mehr gibt (410).
webhooks-offReasons-failing = Ausgeschaltet: Fünf Tage lang ist nichts angekommen.
webhooks-turnOn = Wieder einschalten
webhooks-test = Testereignis senden
webhooks-save = Ereignisse speichern
webhooks-rotate = Neuer Signaturschlüssel
webhooks-rotateHint = Sie erhalten einen neuen Signaturschlüssel. Der bisherige gilt noch 24 Stunden.
webhooks-remove = Webhook entfernen
webhooks-removeHint = Es wird nichts mehr gesendet, und die Liste seiner Zustellungen wird gelöscht.
webhooks-deliveries = Zustellungen der letzten sieben Tage
webhooks-noDeliveries = Es wurde noch nichts gesendet.
webhooks-event = Ereignis
webhooks-when = Wann (UTC)
webhooks-state = Status
webhooks-answer = Antwort
webhooks-resendButton = Erneut senden
webhooks-duration = { $milliseconds } ms
webhooks-attempts = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
}
webhooks-next = nächster { $time }
webhooks-body = Antwort des Servers
webhooks-deliveryStates-waiting = Wartet
webhooks-deliveryStates-retrying = Neuer Versuch folgt
webhooks-deliveryStates-delivered = Zugestellt
webhooks-deliveryStates-failed = Fehlgeschlagen
webhooks-deliveryStates-missed = Nicht gesendet (Webhook aus)
webhooks-resend = { $count ->
    [one] { $count } fehlgeschlagene Zustellung erneut senden
   *[other] { $count } fehlgeschlagene Zustellungen erneut senden
}
webhooks-done-saved = Die Ereignisse sind gespeichert.
webhooks-done-removed = Der Webhook ist entfernt.
webhooks-done-turned_on = Der Webhook ist wieder an.
webhooks-done-test = Das Testereignis ist unterwegs. Laden Sie die Seite gleich neu.
webhooks-done-again = Es wird erneut gesendet. Laden Sie die Seite gleich neu.
webhooks-testEvent = Testereignis
webhooks-fetched = Von Ihren Programmen abgeholt
webhooks-names-submission_approved = Einreichung angenommen
webhooks-names-submission_rejected = Einreichung abgelehnt
webhooks-names-submission_changes_requested = Änderungen erbeten
webhooks-names-submission_edited = Einreichung von der Redaktion korrigiert
webhooks-names-submission_expired = Einreichung abgelaufen
webhooks-names-tool_updated = Tool geändert
webhooks-names-tool_hidden = Tool ausgeblendet
webhooks-names-tool_restored = Tool wieder veröffentlicht
webhooks-names-tool_removed = Tool entfernt oder zusammengeführt
webhooks-names-tool_price_changed = Preis geändert: Ihre Tools und die in Ihren Listen
webhooks-names-tool_link_dead = Link funktioniert nicht: Ihre Tools und die in Ihren Listen
webhooks-names-change_accepted = Vorgeschlagene Änderung angenommen
webhooks-names-change_declined = Vorgeschlagene Änderung abgelehnt
webhooks-names-tool_news = Neues aus Ihren Abos, zusammen mit der E-Mail dazu
webhooks-names-desk_submission_waiting = Redaktion: Einreichung wartet
webhooks-names-desk_change_waiting = Redaktion: vorgeschlagene Änderung wartet
webhooks-names-desk_report_opened = Redaktion: Problem gemeldet
webhooks-names-desk_report_closed = Redaktion: Meldung abgeschlossen
webhooks-names-desk_link_dead = Redaktion: Link eines Tools funktioniert nicht
