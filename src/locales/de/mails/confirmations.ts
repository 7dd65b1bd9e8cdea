/** The words of the yearly mail that asks owners whether what is said of their tools is still right, in German. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Stimmt noch, was ${site} über Ihr Werkzeug sagt?`,
    several: `Stimmt noch, was ${site} über Ihre Werkzeuge sagt?`,
  }),
  lead: (site) => ({
    one: `einmal im Jahr fragen wir Anbieter, ob ihre Einträge noch stimmen. Das sagt ${site} über Ihr Werkzeug:`,
    several: `einmal im Jahr fragen wir Anbieter, ob ihre Einträge noch stimmen. Das sagt ${site} über Ihre Werkzeuge:`,
  }),
  more: {
    one: '# weiteres Werkzeug steht auf der Seite hinter dem Link.',
    other: '# weitere Werkzeuge stehen auf der Seite hinter dem Link.',
  },
  press: 'Wenn alles noch stimmt, öffnen Sie diese Seite und drücken Sie den Knopf. Anmelden müssen Sie sich nicht:',
  suggest: 'Wenn sich etwas geändert hat, berichtigen Sie es hier:',
  suggestThere: 'Wenn sich etwas geändert hat, führt die Seite dorthin, wo Sie es berichtigen.',
  end: 'Der Link gilt 90 Tage. Sobald Sie bestätigen, sehen alle, in welchem Monat das war.',
};
