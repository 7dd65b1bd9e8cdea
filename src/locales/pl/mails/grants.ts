/** Mails about leaked tokens and connected programs, in Polish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Twój token API do serwisu ${site} był publicznie dostępny i został unieważniony`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `token API „${name}” z Twojego konta w serwisie ${site} (ostatnie znaki: ${last_four}) ` +
            `znaleziono w miejscu publicznym. Unieważniliśmy go: programy, które go używają, są odrzucane.`,
          address === '' ? '' : `Znaleziono go tutaj:\n${address}`,
          `Utwórz nowy i trzymaj go w magazynie sekretów albo w zmiennej środowiskowej:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Aplikacja ma dostęp do Twojego konta w serwisie ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ta aplikacja ma od teraz dostęp do Twojego konta w serwisie ${site}:`,
          `${name} (${address})`,
          `Jeśli to nie Ty na to pozwalasz, odłącz ją tutaj i zmień hasło:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Token aplikacji do Twojego konta w serwisie ${site} był publicznie dostępny`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `token, który daje aplikacji ${name} dostęp do Twojego konta w serwisie ${site}, ` +
            `znaleziono w miejscu publicznym. Odłączyliśmy aplikację: jej tokeny są odrzucane.`,
          address === '' ? '' : `Znaleziono go tutaj:\n${address}`,
          `Jeśli nadal z niej korzystasz, powiadom jej twórcę i połącz ją ponownie, gdy ` +
            `wyciek zostanie usunięty. Tu zobaczysz, co ma teraz dostęp:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
