show = Anzeigen

entry = Eintrag

opinion-title = Zweite Meinung
opinion-verdicts-ai_tool = Ein KI-Tool
opinion-verdicts-not_an_ai_tool = Kein KI-Tool
opinion-verdicts-spam = Spam
opinion-verdicts-unsure = Unsicher
opinion-by = Einschätzung des Sprachmodells { $model }, das den Eintrag gelesen hat. Nur zur Information.

findings-stateChanged = Vorher: { $was }. Jetzt: { $now }.
findings-noLongerFound = Die Vorprüfung findet das nicht mehr.
findings-foundLater = Erst nach dem Einreichen gefunden.
findings-title = Hinweise der Vorprüfung
findings-none = Die Vorprüfung hat nichts Auffälliges gefunden.
findings-verdicts-flood = Viele auf einmal
findings-verdicts-duplicate = Mögliche Dublette
findings-verdicts-spam = Möglicher Spam
findings-verdicts-not_an_ai_tool = Vielleicht kein KI-Tool
findings-verdicts-notice = Anmerkung
findings-existing = Vorhandener Eintrag
findings-certain = Die Regel ist eindeutig und hätte den Eintrag abgelehnt.

decision-reason = Grund
decision-chooseReason = Grund wählen
decision-note = Nachricht an den Anbieter

placement-slot = Wo
placement-from = Von (UTC)
placement-until = Bis (UTC)
placement-label = Name der Buchung (nur hier zu sehen)
placement-words = Wörter

collection-name = Titel
collection-intro = Einleitung
collection-from = Erster Tag (UTC)
collection-until = Letzter Tag (UTC)
collection-members = Tools

administration = Verwaltung

sections-changes = Änderungen
sections-mail = E-Mail
sections-overview = Übersicht
sections-figures = Ihre Entscheidungen
sections-blocks = Sperrlisten
sections-replies = Antworten
sections-placements = Anzeigenplätze
sections-queue = Warteschlange
sections-reports = Meldungen
sections-tools = Tools
sections-categories = Kategorien
sections-accounts = Konten
sections-audit = Protokoll
sections-site = Website
sections-pages = Seiten

status = Status

justNow = Gerade eben

minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

filter = Filtern

all = Alle

clear = Filter zurücksetzen

save = Speichern

history-title = Verlauf
history-when = Wann (UTC)
history-action = Was
history-which = Eintrag
history-system = System
history-subjects-list = Liste
history-subjects-recommendation = Empfehlung
history-subjects-change_request = Vorgeschlagene Änderung
history-subjects-block = Sperrliste
history-subjects-reply = Antwort
history-subjects-desk = Redaktion
history-subjects-submission = Einreichung
history-subjects-tool = Tool
history-subjects-account = Konto
history-subjects-token = Token
history-subjects-category = Kategorie
history-subjects-collection = Sammlung
history-subjects-placement = Anzeigenplatz
history-subjects-catalog = Katalog
history-subjects-screening_rule = Prüfregel
history-subjects-site = Website
history-subjects-site_page = Seite
history-subjects-job = Aufgabe
history-subjects-invitation = Einladung
history-subjects-webhook = Webhook
history-subjects-grant = Verbundene Anwendung
history-subjects-claim = Anspruch
history-actions-publish = Veröffentlicht
history-actions-claim = Anspruch erhoben
history-actions-prove = Anspruch nachgewiesen
history-actions-contest = Strittiger Anspruch nachgewiesen
history-actions-grant = Anspruch anerkannt
history-actions-refuse = Anspruch abgelehnt
history-actions-lose = Nachweis verloren
history-actions-revoke = Anspruch widerrufen
history-actions-owner_changed = Anbieter gewechselt
history-actions-owner_confirmed = Vom Anbieter bestätigt
history-actions-suggest = Änderung vorgeschlagen
history-actions-ask_removal = Entfernung erbeten
history-actions-change = Auf Vorschlag des Anbieters geändert
history-actions-accept = Änderung angenommen
history-actions-decline = Änderung abgelehnt
history-actions-confirm = Sichtbare Änderung bestätigt
history-actions-revert = Sichtbare Änderung rückgängig gemacht
history-actions-note = Notiz hinzugefügt
history-actions-assign = Zugewiesen
history-actions-snooze = Zurückgestellt
history-actions-wake = Zurückstellung beendet
history-actions-escalate = An die Admins übergeben
history-actions-settle = Übergabe zurückgenommen
history-actions-submit = Eingereicht
history-actions-approve = Angenommen
history-actions-reject = Abgelehnt
history-actions-request_changes = Änderungen erbeten
history-actions-withdraw = Zurückgezogen
history-actions-resubmit = Erneut eingereicht
history-actions-expire = Abgelaufen
history-actions-appeal = Einspruch erhoben
history-actions-undo = Entscheidung zurückgenommen
history-actions-edit = Bearbeitet
history-actions-imported = Importiert
history-actions-quarantine = Ausgeblendet
history-actions-restore = Wieder veröffentlicht
history-actions-remove = Entfernt
history-actions-merge = Mit einem anderen zusammengeführt
history-actions-absorb = Aufgenommen
history-actions-choose = Für das Verzeichnis der Listen ausgewählt
history-actions-unchoose = Auswahl für das Verzeichnis der Listen aufgehoben
history-actions-post = Geschrieben
history-actions-hold = Geschrieben, wartet auf Prüfung
history-actions-show = Gezeigt
history-actions-hide = Ausgeblendet
history-actions-answer = Vom Anbieter beantwortet
history-actions-drop_answer = Antwort des Anbieters entfernt
history-actions-choose_comparison = Vergleich ausgewählt:
history-actions-unchoose_comparison = Auswahl des Vergleichs zurückgenommen:
history-actions-link_checked = Status des Links geändert
history-actions-logo_accepted = Neues Logo angenommen
history-actions-logo_declined = Neues Logo abgelehnt
history-actions-screenshot_accepted = Neuer Screenshot angenommen
history-actions-screenshot_declined = Neuer Screenshot abgelehnt
history-actions-logo_removed = Logo entfernt
history-actions-screenshot_removed = Bild entfernt
history-actions-close_report = Meldung abgeschlossen
history-actions-reopen_report = Meldung wieder geöffnet
history-actions-translated = Übersetzt
history-actions-translation_removed = Übersetzung entfernt
history-actions-translation_requested = Maschinelle Übersetzung beauftragt
history-actions-create = Angelegt
history-actions-end = Beendet
history-actions-set_mode = Modus geändert
history-actions-drop_mode = Modus automatisch herabgesetzt
history-actions-demo_begun = Laden des Demo-Katalogs begonnen
history-actions-demo_loaded = Demo-Katalog geladen
history-actions-demo_removed = Demo-Katalog entfernt
history-actions-mail_tested = E-Mail zugestellt

similar-title = Ähnliche Einträge
similar-none = Keine ähnlichen Einträge.
similar-earlier = Frühere Entscheidungen zu dieser Adresse
similar-noEarlier = Diese Adresse ist neu im Katalog.
similar-duplicateOf = Als Dublette ablehnen

selfReview-now-own_submission = Das ist Ihr eigener Eintrag. Da es sonst niemanden in der Redaktion gibt, dürfen Sie als Admin handeln. Im Protokoll wird das vermerkt.
selfReview-now-own_decision = Sie haben diese Einreichung selbst abgelehnt. Da es sonst niemanden in der Redaktion gibt, dürfen Sie als Admin über den Einspruch entscheiden. Im Protokoll wird das vermerkt.
selfReview-queue = Einige dieser Einträge sind Ihre eigenen oder Einsprüche gegen Ihre Entscheidungen. Da es sonst niemanden in der Redaktion gibt, dürfen Sie als Admin entscheiden. Im Protokoll wird das vermerkt.
selfReview-past-own_submission = eigener Eintrag, da sonst niemand in der Redaktion war
selfReview-past-own_decision = Einspruch gegen die eigene Ablehnung, da sonst niemand in der Redaktion war

saveChanges = Änderungen speichern

cancel = Abbrechen

tool-states-published = Veröffentlicht
tool-states-quarantined = Ausgeblendet
tool-states-removed = Entfernt
tool-visible = Im Katalog ansehen
tool-mergedInto = Zusammengeführt mit
tool-hint = Kurzname, Adresse im Katalog oder Website

report-outcomes-corrected = Eintrag korrigiert
report-outcomes-taken_down = Tool ausgeblendet, zusammengeführt oder entfernt
report-outcomes-nothing_wrong = Alles in Ordnung
report-outcomes-unclear = Nicht nachprüfbar
report-outcomes-not_serious = Nicht ernst gemeint
report-earlier = Abgeschlossene Meldungen
report-done = Abgeschlossen.
report-doneSome = Abgeschlossen. Einige hatte schon jemand anders abgeschlossen; sie bleiben unverändert.

edit = Bearbeiten

roles-member = Mitglied
roles-editor = Redaktion
roles-admin = Admin

state = Status

accountStates-active = Aktiv
accountStates-suspended = Gesperrt
accountStates-unverified = Adresse nicht bestätigt

siteTexts-name = Name
siteTexts-tagline = Slogan
siteTexts-description = Beschreibung
siteTexts-footer = Fußzeile
siteTexts-colors = Farben
siteTexts-accent_light = Akzentfarbe, helles Design
siteTexts-accent_dark = Akzentfarbe, dunkles Design
siteTexts-terms_version = Fassung der Nutzungsbedingungen
siteTexts-checklist_hidden = Checkliste ausgeblendet
siteTexts-release_hidden = Hinweis auf neue Version ausgeblendet
siteTexts-logos = Logo
siteTexts-logo_light = Logo
siteTexts-logo_dark = Logo, dunkles Design
siteTexts-logo_icon = Symbol

team-title = Notizen der Redaktion
team-none = Noch keine Notizen.
team-note = Notiz für die Redaktion
team-noteHint = Nur die Redaktion sieht sie. @Name benachrichtigt jemanden per E-Mail: { $names }
team-add = Notiz hinzufügen
team-noted = Die Notiz ist gespeichert.
team-assigned = Zugewiesen an { $who }
team-assign = Zuweisen an
team-nobody = Niemand
team-snoozed = Zurückgestellt bis zum { $date }
team-snooze = Zurückstellen für (Tage)
team-snoozeHint = Von 1 bis 90. Bis dahin steht der Eintrag nicht in der Warteschlange, etwa während Sie auf den Anbieter warten.
team-snoozeButton = Zurückstellen
team-wake = Zurückstellung beenden
team-escalated = An die Admins übergeben
team-escalate = An die Admins übergeben
team-escalateHint = Die Admins bekommen eine E-Mail; die übrige Redaktion überspringt den Eintrag.
team-escalateNote = Was sollen sie entscheiden?
team-settle = Übergabe zurücknehmen
team-handled = Gespeichert.
team-handling = Bearbeitung
team-filters-mine = Mir zugewiesen
team-filters-unassigned = Niemandem zugewiesen
team-filters-escalated = An die Admins übergeben
team-filters-snoozed = Zurückgestellt
