/** The yearly mail that asks owners to confirm their tools, in Polish. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Czy wpis Twojego narzędzia w serwisie ${site} jest nadal aktualny?`,
    several: `Czy wpisy Twoich narzędzi w serwisie ${site} są nadal aktualne?`,
  }),
  lead: (site) => ({
    one: `raz w roku prosimy twórców o sprawdzenie wpisów. Oto, co serwis ${site} podaje o Twoim narzędziu:`,
    several: `raz w roku prosimy twórców o sprawdzenie wpisów. Oto, co serwis ${site} podaje o Twoich narzędziach:`,
  }),
  more: {
    one: 'Strona poniżej pokazuje jeszcze # narzędzie.',
    few: 'Strona poniżej pokazuje jeszcze # narzędzia.',
    many: 'Strona poniżej pokazuje jeszcze # narzędzi.',
    other: 'Strona poniżej pokazuje jeszcze # narzędzia.',
  },
  press: 'Jeśli wszystko się zgadza, otwórz tę stronę i naciśnij przycisk. Logowanie nie jest potrzebne:',
  suggest: 'Jeśli coś się zmieniło, popraw to tutaj:',
  suggestThere: 'Jeśli coś się zmieniło, możesz to poprawić z tej strony.',
  end: 'Link działa przez 90 dni. Czytelnicy widzą miesiąc potwierdzenia.',
};
