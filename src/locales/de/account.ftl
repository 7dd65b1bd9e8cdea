register-title = Konto anlegen
register-lead = Mit einem Konto reichen Sie Tools ein, verfolgen deren Prüfung und erstellen API-Token.
register-passwordHint = Mindestens 12 Zeichen. Ein paar zufällige Wörter ergeben ein gutes Passwort.
register-button = Konto anlegen
register-haveAccount = Sie haben schon ein Konto?
register-doneTitle = Sehen Sie in Ihr Postfach
register-done = Wir haben Ihnen eine Nachricht mit dem nächsten Schritt geschickt. Sie können inzwischen weitermachen.
register-continue = Weiter

terms-title = Nutzungsbedingungen
terms-lead = Akzeptieren Sie die aktuellen Nutzungsbedingungen, um fortzufahren.
terms-accept = Ich akzeptiere die Nutzungsbedingungen
terms-button = Akzeptieren und fortfahren
terms-ifDeclined = Wenn Sie nicht zustimmen, können Sie Ihre Daten herunterladen oder Ihr Konto löschen:

signIn-title = Anmelden
signIn-button = Anmelden
signIn-forgot = Passwort vergessen?
signIn-noAccount = Noch kein Konto?
signIn-wait = Übliche Wartezeit
signIn-passwordChanged = Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.
signIn-signedOut = Sie sind abgemeldet.
signIn-needed = Melden Sie sich an, um fortzufahren.
signIn-neededToSubmit = Melden Sie sich an, um ein Tool einzureichen.
signIn-back = Zurück zur Anmeldung
signIn-with = Weiter mit { $name }
signIn-or = oder
signIn-failed = Die Anmeldung mit { $name } hat nicht geklappt. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.
signIn-unverified = Ihr Konto bei { $name } hat keine bestätigte E-Mail-Adresse. Bestätigen Sie dort eine oder verwenden Sie Ihr Passwort.
signIn-failedAlone = Die Anmeldung mit { $name } hat nicht geklappt. Versuchen Sie es erneut.
signIn-unverifiedAlone = Ihr Konto bei { $name } hat keine bestätigte E-Mail-Adresse. Bestätigen Sie dort eine und versuchen Sie es erneut.
signIn-unreachable = { $name } antwortet zurzeit nicht. Versuchen Sie es in ein paar Minuten erneut.
signIn-known = Es gibt schon ein Konto mit dieser Adresse. Melden Sie sich einmal mit Ihrem Passwort an, dann wird { $name } damit verbunden.

settings-devices-button = Auf allen Geräten abmelden
settings-devices-title = Geräte
settings-devices-lead = Noch anderswo angemeldet? Melden Sie sich auf allen Geräten ab, auch auf diesem.
settings-title = Kontoeinstellungen
settings-signingIn = Anmeldung
settings-since = Konto angelegt am { $date }.
settings-password-title = Passwort
settings-password-lead = Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet.
settings-password-current = Bisheriges Passwort
settings-password-next = Neues Passwort
settings-password-button = Passwort ändern
settings-password-done = Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.
settings-password-forgotten = Vergessen oder noch kein Passwort? Link zusenden lassen
settings-email-title = E-Mail-Adresse
settings-email-lead = Wir senden einen Link an die neue Adresse. Sobald Sie ihn öffnen, wechselt Ihr Konto zu ihr, und wir benachrichtigen die alte Adresse.
settings-email-next = Neue E-Mail-Adresse
settings-email-now = Bisherige Adresse
settings-email-button = E-Mail-Adresse ändern
settings-email-done = Wir haben einen Link an die neue Adresse gesendet. Er gilt eine Stunde.
settings-email-confirmTitle = Neue E-Mail-Adresse bestätigen
settings-email-confirmLead = Klicken Sie, um Ihr Konto auf diese Adresse umzustellen.
settings-email-confirmButton = Neue Adresse bestätigen
settings-email-confirmed = Ihr Konto hat jetzt die neue E-Mail-Adresse.
settings-email-verified = Bestätigt
settings-email-unverified = Nicht bestätigt
settings-providers-off = Nicht verbunden
settings-providers-connectLead = Melden Sie sich auch mit { $name } an. Die dort bestätigte Adresse muss die dieses Kontos sein.
settings-providers-connect = { $name } verbinden
settings-providers-connected = Verbunden. Sie können sich jetzt auch damit anmelden.
settings-providers-refused = { $name } wurde nicht verbunden. Melden Sie sich dort mit einem Konto an, dessen bestätigte Adresse { $email } ist, und versuchen Sie es erneut.
settings-providers-since = Verbunden seit dem { $date }.
settings-providers-disconnect = Trennen
settings-providers-title = { $name } trennen
settings-providers-lead = Sie können sich dann nicht mehr mit { $name } anmelden, nur noch mit Ihrem Passwort. Um es wieder zu verbinden, brauchen Sie dort ein Konto mit der bestätigten Adresse { $email }.
settings-providers-done = Die Verbindung ist getrennt. Sie melden sich jetzt mit Ihrem Passwort an.
settings-data-title = Ihre Daten
settings-data-file = Eine Kopie von allem
settings-data-before = Laden Sie vorher Ihre Daten herunter
settings-data-lead = Eine JSON-Datei mit allem, was wir über Sie speichern: Ihr Konto, Angaben zu Ihren Token (nicht die Token selbst) und Ihre Einreichungen mit Verlauf.
settings-data-button = Daten herunterladen
settings-deletion-title = Konto löschen
settings-deletion-lead = Offene Einreichungen werden zurückgezogen, Token funktionieren sofort nicht mehr. Veröffentlichte Tools bleiben im Katalog, gehören aber zu keinem Konto mehr. Das lässt sich nicht rückgängig machen.
settings-deletion-submissions = { $count ->
    [one] { $count } offene Einreichung wird zurückgezogen.
   *[other] { $count } offene Einreichungen werden zurückgezogen.
}
settings-deletion-tokens = { $count ->
    [one] { $count } Token funktioniert sofort nicht mehr.
   *[other] { $count } Token funktionieren sofort nicht mehr.
}
settings-deletion-tools = { $count ->
    [one] { $count } veröffentlichtes Tool bleibt im Katalog, gehört aber zu keinem Konto mehr.
   *[other] { $count } veröffentlichte Tools bleiben im Katalog, gehören aber zu keinem Konto mehr.
}
settings-deletion-final = Das lässt sich nicht rückgängig machen.
settings-deletion-openButton = Konto löschen …
settings-deletion-button = Endgültig löschen
settings-deletion-keep = Konto behalten
settings-deletion-done = Ihr Konto ist gelöscht. Danke, dass Sie diesen Katalog genutzt haben.

verify-title = E-Mail-Adresse bestätigen
verify-lead = Klicken Sie, um diese Adresse zu bestätigen.
verify-button = Adresse bestätigen
verify-done = Ihre E-Mail-Adresse ist bestätigt.
verify-continue = Einreichung fortsetzen
verify-wrong = Falsche Adresse? Jetzt ändern
verify-password = Geben Sie das Passwort dieses Kontos ein, um die Adresse zu bestätigen. Danach sind Sie angemeldet.
verify-unknown = Nicht Ihr Konto oder Passwort unbekannt?
verify-unknownLead = Wählen Sie ein neues Passwort. Damit wird das Konto überall abgemeldet, auch bei der Person, die es angelegt hat, und alle API-Token werden widerrufen.
verify-unknownButton = Neues Passwort wählen
verify-change = Geben Sie das Passwort des Kontos ein, das zu dieser Adresse wechseln soll.

forgot-title = Passwort zurücksetzen
forgot-lead = Geben Sie Ihre E-Mail-Adresse ein. Gehört sie zu einem Konto, senden wir Ihnen einen Link für ein neues Passwort.
forgot-button = Link senden
forgot-done = Falls es ein Konto mit dieser Adresse gibt, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.

reset-title = Neues Passwort wählen
reset-password = Neues Passwort
reset-button = Passwort speichern
reset-signsOut = Sie werden auf allen Geräten abgemeldet.

account-title = Ihr Konto
account-nav = Seiten des Kontos
account-start = Übersicht
account-submissions = Meine Einreichungen
account-reports = Meine Meldungen
account-lists = Meine Listen
account-follows = Abos
account-tokens = API-Token
account-webhooks = Webhooks
account-queue = Warteschlange

tokens-title = API-Token
tokens-lead = Mit einem Token kann ein Programm in Ihrem Namen Tools einreichen und Ihre Einreichungen lesen. Behandeln Sie es wie ein Passwort.
tokens-create = Token erstellen
tokens-name = Name
tokens-nameHint = Wofür Sie es verwenden, zum Beispiel der Name eines Skripts.
tokens-scopes = Berechtigungen
tokens-scope-submissions_write = Tools einreichen und Ihre Einreichungen ändern
tokens-scope-submissions_read = Ihre Einreichungen auflisten
tokens-expires = Gültig für
tokens-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
tokens-button = Token erstellen
tokens-createdTitle = Ihr neues Token
tokens-shownOnce = Kopieren Sie es jetzt, es wird nicht noch einmal angezeigt. Wir speichern nur einen Fingerabdruck davon.
tokens-tryIt = Ausprobieren: ein Tool einreichen
tokens-back = Zurück zu Ihren Token
tokens-list = Ihre Token
tokens-none = Sie haben noch keine Token.
tokens-created = Erstellt
tokens-revoked = Das Token ist widerrufen und funktioniert nicht mehr.
tokens-allRevoked = Alle Ihre Token sind widerrufen.
tokens-verifyFirst = Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie ein Token erstellen.
tokens-confirmPassword = Passwort bestätigen
tokens-confirmPasswordHint = Ihre Anmeldung liegt mehr als 15 Minuten zurück. Für ein neues Token brauchen wir das Passwort noch einmal.
tokens-until = { $days }, bis { $date }
tokens-never = Unbegrenzt
tokens-soon = Läuft bald ab
tokens-nothingYet = Mit einem Token reichen Sie aus einem Skript, einer Pipeline oder einem Agenten ein.
tokens-revokeAllHint = Programme, die Ihre Token verwenden, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.
tokens-ended = { $count ->
    [one] { $count } abgelaufenes oder widerrufenes Token
   *[other] { $count } abgelaufene oder widerrufene Token
}
tokens-tryList = Ausprobieren: Ihre Einreichungen auflisten
tokens-storageAdvice = Bewahren Sie das Token nicht im Code auf, sondern in einem Secrets-Manager oder einer Umgebungsvariablen.

deadLink-title = Dieser Link gilt nicht mehr
deadLink-lead = Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt.
deadLink-verify = Melden Sie sich an und lassen Sie sich die Nachricht in Ihrem Konto erneut senden.
deadLink-reset = Lassen Sie sich einen neuen Link senden.
deadLink-change = Melden Sie sich an und geben Sie die neue Adresse noch einmal ein.

twoFactor-title = Zwei-Faktor-Authentifizierung
twoFactor-on = An
twoFactor-off = Aus
twoFactor-lead = Mit einem zweiten Schritt genügt ein gestohlenes Passwort nicht, um sich anzumelden.
twoFactor-required = Ihre Rolle verlangt Zwei-Faktor-Authentifizierung. Richten Sie eine Authenticator-App oder einen Passkey ein, um die Redaktion zu öffnen.
twoFactor-unverified = Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie die Zwei-Faktor-Authentifizierung einrichten.
twoFactor-remove = Entfernen
twoFactor-app-title = Authenticator-App
twoFactor-app-lead = Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code.
twoFactor-app-since = Eingerichtet am { $date }.
twoFactor-app-setUp = Einrichten
twoFactor-app-setUpTitle = Authenticator-App einrichten
twoFactor-app-scan = Scannen Sie diesen QR-Code mit einer Authenticator-App.
twoFactor-app-picture = QR-Code mit dem Einrichtungsschlüssel
twoFactor-app-key = Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:
twoFactor-app-code = Code aus der App
twoFactor-app-button = Einschalten
twoFactor-app-removeTitle = Authenticator-App entfernen
twoFactor-app-removeLead = Ihre Codes gelten dann bei der Anmeldung nicht mehr.
twoFactor-app-done = Die Authenticator-App ist eingerichtet.
twoFactor-app-removed = Die Authenticator-App ist entfernt.
twoFactor-passkeys-title = Passkeys
twoFactor-passkeys-lead = Mit Fingerabdruck, Gesicht, Displaysperre oder einem Sicherheitsschlüssel.
twoFactor-passkeys-add = Passkey hinzufügen
twoFactor-passkeys-addLead = Ihr Browser bittet Sie, mit Ihrem Gerät oder einem Sicherheitsschlüssel zu bestätigen.
twoFactor-passkeys-name = Name
twoFactor-passkeys-nameHint = Wo Sie ihn aufbewahren, zum Beispiel der Name Ihres Telefons.
twoFactor-passkeys-added = Hinzugefügt am { $date }
twoFactor-passkeys-used = Zuletzt benutzt am { $date }
twoFactor-passkeys-unused = Noch nie benutzt
twoFactor-passkeys-removeTitle = Passkey „{ $name }“ entfernen
twoFactor-passkeys-removeLead = Bei der Anmeldung gilt er dann nicht mehr. Löschen Sie ihn auch auf Ihrem Gerät.
twoFactor-passkeys-use = Passkey verwenden
twoFactor-passkeys-failed = Der Passkey wurde nicht verwendet. Versuchen Sie es erneut.
twoFactor-passkeys-notAdded = Es wurde kein Passkey hinzugefügt. Versuchen Sie es erneut.
twoFactor-passkeys-needsScript = Passkeys brauchen JavaScript und einen Browser, der sie unterstützt.
twoFactor-passkeys-done = Der Passkey ist hinzugefügt.
twoFactor-passkeys-removed = Der Passkey ist entfernt.
twoFactor-recovery-title = Wiederherstellungscodes
twoFactor-recovery-lead = Falls Sie Ihr Telefon oder Ihre Passkeys verloren haben. Jeder Code gilt einmal.
twoFactor-recovery-left = { NUMBER($count) } von { NUMBER($of) } übrig
twoFactor-recovery-make = Neue Codes erstellen
twoFactor-recovery-makeLead = Sie bekommen zehn neue Codes. Die bisherigen gelten nicht mehr.
twoFactor-recovery-yours = Ihre Wiederherstellungscodes
twoFactor-recovery-turnedOn = Die Zwei-Faktor-Authentifizierung ist eingeschaltet.
twoFactor-recovery-saveNow = Sichern Sie sie jetzt: Sie werden nicht noch einmal angezeigt.
twoFactor-recovery-storageAdvice = Am besten dort, wo Sie auch ohne Ihr Telefon hinkommen: in einem Passwortmanager oder auf Papier.
twoFactor-recovery-saved = Ich habe sie gesichert
twoFactor-turnOff-title = Zwei-Faktor-Authentifizierung ausschalten
twoFactor-turnOff-lead = Danach genügt zum Anmelden Ihr Passwort. Authenticator-App, Passkeys und Wiederherstellungscodes werden entfernt.
twoFactor-turnOff-open = Ausschalten …
twoFactor-turnOff-button = Ausschalten
twoFactor-turnOff-done = Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.
twoFactor-turnOff-needed = Ihre Rolle verlangt sie; sie lässt sich nicht ausschalten.
twoFactor-confirmation-title = Bestätigen Sie Ihre Identität
twoFactor-confirmation-lead = Ihre Anmeldung liegt einige Zeit zurück, und dieser Schritt verlangt eine Bestätigung.
twoFactor-confirmation-button = Bestätigen
twoFactor-code = Authentifizierungscode
twoFactor-codeHint = Sechs Ziffern aus Ihrer Authenticator-App.
twoFactor-useRecovery = Wiederherstellungscode verwenden
twoFactor-recoveryCode = Wiederherstellungscode
twoFactor-signIn-lead = Noch ein Schritt: Bestätigen Sie Ihre Identität.
twoFactor-signIn-lost = Telefon, Passkeys und Wiederherstellungscodes verloren? Wenden Sie sich an die Betreiber des Katalogs.
twoFactor-signIn-another = Mit einem anderen Konto anmelden

setUp-title = Diesen Katalog einrichten
setUp-lead = Dieses Konto verwaltet den Katalog: Damit geben Sie der Website ihren Namen, schreiben ihre Seiten und laden die Redaktion ein.
setUp-button = Admin-Konto anlegen
setUp-another = Gibt es noch keinen Admin, starten Sie den Server neu, um einen neuen Link zu erhalten.

# Heading.
start-news = Neues aus Ihren Abos
start-noNews = Nichts Neues in den letzten zwei Wochen.
# Link to all lists of the account.
start-all = Alle Listen
# Heading of the empty page.
start-none = Noch nichts hier
start-noneHint = Merken Sie sich Tools mit dem Lesezeichen, lassen Sie sich Neues per E-Mail schicken oder sammeln Sie Tools in einer Liste. Hier finden Sie alles wieder.
