/** Sentences of errors and field problems in Polish. */
import type { ErrorMessages } from './en.ts';

export const pl: ErrorMessages = {
  errors: {
    malformed_request: 'Nie udało się odczytać żądania. Proszę sprawdzić adres i spróbować ponownie.',
    missing_token: 'Potrzebny jest token API. Należy go wysłać w nagłówku „Authorization: Bearer <token>”.',
    invalid_token: 'Ten token API jest nieprawidłowy. Proszę go sprawdzić lub utworzyć na koncie nowy.',
    expired_token: 'Ten token API wygasł. Na koncie można utworzyć nowy.',
    revoked_token: 'Ten token API został unieważniony. Na koncie można utworzyć nowy.',
    insufficient_scope: 'Ten token API nie ma potrzebnego uprawnienia. Na koncie można utworzyć token, który je ma.',
    account_suspended: 'To konto jest zablokowane. Proszę skontaktować się z operatorem katalogu.',
    email_unverified:
      'Adres e-mail nie został jeszcze potwierdzony. Proszę otworzyć link z wysłanej przez nas wiadomości.',
    forbidden: 'Brak uprawnień do tej czynności. Proszę zalogować się na konto, które je ma.',
    own_submission: 'Nie można rozstrzygać o własnym zgłoszeniu. Musi to zrobić inna osoba z redakcji.',
    cross_site: 'Formularz nie pochodzi z tej strony. Proszę otworzyć ją ponownie i powtórzyć czynność.',
    not_found: 'Tu niczego nie ma. Proszę sprawdzić adres lub przeszukać katalog.',
    method_not_allowed: 'Ten adres nie przyjmuje tej metody. Dozwolone metody podaje nagłówek „Allow”.',
    not_acceptable: 'Ta treść nie jest dostępna w żądanym formacie. Należy zmienić nagłówek „Accept”.',
    request_timeout: 'Żądanie docierało zbyt długo. Proszę wysłać je ponownie.',
    conflict: 'W międzyczasie coś się tu zmieniło. Proszę odświeżyć stronę i sprawdzić ponownie.',
    idempotency_key_in_progress:
      'Żądanie z tym kluczem Idempotency-Key jeszcze trwa. Proszę chwilę poczekać i wysłać je ponownie.',
    payload_too_large: 'Żądanie jest za duże. Można wysłać najwyżej 64 KiB.',
    unsupported_media_type:
      'Ten rodzaj treści nie jest przyjmowany. Należy wysłać JSON w UTF-8, bez kompresji, jako application/json.',
    expectation_failed: 'Nie można spełnić wymagania z nagłówka „Expect”. Należy wysłać żądanie bez niego.',
    validation_failed: 'Niektórych pól brakuje lub są nieprawidłowe. Proszę je poprawić i wysłać ponownie.',
    duplicate_submission: 'To narzędzie jest już w katalogu lub czeka na sprawdzenie. Nie trzeba zgłaszać go ponownie.',
    spam_detected: 'Tekst został uznany za reklamę lub spam. Proszę zwyczajnie opisać, do czego służy narzędzie.',
    not_an_ai_tool: 'Nie rozpoznano tu narzędzia AI. Jeśli nim jest, proszę opisać, co robi w nim AI.',
    idempotency_key_reused: 'Tego klucza Idempotency-Key użyto już dla innej treści. Należy użyć nowego.',
    sign_in_failed: 'Adres e-mail lub hasło są nieprawidłowe. Proszę je sprawdzić i spróbować ponownie.',
    link_expired: 'Ten link jest już nieważny. Należy zamówić nowy.',
    rate_limited: 'Zbyt wiele żądań. Proszę chwilę poczekać i spróbować ponownie.',
    submission_limit_exceeded: 'Osiągnięto godzinowy limit zgłoszeń. Proszę spróbować później.',
    too_many_attempts: 'Zbyt wiele prób. Proszę odczekać i spróbować ponownie.',
    headers_too_large: 'Nagłówki żądania są za duże. Proszę skrócić adres lub usunąć pliki cookie tej strony.',
    internal_error: 'Coś poszło nie tak po naszej stronie. Proszę spróbować później.',
    unavailable: 'Katalog jest chwilowo niedostępny. Proszę spróbować ponownie za kilka sekund.',
    overloaded: 'Katalog jest chwilowo bardzo obciążony. Proszę spróbować ponownie za kilka sekund.',
  },
  problems: {
    required: 'To pole jest wymagane. Należy je wypełnić.',
    not_a_string: 'Należy tu podać tekst.',
    not_an_array: 'Należy tu podać listę.',
    not_an_object: 'Należy wysłać obiekt JSON.',
    not_an_integer: 'Należy podać liczbę całkowitą, samymi cyframi.',
    out_of_range: ({ min, max }, k) => `Należy podać liczbę od ${k.number(min)} do ${k.number(max)}.`,
    too_short: ({ min }, k) =>
      k.plural(min, {
        one: 'Za krótko. Należy wpisać co najmniej # znak.',
        few: 'Za krótko. Należy wpisać co najmniej # znaki.',
        many: 'Za krótko. Należy wpisać co najmniej # znaków.',
        other: 'Za krótko. Należy wpisać co najmniej # znaku.',
      }),
    too_long: ({ max }, k) =>
      k.plural(max, {
        one: 'Za długo. Można wpisać najwyżej # znak.',
        few: 'Za długo. Można wpisać najwyżej # znaki.',
        many: 'Za długo. Można wpisać najwyżej # znaków.',
        other: 'Za długo. Można wpisać najwyżej # znaku.',
      }),
    too_few: ({ min }, k) =>
      k.plural(min, {
        one: 'Za mało. Należy podać co najmniej # pozycję.',
        few: 'Za mało. Należy podać co najmniej # pozycje.',
        many: 'Za mało. Należy podać co najmniej # pozycji.',
        other: 'Za mało. Należy podać co najmniej # pozycji.',
      }),
    too_many: ({ max }, k) =>
      k.plural(max, {
        one: 'Za dużo. Można podać najwyżej # pozycję.',
        few: 'Za dużo. Można podać najwyżej # pozycje.',
        many: 'Za dużo. Można podać najwyżej # pozycji.',
        other: 'Za dużo. Można podać najwyżej # pozycji.',
      }),
    not_one_of: ({ allowed }) =>
      allowed === '' ? 'Należy wybrać jedną z podanych wartości.' : `Należy wybrać jedną z wartości: ${allowed}.`,
    repeated: 'Każdą wartość należy podać tylko raz.',
    control_characters: 'Należy usunąć znaki sterujące.',
    line_break: 'Należy zapisać to w jednym wierszu, bez znaków nowego wiersza i tabulacji.',
    invisible_characters: 'Należy usunąć niewidoczne znaki. Zwykle wystarczy wpisać tekst od nowa.',
    direction_marks: 'Należy usunąć niewidoczne znaki, które zmieniają kierunek tekstu.',
    broken_characters: 'Niektóre znaki są uszkodzone. Należy wpisać je od nowa.',
    too_many_marks: ({ max }, k) =>
      `Zbyt wiele znaków diakrytycznych przy jednej literze. Dozwolone są najwyżej ${k.number(max)}.`,
    not_a_url: 'To nie jest pełny adres strony. Powinien wyglądać tak: https://example.org.',
    url_scheme: 'Należy podać adres, który zaczyna się od http:// lub https://.',
    url_credentials: 'Należy usunąć z adresu nazwę użytkownika i hasło.',
    url_host: 'Należy podać adres publicznej strony internetowej.',
    url_port: 'Należy usunąć z adresu numer portu.',
    not_https: 'Należy podać adres, który zaczyna się od https://.',
    not_an_email: 'To nie jest adres e-mail. Powinien wyglądać tak: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'Nie ma takiej kategorii. Należy wybrać z listy kategorii.'
        : `Nie ma kategorii „${value}”. Należy wybrać z listy kategorii.`,
    bad_identifier: 'Ten identyfikator jest nieprawidłowy. Proszę sprawdzić pisownię.',
    unreadable_json: 'To nie jest czytelny JSON. Proszę sprawdzić nawiasy, cudzysłowy i przecinki.',
    not_utf8: 'Ten tekst nie jest poprawnym UTF-8. Należy wysłać go w tym kodowaniu.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'Jedna z nazw się powtarza. Należy podać ją tylko raz.'
        : `Nazwa „${value}” się powtarza. Należy podać ją tylko raz.`,
    not_a_key: 'Należy użyć od 1 do 255 widocznych znaków ASCII, bez spacji.',
    duplicate: 'Narzędzie o tym adresie jest już w katalogu lub czeka na sprawdzenie.',
    spam: 'To wygląda na reklamę lub spam. Proszę zwyczajnie opisać, do czego służy narzędzie.',
    not_ai: 'Nie wiadomo, co robi tu AI. Proszę to opisać.',
    common_password: 'To hasło jest zbyt łatwe do odgadnięcia. Proszę wybrać inne.',
    wrong_password: 'To hasło jest nieprawidłowe. Proszę spróbować ponownie.',
    in_the_past: 'Ten termin jest zbyt wczesny. Proszę wybrać późniejszy.',
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'Na koncie jest już # token. Aby utworzyć nowy, należy go unieważnić.',
        few: 'Na koncie są już # tokeny. Aby utworzyć nowy, należy unieważnić jeden z nich.',
        many: 'Na koncie jest już # tokenów. Aby utworzyć nowy, należy unieważnić jeden z nich.',
        other: 'Na koncie jest już # tokenu. Aby utworzyć nowy, należy unieważnić jeden z nich.',
      }),
    name_taken: 'To jest już zajęte. Proszę wybrać coś innego.',
  },
};
