/** Screening in Polish. */
import { messages as spam } from './screening/spam.ts';
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from '#locales/en/screening.ts';
import type { ShownEntry } from '#locales/screening/evidence.ts';

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `„${name}” (${state}, ${url})`;
  return {
    states: {
      published: 'opublikowane',
      awaiting_moderation: 'czeka na sprawdzenie',
      changes_requested: 'czeka na zmiany',
      rejected: 'odrzucone',
      withdrawn: 'wycofane',
      expired: 'wygasłe',
      quarantined: 'ukryte',
      removed: 'usunięte',
    },
    differences: { https: 'http lub https', www: 'www', 'path spelling': 'pisownia ścieżki', fragment: 'część po #' },
    relations: {
      same_page_other_form: 'Inna postać tego samego adresu',
      same_store_item: 'Ta sama pozycja w sklepie',
      same_repository: 'To samo repozytorium',
      same_repository_name: 'Repozytorium o tej samej nazwie u innego właściciela',
      same_host: 'Ten sam host',
      same_word_in_address: 'To samo słowo w adresie',
    },
    matches: {
      same_name: 'Ta sama nazwa',
      same_name_but_for_common_words: 'Ta sama nazwa poza pospolitymi słowami',
      same_name_in_other_letters: 'Ta sama nazwa w innym alfabecie',
      same_tagline: 'Ten sam krótki opis',
      one_name_holds_the_other: 'Jedna nazwa zawiera drugą',
      one_letter_apart: 'Jedna litera różnicy w nazwie',
      near_same_tagline: 'Prawie ten sam krótki opis',
    },
    rules: {
      same_page: {
        name: 'Ta sama strona',
        message: 'Narzędzie o tym adresie jest już w katalogu lub czeka na sprawdzenie.',
        evidence: (e) => `Ta sama strona co ${entry(e)}.${e.differs_by && ` Różnice: ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'Ta sama aplikacja lub rozszerzenie',
        message:
          'Ta aplikacja lub rozszerzenie jest już w katalogu lub czeka na sprawdzenie pod innym adresem swojego sklepu.',
        evidence: (e) => `Ta sama pozycja sklepu ${e.store}, ${e.id}, co ${entry(e)}.`,
      },
      related_page: {
        name: 'Pokrewny adres',
        message: 'Wygląda to na inny adres narzędzia, które już jest w katalogu.',
        evidence: (e) => `${e.relation}: ${e.shared}. Istniejący wpis: ${entry(e)}.`,
      },
      same_name: {
        name: 'Ta sama nazwa lub ten sam krótki opis',
        message: 'Narzędzie o tej nazwie lub takim krótkim opisie jest już w katalogu lub czeka na sprawdzenie.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Łudząco podobna nazwa',
        message: 'Nazwa wygląda jak nazwa innego narzędzia, zapisana innymi literami.',
        evidence: (e) =>
          `Wygląda jak nazwa „${e.name}” (${e.url}) zapisana innymi literami${e.letters && `: ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'Zablokowana domena',
        message: 'Ta strona nie jest przyjmowana do tego katalogu.',
        evidence: (e) => `${e.value} jest na liście zablokowanych domen. Powód: ${e.reason}`,
      },
      blocked_word: {
        name: 'Zablokowane słowo',
        message: 'Tekst zawiera słowo, którego ten katalog nie przyjmuje.',
        evidence: (e) => `„${e.value}” jest na liście zablokowanych słów. Powód: ${e.reason}`,
      },
      blocked_mail: {
        name: 'Zablokowana domena e-mail',
        message: 'Podaj adres e-mail u innego dostawcy.',
        evidence: (e) => `${e.value} jest na liście zablokowanych domen e-mail. Powód: ${e.reason}`,
      },
      template_flood: {
        name: 'Powtarzany tekst',
        message: 'Prawie taki sam tekst przysłano właśnie kilka razy. Opisz, co wyróżnia to narzędzie.',
        evidence: (e) =>
          `Z ostatniej godziny ${k.plural(e.count, {
            one: '# inny tekst jest prawie taki sam',
            few: '# inne teksty są prawie takie same',
            many: '# innych tekstów jest prawie takich samych',
            other: '# innego tekstu jest prawie takie samo',
          })}: ${e.names}.`,
      },
      account_flood: {
        name: 'Wiele wpisów naraz',
        message: 'Z tego konta przyszło w ciągu godziny wiele wpisów. Poczekaj chwilę z następnymi.',
        evidence: (e) => {
          const count = k.plural(e.count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' });
          return e.site === ''
            ? `${count} z tego konta w ciągu godziny.`
            : `${count} o ${e.site} z tego konta w ciągu godziny.`;
        },
      },
      address_flood: {
        name: 'Wiele wpisów z jednego adresu',
        message: 'Z Twojego adresu sieciowego przyszło w ciągu godziny wiele wpisów. Poczekaj chwilę z następnymi.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })} z ${k.plural(
            e.accounts,
            { one: '# konta', few: '# kont', many: '# kont', other: '# konta' },
          )} spod jednego adresu sieciowego w ciągu godziny.`,
      },
      keyword_stuffing: {
        name: 'Słowa kluczowe zamiast zdań',
        message: 'Wygląda to na listę słów kluczowych. Opisz zdaniami, do czego służy narzędzie.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, {
                one: '# słowo kluczowe zamiast zdania.',
                few: '# słowa kluczowe zamiast zdania.',
                many: '# słów kluczowych zamiast zdania.',
                other: '# słowa kluczowego zamiast zdania.',
              })
            : `Słowo „${e.word}” ${k.plural(e.count, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' })} wśród ${k.plural(
                e.words,
                { one: '# słowa', few: '# słów', many: '# słów', other: '# słowa' },
              )}.`,
      },
      link_pile: {
        name: 'Za dużo linków',
        message: 'W tekście jest za dużo linków lub numerów telefonu. Usuń je.',
        evidence: (e) =>
          `W tekście: ${k.plural(e.links, { one: '# link', few: '# linki', many: '# linków', other: '# linku' })} i ${k.plural(
            e.numbers,
            {
              one: '# numer telefonu lub nazwa w komunikatorze',
              few: '# numery telefonu lub nazwy w komunikatorach',
              many: '# numerów telefonu lub nazw w komunikatorach',
              other: '# numeru telefonu lub nazwy w komunikatorze',
            },
          )}.`,
      },
      short_link: {
        name: 'Krótki link lub przekierowanie',
        message: 'To krótki link lub przekierowanie z katalogu. Podaj adres samego narzędzia.',
        evidence: (e) =>
          `Krótki link, strona z linkami lub przekierowanie z katalogu w ${e.host}: to, co się za nim kryje, może się zmienić.`,
      },
      disposable_mail: {
        name: 'Jednorazowa skrzynka',
        message: 'To wygląda na adres jednorazowy. Podaj stały.',
        evidence: (e) => `${e.domain} udostępnia jednorazowe skrzynki.`,
      },
      parked_page: {
        name: 'Zaparkowana lub pusta strona',
        message: 'Wygląda to na tekst pustej strony. Opisz narzędzie.',
        evidence: (e) => `Słowa zaparkowanej lub pustej strony, z nazwą „${e.name}”: ${e.words}.`,
      },
      spam_wording: {
        name: 'Język spamu',
        message: 'Brzmi to jak spam. Opisz prostymi słowami, co robi narzędzie.',
        evidence: (e) => `Brzmi jak spam; przemawiają za tym słowa: ${e.words}.`,
      },
      masked_words: {
        name: 'Zamaskowane słowa',
        message: 'Niektóre słowa są zamaskowane. Zapisz je zwyczajnie.',
        evidence: (e) => `Słowa zamaskowane, by uniknąć wykrycia: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Pomieszane alfabety',
        message: 'W niektórych słowach mieszają się litery różnych alfabetów. Zapisz każde słowo w jednym alfabecie.',
        evidence: (e) => `Litery różnych alfabetów w jednym słowie: ${e.words}.`,
      },
      prompt_injection: {
        name: 'Polecenia dla modelu językowego',
        message: 'Usuń to, co jest skierowane do modelu językowego. Opisz narzędzie.',
        evidence: (e) =>
          `Polecenia dla modelu językowego, który może oceniać tekst: ${e.words}. Nie polegaj na opinii modelu o tym wpisie.`,
      },
      shouting: {
        name: 'Krzyk',
        message: 'Użyj mniej wielkich liter, wykrzykników i emoji.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)}% liter to wielkie litery`,
            k.plural(e.exclamation_marks, {
              one: '# wykrzyknik',
              few: '# wykrzykniki',
              many: '# wykrzykników',
              other: '# wykrzyknika',
            }),
            `${k.number(e.pictures)} emoji`,
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'To nie narzędzie AI',
        message: 'Wpis nie mówi, co robi AI. Dodaj o tym zdanie.',
        evidence: (e) =>
          [
            'W nazwie, krótkim opisie i opisie prawie nic nie wskazuje na AI.',
            e.words && `Słowa przeciw: ${e.words}.`,
            e.nearest && `Najbliżej AI: ${e.nearest}.`,
            !e.known_style && 'Język lub styl jest dla reguły nowy, więc nie ma ona pewności.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'Reguła zawiodła i nie sprawdziła wpisu. Sprawdź go samodzielnie.',
    page: {
      title: 'Reguły kontroli',
      lead: 'Co każda reguła znalazła w ostatnich 90 dniach i jak często redakcja się z nią zgadzała.',
      modes: { off: 'Wyłączona', advisory: 'Doradcza', enforced: 'Wiążąca' },
      modesHint:
        'Reguła doradcza pokazuje redakcji, co znalazła. Wiążąca ponadto odrzuca to, ' +
        'czego jest pewna; jeśli myli się zbyt często, automatycznie staje się doradcza.',
      rule: 'Reguła',
      mode: 'Tryb',
      modeOf: (rule) => `Tryb reguły „${rule}”`,
      fired: 'Zadziałała',
      refused: 'Odmowy',
      agreed: 'Zgoda',
      disagreed: 'Niezgoda',
      precision: 'Precyzja',
      percent: (value) => `${k.number(value)}%`,
      floor: (percent) => `wymagane ${percent}`,
      save: 'Zapisz',
      changed: 'Tryb został zmieniony.',
    },
  };
};
