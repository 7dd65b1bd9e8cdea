errors-malformed_request = Nie udało się odczytać żądania. Sprawdź adres i spróbuj ponownie.
errors-missing_token = Potrzebny jest tu token API. Wyślij go w nagłówku „Authorization: Bearer <token>”.
errors-invalid_token = Ten token API jest nieprawidłowy. Sprawdź go lub utwórz nowy na swoim koncie.
errors-expired_token = Ten token API wygasł. Utwórz nowy na swoim koncie.
errors-revoked_token = Ten token API został unieważniony. Utwórz nowy na swoim koncie.
errors-insufficient_scope = Ten token API nie ma potrzebnego uprawnienia. Utwórz na swoim koncie token, który je ma.
scopes-missing = Ten token API nie ma uprawnienia „{ $permission }” ({ $scope }). Utwórz na swoim koncie token, który je ma.
errors-account_suspended = To konto jest zawieszone. Skontaktuj się z administracją katalogu.
errors-email_unverified = Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz link z wiadomości, którą wysłaliśmy.
errors-forbidden = Nie masz uprawnień do tej czynności. Zaloguj się na konto, które je ma.
errors-own_submission = To Twój własny wpis. Pozostaw go innej osobie z redakcji.
errors-own_decision = To zgłoszenie odrzucono Twoją decyzją. O odwołaniu musi zdecydować inna osoba z redakcji.
errors-second_factor_required = Twoja rola wymaga uwierzytelniania dwuskładnikowego. Skonfiguruj je w ustawieniach konta.
errors-cross_site = Formularz nie pochodzi z tej strony. Otwórz ją ponownie i powtórz czynność.
errors-read_only = Ten katalog jest kopią innego, tylko do odczytu. Zgłoś narzędzie tam.
errors-not_found = Tu niczego nie ma. Sprawdź adres lub przeszukaj katalog.
errors-method_not_allowed = Ten adres nie przyjmuje tej metody. Dozwolone metody podaje nagłówek „Allow”.
errors-not_acceptable = Ta treść nie jest dostępna w żądanym formacie. Zmień nagłówek „Accept”.
errors-request_timeout = Żądanie docierało zbyt długo. Wyślij je ponownie.
errors-conflict = Tymczasem coś się tu zmieniło. Odśwież stronę i sprawdź ponownie.
errors-idempotency_key_in_progress = Żądanie z tym kluczem Idempotency-Key jeszcze trwa. Poczekaj chwilę i wyślij je ponownie.
errors-cursor_expired = Ten kursor należy do wcześniejszej wersji katalogu. Wczytaj pełny eksport i kontynuuj od jego kursora.
errors-payload_too_large = Żądanie jest za duże. Wyślij najwyżej 64 KiB.
errors-unsupported_media_type = Ten rodzaj treści nie jest przyjmowany. Wyślij UTF-8 bez kompresji: do API application/json, z formularza application/x-www-form-urlencoded.
errors-expectation_failed = Nie można spełnić wymagania z nagłówka „Expect”. Wyślij żądanie bez niego.
errors-validation_failed = Niektóre pola są puste lub nieprawidłowe. Popraw je i wyślij ponownie.
errors-duplicate_submission = To narzędzie jest już w katalogu lub czeka na sprawdzenie. Nie musisz zgłaszać go ponownie.
errors-spam_detected = Tekst został uznany za reklamę lub spam. Opisz zwykłymi słowami, do czego służy narzędzie.
errors-not_an_ai_tool = Z wpisu nie wynika, co robi AI. Dodaj o tym zdanie albo poproś o ocenę redakcji.
errors-idempotency_key_reused = Tego klucza Idempotency-Key użyto już dla innej treści. Użyj nowego.
errors-sign_in_failed = Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.
errors-link_expired = Ten link już nie działa. Poproś o nowy.
errors-sign_in_expired = Logowanie trwało zbyt długo albo zbyt często się nie udawało. Zacznij od nowa.
errors-rate_limited = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
errors-submission_limit_exceeded = Osiągnięto limit zgłoszeń na godzinę. Spróbuj później.
errors-too_many_attempts = Zbyt wiele prób. Odczekaj i spróbuj ponownie.
errors-headers_too_large = Nagłówki żądania są za duże. Skróć adres lub usuń pliki cookie tej strony.
errors-internal_error = Coś poszło nie tak po naszej stronie. Spróbuj później.
errors-not_implemented = Serwer nie obsługuje tej metody. Użyj jednej z opisu API.
errors-unavailable = Katalog jest chwilowo niedostępny. Spróbuj ponownie za kilka sekund.
errors-overloaded = Katalog jest chwilowo bardzo obciążony. Spróbuj ponownie za kilka sekund.
errors-maintenance = Katalog jest tymczasowo w trybie tylko do odczytu. Nic nie zostało zmienione; spróbuj ponownie później.

problems-required = To pole jest wymagane. Wypełnij je.
problems-not_a_string = Podaj tu tekst.
problems-not_an_array = Podaj tu listę.
problems-not_an_object = Wyślij obiekt JSON.
problems-not_an_integer = Podaj liczbę całkowitą, samymi cyframi.
problems-leading_zeros = Wpisz liczbę bez zer na początku.
problems-not_a_boolean = Podaj true albo false.
problems-out_of_range = Podaj liczbę od { NUMBER($min) } do { NUMBER($max) }.
problems-too_short = { $min ->
    [one] Za krótko. Wpisz co najmniej { $min } znak.
    [few] Za krótko. Wpisz co najmniej { $min } znaki.
    [many] Za krótko. Wpisz co najmniej { $min } znaków.
   *[other] Za krótko. Wpisz co najmniej { $min } znaku.
}
problems-too_long = { $max ->
    [one] Za długo. Wpisz najwyżej { $max } znak.
    [few] Za długo. Wpisz najwyżej { $max } znaki.
    [many] Za długo. Wpisz najwyżej { $max } znaków.
   *[other] Za długo. Wpisz najwyżej { $max } znaku.
}
problems-too_few = { $min ->
    [one] Za mało. Podaj co najmniej { $min } pozycję.
    [few] Za mało. Podaj co najmniej { $min } pozycje.
    [many] Za mało. Podaj co najmniej { $min } pozycji.
   *[other] Za mało. Podaj co najmniej { $min } pozycji.
}
problems-too_many = { $max ->
    [one] Za dużo. Podaj najwyżej { $max } pozycję.
    [few] Za dużo. Podaj najwyżej { $max } pozycje.
    [many] Za dużo. Podaj najwyżej { $max } pozycji.
   *[other] Za dużo. Podaj najwyżej { $max } pozycji.
}
problems-not_one_of = Wybierz jedną z wartości: { $allowed }.
problems-not_one_of_without_allowed = Wybierz jedną z podanych wartości.
problems-unchanged = Nic nie różni się od obecnego wpisu. Zmień co najmniej jedno pole.
problems-repeated = Podaj każdą wartość tylko raz.
problems-control_characters = Usuń znaki sterujące.
problems-line_break = Zapisz to w jednym wierszu, bez znaków nowego wiersza i tabulacji.
problems-invisible_characters = Usuń niewidoczne znaki. Zwykle wystarczy wpisać tekst od nowa.
problems-direction_marks = Usuń niewidoczne znaki, które zmieniają kierunek tekstu.
problems-broken_characters = Niektóre znaki są uszkodzone. Wpisz je od nowa.
problems-too_many_marks = Zbyt wiele znaków diakrytycznych przy jednej literze. Najwyższa dozwolona liczba to { NUMBER($max) }.
problems-no_letters = Nazwa musi zawierać literę lub cyfrę.
problems-contact_data = Usuń linki, adresy e-mail, numery telefonów i nazwy kont.
problems-not_a_url = To nie jest pełny adres strony. Powinien wyglądać tak: https://example.org.
problems-url_scheme = Podaj adres, który zaczyna się od http:// lub https://.
problems-url_credentials = Usuń z adresu nazwę użytkownika i hasło.
problems-url_host = Podaj adres publicznej strony internetowej.
problems-unknown_host = Ten katalog działa pod adresem { $value }, a nie pod tą nazwą hosta. Jeśli powinien, wpisz ten adres w PUBLIC_URL.
problems-url_port = Usuń z adresu numer portu.
problems-not_https = Podaj adres, który zaczyna się od https://.
problems-not_an_email = To nie jest adres e-mail. Powinien wyglądać tak: name@example.org.
problems-unknown_category = Nie ma kategorii „{ $value }”. Wybierz kategorię z listy.
problems-unknown_category_without_value = Nie ma takiej kategorii. Wybierz kategorię z listy.
problems-bad_identifier = Ten identyfikator jest nieprawidłowy. Sprawdź pisownię.
problems-bad_slug = Użyj cyfr i małych liter łacińskich, a między wyrazami jednego łącznika, na przykład image-generation.
problems-unreadable_json = To nie jest czytelny JSON. Sprawdź nawiasy, cudzysłowy i przecinki.
problems-cut_array = Ta lista JSON jest ucięta: brakuje nawiasu zamykającego.
problems-not_utf8 = Ten tekst nie jest poprawnym UTF-8. Wyślij go w tym kodowaniu.
problems-repeated_key = Nazwa „{ $value }” się powtarza. Podaj ją tylko raz.
problems-repeated_key_without_value = Jedna z nazw się powtarza. Podaj ją tylko raz.
problems-unknown_field = Nie ma tu takiego pola. Dostępne pola: { $allowed }.
problems-not_a_key = Użyj od 1 do 255 widocznych znaków ASCII, bez spacji.
problems-not_a_cursor = To nie jest kursor. Użyj kursora z listy zmian lub z pełnego eksportu.
problems-duplicate = Narzędzie o tym adresie jest już w katalogu lub czeka na sprawdzenie.
problems-spam = To wygląda na reklamę lub spam. Opisz zwykłymi słowami, do czego służy narzędzie.
problems-not_ai = We wpisie jest „{ $value }”, a katalog przyjmuje tylko narzędzia AI. Jeśli narzędzie jednak korzysta z AI, napisz, do czego.
problems-not_ai_without_value = Z wpisu nie wynika, co robi AI. Dodaj o tym zdanie.
problems-review_used = Prośba o ocenę redakcji została już wysłana. Spróbuj później.
problems-common_password = To hasło jest zbyt łatwe do odgadnięcia. Wybierz inne.
problems-address_in_password = To hasło zawiera część Twojego adresu e-mail sprzed znaku @. Wybierz inne.
problems-site_in_password = To hasło zawiera nazwę lub adres tego katalogu. Wybierz inne.
problems-leaked_password = To hasło lub bardzo podobne wyciekło z innego serwisu. Wybierz inne.
problems-wrong_password = To hasło jest nieprawidłowe. Spróbuj ponownie.
problems-wrong_code = Ten kod jest błędny, zbyt stary albo już użyty. Wpisz inny.
problems-passkey_failed = Klucz dostępu nie został przyjęty. Spróbuj ponownie.
problems-in_the_past = Ten termin jest zbyt wczesny. Wybierz późniejszy.
problems-not_a_color = To nie jest kolor. Zapisz go szesnastkowo, tak jak pokazują próbniki kolorów.
problems-low_contrast = Tekst w tym kolorze jest mało czytelny: kontrast musi wynosić co najmniej 4,5:1. Najbliższy odpowiedni kolor to { $value }.
problems-low_contrast_without_value = Tekst w tym kolorze jest mało czytelny: kontrast musi wynosić co najmniej 4,5:1.
problems-not_a_picture = Tego pliku nie można odczytać jako SVG ani PNG. Wyeksportuj go ponownie jako zwykły SVG lub jako PNG.
problems-unreadable_picture = Tego obrazu nie można odczytać albo jest za mały. Wyślij plik PNG, JPEG, WebP lub GIF, a logo także jako SVG.
problems-picture_too_complex = Narysowanie tego obrazu trwa zbyt długo. Uprość go albo wyślij jako PNG.
problems-picture_too_long = Jeden bok tego obrazu jest ponad dziesięć razy dłuższy od drugiego. Przytnij go albo wybierz inny.
problems-picture_too_small = Ten obraz jest za mały. Wyślij co najmniej 32 piksele, najlepiej 512.
problems-picture_empty = Ten obraz jest pusty. Wybierz inny.
problems-picture_with_text = W tym pliku SVG są litery zapisane jako tekst, a ich krój ginie przy rysowaniu. Zamień je na krzywe i wyeksportuj plik ponownie albo wyślij go jako PNG.
problems-picture_not_square = Ta ikona nie jest kwadratowa. Przytnij obraz albo dodaj marginesy, aby szerokość była równa wysokości.
problems-pictures_full = Twoje nieopublikowane obrazy zajmują już { NUMBER($max) } MB. Usuń niepotrzebne albo poczekaj na decyzję redakcji.
problems-being_reviewed = Redakcja właśnie przegląda ten wpis. Spróbuj później.
problems-file_too_large = Plik jest za duży. Wyślij najwyżej { NUMBER($max) } KiB.
problems-body_too_large = Żądanie jest za duże. Wyślij najwyżej { NUMBER($max) } KiB.
problems-too_many_fields = Formularz ma za dużo pól. Wyślij ich najwyżej { NUMBER($max) }.
problems-field_header_too_large = Nagłówek jednego z pól formularza jest za duży. Skróć nazwę pliku: nagłówek może mieć najwyżej { NUMBER($max) } bajtów.
problems-field_name_too_long = Nazwa jednego z pól formularza jest za długa. Użyj najwyżej { NUMBER($max) } znaków.
problems-too_many_tokens = { $max ->
    [one] Masz już { $max } token. Aby utworzyć nowy, unieważnij go.
    [few] Masz już { $max } tokeny. Aby utworzyć nowy, unieważnij jeden z nich.
    [many] Masz już { $max } tokenów. Aby utworzyć nowy, unieważnij jeden z nich.
   *[other] Masz już { $max } tokenu. Aby utworzyć nowy, unieważnij jeden z nich.
}
problems-name_taken = To jest już zajęte. Wybierz coś innego.
problems-page_blocked = Witryna nie pozwala programom czytać tej strony. Wypełnij pola samodzielnie.
problems-page_not_html = Pod tym adresem nie ma strony internetowej, lecz plik innego rodzaju. Sprawdź adres albo wypełnij pola samodzielnie.
problems-page_empty = Na stronie nie ma informacji o narzędziu. Wypełnij pola samodzielnie.
problems-page_unread = Nie udało się odczytać strony: { $value }. Sprawdź adres albo wypełnij pola samodzielnie.

missing = Brakuje:

fields-typed-required = Wypełnij to pole.
fields-one-required = Wybierz jedną z opcji.
fields-one-not_one_of = Wybierz jedną z opcji.
fields-several-required = Wybierz co najmniej jedną opcję.
fields-several-too_few = Wybierz co najmniej jedną opcję.
fields-several-too_many = Za dużo. Wybierz najwyżej { NUMBER($max) }.

conflicts-submission-awaiting_moderation = To zgłoszenie czeka na sprawdzenie.
conflicts-submission-changes_requested = Redakcja poprosiła o zmiany w tym zgłoszeniu.
conflicts-submission-published = To zgłoszenie zostało opublikowane.
conflicts-submission-rejected = To zgłoszenie zostało odrzucone.
conflicts-submission-withdrawn = To zgłoszenie zostało wycofane.
conflicts-submission-expired = To zgłoszenie wygasło.
conflicts-change-awaiting_moderation = Ta zmiana czeka na sprawdzenie.
conflicts-change-live = Ta zmiana jest już widoczna.
conflicts-change-accepted = Ta zmiana została przyjęta.
conflicts-change-declined = Ta zmiana została odrzucona.
conflicts-change-withdrawn = Ta zmiana została wycofana.
conflicts-tool-published = To narzędzie jest opublikowane.
conflicts-tool-quarantined = To narzędzie jest ukryte.
conflicts-tool-removed = To narzędzie zostało usunięte na zawsze.
conflicts-possible = Teraz można: { $acts }.
conflicts-acts-accept = ją przyjąć
conflicts-acts-decline = ją odrzucić
conflicts-acts-confirm = ją potwierdzić
conflicts-acts-revert = ją cofnąć
conflicts-acts-approve = je przyjąć
conflicts-acts-reject = je odrzucić
conflicts-acts-request_changes = poprosić o zmiany
conflicts-acts-withdraw = je wycofać
conflicts-acts-resubmit = je poprawić i zgłosić ponownie
conflicts-acts-expire = pozwolić mu wygasnąć
conflicts-acts-appeal = odwołać się od odrzucenia
conflicts-acts-quarantine = je ukryć
conflicts-acts-restore = opublikować je ponownie
conflicts-acts-remove = usunąć je na zawsze
conflicts-acts-merge = połączyć je z innym narzędziem
conflicts-nothing-published = Zaproponuj zmianę opublikowanego wpisu albo poproś o jego usunięcie.
conflicts-nothing-rejected = Odwołać się można tylko raz.
conflicts-nothing-withdrawn = Narzędzie można zgłosić ponownie.
conflicts-nothing-expired = Narzędzie można zgłosić ponownie.
conflicts-undecidable = Redakcja nie ma tu już o czym decydować.
conflicts-reasons-address_taken = Jego adres należy już do innego wpisu.
conflicts-reasons-winner_hidden = Narzędzie, które ma zostać, nie jest opublikowane.
conflicts-reasons-undo_over = Tej decyzji nie można już cofnąć.
conflicts-reasons-entry_changed = Wpis zmienił się od tego czasu, więc tej decyzji nie można już cofnąć.
conflicts-reasons-reports_closed = Ktoś inny zamknął już te problemy. Nic nie zostało nadpisane.
conflicts-reasons-reports_open = Te problemy są już otwarte.
conflicts-reasons-placement_ended = To miejsce sponsorowane już wygasło.
conflicts-reasons-original_language = To język oryginału. Jego tekst zmienia się w samym narzędziu.
conflicts-reasons-written_by_person = To tłumaczenie napisał człowiek. Tłumaczenie maszynowe go nie zastąpi.
conflicts-reasons-no_translator = Tłumaczenie maszynowe nie jest skonfigurowane na tym serwerze.
conflicts-reasons-webhook_off = Ten webhook jest wyłączony. Najpierw włącz go ponownie.
conflicts-reasons-webhook_has_address = Ten webhook ma adres, na który są wysyłane jego zdarzenia.
conflicts-reasons-outgoing_off = Ten serwer nie łączy się z innymi witrynami. Wypełnij pola samodzielnie.
conflicts-reasons-own_tool = Nie można polecać własnego narzędzia ani głosować na własną rekomendację.
conflicts-reasons-tool_hidden = To narzędzie jest ukryte. Nie można go zmienić, dopóki redakcja go nie sprawdzi.
conflicts-reasons-change_waits = Inna zmiana tego narzędzia czeka na sprawdzenie. Wycofaj ją, aby zaproponować nową.
conflicts-reasons-only_admin = To jedyne konto administratora. Najpierw nadaj tę rolę komuś innemu.
