/** Sentences of the visitors’ pages, in Polish. */
import type { Format } from '#locales/format.ts';
import type { VisitorMessages } from '#locales/en/visitors.ts';

export const messages = (k: Format): VisitorMessages => ({
  sponsored: 'Sponsorowane',
  home: {
    categories: 'Przeglądaj według kategorii',
    submitTitle: 'Masz własne narzędzie?',
    submitText: 'Zgłoś je formularzem albo przez API. Redakcja sprawdza każde zgłoszenie i podaje powód decyzji.',
    points: [
      'Redakcja sprawdza każde zgłoszenie',
      'Kolejności wyników nie można kupić',
      'Bez śledzenia i usług innych firm',
    ],
  },
  list: {
    title: 'Narzędzia AI',
    foundAtLeast: (n) => `Ponad ${k.number(n)} narzędzi`,
    category: 'Kategoria',
    anyCategory: 'Wszystkie kategorie',
    pricing: 'Cena',
    anyPricing: 'Dowolna cena',
    clear: 'Wyczyść wyszukiwanie i filtry',
    none: 'Żadne narzędzie nie pasuje',
    noneHint: 'Spróbuj użyć mniej słów lub innych słów albo usuń filtr.',
    about: {
      tools:
        'Wszystkie narzędzia katalogu, najpierw najnowsze. Listę można zawęzić według ceny i kategorii albo przeszukać.',
      category: (name) => `Narzędzia AI w kategorii „${name}”: co robi każde z nich i ile kosztuje.`,
      categories: 'Wszystkie kategorie katalogu i liczba narzędzi w każdej.',
    },
    foundFor: (found, q) => `${found} dla „${q}”`,
    noneFor: (q) => `Żadne narzędzie nie pasuje do „${q}”`,
    fewerWords: 'Spróbuj użyć mniej słów lub innych słów.',
    beyond: 'Nie ma takiej strony',
    unlisted: (q) => `W katalogu nie ma narzędzia o adresie „${q}”`,
    nearAddress: 'W katalogu nie ma narzędzia dokładnie o tym adresie. Oto najbliższe.',
    correctedTo: (q) => `Wyniki dla „${q}”.`,
    instead: (q) => `Szukaj „${q}”`,
    meant: (q) => `Czy chodziło o „${q}”?`,
    ignored: (words) => `Pominięto: ${words}.`,
    hint: (price) => `Najpierw: ${price}`,
    nearest: 'Najbliższe kategorie',
  },
  tool: {
    visit: 'Przejdź do strony',
    about: 'Opis',
    facts: 'W skrócie',
    website: 'Strona internetowa',
    pricing: 'Cena',
    updated: 'Ostatnia zmiana',
    checked: 'Link sprawdzono',
    broken: 'Gdy ostatnio sprawdzaliśmy link, nie działał.',
    original: (language) => `Jeszcze nieprzetłumaczone, pokazujemy oryginał: ${language}.`,
    machine: 'Przetłumaczone maszynowo.',
    confirmed: (month: string) => `Potwierdzono: ${month}`,
    stated: {
      maker: (month: string) => `według twórcy, ${month}`,
      editor: (month: string) => `według redakcji, ${month}`,
      import: (month: string) => `z importowanej listy, ${month}`,
    },
    back: 'Wróć do wpisu',
  },
  badge: {
    listed: (site: string) => `W katalogu ${site}`,
    title: 'Odznaka na Twoją stronę',
    copy: 'Skopiuj ten kod na swoją stronę.',
  },
  alternatives: {
    title: (name) => `Alternatywy dla narzędzia ${name}`,
    lead: (name) => `Narzędzia, które mogą zastąpić narzędzie ${name}, najpierw najbliższe.`,
    all: 'Wszystkie alternatywy',
    none: 'Nie ma jeszcze alternatyw',
    order: 'Najpierw najbliższe; płatności nie mają znaczenia.',
    named: 'Wymienione w zapytaniu',
    words: 'Szukaj tych słów',
  },
  suggest: {
    category: 'Kategoria',
    count: (n) =>
      k.plural(n, { one: '# podpowiedź', few: '# podpowiedzi', many: '# podpowiedzi', other: '# podpowiedzi' }),
    none: 'Brak podpowiedzi',
  },
  facets: {
    features: 'Cechy',
    noAccount: 'Bez konta',
    more: 'Więcej kategorii',
    chosen: 'Wybrane filtry',
    remove: (name) => `Usuń filtr: ${name}`,
    clear: 'Wyczyść wszystko',
  },
  sort: {
    why: 'Jak powstaje kolejność',
  },
  category: {
    search: 'Szukaj w tej kategorii',
    others: 'Inne kategorie',
  },
  report: {
    title: (name) => `Zgłoś problem: ${name}`,
    sent: 'Problem zgłoszony',
    lead: 'Napisz, co jest nie tak. Redakcja czyta każde zgłoszenie, ale nie widzi, kto je wysłał.',
    kind: 'Co jest nie tak?',
    message: 'Co powinna wiedzieć redakcja?',
    messageHint: `Do ${k.number(1000)} znaków`,
    replyTo: 'E-mail do odpowiedzi',
    replyToHint:
      'Wyślemy jedną wiadomość po zamknięciu zgłoszenia (najwyżej trzy dziennie), a potem usuniemy adres, najpóźniej po 90 dniach.',
    signedIn: 'Wynik znajdziesz na swoim koncie w części „Zgłoszone problemy”.',
    button: 'Zgłoś problem',
    done: 'Dziękujemy. Redakcja to sprawdzi.',
    doneNoMail:
      'Dziękujemy. Redakcja to sprawdzi. Nie dostaniesz wiadomości: przyszło dziś od Ciebie za dużo zgłoszeń z adresem.',
  },
  ranking: {
    lead: 'Kolejność zależy od tego, jak dobrze wpis pasuje do Twoich słów. To samo wyszukiwanie daje każdemu tę samą kolejność.',
    paidTitle: 'Płatności nie mają znaczenia',
    paid:
      'Lepszego miejsca nie można kupić. Opłacone wpisy stoją w osobnej ramce ze słowem ' +
      '„Sponsorowane”, najwyżej dwa na stronie, i tylko nad wynikami, które zawierają ' +
      'samo narzędzie. Wyszukiwarka nie wie, kto płaci: nigdy nie czyta tej tabeli, a ' +
      'automatyczny test porównuje wszystkie wyniki z miejscami sponsorowanymi i bez nich.',
    withoutTitle: 'Bez szukanych słów',
    without: 'Listy i kategorie pokazują najpierw najnowsze wpisy.',
    withTitle: 'Z szukanymi słowami',
    with: 'Narzędzie trafia do pierwszej grupy, do której pasuje:',
    tiers: [
      'Nazwa jest dokładnie tym, co wpisano; wielkość liter, akcenty, odstępy i znaki przestankowe się nie liczą.',
      'Nazwa różni się tylko końcówką, taką jak „AI” lub „.com”, albo narzędzie ma taką domenę.',
      'Do nazwy brakuje jednej litery.',
      'Nazwa zaczyna się od tego, co wpisano, pełnymi słowami.',
      'Nazwa zaczyna się od tego, co wpisano.',
      'Nazwa zawiera wszystkie słowa.',
      'Nazwa zawiera wszystkie słowa, ostatnie jako początek słowa.',
      'Nazwa różni się jedną błędną, brakującą, zbędną lub przestawioną literą albo brzmi ' +
        'jak to, co wpisano innym pismem, a wpisanych słów nie używa prawie żadne narzędzie.',
      'Nazwa, krótki opis i kategorie zawierają razem wszystkie słowa lub ich synonimy ' +
        '(same kategorie nie wystarczą), a narzędzie robi to, czego szukasz, jeśli to jasne.',
      'Nazwa, teksty i kategorie zawierają wszystkie słowa albo narzędzie robi to, czego szukasz, choć opisano to inaczej.',
      'Występuje co najmniej połowa słów; rzadkie liczą się bardziej niż częste.',
      'Nazwa różni się jedną literą, choć wpisanych słów używają inne narzędzia.',
      'Gdy grupy powyżej są puste: pasują wszystkie słowa po odrzuceniu nieznanych, a potem najczęstszych. ' +
        'Gdy zostaje ich zbyt mało, a zapytanie może dotyczyć czegoś innego, nie pokazujemy niczego.',
    ],
    withinTitle: 'Wewnątrz grupy',
    within:
      'Gdy pasuje nazwa, pierwszy jest najnowszy wpis. Gdy pasują słowa, nazwa liczy się ' +
      'bardziej niż krótki opis, a krótki opis bardziej niż pełny; przy równej wadze pierwsze ' +
      'są krótsze opisy, potem nowsze wpisy. Słowa takie jak „najlepszy” lub „za darmo” nie ' +
      'muszą wystąpić. Co robi narzędzie, wynika z jego tekstów i z listy zadań w ośmiu językach.',
    alternativesTitle: 'Alternatywy dla narzędzia',
    alternatives:
      'Narzędzie jest alternatywą dla innego, jeśli mówią tak jego teksty, jeśli oba są znane z tego samego ' +
      'albo jeśli łączy je kategoria i słowa o tym, co robią. Najwięcej waży pierwsze, potem drugie, potem ' +
      'wspólne słowa (rzadkie bardziej niż częste), a na końcu wspólne kategorie. Dodatki, które nie zastępują ' +
      'drugiego narzędzia, i sprzedawcy promptów stoją na końcu; przy równej wadze pierwszy jest nowszy wpis. ' +
      'Alternatyw jest najwyżej 50, a po dziesiątej zostają tylko bliskie najlepszym. Gdy zapytanie dotyczy ' +
      'alternatyw, pierwsze stoi wymienione w nim narzędzie, a narzędzia w szukanej cenie przesuwają się wyżej.',
    understoodTitle: 'Jak czytamy słowa',
    understood:
      'Słowo, którego nie używa prawie żadne narzędzie, jest poprawiane, gdy podobne występuje znacznie ' +
      'częściej; strona o tym mówi i proponuje pisownię z zapytania. Słowa o cenie, takie jak „za darmo” ' +
      'lub „open source”, podnoszą narzędzia o takiej cenie. Słowa o jakiejś cesze, takie jak „wtyczka ' +
      'do przeglądarki” lub „bez rejestracji”, podnoszą narzędzia, których twórcy ją podają. Tego, ' +
      'co następuje po „zamiast”, nie szukamy. Numery wersji, jak w „DALL·E 3”, nie muszą wystąpić.',
    languagesTitle: 'W Twoim języku',
    languages:
      'Szukać można w każdym z ośmiu języków. Pasują też inne formy słowa, a nazwy kategorii prowadzą także do narzędzi opisanych w innym języku.',
    notTitle: 'Co się nie liczy',
    not: [
      'Jakakolwiek płatność',
      'Kliknięcia i odwiedziny',
      'Kim jesteś i jakie były Twoje wcześniejsze wyszukiwania',
      'Kto zgłosił narzędzie',
    ],
    check: 'Sprawdź: otwarte API daje tę samą kolejność, bez miejsc sponsorowanych.',
    apiLink: 'Przeczytaj dokumentację API',
  },
  api: {
    lead: 'Katalog można czytać bez klucza, a narzędzia zgłaszać z tokenem. Ta strona powstaje z opisu OpenAPI; jego objaśnienia są po angielsku.',
    start: 'Na początek',
    startRead: 'Do czytania token nie jest potrzebny. Spróbuj w terminalu:',
    startToken: 'Do zgłaszania narzędzi potrzebny jest token.',
    makeToken: 'Utwórz token API',
    startErrors:
      'Każdy błąd to JSON z `code` i `message`, a gdy któreś pole jest nieprawidłowe, także ze zdaniem w `fields`.',
    startPages: 'Listy są podzielone na strony po `per_page` wpisów; `links.next` prowadzi do następnej.',
    startLimits: 'Po przekroczeniu limitu odpowiedzią jest 429, a `Retry-After` podaje, ile sekund czekać.',
    base: 'Adres bazowy',
    contents: 'Operacje',
    parameters: 'Parametry',
    required: 'wymagane',
    body: 'Treść (JSON)',
    answers: 'Odpowiedzi',
    errors: 'Błędy',
    token: 'Wymaga tokenu',
    open: 'Otwarte dla wszystkich',
    example: 'Przykład',
    values: 'Jedna z wartości',
    standard: 'Domyślnie',
  },
  statistics: {
    lead: 'Jak długo czekają zgłoszenia i jak decyduje redakcja. Liczone automatycznie, bez nazwisk.',
    waiting: 'Teraz czeka',
    oldest: 'Najstarsze czeka od',
    nobody: 'Nic nie czeka',
    period: (days) =>
      k.plural(days, { one: 'Ostatni dzień', few: 'Ostatnie # dni', many: 'Ostatnie # dni', other: 'Ostatnie # dnia' }),
    decisions: 'Decyzje',
    published: 'Opublikowane',
    rejected: 'Odrzucone',
    changes: 'Prośby o zmiany',
    median: 'Typowy czas oczekiwania (mediana)',
    p95: '95 na 100 rozstrzygnięto w czasie',
    noDecisions: 'Jeszcze brak decyzji',
    reasons: 'Powody odrzuceń',
    span: 'Okres',
    at: (time) => `Stan: ${time} (UTC).`,
    json: 'Te same liczby jako JSON',
  },
  noTool: {
    gone: 'Tego narzędzia nie ma już w katalogu',
    goneText: 'Redakcja usunęła wpis. Spróbuj wyszukać.',
    missing: 'Tego narzędzia nie ma w katalogu',
    missingText: 'Może tutaj nazywa się inaczej. Wyszukaj je, przejrzyj kategorie albo zgłoś je.',
  },
});
