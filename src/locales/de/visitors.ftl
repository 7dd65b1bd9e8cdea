sponsored = Anzeige

home-categories = Nach Kategorien stöbern
home-submitTitle = Selbst etwas gebaut?
home-submitText = Reichen Sie Ihr Tool mit dem Formular oder über die API ein. Die Redaktion sieht sich jede Einreichung an und begründet ihre Entscheidung.
home-points-1 = Die Redaktion prüft jede Einreichung
home-points-2 = Die Reihenfolge ist nicht käuflich
home-points-3 = Kein Tracking, keine Drittanbieter

list-title = KI-Tools
list-foundAtLeast = Mehr als { NUMBER($count) } Tools
list-category = Kategorie
list-anyCategory = Alle Kategorien
list-pricing = Preis
list-anyPricing = Jeder Preis
list-clear = Suche und Filter zurücksetzen
list-none = Kein Tool gefunden
list-noneHint = Versuchen Sie es mit weniger oder anderen Wörtern oder entfernen Sie einen Filter.
list-about-tools = Alle Tools des Katalogs, die neuesten zuerst. Grenzen Sie die Liste nach Preis und Kategorie ein oder durchsuchen Sie sie.
list-about-category = KI-Tools der Kategorie „{ $name }“: was jedes kann und was es kostet.
list-about-categories = Alle Kategorien des Katalogs und wie viele Tools sie enthalten.
list-foundFor = { $found } zu „{ $q }“
list-noneFor = Kein Tool zu „{ $q }“ gefunden
list-fewerWords = Versuchen Sie es mit weniger oder anderen Wörtern.
list-beyond = Diese Seite gibt es nicht
list-unlisted = Unter „{ $q }“ ist kein Tool eingetragen
list-nearAddress = Genau unter dieser Adresse ist kein Tool eingetragen. Diese kommen ihr am nächsten.
list-correctedTo = Ergebnisse zu „{ $q }“.
list-instead = Stattdessen nach „{ $q }“ suchen
list-meant = Meinten Sie „{ $q }“?
list-ignored = Nicht berücksichtigt: { $words }.
list-unmet = Von keinem Tool ist bekannt, dass „{ $words }“ darauf zutrifft. Diese passen zum Rest der Suche.
list-relaxed = { $count ->
    [one] Nur von { $count } Tool ist bekannt, dass „{ $words }“ darauf zutrifft. Die übrigen passen zum Rest der Suche.
   *[other] Nur von { $count } Tools ist bekannt, dass „{ $words }“ darauf zutrifft. Die übrigen passen zum Rest der Suche.
}
list-hint = Bevorzugt: { $price }
list-nearest = Nächstliegende Kategorien

tool-visit = Zur Website
tool-about = Beschreibung
tool-facts = Auf einen Blick
tool-website = Website
tool-pricing = Preis
tool-updated = Zuletzt geändert
tool-checked = Link zuletzt geprüft
tool-pictureFrom = Bild von
tool-broken = Bei unserer letzten Prüfung funktionierte der Link nicht.
tool-original = Noch nicht übersetzt, angezeigt auf { $language }.
tool-machine = Maschinell übersetzt.
tool-confirmed = Bestätigt im { $month }
tool-stated-maker = laut Anbieter, { $month }
tool-stated-editor = laut Redaktion, { $month }
tool-stated-import = laut importierter Liste, { $month }
tool-back = Zurück zum Eintrag

badge-listed = Gelistet bei { $site }
badge-title = Badge für Ihre Website
badge-copy = Fügen Sie diesen Code in Ihre Seite ein.

alternatives-title = Alternativen zu { $name }
alternatives-lead = Tools, die { $name } ersetzen können, die ähnlichsten zuerst.
alternatives-all = Alle Alternativen
alternatives-none = Noch keine Alternativen
alternatives-order = Die ähnlichsten zuerst; Bezahlung spielt keine Rolle.
alternatives-named = In Ihrer Suche genannt
alternatives-words = Stattdessen nach diesen Wörtern suchen

suggest-category = Kategorie
suggest-task = Aufgabe
suggest-count = { $count ->
    [one] { $count } Vorschlag
   *[other] { $count } Vorschläge
}
suggest-none = Keine Vorschläge

facets-features = Merkmale
facets-noAccount = Ohne Konto nutzbar
facets-more = Weitere Kategorien
facets-chosen = Gewählte Filter
facets-remove = Filter entfernen: { $name }
facets-clear = Alle zurücksetzen

sort-why = So entsteht die Reihenfolge

category-search = In dieser Kategorie suchen
category-others = Andere Kategorien

tasks-lead = Was möchten Sie tun? Zu jeder Aufgabe stehen die Tools, die sie erledigen.
tasks-all = Alle Aufgaben
tasks-none = Es gibt noch keine Aufgaben.
tasks-others = Verwandte Aufgaben
tasks-search = In diesen Tools suchen
tasks-sure = Nur Tools, deren Texte das eindeutig sagen.
tasks-more = In allen Tools suchen
tasks-roles = Nach Beruf und Rolle
tasks-role = { $role }: Aufgaben, die KI-Tools übernehmen, und die Tools dazu.
tasks-otherRoles = Weitere Rollen

report-title = Problem mit { $name } melden
report-sent = Meldung gesendet
report-lead = Sagen Sie uns, was nicht stimmt. Die Redaktion liest jede Meldung, sieht aber nicht, von wem sie ist.
report-kind = Was stimmt nicht?
report-message = Was sollte die Redaktion wissen?
report-messageHint = Bis zu { 1000 } Zeichen
report-replyTo = E-Mail-Adresse für die Antwort
report-replyToHint = Wir schicken eine E-Mail, wenn die Meldung abgeschlossen ist (höchstens drei am Tag), und löschen dann die Adresse, spätestens nach 90 Tagen.
report-signedIn = Das Ergebnis steht später in Ihrem Konto unter „Meine Meldungen“.
report-button = Meldung senden
report-done = Vielen Dank. Die Redaktion prüft das.
report-doneNoMail = Vielen Dank. Die Redaktion prüft das. Eine E-Mail bekommen Sie nicht: Sie haben heute zu viele Meldungen mit Adresse gesendet.

ranking-lead = Die Reihenfolge hängt davon ab, wie gut ein Eintrag zu Ihren Wörtern passt. Dieselbe Suche ergibt für alle dieselbe Reihenfolge.
ranking-paidTitle = Bezahlung spielt keine Rolle
ranking-paid = Einen besseren Platz kann niemand kaufen. Bezahlte Einträge stehen in einem eigenen Rahmen mit dem Wort „Anzeige“, höchstens zwei je Seite, und nur über Ergebnissen, die das Tool selbst enthalten. Die Suche weiß nicht, wer bezahlt: Sie liest diese Daten nie, und ein automatischer Test vergleicht alle Ergebnisse mit und ohne Anzeigen.
ranking-withoutTitle = Ohne Suchwort
ranking-without = Listen und Kategorien zeigen die neuesten Einträge zuerst.
ranking-popularTitle = Nach Beliebtheit
ranking-popular = Diese Reihenfolge wählen nur Sie selbst; von sich aus nutzt sie keine Suche. Es zählen die letzten 30 Tage: Wer die Seite eines Tools öffnet, zählt einmal, wer von dort zur Website geht, zweimal zusätzlich. Alle in einem Netz (gleiche erste 24 Bit einer IPv4- oder 48 Bit einer IPv6-Adresse) zählen als eine Person, höchstens einmal am Tag und an zwei Tagen. Eine Website, die auf ein Tool verweist, bringt höchstens halb so viel wie alle anderen Quellen zusammen und fünf Punkte dazu. Tools, die aus weniger als zehn Netzen geöffnet wurden, haben keinen Rang und folgen danach, die neuesten zuerst. Bekannte Bots zählen nicht, und kaufen lässt sich nichts. Adressen werden nicht gespeichert, sondern nur für 30 Tage eine Kennung, die sich 256 Netze teilen und die bei jedem Tool anders ist.
ranking-priceTitle = Nach Preis
ranking-price = Auch diese Reihenfolge wählen nur Sie selbst. Zuerst stehen Tools, die sich kostenlos nutzen lassen, dann Preise für einen Monat, die niedrigsten vorn; ein Jahrespreis zählt zu einem Zwölftel. Andere Währungen werden zu festen, gerundeten Kursen in US-Dollar umgerechnet, nahe beieinanderliegende Preise können also den Platz tauschen. Danach folgen einmalige Preise, dann Preise je Nutzung und zuletzt Tools, deren Preis niemand angegeben hat. Bei gleichem Preis entscheidet der Name. Der Preisfilter vergleicht genauso.
ranking-withTitle = Mit Suchwörtern
ranking-with = Jedes Tool kommt in die erste Gruppe, zu der es passt:
ranking-tiers-1 = Der Name entspricht genau Ihrer Eingabe; Großschreibung, Akzente, Leer- und Satzzeichen zählen nicht.
ranking-tiers-2 = Der Name unterscheidet sich nur durch eine Endung wie „AI“ oder „.com“, das Tool hat diese Domain, Sie haben den Namen des Herstellers eingegeben, oder der Name steht unter Ihren Wörtern und weitere davon passen zum Tool.
ranking-tiers-3 = Zum Namen fehlt nur noch ein Buchstabe.
ranking-tiers-4 = Der Name beginnt mit Ihrer Eingabe.
ranking-tiers-5 = Der Name enthält alle Wörter, das letzte als Anfang eines Wortes.
ranking-tiers-6 = Der Name weicht um einen falschen, fehlenden, überzähligen oder vertauschten Buchstaben ab oder klingt wie Ihre Eingabe in einer anderen Schrift, und kaum ein Tool verwendet die eingegebenen Wörter.
ranking-tiers-7 = Name, Texte und Kategorien enthalten alle Wörter, oder das Tool erledigt die gesuchte oder eine ganz ähnliche Aufgabe, die anders beschrieben ist.
ranking-tiers-8 = Mindestens die Hälfte der Wörter kommt vor; seltene zählen mehr als häufige.
ranking-withinTitle = Innerhalb einer Gruppe
ranking-within = Passt der Name, steht der neueste Eintrag vorn. Passen die Wörter, zählt der Name mehr als die Kurzbeschreibung und diese mehr als die Beschreibung; bei Gleichstand stehen knappe Kurzbeschreibungen vorn, dann die neuesten Einträge. Wörter wie „beste“ oder „kostenlos“ müssen nicht vorkommen. Was ein Tool erledigt, wird aus seinen Texten erschlossen, anhand einer Liste von Aufgaben in acht Sprachen.
ranking-alternativesTitle = Alternativen zu einem Tool
ranking-alternatives = Ein Tool ist eine Alternative zu einem anderen, wenn seine Texte das sagen, wenn beide für denselben Zweck bekannt sind oder wenn sie eine Kategorie und Wörter für ihre Aufgabe teilen. Am meisten zählt das Erste, dann das Zweite, dann gemeinsame Wörter (seltene mehr als häufige), dann gemeinsame Kategorien. Bei Gleichstand steht der neueste Eintrag vorn. Gezeigt werden höchstens 50, ab dem elften nur noch solche, die den besten nahekommen. Fragt eine Suche nach Alternativen, steht das genannte Tool zuerst, und Tools zum gewünschten Preis rücken nach oben.
ranking-understoodTitle = Wie Ihre Wörter gelesen werden
ranking-understood = Ein Wort, das kaum ein Tool verwendet, wird berichtigt, wenn ein ähnliches viel häufiger vorkommt; die Seite sagt es und bietet Ihre Schreibweise an. Wörter für einen Preis wie „kostenlos“ oder „Open Source“ rücken Tools mit diesem Preis nach oben. Wörter für ein Merkmal wie „Browsererweiterung“ oder „ohne Anmeldung“ rücken Tools nach oben, deren Angaben oder Texte es nennen. Was auf „statt“ folgt, wird nicht gesucht. Versionsnummern wie in „DALL·E 3“ müssen nicht vorkommen.
ranking-meanings = Diese Website vergleicht auch Bedeutungen: Ein Sprachmodell macht aus Ihren Wörtern und aus den Texten jedes Tools Zahlen. Die Tools, deren Zahlen Ihren am nächsten sind, höchstens 50, werden auch ohne gemeinsames Wort gefunden und rücken etwas nach oben. Dafür gehen Ihre Suchwörter an den Server des Modells, sonst nichts über Sie; antwortet er nicht sofort, entscheiden die Wörter allein.
ranking-languagesTitle = In Ihrer Sprache
ranking-languages = Sie können in jeder der acht Sprachen suchen. Auch andere Wortformen passen, und die Namen der Kategorien führen auch zu Tools, die in einer anderen Sprache beschrieben sind.
ranking-notTitle = Was nicht zählt
ranking-ignored-1 = Bezahlung jeder Art
ranking-ignored-2 = Klicks und Besuche, solange Sie nicht nach Beliebtheit sortieren
ranking-ignored-3 = Wer Sie sind und was Sie früher gesucht haben
ranking-ignored-4 = Wer das Tool eingereicht hat
ranking-check = Prüfen Sie es selbst: Die offene API liefert dieselbe Reihenfolge, ganz ohne Anzeigen.
ranking-apiLink = Zur API-Dokumentation

api-lead = Lesen Sie den Katalog ohne Schlüssel, reichen Sie Tools mit einem Token ein. Diese Seite wird aus der OpenAPI-Beschreibung erzeugt; deren Erläuterungen sind auf Englisch.
api-start = So fangen Sie an
api-startRead = Lesen geht ohne Token. Probieren Sie es in einem Terminal:
api-startToken = Zum Einreichen brauchen Sie ein Token.
api-makeToken = API-Token erstellen
api-startErrors = Jeder Fehler ist JSON mit `code`, `message` und, wenn ein Feld nicht stimmt, einer Erklärung in `fields`.
api-startPages = Listen kommen seitenweise mit je `per_page` Einträgen; `links.next` führt zur nächsten Seite.
api-startLimits = Wer ein Limit überschreitet, erhält 429; `Retry-After` nennt die Sekunden bis zum nächsten Versuch.
api-base = Basisadresse
api-contents = Operationen
api-parameters = Parameter
api-required = erforderlich
api-body = Inhalt (JSON)
api-answers = Antworten
api-errors = Fehler
api-token = Token erforderlich
api-open = Für alle offen
api-example = Beispiel
api-values = Einer dieser Werte
api-standard = Standard

statistics-lead = Wie lange Einreichungen warten und was die Redaktion entscheidet. Automatisch berechnet, ohne Namen.
statistics-waiting = In der Warteschlange
statistics-oldest = Älteste Einreichung seit
statistics-nobody = Warteschlange leer
statistics-period = { $days ->
    [one] Letzter Tag
   *[other] Letzte { $days } Tage
}
statistics-decisions = Entscheidungen
statistics-published = Veröffentlicht
statistics-rejected = Abgelehnt
statistics-changes = Änderungen erbeten
statistics-median = Übliche Wartezeit (Median)
statistics-p95 = In 95 % der Fälle höchstens
statistics-noDecisions = Noch keine Entscheidungen
statistics-reasons = Gründe der Ablehnungen
statistics-span = Zeitraum
statistics-at = Stand: { $time } (UTC).
statistics-json = Dieselben Daten als JSON

noTool-gone = Dieses Tool steht nicht mehr im Katalog
noTool-goneText = Die Redaktion hat den Eintrag entfernt. Versuchen Sie es mit der Suche.
noTool-missing = Dieses Tool steht nicht im Katalog
noTool-missingText = Vielleicht heißt es hier anders. Suchen Sie danach, stöbern Sie in den Kategorien oder reichen Sie es ein.
