skip = Przejdź do treści
skipToResults = Przejdź do wyników

mainNav = Menu główne

language = Język

optional = opcjonalnie

nav-tools = Narzędzia
nav-submit = Dodaj
nav-account = Konto
nav-signOut = Wyloguj się
nav-desk = Panel redakcji
nav-editTool = Edytuj to narzędzie

footer-order = Płatności nigdy nie wpływają na kolejność wyników.
footer-catalog = Katalog
footer-makers = Dla twórców
footer-about = O katalogu
footer-feed = Kanał nowych narzędzi
footer-poweredBy = Oparte na { $program }

pricing-free = Bezpłatne
pricing-freemium = Z planem bezpłatnym
pricing-paid = Płatne
pricing-free_trial = Bezpłatny okres próbny
pricing-open_source = Otwarty kod
pricing-unknown = Cena niepodana

price-amount = Kwota
price-currency = Waluta
price-period = Rozliczenie
price-per-month = miesięcznie
price-per-year = rocznie
price-per-once = jednorazowo
price-per-use = za użycie
price-from-month = od { $price } miesięcznie
price-from-year = od { $price } rocznie
price-from-once = od { $price } jednorazowo
price-from-use = od { $price } za użycie
price-upTo = do { $price } miesięcznie
price-title = Cena miesięczna

yes = Tak

no = Nie

platforms-web = Przeglądarka
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Rozszerzenie przeglądarki
platforms-cli = Wiersz poleceń
platforms-ide = Edytor kodu

states-awaiting_moderation = Czeka na sprawdzenie
states-changes_requested = Prośba o zmiany
states-published = Opublikowane
states-rejected = Odrzucone
states-withdrawn = Wycofane
states-expired = Wygasło

reasons-duplicate = Jest już w katalogu
reasons-spam = Reklama lub spam
reasons-not_an_ai_tool = To nie jest narzędzie AI
reasons-broken_link = Link nie działa
reasons-misleading = Tekst wprowadza w błąd
reasons-wrong_category = Niewłaściwa kategoria
reasons-incomplete = Brakuje informacji
reasons-policy = Niezgodne z naszymi zasadami
reasons-other = Inny powód

catalog-screenshot = Zrzut ekranu: { $name }
catalog-picture = Obraz: { $name }
catalog-title = Katalog narzędzi AI
catalog-lead = Znajdź narzędzie do swojego zadania i sprawdź, co robi i ile kosztuje. Zgłoszenia sprawdza redakcja.
catalog-newest = Nowości w katalogu
catalog-all = Zobacz wszystkie narzędzia
catalog-verified = Twórca potwierdzony
catalog-since = W katalogu od

search-label = Szukaj narzędzi
search-placeholder = Na przykład: { $category }
search-button = Szukaj
search-found = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
    [many] { $count } narzędzi
   *[other] { $count } narzędzia
}
search-filters = Filtry
search-suggestions = Podpowiedzi
search-earlier = Wcześniejsze wyszukiwanie, tylko na tym urządzeniu
search-forget = Usuń wcześniejsze wyszukiwania
search-help = Ujmij zwrot w „cudzysłów”, aby znaleźć dokładnie taki, a przed słowem wstaw minus, aby je wykluczyć: wideo -muzyka.

kept-title = Zapisane narzędzia
kept-compare = Porównaj

theme-label = Wygląd
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny

pagination-label = Strony
pagination-previous = Poprzednia
pagination-next = Następna
pagination-page = Strona { NUMBER($page) } z { NUMBER($of) }

titles-categories = Kategorie
titles-tasks = Zadania
titles-lists = Listy użytkowników
titles-report = Zgłoś problem
titles-ranking = Jak powstaje kolejność
titles-api = Dokumentacja API
titles-apiFile = Opis OpenAPI (JSON)
titles-statistics = Sprawdzanie zgłoszeń w liczbach
titles-submit = Dodaj narzędzie

form-check = Sprawdź wpisane dane
form-fix = { $count ->
    [one] { $count } rzecz do poprawy
    [few] { $count } rzeczy do poprawy
    [many] { $count } rzeczy do poprawy
   *[other] { $count } rzeczy do poprawy
}
form-password = Hasło
form-email = Adres e-mail
form-cancel = Anuluj
form-allCategories = Wszystkie kategorie
form-mainCategory = Kategoria główna
form-mainCategoryHint = Jedna z wybranych powyżej; jeśli jej nie wskażesz, liczy się pierwsza

readOnly-title = Katalog jest tymczasowo w trybie tylko do odczytu.
readOnly-closed = Formularzy nie można teraz wysyłać. Spróbuj ponownie później.
readOnly-unchanged = Nic nie zostało zmienione.

error-notFound = Nie ma takiej strony
error-failed = To się nie udało
error-retrySeconds = Spróbuj ponownie za { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }.
error-retryMinutes = Spróbuj ponownie za { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }.
error-tryAgain = Spróbuj ponownie
error-formOnly = Ta strona otwiera się tylko po wysłaniu formularza. Wróć i skorzystaj z formularza.
error-home = Przejdź do strony głównej

unverified-needed = Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz link, który wysłaliśmy na adres { $email }.
unverified-resend = Wyślij wiadomość ponownie
unverified-sent = Wiadomość wysłana. Link w niej działa przez 24 godziny.

token-never = Bezterminowo
token-lastUsed = Ostatnio użyty
token-neverUsed = Nigdy
token-validUntil = Ważny do
token-state-active = Aktywny
token-state-expired = Wygasł
token-state-revoked = Unieważniony
token-revoke = Unieważnij
token-revokeAll = Unieważnij wszystkie tokeny
token-revokeHint = Programy, które go używają, od razu stracą dostęp. Tego nie da się cofnąć.

appeal = Odwołanie

fields-url-label = Strona internetowa
fields-url-hint = Publiczna strona narzędzia, zaczyna się od https://
fields-name-label = Nazwa
fields-name-hint = Od 2 do 80 znaków
fields-tagline-label = Krótki opis
fields-tagline-hint = Jedno zdanie o tym, co robi, od 5 do 200 znaków
fields-description-label = Opis
fields-description-hint = Do { 2000 } znaków
fields-logo_url-label = Adres logo
fields-logo_url-hint = Zaczyna się od https://
fields-pricing_model-label = Cena
fields-price_from-label = Plany płatne
fields-price_from-hint = Najniższa zwykła cena, bez rabatów
fields-free_limit-label = Plan bezpłatny
fields-free_limit-hint = Co obejmuje, na przykład „20 stron miesięcznie”. Do 80 znaków
fields-pricing_url-label = Strona z cennikiem
fields-pricing_url-hint = Zaczyna się od https://
fields-categories-label = Kategorie
fields-categories-hint = Wybierz od jednej do pięciu. Napisz, co robi narzędzie, a pasujące pojawią się tutaj.
fields-platforms-label = Platformy
fields-platforms-hint = Gdzie działa
fields-has_api-label = Ma API
fields-self_hosted-label = Można uruchomić u siebie
fields-license-label = Licencja open source
fields-license-hint = Identyfikator SPDX, tylko przy otwartym kodzie
fields-interface_languages-label = Języki interfejsu
fields-free_trial-label = Bezpłatny okres próbny
fields-needs_account-label = Wymaga konta
fields-eu_data-label = Dane pozostają w UE
fields-contact_email-label = E-mail kontaktowy
fields-contact_email-hint = Na wypadek pytań redakcji. Nigdy go nie pokazujemy.

clipboard-copy = Kopiuj
clipboard-copied = Skopiowano

password-show = Pokaż
password-hide = Ukryj

reportKinds-broken_link = Link nie działa
reportKinds-wrong_price = Cena jest błędna
reportKinds-wrong_text = Opis jest błędny lub nieaktualny
reportKinds-misleading = Obiecuje to, czego nie robi
reportKinds-not_an_ai_tool = To nie jest narzędzie AI
reportKinds-closed = Narzędzie już nie istnieje
reportKinds-other = Coś innego

sitePages-imprint = Nota prawna
sitePages-privacy = Polityka prywatności
sitePages-terms = Regulamin
sitePages-contact = Kontakt
sitePages-about = O nas
sitePages-guidelines = Zasady zgłaszania
sitePages-onlyIn = Ten tekst jest dostępny tylko w języku: { $language }.

charts-week = Tydzień od
charts-growth = Narzędzia w katalogu
charts-tools = Narzędzia
charts-submissions = Zgłoszenia tygodniowo
charts-submitted = Zgłoszono
charts-decisions = Decyzje tygodniowo
charts-published = Opublikowano
charts-rejected = Odrzucono
charts-changes = Poproszono o zmiany
charts-waiting = Godziny do decyzji
charts-median = Mediana
charts-p95 = Czas dla 95% zgłoszeń
charts-age = Jak długo czekają zgłoszenia
charts-entries = Wpisy
charts-ages-1 = < 1 dnia
charts-ages-2 = 1–3 dni
charts-ages-3 = 3–7 dni
charts-ages-4 = 7–30 dni
charts-ages-5 = > 30 dni
charts-precision = Trafność reguł
charts-table = Pokaż jako tabelę
