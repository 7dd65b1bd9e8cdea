/** Sentences of the account pages in Polish. */
import type { Format } from '#locales/format.ts';
import type { AccountMessages } from './en.ts';

export const pl = (k: Format): AccountMessages => ({
  settings: {
    title: 'Ustawienia konta',
    password: {
      title: 'Hasło',
      lead: 'Tutaj pozostaniesz po zalogowaniu, wszędzie indziej nastąpi wylogowanie.',
      current: 'Obecne hasło',
      next: 'Nowe hasło',
      button: 'Zmień hasło',
      done: 'Hasło zostało zmienione. Wszędzie indziej nastąpiło wylogowanie.',
      forgotten: 'Hasło zapomniane albo jeszcze nieustawione? Wyślemy link',
    },
    email: {
      title: 'Adres e-mail',
      lead: 'Wyślemy link na nowy adres. Konto przejdzie na niego po otwarciu linku, a na stary adres przyjdzie powiadomienie.',
      next: 'Nowy adres e-mail',
      button: 'Zmień adres e-mail',
      done: 'Wysłaliśmy link na nowy adres. Działa przez godzinę.',
      confirmTitle: 'Potwierdź nowy adres e-mail',
      confirmLead: 'Jedno kliknięcie i konto przejdzie na ten adres.',
      confirmButton: 'Potwierdź nowy adres',
      confirmed: 'Twoje konto ma już nowy adres e-mail.',
    },
    devices: {
      title: 'Urządzenia',
      lead: 'Sesja została otwarta na urządzeniu, którego nie masz przy sobie? Wyloguj się na wszystkich, także na tym.',
    },
    data: {
      title: 'Twoje dane',
      lead: 'Jeden plik JSON z tym, co o Tobie przechowujemy: konto, tokeny bez sekretów, zgłoszenia z historią.',
      button: 'Pobierz swoje dane',
    },
    deletion: {
      title: 'Usuń konto',
      lead: 'Oczekujące zgłoszenia zostaną wycofane, a tokeny od razu przestaną działać. Opublikowane narzędzia pozostaną w katalogu bez właściciela. Tego nie da się cofnąć.',
      open: 'Chcę usunąć swoje konto',
      button: 'Usuń na zawsze',
      done: 'Twoje konto zostało usunięte. Dziękujemy za wspólny czas.',
    },
  },
  tokens: {
    again: 'Jeszcze raz Twoje hasło',
    againHint: 'Od zalogowania minęło ponad 15 minut. Do nowego tokena potrzebne jest ponownie hasło.',
    until: (days, date) => `${days}, do ${date}`,
    never: 'Bez końca, do unieważnienia',
    soon: 'Wkrótce wygaśnie',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    token: 'Token',
    command: 'Polecenie',
  },
  submit: {
    fine: 'Wszystkie pola są w porządku.',
    found: (n) =>
      k.plural(n, {
        one: '# uwaga do formularza',
        few: '# uwagi do formularza',
        many: '# uwag do formularza',
        other: '# uwagi do formularza',
      }),
    changed: 'Zmienione',
    before: (text) => `Zmienione. Przedtem: ${text}`,
    nothingBefore: 'Zmienione. Przedtem pole było puste.',
    duplicate: 'To narzędzie już tu jest',
    similar: 'Podobne narzędzia w katalogu',
    own: 'To Twoje własne zgłoszenie.',
  },
  submissions: {
    filter: 'Pokaż',
    all: 'Wszystkie',
    yourTurn: 'Twoja kolej',
    wait: 'Przewidywany czas oczekiwania',
    unknown: 'Jeszcze nieznany',
    waitHint: 'Połowa decyzji z ostatnich 30 dni zapadła szybciej.',
    noneHere: 'Żadne z Twoich zgłoszeń nie ma tego statusu.',
  },
  status: {
    edited: 'Poprawione przez redakcję',
    changed: (fields) => `Zmieniono: ${fields}`,
    withdrawOpen: 'Wycofaj zgłoszenie',
    appealOpen: 'Nie zgadzasz się z decyzją?',
    withdrawn: 'Zgłoszenie zostało wycofane.',
    appealed: 'Twoje odwołanie dotarło. Zdecyduje ktoś inny z redakcji.',
    resubmitted: 'Dziękujemy! Poprawione zgłoszenie czeka w kolejce.',
  },
  signIn: {
    with: (name) => `Kontynuuj przez ${name}`,
    or: 'lub',
    failed: (name) => `Logowanie przez ${name} nie powiodło się. Spróbuj ponownie albo użyj hasła.`,
    unverified: (name) =>
      `${name} nie zna żadnego potwierdzonego adresu e-mail dla Ciebie. Potwierdź go tam albo użyj hasła.`,
  },
});
