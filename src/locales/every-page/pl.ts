/** Sentences that every page or several areas use, in Polish. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const pl = (k: Format): EveryPageMessages => ({
  skip: 'Przejdź do treści',
  mainNav: 'Menu główne',
  language: 'Język',
  optional: 'opcjonalnie',
  nav: {
    tools: 'Narzędzia',
    submit: 'Zgłoś narzędzie',
    account: 'Konto',
    signOut: 'Wyloguj się',
    desk: 'Biurko redakcji',
  },
  footer: {
    order: 'Płatność nigdy nie zmienia kolejności wyników.',
    catalog: 'Katalog',
    makers: 'Dla twórców',
    about: 'O katalogu',
    feed: 'Kanał nowych narzędzi',
    poweredBy: (program: string) => `Oparte na ${program}`,
  },
  pricing: {
    free: 'Bezpłatne',
    freemium: 'Z planem bezpłatnym',
    paid: 'Płatne',
    free_trial: 'Bezpłatny okres próbny',
    open_source: 'Otwarty kod',
  },
  states: {
    awaiting_moderation: 'Czeka na sprawdzenie',
    changes_requested: 'Prośba o zmiany',
    published: 'Opublikowane',
    rejected: 'Odrzucone',
    withdrawn: 'Wycofane',
    expired: 'Wygasło',
  },
  reasons: {
    duplicate: 'Jest już w katalogu',
    spam: 'Reklama lub spam',
    not_an_ai_tool: 'To nie jest narzędzie AI',
    broken_link: 'Link nie działa',
    misleading: 'Tekst wprowadza w błąd',
    wrong_category: 'Niewłaściwa kategoria',
    incomplete: 'Brakuje informacji',
    policy: 'Niezgodne z naszymi zasadami',
    other: 'Inny powód',
  },
  catalog: {
    title: 'Katalog narzędzi AI',
    lead: 'Znajdź narzędzie do swojego zadania, przeczytaj, co robi i ile kosztuje. Zgłoszenia sprawdza redakcja.',
    newest: 'Nowości w katalogu',
    all: 'Zobacz wszystkie narzędzia',
    since: 'W katalogu od',
  },
  search: {
    label: 'Szukaj narzędzi',
    placeholder: 'Na przykład: napisy',
    button: 'Szukaj',
    found: (n) => k.plural(n, { one: '# narzędzie', few: '# narzędzia', many: '# narzędzi', other: '# narzędzia' }),
    filters: 'Filtry',
    suggestions: 'Podpowiedzi',
  },
  pagination: {
    label: 'Strony',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (page, of) => `Strona ${k.number(page)} z ${k.number(of)}`,
  },
  titles: {
    categories: 'Kategorie',
    report: 'Zgłoś problem',
    ranking: 'Jak powstaje kolejność',
    api: 'Dokumentacja API',
    apiFile: 'Opis OpenAPI (JSON)',
    statistics: 'Sprawdzanie zgłoszeń w liczbach',
  },
  form: {
    check: 'Sprawdź wpisane dane',
    password: 'Hasło',
    email: 'Adres e-mail',
    cancel: 'Anuluj',
  },
  error: {
    notFound: 'Nie ma takiej strony',
    failed: 'To się nie udało',
    retry: (seconds) =>
      seconds < 90
        ? `Spróbuj ponownie za ${k.plural(seconds, { one: '# sekundę', few: '# sekundy', many: '# sekund', other: '# sekundy' })}.`
        : `Spróbuj ponownie za ${k.plural(Math.ceil(seconds / 60), { one: '# minutę', few: '# minuty', many: '# minut', other: '# minuty' })}.`,
    again: 'Spróbuj ponownie',
    home: 'Przejdź do strony głównej',
  },
  unverified: {
    needed: (email) =>
      `Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz link, który wysłaliśmy na adres ${email}.`,
    resend: 'Wyślij wiadomość ponownie',
    sent: 'Wiadomość wysłana. Link w niej działa przez 24 godziny.',
  },
  token: {
    never: 'Bezterminowo',
    lastUsed: 'Ostatnio użyty',
    neverUsed: 'Nigdy',
    validUntil: 'Ważny do',
    state: {
      active: 'Aktywny',
      expired: 'Wygasł',
      revoked: 'Unieważniony',
    },
    revoke: 'Unieważnij',
    revokeAll: 'Unieważnij wszystkie tokeny',
    revokeHint: 'Wszystko, co go używa, będzie odrzucane od następnego żądania. Tego nie da się cofnąć.',
  },
  appeal: 'Odwołanie',
  fields: {
    url: {
      label: 'Strona internetowa',
      hint: 'Publiczna strona narzędzia, zaczyna się od https://',
    },
    name: {
      label: 'Nazwa',
      hint: 'Od 2 do 80 znaków',
    },
    tagline: {
      label: 'Krótki opis',
      hint: 'Jedno zdanie o tym, co robi, od 5 do 200 znaków',
    },
    description: {
      label: 'Opis',
      hint: `Do ${k.number(2000)} znaków`,
    },
    logo_url: {
      label: 'Adres logo',
      hint: 'Zaczyna się od https://',
    },
    pricing_model: {
      label: 'Cena',
      hint: '',
    },
    categories: {
      label: 'Kategorie',
      hint: 'Wybierz od jednej do pięciu',
    },
    contact_email: {
      label: 'E-mail kontaktowy',
      hint: 'Na wypadek pytań redakcji. Nigdy go nie pokazujemy.',
    },
  },
  clipboard: {
    copy: 'Kopiuj',
    copied: 'Skopiowano',
  },
  password: {
    show: 'Pokaż',
    hide: 'Ukryj',
  },
  reportKinds: {
    broken_link: 'Link nie działa',
    wrong_price: 'Cena jest błędna',
    wrong_text: 'Opis jest błędny lub nieaktualny',
    misleading: 'Obiecuje to, czego nie robi',
    not_an_ai_tool: 'To nie jest narzędzie AI',
    closed: 'Narzędzie już nie istnieje',
    other: 'Coś innego',
  },
  sitePages: {
    imprint: 'Nota prawna',
    privacy: 'Polityka prywatności',
    terms: 'Regulamin',
    contact: 'Kontakt',
    about: 'O nas',
    guidelines: 'Zasady zgłaszania',
    onlyIn: (language: string) => `Ten tekst jest dostępny tylko w języku: ${language}.`,
  },
});
