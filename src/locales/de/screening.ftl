states-published = veröffentlicht
states-awaiting_moderation = wartet auf Prüfung
states-changes_requested = wartet auf Änderungen
states-rejected = abgelehnt
states-withdrawn = zurückgezogen
states-expired = abgelaufen
states-quarantined = ausgeblendet
states-removed = entfernt

differences-https = http oder https
differences-www = www
differences-path_spelling = Schreibweise des Pfads
differences-fragment = Teil nach #

relations-same_page_other_form = Andere Form derselben Adresse
relations-same_store_item = Dasselbe Produkt in einem Store
relations-same_repository = Dasselbe Repository
relations-same_repository_name = Derselbe Repository-Name bei einem anderen Eigentümer
relations-same_host = Derselbe Host
relations-same_word_in_address = Dasselbe Wort in der Adresse

matches-same_name = Derselbe Name
matches-same_name_but_for_common_words = Derselbe Name bis auf gängige Wörter
matches-same_name_in_other_letters = Derselbe Name in einem anderen Alphabet
matches-same_tagline = Dieselbe Kurzbeschreibung
matches-one_name_holds_the_other = Ein Name steckt im anderen
matches-one_letter_apart = Ein Buchstabe Unterschied im Namen
matches-near_same_tagline = Fast dieselbe Kurzbeschreibung

rules-same_page-name = Dieselbe Seite
rules-same_page-message = Ein Tool mit dieser Adresse steht schon im Katalog oder wartet auf Prüfung.
rules-same_page-evidence = Dieselbe Seite wie „{ $name }“ ({ $state }, { $url }). Unterschied: { $differs_by }.
rules-same_page-evidence_without_differs_by = Dieselbe Seite wie „{ $name }“ ({ $state }, { $url }).
rules-same_store_item-name = Dieselbe App oder Erweiterung
rules-same_store_item-message = Diese App oder Erweiterung steht unter einer anderen Adresse ihres Stores schon im Katalog oder wartet auf Prüfung.
rules-same_store_item-evidence = Dasselbe Produkt im Store { $store }, { $id }, wie „{ $name }“ ({ $state }, { $url }).
rules-related_page-name = Verwandte Adresse
rules-related_page-message = Das scheint eine weitere Adresse eines Tools zu sein, das schon im Katalog steht.
rules-related_page-evidence = { $relation }: { $shared }. Vorhandener Eintrag: „{ $name }“ ({ $state }, { $url }).
rules-same_name-name = Gleicher Name oder gleiche Kurzbeschreibung
rules-same_name-message = Ein Tool mit diesem Namen oder dieser Kurzbeschreibung steht schon im Katalog oder wartet auf Prüfung.
rules-same_name-evidence = { $match }: „{ $name }“ ({ $state }, { $url }).
rules-look_alike_name-name = Zum Verwechseln ähnlicher Name
rules-look_alike_name-message = Der Name sieht aus wie der eines anderen Tools, nur mit ähnlich aussehenden Buchstaben geschrieben.
rules-look_alike_name-evidence = Sieht aus wie der Name „{ $name }“ ({ $url }) in ähnlich aussehenden Buchstaben: { $letters }.
rules-look_alike_name-evidence_without_letters = Sieht aus wie der Name „{ $name }“ ({ $url }) in ähnlich aussehenden Buchstaben.
rules-gambling-name = Glücksspiel
rules-gambling-message = Das liest sich wie ein Angebot für Glücksspiele; solche nimmt der Katalog nicht auf.
rules-gambling-evidence = Wörter zu Glücksspiel: { $words }.
rules-adult-name = Pornografie und Escortdienste
rules-adult-message = Das liest sich wie ein Angebot nur für Erwachsene; solche nimmt der Katalog nicht auf.
rules-adult-evidence = Wörter zu Pornografie oder Escortdiensten: { $words }.
rules-pills-name = Arzneien und Drogen
rules-pills-message = Hier werden anscheinend Arzneien oder Drogen verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-pills-evidence = Wörter zum Verkauf von Arzneien oder Drogen: { $words }.
rules-sold_attention-name = Gekaufte Follower
rules-sold_attention-message = Hier werden anscheinend Follower, Likes oder Aufrufe verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-sold_attention-evidence = Wörter zu gekauften Followern, Likes oder Aufrufen: { $words }.
rules-essay_mill-name = Aufsätze gegen Geld
rules-essay_mill-message = Das liest sich wie ein Angebot, fremde Haus- oder Abschlussarbeiten zu schreiben; solche nimmt der Katalog nicht auf.
rules-essay_mill-evidence = Wörter zu Haus- und Abschlussarbeiten gegen Geld: { $words }.
rules-get_rich-name = Schnelles Geld
rules-get_rich-message = Hier wird anscheinend schnelles Geld versprochen; solche Angebote nimmt der Katalog nicht auf.
rules-get_rich-evidence = Wörter zu schnellem Geld: { $words }.
rules-miracle_cures-name = Wundermittel
rules-miracle_cures-message = Hier werden anscheinend Wundermittel oder müheloses Abnehmen angeboten; solche Angebote nimmt der Katalog nicht auf.
rules-miracle_cures-evidence = Wörter zu Wundermitteln und Schlankheitskuren: { $words }.
rules-fake_reviews-name = Gekaufte Bewertungen
rules-fake_reviews-message = Hier werden anscheinend Bewertungen verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-fake_reviews-evidence = Wörter zu gekauften Bewertungen: { $words }.
rules-sold_traffic-name = Gekaufte Besucher
rules-sold_traffic-message = Hier werden anscheinend Besucher, Klicks oder Adresslisten verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-sold_traffic-evidence = Wörter zu gekauften Besuchern, Klicks oder Adresslisten: { $words }.
rules-sold_links-name = Gekaufte Links
rules-sold_links-message = Hier werden anscheinend Backlinks oder Gastbeiträge verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-sold_links-evidence = Wörter zu gekauften Backlinks oder Gastbeiträgen: { $words }.
rules-exam_takers-name = Prüfungen durch andere
rules-exam_takers-message = Das liest sich wie ein Angebot, Prüfungen für andere abzulegen; solche Angebote nimmt der Katalog nicht auf.
rules-exam_takers-evidence = Wörter zu Prüfungen, die andere ablegen: { $words }.
rules-fake_diplomas-name = Abschlüsse ohne Studium
rules-fake_diplomas-message = Hier werden anscheinend Zeugnisse oder Titel verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-fake_diplomas-evidence = Wörter zu Abschlüssen ohne Studium: { $words }.
rules-false_papers-name = Gefälschte Papiere
rules-false_papers-message = Das liest sich wie ein Angebot gefälschter Ausweise oder Bescheinigungen; solche Angebote nimmt der Katalog nicht auf.
rules-false_papers-evidence = Wörter zu gefälschten Papieren: { $words }.
rules-visa_papers-name = Visa gegen Geld
rules-visa_papers-message = Hier werden anscheinend Visa oder Aufenthaltstitel verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-visa_papers-evidence = Wörter zu Visa und Aufenthaltstiteln gegen Geld: { $words }.
rules-account_sale-name = Konten zu verkaufen
rules-account_sale-message = Hier werden anscheinend Benutzerkonten verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-account_sale-evidence = Wörter zu verkauften Benutzerkonten: { $words }.
rules-quick_loans-name = Schnelle Kredite
rules-quick_loans-message = Das liest sich wie ein Angebot schneller Kredite; solche Angebote nimmt der Katalog nicht auf.
rules-quick_loans-evidence = Wörter zu schnellen Krediten: { $words }.
rules-recruiting-name = Schneeballsysteme
rules-recruiting-message = Hier wird anscheinend Geld dafür versprochen, andere anzuwerben; solche Angebote nimmt der Katalog nicht auf.
rules-recruiting-evidence = Wörter zu Geld für das Anwerben anderer: { $words }.
rules-false_prizes-name = Falsche Gewinne
rules-false_prizes-message = Das liest sich wie die Nachricht von einem Gewinn, den es nicht gibt; solche Angebote nimmt der Katalog nicht auf.
rules-false_prizes-evidence = Wörter zu Gewinnen, die es nicht gibt: { $words }.
rules-copies-name = Markenkopien
rules-copies-message = Hier werden anscheinend Kopien bekannter Marken verkauft; solche Angebote nimmt der Katalog nicht auf.
rules-copies-evidence = Wörter zu Kopien bekannter Marken: { $words }.
rules-spells-name = Zauber und Wahrsagen
rules-spells-message = Hier werden anscheinend Zauber oder Wahrsagerei angeboten; solche Angebote nimmt der Katalog nicht auf.
rules-spells-evidence = Wörter zu Zauber und Wahrsagerei: { $words }.
rules-break_ins-name = Hacken auf Bestellung
rules-break_ins-message = Das liest sich wie ein Angebot, in Konten oder Websites einzubrechen; solche Angebote nimmt der Katalog nicht auf.
rules-break_ins-evidence = Wörter zu Einbrüchen in Konten oder Websites: { $words }.
rules-spying-name = Heimliche Überwachung
rules-spying-message = Das liest sich wie ein Angebot, Menschen heimlich zu überwachen; solche Angebote nimmt der Katalog nicht auf.
rules-spying-evidence = Wörter zu heimlicher Überwachung: { $words }.
rules-piracy-name = Raubkopien
rules-piracy-message = Das liest sich wie ein Angebot geknackter Software oder schwarz verbreiteter Sender; solche Angebote nimmt der Katalog nicht auf.
rules-piracy-evidence = Wörter zu Raubkopien: { $words }.
rules-blocked_domain-name = Gesperrte Domain
rules-blocked_domain-message = Diese Website wird in diesem Katalog nicht aufgenommen.
rules-blocked_domain-evidence = { $value } steht auf der Liste gesperrter Domains. Grund: { $reason }
rules-blocked_word-name = Gesperrtes Wort
rules-blocked_word-message = Der Text enthält ein Wort, das dieser Katalog nicht annimmt.
rules-blocked_word-evidence = „{ $value }“ steht auf der Liste gesperrter Wörter. Grund: { $reason }
rules-blocked_mail-name = Gesperrte E-Mail-Domain
rules-blocked_mail-message = Bitte verwenden Sie eine E-Mail-Adresse bei einem anderen Anbieter.
rules-blocked_mail-evidence = { $value } steht auf der Liste gesperrter E-Mail-Domains. Grund: { $reason }
rules-template_flood-name = Wiederholter Text
rules-template_flood-message = Fast derselbe Text wurde gerade mehrmals eingereicht. Beschreiben Sie, was dieses Tool ausmacht.
rules-template_flood-evidence = { $count ->
        [one] { $count } anderer Text der letzten Stunde ist
       *[other] { $count } andere Texte der letzten Stunde sind
    } fast gleich: { $names }.
rules-account_flood-name = Viele Einträge auf einmal
rules-account_flood-message = Aus diesem Konto kamen binnen einer Stunde viele Einträge. Warten Sie etwas, bevor Sie weitere senden.
rules-account_flood-evidence = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } zu { $site } aus diesem Konto binnen einer Stunde.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } aus diesem Konto binnen einer Stunde.
rules-address_flood-name = Viele Einträge von einer IP-Adresse
rules-address_flood-message = Von Ihrer IP-Adresse kamen binnen einer Stunde viele Einträge. Warten Sie etwas, bevor Sie weitere senden.
rules-address_flood-evidence = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } aus { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    } von einer IP-Adresse binnen einer Stunde.
rules-keyword_stuffing-name = Stichwörter statt Sätzen
rules-keyword_stuffing-message = Das liest sich wie eine Liste von Stichwörtern. Beschreiben Sie in Sätzen, was das Tool tut.
rules-keyword_stuffing-evidence = Das Wort „{ $word }“ { NUMBER($count) }-mal unter { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } Stichwort statt eines Satzes.
   *[other] { $count } Stichwörter statt eines Satzes.
}
rules-link_pile-name = Zu viele Links
rules-link_pile-message = Der Text enthält zu viele Links oder Telefonnummern. Lassen Sie sie weg.
rules-link_pile-evidence = { $links ->
        [one] { $links } Link
       *[other] { $links } Links
    } und { $numbers ->
        [one] { $numbers } Telefonnummer oder Messenger-Name
       *[other] { $numbers } Telefonnummern oder Messenger-Namen
    } im Text.
rules-short_link-name = Kurzlink oder Weiterleitung
rules-short_link-message = Das ist ein Kurzlink oder die Weiterleitung eines Verzeichnisses. Geben Sie die Adresse des Tools selbst an.
rules-short_link-evidence = Kurzlink, Linkseite oder Weiterleitung eines Verzeichnisses bei { $host }: Was dahinter steht, kann sich ändern.
rules-disposable_mail-name = Wegwerf-Postfach
rules-disposable_mail-message = Das sieht nach einer Wegwerfadresse aus. Geben Sie eine dauerhafte an.
rules-disposable_mail-evidence = { $domain } vergibt Wegwerf-Postfächer.
rules-parked_page-name = Geparkte oder leere Seite
rules-parked_page-message = Das liest sich wie der Text einer leeren Seite. Beschreiben Sie das Tool.
rules-parked_page-evidence = Wörter einer geparkten oder leeren Seite, mit dem Namen „{ $name }“: { $words }.
rules-spam_wording-name = Klingt nach Spam
rules-spam_wording-message = Das klingt nach Spam. Beschreiben Sie in einfachen Worten, was das Tool tut.
rules-spam_wording-evidence = Der Text klingt nach Spam; dafür sprechen: { $words }.
rules-masked_words-name = Verschleierte Wörter
rules-masked_words-message = Manche Wörter sind verschleiert. Schreiben Sie sie aus.
rules-masked_words-evidence = Wörter, die verschleiert sind, um nicht aufzufallen: { $words }.
rules-prompt_injection-name = Anweisungen an ein Sprachmodell
rules-prompt_injection-message = Entfernen Sie, was sich an ein Sprachmodell richtet. Beschreiben Sie das Tool.
rules-prompt_injection-evidence = Anweisungen an ein Sprachmodell, das den Text beurteilen könnte: { $words }. Verlassen Sie sich bei diesem Eintrag nicht auf das Urteil eines Modells.
rules-shouting-name = Großbuchstaben und Ausrufezeichen
rules-shouting-message = Verwenden Sie weniger Großbuchstaben, Ausrufezeichen und Emojis.
rules-shouting-evidence = { NUMBER($capitals_percent) } % der Buchstaben sind groß, { $exclamation_marks ->
        [one] { $exclamation_marks } Ausrufezeichen
       *[other] { $exclamation_marks } Ausrufezeichen
    }, { $pictures ->
        [one] { $pictures } Emoji
       *[other] { $pictures } Emojis
    }.
rules-not_ai-name = Kein KI-Tool
rules-not_ai-message = Der Eintrag sagt nicht, was die KI leistet. Ergänzen Sie einen Satz dazu.
rules-not_ai-evidence-1 = { $silent ->
    [yes] In Name, Kurzbeschreibung und Beschreibung deutet wenig oder nichts auf KI hin.
   *[no] { "" }
}
rules-not_ai-evidence-2 = Der Eintrag nennt „{ $said }“, liest sich sonst aber nicht wie ein KI-Tool.
rules-not_ai-evidence-3 = Nur „{ $perhaps }“ könnte auf KI hindeuten.
rules-not_ai-evidence-4 = Der Text schließt KI aus: „{ $denial }“.
rules-not_ai-evidence-5 = Wörter, die dagegen sprechen: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] Sprache oder Stil sind für die Regel neu; ihr Ergebnis ist daher unsicher.
}
rules-second_opinion-name = Urteil des Sprachmodells
rules-second_opinion-message = Ein Sprachmodell, das der Redaktion hilft, hält den Eintrag für Spam oder für kein KI-Tool. Irrt es sich, lassen Sie ihn von der Redaktion prüfen.
rules-second_opinion-evidence = Das Sprachmodell { $model } lehnt ab: { $reason }

notChecked = Diese Regel ist ausgefallen und hat den Eintrag nicht geprüft. Bitte sehen Sie selbst nach.

page-title = Prüfregeln
page-lead = Was jede Regel in den letzten 90 Tagen gefunden hat und wie oft die Redaktion ihr zustimmte.
page-modes-off = Aus
page-modes-advisory = Beratend
page-modes-enforced = Verbindlich
page-modesHint = Eine beratende Regel zeigt der Redaktion, was sie findet. Eine verbindliche lehnt außerdem ab, wo sie sicher ist; irrt sie zu oft, wird sie automatisch beratend.
page-rule = Regel
page-mode = Modus
page-modeOf = Modus der Regel „{ $rule }“
page-fired = Angeschlagen
page-refused = Abgelehnt
page-agreed = Zugestimmt
page-disagreed = Widersprochen
page-precision = Treffsicherheit
page-percent = { NUMBER($value) } %
page-floor = nötig: { $percent }
page-save = Speichern
page-changed = Die Modi sind gespeichert.

page-model-title = Sprachmodell
page-model-asked = Wird, sofern keine Regel ablehnt, sofort gefragt: zu Einträgen, bei denen eine dieser Regeln oder ein Spam-Thema anschlägt ({ $rules }), und zu Texten, bei denen der Klassifikator unsicher ist. Sagt es Nein, lehnt die Regel „{ $rule }“ ab; wo der Klassifikator kaum zweifelt, markiert sie den Eintrag nur. Der Anbieter kann eine Prüfung durch die Redaktion verlangen.
page-model-advises = Es berät nur die Redaktion, denn JUDGE_REFUSES ist aus.
page-model-budget = Anfragen heute (UTC): { $asked } von { $most }.
page-model-editors = Entscheidungen der letzten 90 Tage: { $agreed } wie vom Modell gesagt, { $disagreed } anders.
