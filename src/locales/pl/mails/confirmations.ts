/** The words of the yearly mail that asks owners whether what is said of their tools is still right, in Polish. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Czy dane o Twoim narzędziu w serwisie ${site} są nadal aktualne?`,
    several: `Czy dane o Twoich narzędziach w serwisie ${site} są nadal aktualne?`,
  }),
  lead: (site) => ({
    one: `raz w roku pytamy twórców, czy wpisy są nadal aktualne. Oto, co serwis ${site} podaje o Twoim narzędziu:`,
    several: `raz w roku pytamy twórców, czy wpisy są nadal aktualne. Oto, co serwis ${site} podaje o Twoich narzędziach:`,
  }),
  more: {
    one: 'Jeszcze # narzędzie jest na stronie, do której prowadzi link.',
    few: 'Jeszcze # narzędzia są na stronie, do której prowadzi link.',
    many: 'Jeszcze # narzędzi jest na stronie, do której prowadzi link.',
    other: 'Jeszcze # narzędzia jest na stronie, do której prowadzi link.',
  },
  press: 'Jeśli wszystko się zgadza, otwórz tę stronę i naciśnij przycisk. Logowanie nie jest potrzebne:',
  suggest: 'Jeśli coś się zmieniło, popraw to tutaj:',
  suggestThere: 'Jeśli coś się zmieniło, na stronie są linki, pod którymi to poprawisz.',
  end: 'Link działa przez 90 dni. Czytelnicy zobaczą, w którym miesiącu wpis został potwierdzony.',
};
