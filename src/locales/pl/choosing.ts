/** Sentences for choosing among tools, in Polish. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from '#locales/en/choosing.ts';

export const messages = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Sortowanie',
      relevance: 'Trafność',
      newest: 'Najnowsze',
      updated: 'Ostatnio zmienione',
      name: 'A–Z',
      close: (n) => `Tylko bliskie trafienia; „Trafność” pokazuje o ${k.number(n)} więcej.`,
      rule: 'Listę można też sortować według daty dodania, ostatniej zmiany lub nazwy; wyszukiwanie pokazuje wtedy tylko bliskie trafienia.',
    },
    fresh: 'Nowość',
    freshCount: (n) =>
      k.plural(n, {
        one: '# nowe w tym tygodniu',
        few: '# nowe w tym tygodniu',
        many: '# nowych w tym tygodniu',
        other: '# nowego w tym tygodniu',
      }),
    free: (n) =>
      k.plural(n, {
        one: '# bezpłatne lub z planem bezpłatnym',
        few: '# bezpłatne lub z planem bezpłatnym',
        many: '# bezpłatnych lub z planem bezpłatnym',
        other: '# bezpłatnego lub z planem bezpłatnym',
      }),
    follow: 'Śledź tę listę:',
    reasons: {
      known: (name) => `Znane jako alternatywa dla ${name}`,
      job: 'Robi to samo',
      category: (name) => `Także w kategorii: ${name}`,
    },
    share: { share: 'Udostępnij', copy: 'Kopiuj link', copied: 'Skopiowano link' },
    undescribed: 'Nie ma jeszcze szczegółowego opisu.',
    kept: {
      keep: (name) => `Zachowaj ${name}`,
      lead: 'To, co zachowasz, zostaje na tym urządzeniu. Adresem tej strony można się podzielić.',
      none: 'Nic jeszcze nie zachowano',
      noneHint: 'Wybierz zakładkę przy narzędziu, aby zachować je tutaj.',
      count: (n) =>
        k.plural(n, { one: '# zachowane', few: '# zachowane', many: '# zachowanych', other: '# zachowanego' }),
      clear: 'Usuń wszystkie',
    },
    compare: {
      first: (n) => `Porównaj ${n} pierwsze`,
      title: 'Narzędzia obok siebie',
      lead: 'Do czterech narzędzi. Adresem tej strony można się podzielić.',
      choose: 'Wybierz od dwóch do czterech narzędzi do porównania.',
      languages: 'Języki tekstów',
      fact: 'Informacja',
    },
    moreCategories: (n) => k.plural(n, { one: 'jeszcze #', few: 'jeszcze #', many: 'jeszcze #', other: 'jeszcze #' }),
    collections: {
      title: 'Kolekcje',
      chosen: 'Wybór redakcji',
      all: 'Wszystkie kolekcje',
      lead: 'Narzędzia zebrane przez redakcję z myślą o jednym celu. Miejsca w nich nie można kupić.',
      none: 'Nie ma jeszcze kolekcji.',
      over: 'Ta kolekcja się zakończyła.',
    },
    confirmed: {
      title: 'Potwierdzone w tym tygodniu',
      kinds: { maker: 'Potwierdzone przez twórcę', price: 'Cena potwierdzona', link: 'Strona działa' },
    },
    groups: {
      assistants: 'Asystenci i agenci',
      text: 'Teksty i dokumenty',
      images: 'Obrazy i projektowanie',
      media: 'Wideo, dźwięk i gry',
      code: 'Kod i dane',
      work: 'Praca i biuro',
      market: 'Marketing i sprzedaż',
      life: 'Nauka i codzienność',
      more: 'Inne',
    },
  },
});
