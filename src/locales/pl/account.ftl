register-title = Załóż konto
register-lead = Konto pozwala zgłaszać narzędzia, śledzić ich sprawdzanie i tworzyć tokeny API.
register-passwordHint = Co najmniej 12 znaków. Kilka przypadkowych słów to dobre hasło.
register-button = Załóż konto
register-haveAccount = Masz już konto?
register-doneTitle = Sprawdź pocztę
register-done = Wysłaliśmy wiadomość z następnym krokiem. Tymczasem możesz przejść dalej.
register-continue = Przejdź dalej

terms-title = Regulamin
terms-lead = Aby przejść dalej, zaakceptuj aktualny regulamin.
terms-accept = Akceptuję regulamin
terms-button = Zaakceptuj i przejdź dalej
terms-ifDeclined = Jeśli go nie akceptujesz, możesz pobrać swoje dane lub usunąć konto:

signIn-title = Logowanie
signIn-button = Zaloguj się
signIn-forgot = Nie pamiętasz hasła?
signIn-noAccount = Nie masz jeszcze konta?
signIn-wait = Typowy czas oczekiwania
signIn-passwordChanged = Hasło zostało zmienione. Zaloguj się nowym.
signIn-signedOut = Wylogowano.
signIn-needed = Zaloguj się, aby przejść dalej.
signIn-neededToSubmit = Zaloguj się, aby dodać narzędzie.
signIn-back = Wróć do logowania
signIn-with = Kontynuuj przez { $name }
signIn-or = lub
signIn-failed = Logowanie przez { $name } nie powiodło się. Spróbuj ponownie albo użyj hasła.
signIn-unverified = Twoje konto { $name } nie ma potwierdzonego adresu e-mail. Potwierdź go tam albo użyj hasła.
signIn-failedAlone = Logowanie przez { $name } nie powiodło się. Spróbuj ponownie.
signIn-unverifiedAlone = Twoje konto { $name } nie ma potwierdzonego adresu e-mail. Potwierdź go tam i spróbuj ponownie.
signIn-unreachable = { $name } w tej chwili nie odpowiada. Spróbuj ponownie za kilka minut.
signIn-known = Konto z tym adresem już istnieje. Zaloguj się raz hasłem, a połączymy je z { $name }.

settings-devices-button = Wyloguj się na wszystkich urządzeniach
settings-devices-title = Urządzenia
settings-devices-lead = Masz otwartą sesję gdzie indziej? Wyloguj się na wszystkich urządzeniach, także na tym.
settings-title = Ustawienia konta
settings-signingIn = Logowanie
settings-since = Konto założono { $date }.
settings-password-title = Hasło
settings-password-lead = Zmiana hasła wylogowuje na wszystkich innych urządzeniach.
settings-password-current = Obecne hasło
settings-password-next = Nowe hasło
settings-password-button = Zmień hasło
settings-password-done = Hasło zostało zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.
settings-password-forgotten = Nie pamiętasz hasła albo jeszcze go nie masz? Wyślemy link
settings-email-title = Adres e-mail
settings-email-lead = Wyślemy link na nowy adres. Konto przejdzie na niego po otwarciu linku, a na stary adres przyjdzie powiadomienie.
settings-email-next = Nowy adres e-mail
settings-email-now = Obecny adres
settings-email-button = Zmień adres e-mail
settings-email-done = Wysłaliśmy link na nowy adres. Działa przez godzinę.
settings-email-confirmTitle = Potwierdź nowy adres e-mail
settings-email-confirmLead = Kliknij, aby przenieść konto na ten adres.
settings-email-confirmButton = Potwierdź nowy adres
settings-email-confirmed = Twoje konto ma już nowy adres e-mail.
settings-email-verified = Potwierdzony
settings-email-unverified = Niepotwierdzony
settings-providers-off = Niepołączone
settings-providers-connectLead = Loguj się także przez { $name }. Potwierdzony tam adres musi być adresem tego konta.
settings-providers-connect = Połącz { $name }
settings-providers-connected = Połączono. Od teraz możesz się tak logować.
settings-providers-refused = Nie udało się połączyć { $name }. Zaloguj się tam na konto z potwierdzonym adresem { $email } i spróbuj ponownie.
settings-providers-since = Połączono { $date }.
settings-providers-disconnect = Odłącz
settings-providers-title = Odłącz { $name }
settings-providers-lead = Przez { $name } już się nie zalogujesz, tylko hasłem. Do ponownego połączenia potrzebne jest tam konto z potwierdzonym adresem { $email }.
settings-providers-done = Odłączono. Teraz logujesz się hasłem.
settings-data-title = Twoje dane
settings-data-file = Kopia wszystkiego
settings-data-before = Najpierw pobierz swoje dane
settings-data-lead = Jeden plik JSON ze wszystkim, co o Tobie przechowujemy: konto, tokeny (bez ich wartości) i zgłoszenia z historią.
settings-data-button = Pobierz swoje dane
settings-deletion-title = Usuń konto
settings-deletion-lead = Oczekujące zgłoszenia zostaną wycofane, a tokeny od razu przestaną działać. Opublikowane narzędzia pozostaną w katalogu bez przypisania do konta. Tego nie da się cofnąć.
settings-deletion-submissions = { $count ->
    [one] { $count } oczekujące zgłoszenie zostanie wycofane.
    [few] { $count } oczekujące zgłoszenia zostaną wycofane.
    [many] { $count } oczekujących zgłoszeń zostanie wycofanych.
   *[other] { $count } oczekującego zgłoszenia zostanie wycofane.
}
settings-deletion-tokens = { $count ->
    [one] { $count } token od razu przestanie działać.
    [few] { $count } tokeny od razu przestaną działać.
    [many] { $count } tokenów od razu przestanie działać.
   *[other] { $count } tokenu od razu przestanie działać.
}
settings-deletion-tools = { $count ->
    [one] { $count } opublikowane narzędzie pozostanie w katalogu bez przypisania do konta.
    [few] { $count } opublikowane narzędzia pozostaną w katalogu bez przypisania do konta.
    [many] { $count } opublikowanych narzędzi pozostanie w katalogu bez przypisania do konta.
   *[other] { $count } opublikowanego narzędzia pozostanie w katalogu bez przypisania do konta.
}
settings-deletion-final = Tego nie da się cofnąć.
settings-deletion-openButton = Usuń konto…
settings-deletion-button = Usuń na zawsze
settings-deletion-keep = Zostaw konto
settings-deletion-done = Twoje konto zostało usunięte. Dziękujemy za korzystanie z katalogu.

verify-title = Potwierdź adres e-mail
verify-lead = Kliknij, aby potwierdzić ten adres.
verify-button = Potwierdź adres
verify-done = Adres e-mail jest potwierdzony.
verify-continue = Wróć do zgłoszenia
verify-wrong = Zły adres? Zmień go
verify-password = Aby potwierdzić adres i się zalogować, podaj hasło do tego konta.
verify-unknown = To nie Twoje konto albo nie znasz hasła?
verify-unknownLead = Ustaw nowe hasło. Osoba, która założyła konto z Twoim adresem, zostanie wszędzie wylogowana, a wszystkie tokeny API zostaną unieważnione.
verify-unknownButton = Ustaw nowe hasło
verify-change = Podaj hasło do konta, które ma przejść na ten adres.

forgot-title = Ustaw nowe hasło
forgot-lead = Podaj adres e-mail. Jeśli jest z nim związane konto, wyślemy link do zmiany hasła.
forgot-button = Wyślij link
forgot-done = Jeśli istnieje konto z tym adresem, wiadomość jest w drodze. Link w niej działa przez godzinę.

reset-title = Wybierz nowe hasło
reset-password = Nowe hasło
reset-button = Zapisz hasło
reset-signsOut = Nastąpi wylogowanie na wszystkich urządzeniach.

account-title = Twoje konto
account-nav = Strony konta
account-start = Przegląd
account-submissions = Moje zgłoszenia
account-reports = Zgłoszone problemy
account-lists = Moje listy
account-follows = Obserwowane
account-tokens = Tokeny API
account-webhooks = Webhooki
account-queue = Kolejka zgłoszeń

tokens-title = Tokeny API
tokens-lead = Token pozwala programowi dodawać narzędzia i czytać Twoje zgłoszenia w Twoim imieniu. Strzeż go jak hasła.
tokens-create = Utwórz token
tokens-name = Nazwa
tokens-nameHint = Do czego posłuży, na przykład nazwa skryptu.
tokens-scopes = Uprawnienia
tokens-scope-submissions_write = Dodawać narzędzia i zmieniać Twoje zgłoszenia
tokens-scope-submissions_read = Wyświetlać listę Twoich zgłoszeń
tokens-expires = Ważny przez
tokens-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
tokens-button = Utwórz token
tokens-createdTitle = Twój nowy token
tokens-shownOnce = Skopiuj go teraz, bo więcej się nie pojawi. Przechowujemy tylko jego skrót.
tokens-tryIt = Wypróbuj: dodaj narzędzie
tokens-back = Wróć do tokenów
tokens-list = Twoje tokeny
tokens-none = Nie masz jeszcze tokenów.
tokens-created = Utworzono
tokens-revoked = Token jest unieważniony i już nie działa.
tokens-allRevoked = Wszystkie Twoje tokeny są unieważnione.
tokens-verifyFirst = Zanim utworzysz token, potwierdź adres e-mail.
tokens-confirmPassword = Potwierdź hasło
tokens-confirmPasswordHint = Od zalogowania minęło ponad 15 minut. Do utworzenia nowego tokenu trzeba ponownie podać hasło.
tokens-until = { $days }, do { $date }
tokens-never = Bezterminowo
tokens-soon = Wkrótce wygaśnie
tokens-nothingYet = Z tokenem zgłaszasz narzędzia ze skryptu, z potoku CI albo przez agenta.
tokens-revokeAllHint = Programy używające Twoich tokenów od razu stracą dostęp. Tego nie da się cofnąć.
tokens-ended = { $count ->
    [one] { $count } wygasły lub unieważniony token
    [few] { $count } wygasłe lub unieważnione tokeny
    [many] { $count } wygasłych lub unieważnionych tokenów
   *[other] { $count } wygasłego lub unieważnionego tokenu
}
tokens-tryList = Wypróbuj: wyświetl swoje zgłoszenia
tokens-storageAdvice = Nie trzymaj tokenu w kodzie, lecz w menedżerze sekretów albo w zmiennej środowiskowej.

deadLink-title = Ten link już nie działa
deadLink-lead = Został już użyty, wygasł albo zastąpił go nowszy.
deadLink-verify = Zaloguj się i wyślij wiadomość ponownie ze swojego konta.
deadLink-reset = Poproś o kolejny link.
deadLink-change = Zaloguj się i podaj nowy adres jeszcze raz.

twoFactor-title = Uwierzytelnianie dwuskładnikowe
twoFactor-on = Włączone
twoFactor-off = Wyłączone
twoFactor-lead = Z drugim krokiem skradzione hasło nie wystarczy do zalogowania.
twoFactor-required = Twoja rola wymaga uwierzytelniania dwuskładnikowego. Skonfiguruj aplikację uwierzytelniającą albo klucz dostępu, aby otworzyć panel redakcji.
twoFactor-unverified = Przed konfiguracją uwierzytelniania dwuskładnikowego potwierdź adres e-mail.
twoFactor-remove = Usuń
twoFactor-app-title = Aplikacja uwierzytelniająca
twoFactor-app-lead = Aplikacja w telefonie co 30 sekund pokazuje nowy kod.
twoFactor-app-since = Skonfigurowano { $date }.
twoFactor-app-setUp = Skonfiguruj
twoFactor-app-setUpTitle = Skonfiguruj aplikację uwierzytelniającą
twoFactor-app-scan = Zeskanuj ten kod QR aplikacją uwierzytelniającą.
twoFactor-app-picture = Kod QR z kluczem konfiguracji
twoFactor-app-key = Nie da się zeskanować? Wpisz w aplikacji ten klucz:
twoFactor-app-code = Kod z aplikacji
twoFactor-app-button = Włącz
twoFactor-app-removeTitle = Usuń aplikację uwierzytelniającą
twoFactor-app-removeLead = Jej kody przestaną działać przy logowaniu.
twoFactor-app-done = Aplikacja uwierzytelniająca jest skonfigurowana.
twoFactor-app-removed = Aplikacja uwierzytelniająca została usunięta.
twoFactor-passkeys-title = Klucze dostępu
twoFactor-passkeys-lead = Użyj odcisku palca, twarzy, blokady ekranu albo klucza bezpieczeństwa.
twoFactor-passkeys-add = Dodaj klucz dostępu
twoFactor-passkeys-addLead = Przeglądarka poprosi o potwierdzenie urządzeniem albo kluczem bezpieczeństwa.
twoFactor-passkeys-name = Nazwa
twoFactor-passkeys-nameHint = Gdzie go przechowujesz, na przykład nazwa telefonu.
twoFactor-passkeys-added = Dodano { $date }
twoFactor-passkeys-used = Ostatnio użyto { $date }
twoFactor-passkeys-unused = Jeszcze nieużywany
twoFactor-passkeys-removeTitle = Usuń klucz dostępu „{ $name }”
twoFactor-passkeys-removeLead = Przestanie działać przy logowaniu. Usuń go także z urządzenia.
twoFactor-passkeys-use = Użyj klucza dostępu
twoFactor-passkeys-failed = Nie użyto klucza dostępu. Spróbuj ponownie.
twoFactor-passkeys-notAdded = Nie dodano klucza dostępu. Spróbuj ponownie.
twoFactor-passkeys-needsScript = Klucze dostępu wymagają JavaScriptu i przeglądarki, która je obsługuje.
twoFactor-passkeys-done = Klucz dostępu został dodany.
twoFactor-passkeys-removed = Klucz dostępu został usunięty.
twoFactor-recovery-title = Kody odzyskiwania
twoFactor-recovery-lead = Na wypadek utraty telefonu albo kluczy dostępu. Każdy kod działa raz.
twoFactor-recovery-left = Pozostało { NUMBER($count) } z { NUMBER($of) }
twoFactor-recovery-make = Utwórz nowe kody
twoFactor-recovery-makeLead = Otrzymasz dziesięć nowych kodów. Obecne przestaną działać.
twoFactor-recovery-yours = Twoje kody odzyskiwania
twoFactor-recovery-turnedOn = Uwierzytelnianie dwuskładnikowe jest włączone.
twoFactor-recovery-saveNow = Zapisz je teraz, bo więcej się nie pojawią.
twoFactor-recovery-storageAdvice = Trzymaj je tam, gdzie dotrzesz bez telefonu: w menedżerze haseł albo na papierze.
twoFactor-recovery-saved = Kody są zapisane
twoFactor-turnOff-title = Wyłącz uwierzytelnianie dwuskładnikowe
twoFactor-turnOff-lead = Do zalogowania wystarczy wtedy samo hasło. Aplikacja uwierzytelniająca, klucze dostępu i kody odzyskiwania zostaną usunięte.
twoFactor-turnOff-open = Wyłącz…
twoFactor-turnOff-button = Wyłącz
twoFactor-turnOff-done = Uwierzytelnianie dwuskładnikowe jest wyłączone.
twoFactor-turnOff-needed = Twoja rola go wymaga; nie można go wyłączyć.
twoFactor-confirmation-title = Potwierdź, że to Ty
twoFactor-confirmation-lead = Od zalogowania minęło trochę czasu, a ten krok wymaga potwierdzenia.
twoFactor-confirmation-button = Potwierdź
twoFactor-code = Kod uwierzytelniający
twoFactor-codeHint = Sześć cyfr z aplikacji uwierzytelniającej.
twoFactor-useRecovery = Użyj kodu odzyskiwania
twoFactor-recoveryCode = Kod odzyskiwania
twoFactor-signIn-lead = Jeszcze jeden krok: pokaż, że to Ty.
twoFactor-signIn-lost = Brak telefonu, kluczy dostępu i kodów odzyskiwania? Zwróć się do administracji katalogu.
twoFactor-signIn-another = Zaloguj się na inne konto

setUp-title = Konfiguracja katalogu
setUp-lead = To konto będzie administrować katalogiem: z niego nadasz nazwę witrynie, napiszesz jej strony i zaprosisz redaktorów.
setUp-button = Utwórz konto administratora
setUp-another = Jeśli nie ma jeszcze administratora, uruchom serwer ponownie, aby otrzymać nowy link.

# Heading.
start-news = Nowości w obserwowanych
start-noNews = Nic nowego w ostatnich dwóch tygodniach.
# Link to all lists of the account.
start-all = Wszystkie listy
# Heading of the empty page.
start-none = Jeszcze nic tu nie ma
start-noneHint = Zapisuj narzędzia zakładką, obserwuj e-mailem to, co Cię interesuje, albo zbieraj narzędzia na liście. Wszystko znajdziesz tutaj.
