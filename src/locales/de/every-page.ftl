skip = Zum Inhalt springen
skipToResults = Zu den Ergebnissen springen

mainNav = Hauptmenü

language = Sprache

optional = optional

nav-tools = Tools
nav-submit = Einreichen
nav-account = Konto
nav-signOut = Abmelden
nav-desk = Redaktion
nav-editTool = Dieses Tool bearbeiten

footer-order = Bezahlung beeinflusst die Reihenfolge der Ergebnisse nie.
footer-catalog = Katalog
footer-makers = Für Anbieter
footer-about = Über den Katalog
footer-feed = Feed neuer Tools
footer-poweredBy = Betrieben mit { $program }

pricing-free = Kostenlos
pricing-freemium = Mit kostenlosem Tarif
pricing-paid = Kostenpflichtig
pricing-free_trial = Kostenlose Testphase
pricing-open_source = Open Source
pricing-unknown = Preis nicht angegeben

price-amount = Betrag
price-currency = Währung
price-period = Abrechnung
price-per-month = pro Monat
price-per-year = pro Jahr
price-per-once = einmalig
price-per-use = pro Nutzung
price-from-month = ab { $price } pro Monat
price-from-year = ab { $price } pro Jahr
price-from-once = ab { $price } einmalig
price-from-use = ab { $price } pro Nutzung
price-upTo = bis { $price } pro Monat
price-title = Preis pro Monat

yes = Ja

no = Nein

platforms-web = Web
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Browser-Erweiterung
platforms-cli = Kommandozeile
platforms-ide = Code-Editor

states-awaiting_moderation = Wartet auf Prüfung
states-changes_requested = Änderungen erbeten
states-published = Veröffentlicht
states-rejected = Abgelehnt
states-withdrawn = Zurückgezogen
states-expired = Abgelaufen

reasons-duplicate = Schon im Katalog
reasons-spam = Werbung oder Spam
reasons-not_an_ai_tool = Kein KI-Tool
reasons-broken_link = Der Link funktioniert nicht
reasons-misleading = Irreführender Text
reasons-wrong_category = Falsche Kategorie
reasons-incomplete = Es fehlen Angaben
reasons-policy = Verstößt gegen unsere Regeln
reasons-other = Anderer Grund

catalog-screenshot = Screenshot von { $name }
catalog-picture = Bild von { $name }
catalog-title = Der Katalog für KI-Tools
catalog-lead = Finden Sie das passende Tool und lesen Sie, was es kann und was es kostet. Die Redaktion prüft jede Einreichung.
catalog-newest = Neu im Katalog
catalog-all = Alle Tools ansehen
catalog-verified = Anbieter bestätigt
catalog-since = Im Katalog seit

search-label = Tools suchen
search-placeholder = Zum Beispiel: { $category }
search-button = Suchen
search-found = { $count ->
    [one] { $count } Tool
   *[other] { $count } Tools
}
search-filters = Filter
search-suggestions = Vorschläge
search-earlier = Frühere Suche, nur auf diesem Gerät
search-forget = Frühere Suchen löschen
search-help = Setzen Sie eine Wortfolge in „Anführungszeichen“, um genau sie zu finden, und ein Minus vor ein Wort, um es auszuschließen: Video -Musik.

kept-title = Gemerkte Tools
kept-compare = Vergleichen

theme-label = Erscheinungsbild
theme-system = System
theme-light = Hell
theme-dark = Dunkel

pagination-label = Seiten
pagination-previous = Zurück
pagination-next = Weiter
pagination-page = Seite { NUMBER($page) } von { NUMBER($of) }

titles-categories = Kategorien
titles-tasks = Aufgaben
titles-lists = Listen von Mitgliedern
titles-report = Problem melden
titles-ranking = So entsteht die Reihenfolge
titles-api = API-Dokumentation
titles-apiFile = OpenAPI-Beschreibung (JSON)
titles-statistics = Prüfung in Zahlen
titles-submit = Tool einreichen

form-check = Bitte prüfen Sie Ihre Angaben
form-fix = { $count ->
    [one] { $count } Angabe zu korrigieren
   *[other] { $count } Angaben zu korrigieren
}
form-password = Passwort
form-email = E-Mail-Adresse
form-cancel = Abbrechen
form-allCategories = Alle Kategorien
form-mainCategory = Hauptkategorie
form-mainCategoryHint = Eine der oben gewählten; ohne Angabe gilt die erste

readOnly-title = Dieser Katalog ist vorübergehend schreibgeschützt.
readOnly-closed = Formulare lassen sich gerade nicht absenden. Versuchen Sie es später erneut.
readOnly-unchanged = Es wurde nichts geändert.

error-notFound = Seite nicht gefunden
error-failed = Das hat nicht geklappt
error-retrySeconds = Versuchen Sie es in { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } erneut.
error-retryMinutes = Versuchen Sie es in { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    } erneut.
error-tryAgain = Erneut versuchen
error-formOnly = Diese Seite öffnet sich nur, wenn ein Formular abgeschickt wird. Gehen Sie zurück und nutzen Sie das Formular.
error-home = Zur Startseite

unverified-needed = Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link, den wir an { $email } gesendet haben.
unverified-resend = E-Mail noch einmal senden
unverified-sent = Wir haben die E-Mail gesendet. Der Link darin gilt 24 Stunden.

token-never = Unbegrenzt
token-lastUsed = Zuletzt benutzt
token-neverUsed = Nie
token-validUntil = Gültig bis
token-state-active = Aktiv
token-state-expired = Abgelaufen
token-state-revoked = Widerrufen
token-revoke = Widerrufen
token-revokeAll = Alle Token widerrufen
token-revokeHint = Programme, die es verwenden, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.

appeal = Einspruch

fields-url-label = Website
fields-url-hint = Die öffentliche Seite des Tools, beginnend mit https://
fields-name-label = Name
fields-name-hint = 2 bis 80 Zeichen
fields-tagline-label = Kurzbeschreibung
fields-tagline-hint = Was das Tool kann, in einem Satz mit 5 bis 200 Zeichen
fields-description-label = Beschreibung
fields-description-hint = Bis zu { 2000 } Zeichen
fields-logo_url-label = Adresse des Logos
fields-logo_url-hint = Beginnend mit https://
fields-pricing_model-label = Preis
fields-price_from-label = Kostenpflichtige Tarife
fields-price_from-hint = Der niedrigste reguläre Preis ohne Rabatte
fields-free_limit-label = Kostenloser Tarif
fields-free_limit-hint = Was er umfasst, etwa „20 Seiten im Monat“. Bis zu 80 Zeichen
fields-pricing_url-label = Preisseite
fields-pricing_url-hint = Beginnend mit https://
fields-categories-label = Kategorien
fields-categories-hint = Wählen Sie eine bis fünf. Schreiben Sie, was das Tool macht, und hier erscheinen passende.
fields-platforms-label = Plattformen
fields-platforms-hint = Wo es läuft
fields-has_api-label = Hat eine API
fields-self_hosted-label = Auf eigenem Server möglich
fields-license-label = Open-Source-Lizenz
fields-license-hint = SPDX-Kennung, nur bei Open Source
fields-interface_languages-label = Sprachen der Oberfläche
fields-free_trial-label = Kostenlos testbar
fields-needs_account-label = Konto nötig
fields-eu_data-label = Daten bleiben in der EU
fields-contact_email-label = Kontaktadresse
fields-contact_email-hint = Für Rückfragen der Redaktion. Wird nie angezeigt.

clipboard-copy = Kopieren
clipboard-copied = Kopiert

password-show = Anzeigen
password-hide = Verbergen

reportKinds-broken_link = Der Link funktioniert nicht
reportKinds-wrong_price = Der Preis ist falsch
reportKinds-wrong_text = Die Beschreibung ist falsch oder veraltet
reportKinds-misleading = Es verspricht mehr, als es kann
reportKinds-not_an_ai_tool = Es ist kein KI-Tool
reportKinds-closed = Das Tool gibt es nicht mehr
reportKinds-other = Etwas anderes

sitePages-imprint = Impressum
sitePages-privacy = Datenschutzerklärung
sitePages-terms = Nutzungsbedingungen
sitePages-contact = Kontakt
sitePages-about = Über uns
sitePages-guidelines = Regeln für Einreichungen
sitePages-onlyIn = Diesen Text gibt es nur auf { $language }.

charts-week = Woche ab
charts-growth = Tools im Katalog
charts-tools = Tools
charts-submissions = Einreichungen pro Woche
charts-submitted = Eingereicht
charts-decisions = Entscheidungen pro Woche
charts-published = Veröffentlicht
charts-rejected = Abgelehnt
charts-changes = Änderungen erbeten
charts-waiting = Stunden bis zur Entscheidung
charts-median = Median
charts-p95 = In 95 % der Fälle höchstens
charts-age = Alter der Warteschlange
charts-entries = Einträge
charts-ages-1 = < 1 Tag
charts-ages-2 = 1–3 Tage
charts-ages-3 = 3–7 Tage
charts-ages-4 = 7–30 Tage
charts-ages-5 = > 30 Tage
charts-precision = Treffsicherheit der Regeln
charts-table = Als Tabelle anzeigen
