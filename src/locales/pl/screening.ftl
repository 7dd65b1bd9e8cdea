states-published = opublikowane
states-awaiting_moderation = czeka na sprawdzenie
states-changes_requested = czeka na zmiany
states-rejected = odrzucone
states-withdrawn = wycofane
states-expired = wygasłe
states-quarantined = ukryte
states-removed = usunięte

differences-https = http lub https
differences-www = www
differences-path_spelling = pisownia ścieżki
differences-fragment = część po #

relations-same_page_other_form = Inna postać tego samego adresu
relations-same_store_item = Ta sama pozycja w sklepie
relations-same_repository = To samo repozytorium
relations-same_repository_name = Repozytorium o tej samej nazwie u innego właściciela
relations-same_host = Ten sam host
relations-same_word_in_address = To samo słowo w adresie

matches-same_name = Ta sama nazwa
matches-same_name_but_for_common_words = Ta sama nazwa poza pospolitymi słowami
matches-same_name_in_other_letters = Ta sama nazwa w innym alfabecie
matches-same_tagline = Ten sam krótki opis
matches-one_name_holds_the_other = Jedna nazwa zawiera drugą
matches-one_letter_apart = Jedna litera różnicy w nazwie
matches-near_same_tagline = Prawie ten sam krótki opis

rules-same_page-name = Ta sama strona
rules-same_page-message = Narzędzie o tym adresie jest już w katalogu lub czeka na sprawdzenie.
rules-same_page-evidence = Ta sama strona co „{ $name }” ({ $state }, { $url }). Różnice: { $differs_by }.
rules-same_page-evidence_without_differs_by = Ta sama strona co „{ $name }” ({ $state }, { $url }).
rules-same_store_item-name = Ta sama aplikacja lub rozszerzenie
rules-same_store_item-message = Ta aplikacja lub rozszerzenie jest już w katalogu lub czeka na sprawdzenie pod innym adresem swojego sklepu.
rules-same_store_item-evidence = Ta sama pozycja sklepu { $store }, { $id }, co „{ $name }” ({ $state }, { $url }).
rules-related_page-name = Pokrewny adres
rules-related_page-message = Wygląda to na inny adres narzędzia, które już jest w katalogu.
rules-related_page-evidence = { $relation }: { $shared }. Istniejący wpis: „{ $name }” ({ $state }, { $url }).
rules-same_name-name = Ta sama nazwa lub ten sam krótki opis
rules-same_name-message = Narzędzie o tej nazwie lub takim krótkim opisie jest już w katalogu lub czeka na sprawdzenie.
rules-same_name-evidence = { $match }: „{ $name }” ({ $state }, { $url }).
rules-look_alike_name-name = Łudząco podobna nazwa
rules-look_alike_name-message = Nazwa wygląda jak nazwa innego narzędzia, zapisana łudząco podobnymi literami.
rules-look_alike_name-evidence = Wygląda jak nazwa „{ $name }” ({ $url }) zapisana łudząco podobnymi literami: { $letters }.
rules-look_alike_name-evidence_without_letters = Wygląda jak nazwa „{ $name }” ({ $url }) zapisana łudząco podobnymi literami.
rules-gambling-name = Hazard
rules-gambling-message = Wygląda to na ofertę hazardu, a takich katalog nie przyjmuje.
rules-gambling-evidence = Słowa o hazardzie: { $words }.
rules-adult-name = Pornografia i usługi towarzyskie
rules-adult-message = Wygląda to na ofertę tylko dla dorosłych, a takich katalog nie przyjmuje.
rules-adult-evidence = Słowa o pornografii lub usługach towarzyskich: { $words }.
rules-pills-name = Leki i narkotyki
rules-pills-message = Wygląda to na sprzedaż leków lub narkotyków, a takich ofert katalog nie przyjmuje.
rules-pills-evidence = Słowa o sprzedaży leków lub narkotyków: { $words }.
rules-sold_attention-name = Kupowanie obserwujących
rules-sold_attention-message = Wygląda to na sprzedaż obserwujących, polubień lub wyświetleń, a takich ofert katalog nie przyjmuje.
rules-sold_attention-evidence = Słowa o kupowaniu obserwujących, polubień lub wyświetleń: { $words }.
rules-essay_mill-name = Prace na zamówienie
rules-essay_mill-message = Wygląda to na ofertę pisania cudzych prac szkolnych lub dyplomowych, a takich katalog nie przyjmuje.
rules-essay_mill-evidence = Słowa o pracach na zamówienie: { $words }.
rules-get_rich-name = Szybkie pieniądze
rules-get_rich-message = Wygląda to na obietnicę szybkich pieniędzy, a takich ofert katalog nie przyjmuje.
rules-get_rich-evidence = Słowa o szybkich pieniądzach: { $words }.
rules-miracle_cures-name = Cudowne leki
rules-miracle_cures-message = Wygląda to na ofertę cudownych leków lub odchudzania bez wysiłku, a takich ofert katalog nie przyjmuje.
rules-miracle_cures-evidence = Słowa o cudownych lekach i odchudzaniu: { $words }.
rules-fake_reviews-name = Kupowane opinie
rules-fake_reviews-message = Wygląda to na sprzedaż opinii, a takich ofert katalog nie przyjmuje.
rules-fake_reviews-evidence = Słowa o kupowaniu opinii: { $words }.
rules-sold_traffic-name = Kupowane wejścia
rules-sold_traffic-message = Wygląda to na sprzedaż wejść, kliknięć lub baz adresów, a takich ofert katalog nie przyjmuje.
rules-sold_traffic-evidence = Słowa o kupowaniu wejść, kliknięć lub baz adresów: { $words }.
rules-sold_links-name = Kupowane linki
rules-sold_links-message = Wygląda to na sprzedaż linków lub artykułów gościnnych, a takich ofert katalog nie przyjmuje.
rules-sold_links-evidence = Słowa o kupowaniu linków lub artykułów: { $words }.
rules-exam_takers-name = Egzaminy za kogoś
rules-exam_takers-message = Wygląda to na ofertę zdawania egzaminów za innych, a takich ofert katalog nie przyjmuje.
rules-exam_takers-evidence = Słowa o zdawaniu egzaminów za innych: { $words }.
rules-fake_diplomas-name = Dyplomy bez studiów
rules-fake_diplomas-message = Wygląda to na sprzedaż dyplomów lub tytułów, a takich ofert katalog nie przyjmuje.
rules-fake_diplomas-evidence = Słowa o dyplomach bez studiów: { $words }.
rules-false_papers-name = Fałszywe dokumenty
rules-false_papers-message = Wygląda to na ofertę fałszywych dokumentów lub zaświadczeń, a takich ofert katalog nie przyjmuje.
rules-false_papers-evidence = Słowa o fałszywych dokumentach: { $words }.
rules-visa_papers-name = Wizy za pieniądze
rules-visa_papers-message = Wygląda to na sprzedaż wiz lub zezwoleń na pobyt, a takich ofert katalog nie przyjmuje.
rules-visa_papers-evidence = Słowa o wizach i zezwoleniach za pieniądze: { $words }.
rules-account_sale-name = Konta na sprzedaż
rules-account_sale-message = Wygląda to na sprzedaż kont, a takich ofert katalog nie przyjmuje.
rules-account_sale-evidence = Słowa o sprzedaży kont: { $words }.
rules-quick_loans-name = Szybkie pożyczki
rules-quick_loans-message = Wygląda to na ofertę szybkich pożyczek, a takich ofert katalog nie przyjmuje.
rules-quick_loans-evidence = Słowa o szybkich pożyczkach: { $words }.
rules-recruiting-name = Piramidy finansowe
rules-recruiting-message = Wygląda to na obietnicę dochodu z werbowania innych, a takich ofert katalog nie przyjmuje.
rules-recruiting-evidence = Słowa o dochodzie z werbowania innych: { $words }.
rules-false_prizes-name = Fałszywe nagrody
rules-false_prizes-message = Wygląda to na zawiadomienie o nagrodzie, której nikt nie wygrał, a takich ofert katalog nie przyjmuje.
rules-false_prizes-evidence = Słowa o nagrodach, których nikt nie wygrał: { $words }.
rules-copies-name = Podróbki
rules-copies-message = Wygląda to na sprzedaż podróbek znanych marek, a takich ofert katalog nie przyjmuje.
rules-copies-evidence = Słowa o podróbkach znanych marek: { $words }.
rules-spells-name = Czary i wróżby
rules-spells-message = Wygląda to na ofertę czarów lub wróżb, a takich ofert katalog nie przyjmuje.
rules-spells-evidence = Słowa o czarach i wróżbach: { $words }.
rules-break_ins-name = Włamania na zamówienie
rules-break_ins-message = Wygląda to na ofertę włamań na konta lub strony, a takich ofert katalog nie przyjmuje.
rules-break_ins-evidence = Słowa o włamaniach na konta lub strony: { $words }.
rules-spying-name = Szpiegowanie ludzi
rules-spying-message = Wygląda to na ofertę śledzenia ludzi w tajemnicy, a takich ofert katalog nie przyjmuje.
rules-spying-evidence = Słowa o śledzeniu ludzi w tajemnicy: { $words }.
rules-piracy-name = Pirackie oprogramowanie
rules-piracy-message = Wygląda to na ofertę pirackiego oprogramowania lub kanałów, a takich ofert katalog nie przyjmuje.
rules-piracy-evidence = Słowa o pirackim oprogramowaniu lub kanałach: { $words }.
rules-blocked_domain-name = Zablokowana domena
rules-blocked_domain-message = Ta strona nie jest przyjmowana do tego katalogu.
rules-blocked_domain-evidence = { $value } jest na liście zablokowanych domen. Powód: { $reason }
rules-blocked_word-name = Zablokowane słowo
rules-blocked_word-message = Tekst zawiera słowo, którego ten katalog nie przyjmuje.
rules-blocked_word-evidence = „{ $value }” jest na liście zablokowanych słów. Powód: { $reason }
rules-blocked_mail-name = Zablokowana domena e-mail
rules-blocked_mail-message = Podaj adres e-mail u innego dostawcy.
rules-blocked_mail-evidence = { $value } jest na liście zablokowanych domen e-mail. Powód: { $reason }
rules-template_flood-name = Powtarzany tekst
rules-template_flood-message = Prawie taki sam tekst przysłano właśnie kilka razy. Opisz, co wyróżnia to narzędzie.
rules-template_flood-evidence = Z ostatniej godziny { $count ->
        [one] { $count } inny tekst jest prawie taki sam
        [few] { $count } inne teksty są prawie takie same
        [many] { $count } innych tekstów jest prawie takich samych
       *[other] { $count } innego tekstu jest prawie takie samo
    }: { $names }.
rules-account_flood-name = Wiele wpisów naraz
rules-account_flood-message = Z tego konta przyszło w ciągu godziny wiele wpisów. Poczekaj chwilę z następnymi.
rules-account_flood-evidence = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    } o { $site } z tego konta w ciągu godziny.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    } z tego konta w ciągu godziny.
rules-address_flood-name = Wiele wpisów z jednego adresu
rules-address_flood-message = Z Twojego adresu sieciowego przyszło w ciągu godziny wiele wpisów. Poczekaj chwilę z następnymi.
rules-address_flood-evidence = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    } z { $accounts ->
        [one] { $accounts } konta
        [few] { $accounts } kont
        [many] { $accounts } kont
       *[other] { $accounts } konta
    } spod jednego adresu sieciowego w ciągu godziny.
rules-keyword_stuffing-name = Słowa kluczowe zamiast zdań
rules-keyword_stuffing-message = Wygląda to na listę słów kluczowych. Opisz zdaniami, do czego służy narzędzie.
rules-keyword_stuffing-evidence = Słowo „{ $word }” { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    } wśród { $words ->
        [one] { $words } słowa
        [few] { $words } słów
        [many] { $words } słów
       *[other] { $words } słowa
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } słowo kluczowe zamiast zdania.
    [few] { $count } słowa kluczowe zamiast zdania.
    [many] { $count } słów kluczowych zamiast zdania.
   *[other] { $count } słowa kluczowego zamiast zdania.
}
rules-link_pile-name = Za dużo linków
rules-link_pile-message = W tekście jest za dużo linków lub numerów telefonu. Usuń je.
rules-link_pile-evidence = W tekście: { $links ->
        [one] { $links } link
        [few] { $links } linki
        [many] { $links } linków
       *[other] { $links } linku
    } i { $numbers ->
        [one] { $numbers } numer telefonu lub nazwa w komunikatorze
        [few] { $numbers } numery telefonu lub nazwy w komunikatorach
        [many] { $numbers } numerów telefonu lub nazw w komunikatorach
       *[other] { $numbers } numeru telefonu lub nazwy w komunikatorze
    }.
rules-short_link-name = Krótki link lub przekierowanie
rules-short_link-message = To krótki link lub przekierowanie z katalogu. Podaj adres samego narzędzia.
rules-short_link-evidence = Krótki link, strona z linkami lub przekierowanie z katalogu w { $host }: to, co się za nim kryje, może się zmienić.
rules-disposable_mail-name = Jednorazowa skrzynka
rules-disposable_mail-message = To wygląda na adres jednorazowy. Podaj stały.
rules-disposable_mail-evidence = { $domain } udostępnia jednorazowe skrzynki.
rules-parked_page-name = Zaparkowana lub pusta strona
rules-parked_page-message = Wygląda to na tekst pustej strony. Opisz narzędzie.
rules-parked_page-evidence = Słowa zaparkowanej lub pustej strony, z nazwą „{ $name }”: { $words }.
rules-spam_wording-name = Język spamu
rules-spam_wording-message = Brzmi to jak spam. Opisz prostymi słowami, co robi narzędzie.
rules-spam_wording-evidence = Brzmi jak spam; przemawiają za tym słowa: { $words }.
rules-masked_words-name = Zamaskowane słowa
rules-masked_words-message = Niektóre słowa są zamaskowane. Zapisz je zwyczajnie.
rules-masked_words-evidence = Słowa zamaskowane, by uniknąć wykrycia: { $words }.
rules-prompt_injection-name = Polecenia dla modelu językowego
rules-prompt_injection-message = Usuń to, co jest skierowane do modelu językowego. Opisz narzędzie.
rules-prompt_injection-evidence = Polecenia dla modelu językowego, który może oceniać tekst: { $words }. Nie polegaj na opinii modelu o tym wpisie.
rules-shouting-name = Wielkie litery i wykrzykniki
rules-shouting-message = Użyj mniej wielkich liter, wykrzykników i emoji.
rules-shouting-evidence = { NUMBER($capitals_percent) }% liter to wielkie litery, { $exclamation_marks ->
        [one] { $exclamation_marks } wykrzyknik
        [few] { $exclamation_marks } wykrzykniki
        [many] { $exclamation_marks } wykrzykników
       *[other] { $exclamation_marks } wykrzyknika
    }, { NUMBER($pictures) } emoji.
rules-not_ai-name = To nie narzędzie AI
rules-not_ai-message = Z wpisu nie wynika, co robi AI. Dodaj o tym zdanie.
rules-not_ai-evidence-1 = { $silent ->
    [yes] W nazwie, krótkim opisie i opisie prawie nic nie wskazuje na AI.
   *[no] { "" }
}
rules-not_ai-evidence-2 = We wpisie jest „{ $said }”, ale reszta nie wygląda na opis narzędzia AI.
rules-not_ai-evidence-3 = Tylko „{ $perhaps }” może odnosić się do AI.
rules-not_ai-evidence-4 = Tekst sam wyklucza AI: „{ $denial }”.
rules-not_ai-evidence-5 = Słowa przeciw: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] Język lub styl jest dla reguły nowy, więc nie ma ona pewności.
}
rules-second_opinion-name = Werdykt modelu językowego
rules-second_opinion-message = Model językowy, który pomaga redakcji, uznał wpis za spam lub za coś innego niż narzędzie AI. Jeśli się myli, poproś o ocenę redakcji.
rules-second_opinion-evidence = Model językowy { $model } odradza: { $reason }

notChecked = Reguła zawiodła i nie sprawdziła wpisu. Sprawdź go samodzielnie.

page-title = Reguły kontroli
page-lead = Co każda reguła znalazła w ostatnich 90 dniach i jak często redakcja się z nią zgadzała.
page-modes-off = Wyłączona
page-modes-advisory = Doradcza
page-modes-enforced = Wiążąca
page-modesHint = Reguła doradcza pokazuje redakcji, co znalazła. Wiążąca ponadto odrzuca to, czego jest pewna; jeśli myli się zbyt często, automatycznie staje się doradcza.
page-rule = Reguła
page-mode = Tryb
page-modeOf = Tryb reguły „{ $rule }”
page-fired = Zadziałała
page-refused = Odrzucone
page-agreed = Zgoda
page-disagreed = Sprzeciw
page-precision = Trafność
page-percent = { NUMBER($value) }%
page-floor = wymagane { $percent }
page-save = Zapisz
page-changed = Zapisano tryby.

page-model-title = Model językowy
page-model-asked = Jeśli żadna reguła nie odrzuca, pytany od razu o wpisy, które oznacza jedna z tych reguł lub temat spamu ({ $rules }), oraz o teksty, których klasyfikator nie jest pewien. Jeśli powie „nie”, reguła „{ $rule }” odmawia, a tam, gdzie klasyfikator wątpi niewiele, oznacza wpis; twórca może poprosić o ocenę redakcji.
page-model-advises = Tylko doradza redakcji, bo JUDGE_REFUSES jest wyłączone.
page-model-budget = Zapytania dzisiaj (UTC): { $asked } z { $most }.
page-model-editors = Decyzje z ostatnich 90 dni: { $agreed } zgodnie z modelem, { $disagreed } inaczej.
