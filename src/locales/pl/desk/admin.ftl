placements-title = Miejsca sponsorowane
placements-lead = Płatne miejsca stoją osobno od wyników, są oznaczone i nigdy nie zmieniają ich kolejności.
placements-create = Dodaj miejsce sponsorowane
placements-tool = Narzędzie
placements-slots-home = Strona główna
placements-slots-results = Wyniki
placements-slots-category = Strony kategorii
placements-button = Dodaj
placements-list = Wszystkie miejsca
placements-none = Nie ma żadnych miejsc.
placements-end = Zakończ teraz
placements-state-upcoming = Zaplanowane
placements-state-current = Trwa
placements-state-ended = Zakończone
placements-created = Miejsce zostało dodane.
placements-ended = Miejsce zostało zakończone.
placements-editTitle = Edycja miejsca sponsorowanego
placements-actions = Działania
placements-period = Okres (UTC)
placements-endHint = Wyświetlanie ustanie od razu i nie da się go wznowić.
placements-changed = Zmieniono miejsce sponsorowane.
placements-figures = Wyświetlenia i kliknięcia
placements-categoriesHint = Tylko kategorie tego narzędzia. Bez wyboru: wszystkie strony tego rodzaju, na których jest narzędzie.
placements-wordsHint = Jedno wyrażenie w wierszu. Widoczne w wyszukiwaniach ze wszystkimi słowami wyrażenia, które znajdują narzędzie.

twoFactor-title = Uwierzytelnianie dwuskładnikowe
twoFactor-on = Włączone
twoFactor-off = Wyłączone
twoFactor-reset = Zresetuj uwierzytelnianie dwuskładnikowe
twoFactor-resetHint = Usuwa aplikację uwierzytelniającą, klucze dostępu i kody odzyskiwania i wylogowuje konto wszędzie. Do zalogowania wystarczy wtedy jego hasło.
twoFactor-note = Jak sprawdzono, kto o to prosi; zostanie w historii konta
twoFactor-done = Uwierzytelnianie dwuskładnikowe zostało zresetowane.

audit-newer = Wróć do najnowszych
audit-older = Starsze wpisy
audit-title = Dziennik działań
audit-actor = Kto
audit-kind = Rodzaj
audit-actorHint = Adres e-mail albo „system” dla działań automatycznych
audit-id = Identyfikator wpisu
audit-from = Od (UTC)
audit-until = Do (UTC)
audit-download = Pobierz jako CSV
audit-none = Żaden wpis nie pasuje.
audit-details = Szczegóły

accounts-title = Konta
accounts-search = Adres e-mail zawiera
accounts-role = Rola
accounts-created = Utworzono
accounts-none = Żadne konto nie pasuje.
accounts-count = { $count ->
    [one] { $count } konto
    [few] { $count } konta
    [many] { $count } kont
   *[other] { $count } konta
}
accounts-changeRole = Zmień rolę
accounts-roleHint = Zmiana wyloguje konto wszędzie.
accounts-suspend = Zawieś
accounts-suspendHint = Wylogowuje konto, blokuje logowanie i wyłącza jego tokeny.
accounts-note = Powód; zostanie w historii konta
accounts-lift = Cofnij zawieszenie
accounts-liftHint = Znów będzie można się zalogować, a tokeny znów zaczną działać.
accounts-ownAccount = To Twoje własne konto. Może je zmienić tylko inna osoba z administracji.
accounts-you = to Ty
accounts-tokens = Tokeny API
accounts-noTokens = Nie ma tokenów.
accounts-paused = Wstrzymany
accounts-revokeAllHint = Programy używające tych tokenów od razu stracą dostęp. Tego nie da się cofnąć.
accounts-submissions = Zgłoszenia
accounts-noSubmissions = Nie ma zgłoszeń.
accounts-activity = Aktywność konta
accounts-done-role = Rolę zmieniono.
accounts-done-suspended = Konto zawieszono.
accounts-done-lifted = Zawieszenie cofnięto.
accounts-done-revoked = Tokeny unieważniono.

blocks-title = Listy blokad
blocks-lead = Wstępna kontrola odrzuca lub oznacza to, co jest na tych listach, zależnie od trybu reguły.
blocks-kind = Lista
blocks-kinds-domain = Domena
blocks-kinds-word = Słowo
blocks-kinds-mail_domain = Domena e-mail
blocks-value = Wartość
blocks-valueHint = Domena, np. example.com, albo słowo lub wyrażenie.
blocks-scope = Dotyczy
blocks-scopes-exact = Tylko tej domeny
blocks-scopes-subdomains = Tej domeny i jej subdomen
blocks-reason = Powód
blocks-until = Do (UTC)
blocks-untilHint = Puste: bezterminowo.
blocks-add = Dodaj do listy
blocks-added = Dodano do listy.
blocks-removed = Usunięto z listy.
blocks-remove = Usuń
blocks-none = Listy są puste.
blocks-forever = bezterminowo

invitations-title = Zaproszenia
invitations-lead = Zaproszone osoby wybierają hasło i dostają dostęp do panelu redakcji. Kto ma już konto, zachowuje je.
invitations-link = Zaproś do redakcji
invitations-invite = Zaproś osobę
invitations-button = Wyślij zaproszenie
invitations-language = Język wiadomości
invitations-until = Ważne do (UTC)
invitations-withdraw = Wycofaj
invitations-none = Nikt nie jest teraz zaproszony.
invitations-sent = Zaproszenie czeka na wysłanie. Strona „Poczta” pokazuje, czy już wyszło.
invitations-withdrawn = Zaproszenie wycofane.

mail-title = Poczta
mail-by = Wiadomości są wysyłane przez { $server }.
mail-asFiles = Bez { $setting } wiadomości są zapisywane jako pliki w { $folder } i do nikogo nie docierają.
mail-from = Nadawca:
mail-test = Wyślij do siebie wiadomość próbną
mail-sent = Serwer poczty przyjął wiadomość próbną.
mail-underWay = Wiadomość próbna jest w drodze.
mail-refresh = Odśwież
mail-failed = Wiadomość próbna nie wyszła:
mail-waiting = Niewysłane wiadomości
mail-none = Wszystko wysłano.
mail-template = Rodzaj
mail-to = Do
mail-state = Status
mail-attempts = Próby
mail-next = Następna próba lub koniec (UTC)
mail-error = Ostatni błąd
mail-states-waiting = Czeka
mail-states-retrying = Będzie ponowiona
mail-states-given_up = Zaniechano

forgottenProxies = Wygląda na to, że wszyscy przychodzą z { $address }, a żądania stamtąd podają inne adresy (X-Forwarded-For). Jeśli to Twoje proxy, ustaw TRUSTED_PROXIES={ $address }; do tego czasu wszyscy mają jeden wspólny limit.

checklist-title = Zanim otworzysz katalog
checklist-progress = Zrobione: { NUMBER($done) } z { NUMBER($all) }.
checklist-done = Zrobione
checklist-hide = Ukryj tę listę
checklist-hidden = Lista przygotowań jest ukryta, a coś na niej wciąż czeka.
checklist-show = Pokaż listę
checklist-states-invited = Zaproszenie wysłano, ale jeszcze go nie przyjęto.
checklist-states-draft = Na stronie jest jeszcze tekst w [nawiasach kwadratowych] do zastąpienia.
checklist-items-writes-title = Wyłącz tryb tylko do odczytu
checklist-items-writes-why = Do tego czasu nikt nie może się zalogować, dodać narzędzia ani podjąć decyzji.

checklist-items-name-title = Nadaj katalogowi nazwę
checklist-items-name-why = Do tego czasu nosi nazwę programu.
checklist-items-demo-title = Usuń katalog demonstracyjny
checklist-items-demo-why = Odwiedzający i wyszukiwarki widzą jego przykłady wśród prawdziwych narzędzi.
checklist-items-categories-title = Utwórz kategorie
checklist-items-categories-why = Bez kategorii nikt nie doda narzędzia.
checklist-items-imprint-title = Napisz notę prawną
checklist-items-imprint-why = W wielu krajach wymaga się jej od publicznych stron.
checklist-items-privacy-title = Napisz politykę prywatności
checklist-items-privacy-why = Mówi, co katalog przechowuje o użytkownikach i odwiedzających.
checklist-items-mail-title = Wyślij wiadomość próbną
checklist-items-mail-why = Dopóki poczta nie dochodzi, nikt nie potwierdzi adresu ani nie zresetuje hasła. Liczy się też dostarczone zaproszenie.
checklist-items-proxies-title = Podaj zaufane proxy
checklist-items-proxies-why = W przeciwnym razie wszyscy odwiedzający mają jeden wspólny limit żądań.
checklist-items-backups-title = Ustaw codzienne kopie zapasowe
checklist-items-backups-why = Najlepiej na innym dysku.
checklist-items-editors-title = Zaproś drugą osobę do redakcji
checklist-items-editors-why = Nikt nie może decydować o własnych wpisach.
checklist-items-second_factor-title = Włącz uwierzytelnianie dwuskładnikowe u wszystkich administratorów
checklist-items-second_factor-why = Skradzione hasło nie wystarczy wtedy do zalogowania.

overview-searches-title = Wyszukiwania bez wyników
overview-searches-counted = Wyszukiwania
overview-searches-texts = Słowa wyszukiwane co najmniej trzy razy
overview-referrers-title = Witryny, z których przychodzą odwiedzający
overview-referrers-counted = Odwiedzający
overview-referrers-texts = Co najmniej trzech odwiedzających
overview-tasks-title = Zadania bez narzędzi
overview-tasks-count = { NUMBER($count) } z { NUMBER($all) } zadań
overview-tasks-show = Pokaż je
# Column.
overview-followed-title = Najczęściej obserwowane narzędzia
# Column.
overview-followed-readers = Obserwujący
overview-title = Przegląd
overview-lead = Ostatnie dwanaście tygodni.
overview-sites = Strony sprawdzone pod kątem logo i obrazów: { $done } z { $all }
overview-none = Nie ma jeszcze liczb.
overview-editors = Redakcja
overview-json = Pobierz jako JSON

release-title = Dostępna jest wersja { $version }
release-own = Na tym serwerze działa wersja { $version }.
release-notes = Co nowego
release-hide = Ukryj tę informację
