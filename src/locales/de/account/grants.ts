/** Sentences about connected programs, in German. */
import type { GrantMessages } from '#locales/en/account/grants.ts';

export const messages = (): GrantMessages => ({
  grants: {
    title: 'Eine Anwendung zulassen',
    lead: (app: string, site: string) => `${app} möchte auf Ihr Konto bei ${site} zugreifen.`,
    who: 'Ihr Konto',
    publisher: 'Herausgeber',
    back: 'Leitet weiter an',
    device: 'ein Programm auf diesem Gerät',
    resource: 'Zugriff auf',
    resources: { mcp: 'den MCP-Server', api: 'die API' },
    lasts: 'Dauer',
    lasting: 'höchstens 90 Tage; endet nach 30 Tagen ohne Nutzung',
    brief: '1 Stunde',
    may: 'Sie darf',
    scopes: {
      read: 'Ihre Einreichungen und deren Stand sehen',
      submit: 'Werkzeuge einreichen und Ihre Einreichungen korrigieren, zurückziehen oder Einspruch einlegen',
    },
    never:
      'Sie sieht nie Ihr Passwort und kann nicht als Redaktion oder Admin handeln. Den Zugriff können Sie jederzeit auf Ihrer Token-Seite beenden.',
    deviceHint:
      'Jedes Programm auf diesem Gerät kann sich so nennen. Erlauben Sie es nur, wenn Sie es gerade selbst gestartet haben.',
    allow: 'Erlauben',
    deny: 'Ablehnen',
    faulty: 'Diese Anfrage ist fehlerhaft',
    faultyText:
      'Die Anwendung hat Sie mit einer Anfrage hierher geschickt, die sich nicht lesen lässt. Sie hat keinen Zugriff erhalten.',
    goBack: (host) => `Zurück zu ${host}`,
    unknown: 'Diese Anwendung ist unbekannt',
    unknownText:
      'Sie hat Sie hierher geschickt, aber ihre Beschreibung war nicht lesbar oder passt nicht zu ihrer Anfrage. Sie hat keinen Zugriff erhalten.',
    verifyFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    list: 'Verbundene Anwendungen',
    since: 'Verbunden',
    end: 'Trennen',
    endHint: 'Die Anwendung verliert sofort den Zugriff. Sie kann Sie erneut fragen.',
    done: 'Die Anwendung ist getrennt.',
  },
});
