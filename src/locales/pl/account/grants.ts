/** Sentences about connected programs, in Polish. */
import type { GrantMessages } from '#locales/en/account/grants.ts';

export const messages = (): GrantMessages => ({
  grants: {
    title: 'Dostęp dla aplikacji',
    lead: (app: string, site: string) => `${app} prosi o dostęp do Twojego konta w serwisie ${site}.`,
    who: 'Twoje konto',
    publisher: 'Wydawca',
    back: 'Przekierowuje do',
    device: 'programu na tym urządzeniu',
    resource: 'Dostęp do',
    resources: { mcp: 'serwera MCP', api: 'API' },
    lasts: 'Czas',
    lasting: 'najwyżej 90 dni; wygasa po 30 dniach bez użycia',
    brief: '1 godzina',
    may: 'Będzie mogła',
    scopes: {
      read: 'widzieć Twoje zgłoszenia i ich stan',
      submit: 'zgłaszać narzędzia, poprawiać i wycofywać Twoje zgłoszenia oraz odwoływać się od odmów',
    },
    never:
      'Nie widzi Twojego hasła i nie może działać jako redaktor ani administrator. Dostęp możesz odebrać w każdej chwili na stronie tokenów.',
    deviceHint:
      'Każdy program na tym urządzeniu może podać się za tę aplikację. Zezwól tylko wtedy, gdy właśnie sam ją uruchamiasz.',
    allow: 'Zezwól',
    deny: 'Odmów',
    faulty: 'Ta prośba zawiera błąd',
    faultyText: 'Aplikacja skierowała Cię tutaj z prośbą, której nie da się odczytać. Nie otrzymała dostępu.',
    goBack: (host) => `Wróć do ${host}`,
    unknown: 'Nieznana aplikacja',
    unknownText:
      'To ona Cię tu skierowała, ale jej opisu nie udało się odczytać albo nie zgadza się z prośbą. Nie otrzymała dostępu.',
    verifyFirst: 'Najpierw potwierdź adres e-mail.',
    list: 'Połączone aplikacje',
    since: 'Połączono',
    end: 'Odłącz',
    endHint: 'Aplikacja od razu straci dostęp. Może poprosić o niego ponownie.',
    done: 'Aplikacja została odłączona.',
  },
});
