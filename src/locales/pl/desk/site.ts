/** Sentences about the operator's own site, in Polish. */
import type { SiteMessages } from '#locales/en/desk/site.ts';

export const messages = (): SiteMessages => ({
  site: {
    lead: 'Nazwa i opis tego katalogu na stronach, w wiadomościach, kanałach i dokumentach. Puste pola mają wartość domyślną.',
    nameHint: (name: string) => `Domyślnie: ${name}`,
    taglineHint: 'Nagłówek strony głównej',
    descriptionHint: 'Jedno lub dwa zdania dla strony głównej, kanałów i wyszukiwarek',
    fallback: (language: string) => `Puste pola używają tekstu w języku: ${language}.`,
    poweredBy: (program: string) => `Wymieniaj ${program} w stopce („Oparte na”)`,
    preview: 'Podgląd',
    saved: 'Witryna została zmieniona. Odwiedzający widzą to od razu.',
    history: 'Historia zmian',
    accentHint: (example: string) =>
      `Na przykład ${example}. Jeśli podasz tylko jeden, drugi zostanie z niego wyprowadzony.`,
    termsHint:
      'Data lub numer. Użytkownicy akceptują regulamin przy rejestracji i ponownie, gdy ' +
      'zmienisz wersję. Wymaga strony „terms”; gdy pole jest puste, nikt nie jest pytany.',
    logoLead:
      'SVG lub PNG, najwyżej 512\u00A0KiB. Plik jest rysowany na nowo jako PNG, więc zamień wcześniej litery na krzywe. Szerokie logo zastępuje nazwę.',
    logoHints: {
      light: 'Także dla motywu ciemnego, kart przeglądarki i udostępnianych linków, jeśli nie dodasz innych',
      dark: 'Na ciemne tło, na którym tamto słabo widać',
      icon: 'Kwadratowy obrazek na karty przeglądarki i ekran telefonu',
    },
    upload: 'Prześlij',
    removeLogo: 'Usuń',
    logoSaved: 'Logo zostało zmienione. Odwiedzający widzą to od razu.',
    logoRemoved: 'Obrazek został usunięty.',
  },
  demo: {
    title: 'Katalog demonstracyjny',
    lead:
      'Przykładowe wpisy dołączone do programu. Te, które od tego czasu edytowano, ' +
      'zgłoszono, promowano lub wykorzystano, pozostają, podobnie jak kategorie.',
    entries: 'Wpisy',
    goes: 'Do usunięcia',
    stays: 'Pozostaje',
    tools: 'Narzędzia',
    collections: 'Kolekcje',
    warning: 'Tego nie można cofnąć. Katalog demonstracyjny nie wczyta się ponownie automatycznie.',
    remove: 'Usuń katalog demonstracyjny',
    removed: 'Katalog demonstracyjny został usunięty.',
    none: 'Nie ma tu katalogu demonstracyjnego.',
  },
  pages: {
    lead:
      'Nota prawna, polityka prywatności, regulamin, kontakt, zasady i wszystko, ' +
      'czego ten katalog jeszcze potrzebuje. Linki do nich są na dole każdej strony.',
    none: 'Nie ma jeszcze stron.',
    page: 'Strona',
    languages: 'Języki',
    create: 'Dodaj stronę',
    name: 'Nazwa w adresie',
    nameHint: 'Małe litery łacińskie, cyfry i łączniki, na przykład privacy',
    button: 'Utwórz',
    text: 'Tekst (Markdown)',
    textHint: 'Pierwszy wiersz „# Tytuł” jest tytułem. Pusty tekst usuwa stronę w tym języku.',
    inFile: (file: string) =>
      `Ten tekst pochodzi z pliku ${file}. Gdy zapiszesz tekst tutaj, będzie użyty zamiast niego.`,
    view: 'Zobacz stronę',
    saved: 'Strona została zapisana.',
    removed: 'Tekst został usunięty.',
    versions: 'Wcześniejsze wersje',
  },
});
