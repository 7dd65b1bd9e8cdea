site-lead = Name und Beschreibung dieses Katalogs auf Seiten, in E-Mails, Feeds und Dokumenten. Leere Felder verwenden die Vorgabe.
site-nameHint = Vorgabe: { $name }
site-taglineHint = Überschrift der Startseite
site-descriptionHint = Ein bis zwei Sätze für Startseite, Feeds und Suchmaschinen
site-fallback = Leere Felder übernehmen den Text auf { $language }.
site-poweredBy = { $program } in der Fußzeile nennen („Betrieben mit“)
site-preview = Vorschau
site-saved = Die Website ist geändert. Besucher sehen es sofort.
site-history = Verlauf der Änderungen
site-accentHint = Zum Beispiel { $example }. Ist nur eine angegeben, wird die andere daraus abgeleitet.
site-termsHint = Ein Datum oder eine Nummer. Mitglieder akzeptieren die Bedingungen beim Registrieren und erneut, wenn Sie die Fassung ändern. Dazu gehört die Seite „terms“; bleibt das Feld leer, wird niemand gefragt.
site-logoLead = SVG oder PNG, höchstens 512 KiB. Die Datei wird als PNG neu gezeichnet; wandeln Sie Buchstaben deshalb vorher in Pfade um. Ein breites Logo ersetzt den Namen.
site-logoHints-light = Auch für das dunkle Design, Browser-Tabs und geteilte Links, wenn Sie keine anderen hinzufügen
site-logoHints-dark = Für dunklen Hintergrund, auf dem das andere schlecht zu sehen ist
site-logoHints-icon = Ein quadratisches Bild für Browser-Tabs und Startbildschirme
site-upload = Hochladen
site-removeLogo = Entfernen
site-logoSaved = Das Logo ist geändert. Besucher sehen es sofort.
site-logoRemoved = Das Bild ist entfernt.

demo-title = Demo-Katalog
demo-lead = Beispieleinträge, die mit dem Programm geliefert wurden. Was seither bearbeitet, gemeldet, beworben oder benutzt wurde, bleibt, ebenso die Kategorien.
demo-entries = Einträge
demo-goes = Wird entfernt
demo-stays = Bleibt
demo-tools = Tools
demo-collections = Sammlungen
demo-warning = Das lässt sich nicht rückgängig machen. Der Demo-Katalog wird nicht automatisch wieder geladen.
demo-remove = Demo-Katalog entfernen
demo-removed = Der Demo-Katalog ist entfernt.
demo-none = Hier gibt es keinen Demo-Katalog.

pages-lead = Impressum, Datenschutz, Nutzungsbedingungen, Kontakt, Hinweise und was dieser Katalog sonst braucht. Jede Seite verlinkt sie in der Fußzeile.
pages-none = Es gibt noch keine Seiten.
pages-page = Seite
pages-languages = Sprachen
pages-create = Seite anlegen
pages-name = Name in der Adresse
pages-nameHint = Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel privacy
pages-button = Anlegen
pages-text = Text in Markdown
pages-textHint = Die erste Zeile „# Titel“ ist der Titel. Ein leerer Text entfernt die Seite in dieser Sprache.
pages-draftWhy = Ein Entwurf sagt, was dieses Programm über Menschen speichert.
pages-draft = Mit dem Entwurf beginnen
pages-draftShown = Dieser Entwurf ist noch nicht gespeichert. Ersetzen Sie, was in [eckigen Klammern] steht, ergänzen Sie Angaben zu Hosting, Mailversand und Einstellungen, und lassen Sie den Text prüfen.
pages-inFile = Dieser Text stammt aus der Datei { $file }. Ein hier gespeicherter Text tritt an seine Stelle.
pages-view = Seite ansehen
pages-saved = Die Seite ist gespeichert.
pages-placeholdersLeft = Besucher sehen diese Seite, und diese Platzhalter sind noch zu ersetzen:
pages-removed = Der Text ist entfernt.
pages-versions = Frühere Fassungen

# Heading.
digest-title = Wöchentliche E-Mail
# $date: when the e-mail is sent
digest-lead = Drei Zeilen, die in der nächsten wöchentlichen E-Mail über den Neuigkeiten stehen, verschickt am { $date }. Sie stehen nur in dieser E-Mail; wer eine Sprache ohne Zeilen liest, bekommt nur die Neuigkeiten.
# Before the name of a language.
digest-lines = Zeilen
digest-saved = Die Zeilen sind gespeichert.
# Link.
digest-link = Zeilen für die wöchentliche E-Mail
