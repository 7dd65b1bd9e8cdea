/** Sentences of errors and field problems in Polish. */
import type { ErrorMessages } from '#locales/en/errors.ts';

export const messages: ErrorMessages = {
  errors: {
    malformed_request: 'Nie udało się odczytać żądania. Sprawdź adres i spróbuj ponownie.',
    missing_token: 'Potrzebny jest tu token API. Wyślij go w nagłówku „Authorization: Bearer <token>”.',
    invalid_token: 'Ten token API jest nieprawidłowy. Sprawdź go lub utwórz nowy na swoim koncie.',
    expired_token: 'Ten token API wygasł. Utwórz nowy na swoim koncie.',
    revoked_token: 'Ten token API został unieważniony. Utwórz nowy na swoim koncie.',
    insufficient_scope: 'Ten token API nie ma potrzebnego uprawnienia. Utwórz na swoim koncie token, który je ma.',
    account_suspended: 'To konto jest zawieszone. Skontaktuj się z operatorem katalogu.',
    email_unverified: 'Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz link z wiadomości, którą wysłaliśmy.',
    forbidden: 'Nie masz uprawnień do tej czynności. Zaloguj się na konto, które je ma.',
    own_submission: 'To Twój własny wpis. Pozostaw go innej osobie z redakcji.',
    own_decision: 'To zgłoszenie odrzucono Twoją decyzją. O odwołaniu musi zdecydować inna osoba z redakcji.',
    second_factor_required: 'Twoja rola wymaga uwierzytelniania dwuskładnikowego. Skonfiguruj je w ustawieniach konta.',
    cross_site: 'Formularz nie pochodzi z tej strony. Otwórz ją ponownie i powtórz czynność.',
    read_only: 'Ten katalog jest kopią innego, tylko do odczytu. Zgłoś narzędzie tam.',
    not_found: 'Tu niczego nie ma. Sprawdź adres lub przeszukaj katalog.',
    method_not_allowed: 'Ten adres nie przyjmuje tej metody. Dozwolone metody podaje nagłówek „Allow”.',
    not_acceptable: 'Ta treść nie jest dostępna w żądanym formacie. Zmień nagłówek „Accept”.',
    request_timeout: 'Żądanie docierało zbyt długo. Wyślij je ponownie.',
    conflict: 'Tymczasem coś się tu zmieniło. Odśwież stronę i sprawdź ponownie.',
    idempotency_key_in_progress:
      'Żądanie z tym kluczem Idempotency-Key jeszcze trwa. Poczekaj chwilę i wyślij je ponownie.',
    cursor_expired:
      'Ten kursor należy do wcześniejszego stanu katalogu. Wczytaj pełny eksport i kontynuuj od jego kursora.',
    payload_too_large: 'Żądanie jest za duże. Wyślij najwyżej 64\u00A0KiB.',
    unsupported_media_type:
      'Ten rodzaj treści nie jest przyjmowany. Wyślij JSON w UTF-8, bez kompresji, jako application/json.',
    expectation_failed: 'Nie można spełnić wymagania z nagłówka „Expect”. Wyślij żądanie bez niego.',
    validation_failed: 'Niektóre pola są puste lub nieprawidłowe. Popraw je i wyślij ponownie.',
    duplicate_submission: 'To narzędzie jest już w katalogu lub czeka na sprawdzenie. Nie musisz zgłaszać go ponownie.',
    spam_detected: 'Tekst został uznany za reklamę lub spam. Opisz zwykłymi słowami, do czego służy narzędzie.',
    not_an_ai_tool: 'Wpis nie mówi, co robi AI. Dodaj o tym zdanie albo poproś o ocenę redakcji.',
    idempotency_key_reused: 'Tego klucza Idempotency-Key użyto już dla innej treści. Użyj nowego.',
    sign_in_failed: 'Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.',
    link_expired: 'Ten link już nie działa. Poproś o nowy.',
    sign_in_expired: 'Logowanie trwało zbyt długo albo zbyt często się nie udawało. Zacznij od nowa.',
    rate_limited: 'Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.',
    submission_limit_exceeded: 'Osiągnięto limit zgłoszeń na godzinę. Spróbuj później.',
    too_many_attempts: 'Zbyt wiele prób. Odczekaj i spróbuj ponownie.',
    headers_too_large: 'Nagłówki żądania są za duże. Skróć adres lub usuń pliki cookie tej strony.',
    internal_error: 'Coś poszło nie tak po naszej stronie. Spróbuj później.',
    not_implemented: 'Serwer nie obsługuje tej metody. Użyj jednej z opisu API.',
    unavailable: 'Katalog jest chwilowo niedostępny. Spróbuj ponownie za kilka sekund.',
    overloaded: 'Katalog jest chwilowo bardzo obciążony. Spróbuj ponownie za kilka sekund.',
  },
  problems: {
    required: 'To pole jest wymagane. Wypełnij je.',
    not_a_string: 'Podaj tu tekst.',
    not_an_array: 'Podaj tu listę.',
    not_an_object: 'Wyślij obiekt JSON.',
    not_an_integer: 'Podaj liczbę całkowitą, samymi cyframi.',
    not_a_boolean: 'Podaj true albo false.',
    out_of_range: ({ min, max }, k) => `Podaj liczbę od ${k.number(min)} do ${k.number(max)}.`,
    too_short: ({ min }, k) =>
      k.plural(min, {
        one: 'Za krótko. Wpisz co najmniej # znak.',
        few: 'Za krótko. Wpisz co najmniej # znaki.',
        many: 'Za krótko. Wpisz co najmniej # znaków.',
        other: 'Za krótko. Wpisz co najmniej # znaku.',
      }),
    too_long: ({ max }, k) =>
      k.plural(max, {
        one: 'Za długo. Wpisz najwyżej # znak.',
        few: 'Za długo. Wpisz najwyżej # znaki.',
        many: 'Za długo. Wpisz najwyżej # znaków.',
        other: 'Za długo. Wpisz najwyżej # znaku.',
      }),
    too_few: ({ min }, k) =>
      k.plural(min, {
        one: 'Za mało. Podaj co najmniej # pozycję.',
        few: 'Za mało. Podaj co najmniej # pozycje.',
        many: 'Za mało. Podaj co najmniej # pozycji.',
        other: 'Za mało. Podaj co najmniej # pozycji.',
      }),
    too_many: ({ max }, k) =>
      k.plural(max, {
        one: 'Za dużo. Podaj najwyżej # pozycję.',
        few: 'Za dużo. Podaj najwyżej # pozycje.',
        many: 'Za dużo. Podaj najwyżej # pozycji.',
        other: 'Za dużo. Podaj najwyżej # pozycji.',
      }),
    not_one_of: ({ allowed }) =>
      allowed === '' ? 'Wybierz jedną z podanych wartości.' : `Wybierz jedną z wartości: ${allowed}.`,
    unchanged: 'Nic nie różni się od obecnego wpisu.',
    repeated: 'Podaj każdą wartość tylko raz.',
    control_characters: 'Usuń znaki sterujące.',
    line_break: 'Zapisz to w jednym wierszu, bez znaków nowego wiersza i tabulacji.',
    invisible_characters: 'Usuń niewidoczne znaki. Zwykle wystarczy wpisać tekst od nowa.',
    direction_marks: 'Usuń niewidoczne znaki, które zmieniają kierunek tekstu.',
    broken_characters: 'Niektóre znaki są uszkodzone. Wpisz je od nowa.',
    too_many_marks: ({ max }, k) =>
      `Zbyt wiele znaków diakrytycznych przy jednej literze. Najwyższa dozwolona liczba to ${k.number(max)}.`,
    not_a_url: 'To nie jest pełny adres strony. Powinien wyglądać tak: https://example.org.',
    url_scheme: 'Podaj adres, który zaczyna się od http:// lub https://.',
    url_credentials: 'Usuń z adresu nazwę użytkownika i hasło.',
    url_host: 'Podaj adres publicznej strony internetowej.',
    url_port: 'Usuń z adresu numer portu.',
    not_https: 'Podaj adres, który zaczyna się od https://.',
    not_an_email: 'To nie jest adres e-mail. Powinien wyglądać tak: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'Nie ma takiej kategorii. Wybierz kategorię z listy.'
        : `Nie ma kategorii „${value}”. Wybierz kategorię z listy.`,
    bad_identifier: 'Ten identyfikator jest nieprawidłowy. Sprawdź pisownię.',
    unreadable_json: 'To nie jest czytelny JSON. Sprawdź nawiasy, cudzysłowy i przecinki.',
    not_utf8: 'Ten tekst nie jest poprawnym UTF-8. Wyślij go w tym kodowaniu.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'Jedna z nazw się powtarza. Podaj ją tylko raz.'
        : `Nazwa „${value}” się powtarza. Podaj ją tylko raz.`,
    not_a_key: 'Użyj od 1 do 255 widocznych znaków ASCII, bez spacji.',
    not_a_cursor: 'To nie jest kursor. Użyj kursora z listy zmian lub z pełnego eksportu.',
    duplicate: 'Narzędzie o tym adresie jest już w katalogu lub czeka na sprawdzenie.',
    spam: 'To wygląda na reklamę lub spam. Opisz zwykłymi słowami, do czego służy narzędzie.',
    not_ai: 'Wpis nie mówi, co robi AI. Dodaj o tym zdanie.',
    review_used: 'Prośba o ocenę redakcji została już wysłana. Spróbuj później.',
    common_password: 'To hasło jest zbyt łatwe do odgadnięcia. Wybierz inne.',
    leaked_password: 'To hasło lub bardzo podobne wyciekło z innego serwisu. Wybierz inne.',
    wrong_password: 'To hasło jest nieprawidłowe. Spróbuj ponownie.',
    wrong_code: 'Ten kod jest błędny, zbyt stary albo już użyty. Wpisz inny.',
    passkey_failed: 'Klucz dostępu nie został przyjęty. Spróbuj ponownie.',
    in_the_past: 'Ten termin jest zbyt wczesny. Wybierz późniejszy.',
    not_a_color: 'To nie jest kolor. Zapisz go szesnastkowo, tak jak pokazują próbniki kolorów.',
    low_contrast: ({ value }) =>
      value === ''
        ? 'Tekst w tym kolorze jest mało czytelny: kontrast musi wynosić co najmniej 4,5:1.'
        : `Tekst w tym kolorze jest mało czytelny: kontrast musi wynosić co najmniej 4,5:1. Najbliższy odpowiedni kolor to ${value}.`,
    not_a_picture:
      'Tego pliku nie można odczytać jako SVG ani PNG. Wyeksportuj go ponownie jako zwykły SVG lub jako PNG.',
    unreadable_picture:
      'Tego obrazu nie można odczytać albo jest za mały. Wyślij plik PNG, JPEG, WebP lub GIF, a logo także jako SVG.',
    picture_too_complex: 'Narysowanie tego obrazu trwa zbyt długo. Uprość go albo wyślij jako PNG.',
    pictures_full: ({ max }, k) =>
      `Twoje nieopublikowane obrazy zajmują już ${k.number(max)}\u00A0MB. Usuń niepotrzebne albo poczekaj na decyzję redakcji.`,
    being_reviewed: 'Redakcja właśnie przegląda ten wpis. Spróbuj później.',
    file_too_large: ({ max }, k) => `Plik jest za duży. Wyślij najwyżej ${k.number(max)}\u00A0KiB.`,
    body_too_large: ({ max }, k) => `Żądanie jest za duże. Wyślij najwyżej ${k.number(max)}\u00A0KiB.`,
    too_many_fields: ({ max }, k) => `Formularz ma za dużo pól. Wyślij ich najwyżej ${k.number(max)}.`,
    field_header_too_large: ({ max }, k) =>
      `Nagłówek jednego z pól formularza jest za duży. Skróć nazwę pliku: nagłówek może mieć najwyżej ${k.number(max)} bajtów.`,
    field_name_too_long: ({ max }, k) =>
      `Nazwa jednego z pól formularza jest za długa. Użyj najwyżej ${k.number(max)} znaków.`,
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'Masz już # token. Aby utworzyć nowy, unieważnij go.',
        few: 'Masz już # tokeny. Aby utworzyć nowy, unieważnij jeden z nich.',
        many: 'Masz już # tokenów. Aby utworzyć nowy, unieważnij jeden z nich.',
        other: 'Masz już # tokenu. Aby utworzyć nowy, unieważnij jeden z nich.',
      }),
    name_taken: 'To jest już zajęte. Wybierz coś innego.',
  },
  missing: 'Brakuje:',
  fields: {
    typed: { required: 'Wypełnij to pole.' },
    one: { required: 'Wybierz jedną z opcji.', not_one_of: 'Wybierz jedną z opcji.' },
    several: {
      required: 'Wybierz co najmniej jedną opcję.',
      too_few: 'Wybierz co najmniej jedną opcję.',
      too_many: ({ max }, k) => `Za dużo. Wybierz najwyżej ${k.number(max)}.`,
    },
  },
  conflicts: {
    submission: {
      awaiting_moderation: 'To zgłoszenie czeka na sprawdzenie.',
      changes_requested: 'Redakcja poprosiła o zmiany w tym zgłoszeniu.',
      published: 'To zgłoszenie zostało opublikowane.',
      rejected: 'To zgłoszenie zostało odrzucone.',
      withdrawn: 'To zgłoszenie zostało wycofane.',
      expired: 'To zgłoszenie wygasło.',
    },
    change: {
      awaiting_moderation: 'Ta zmiana czeka na sprawdzenie.',
      live: 'Ta zmiana jest już widoczna.',
      accepted: 'Ta zmiana została przyjęta.',
      declined: 'Ta zmiana została odrzucona.',
      withdrawn: 'Ta zmiana została wycofana.',
    },
    tool: {
      published: 'To narzędzie jest opublikowane.',
      quarantined: 'To narzędzie jest ukryte.',
      removed: 'To narzędzie zostało usunięte na zawsze.',
    },
    possible: (acts) => `Teraz można: ${acts}.`,
    acts: {
      accept: 'ją przyjąć',
      decline: 'ją odrzucić',
      confirm: 'ją potwierdzić',
      revert: 'ją cofnąć',
      approve: 'je przyjąć',
      reject: 'je odrzucić',
      request_changes: 'poprosić o zmiany',
      withdraw: 'je wycofać',
      resubmit: 'je poprawić i zgłosić ponownie',
      expire: 'pozwolić mu wygasnąć',
      appeal: 'odwołać się od odrzucenia',
      quarantine: 'je ukryć',
      restore: 'opublikować je ponownie',
      remove: 'usunąć je na zawsze',
      merge: 'połączyć je z innym narzędziem',
    },
    nothing: {
      published: 'Zaproponuj zmianę opublikowanego wpisu albo poproś o jego usunięcie.',
      rejected: 'Odwołać się można tylko raz.',
      withdrawn: 'Narzędzie można zgłosić ponownie.',
      expired: 'Narzędzie można zgłosić ponownie.',
    },
    undecidable: 'Redakcja nie ma tu już o czym decydować.',
    reasons: {
      address_taken: 'Jego adres należy już do innego wpisu.',
      winner_hidden: 'Narzędzie, które ma zostać, nie jest opublikowane.',
      undo_over: 'Tej decyzji nie można już cofnąć.',
      entry_changed: 'Wpis zmienił się od tego czasu, więc tej decyzji nie można już cofnąć.',
      reports_closed: 'Ktoś inny zamknął już te problemy. Nic nie zostało nadpisane.',
      reports_open: 'Te problemy są już otwarte.',
      placement_ended: 'To miejsce sponsorowane już się skończyło.',
      original_language: 'To język oryginału. Jego tekst zmienia się w samym narzędziu.',
      written_by_person: 'To tłumaczenie napisał człowiek. Maszyna go nie zastąpi.',
      no_translator: 'Tłumaczenie maszynowe nie jest skonfigurowane na tym serwerze.',
      webhook_off: 'Ten webhook jest wyłączony. Najpierw włącz go ponownie.',
      tool_hidden: 'To narzędzie jest ukryte. Nie można go zmienić, dopóki redakcja go nie sprawdzi.',
      change_waits: 'Inna zmiana tego narzędzia czeka na sprawdzenie. Wycofaj ją, aby zaproponować nową.',
      only_admin: 'To jedyne konto administratora. Najpierw nadaj tę rolę komuś innemu.',
    },
  },
};
