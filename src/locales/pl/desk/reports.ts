/** Sentences of the desk about readers’ reports, in Polish. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Problemy zgłoszone przez czytelników',
    lead:
      'Problemy zgłoszone przez czytelników, od najstarszego. Nie widzisz, kto je zgłosił. Kto ' +
      'prosił o odpowiedź, pozna wynik w neutralnym zdaniu, ale nigdy nie zobaczy Twojej notatki.',
    open: 'Otwarte',
    closed: 'Zamknięte',
    kind: 'Powód',
    tool: 'Narzędzie: krótka nazwa lub część nazwy',
    none: 'Nie ma otwartych problemów.',
    noneFound: 'Żaden problem nie pasuje.',
    count: (n) => k.plural(n, { one: '# problem', few: '# problemy', many: '# problemów', other: '# problemu' }),
    more: (n) =>
      k.plural(n, {
        one: 'jeszcze # problem',
        few: 'jeszcze # problemy',
        many: 'jeszcze # problemów',
        other: 'jeszcze # problemu',
      }),
    report: 'Problem',
    outcome: 'Wynik',
    choose: 'Wybierz wynik',
    note: 'Notatka dla redakcji',
    button: 'Zamknij zaznaczone',
    desk: 'Edytuj, ukryj lub połącz',
    closing: 'Zamknięto',
    already: 'Ktoś inny już to zamknął. Nic nie zostało nadpisane.',
    awaited: 'Poproszono o odpowiedź',
    reopen: 'Otwórz ponownie',
    reopened: 'Otwarto ponownie.',
  },
});
