/** The yearly mail that asks owners to confirm their tools, in German. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Stimmt der Eintrag Ihres Werkzeugs bei ${site} noch?`,
    several: `Stimmen die Einträge Ihrer Werkzeuge bei ${site} noch?`,
  }),
  lead: (site) => ({
    one: `einmal im Jahr bitten wir Anbieter, ihre Einträge zu prüfen. Das sagt ${site} über Ihr Werkzeug:`,
    several: `einmal im Jahr bitten wir Anbieter, ihre Einträge zu prüfen. Das sagt ${site} über Ihre Werkzeuge:`,
  }),
  more: {
    one: 'Die Seite unten zeigt # weiteres Werkzeug.',
    other: 'Die Seite unten zeigt # weitere Werkzeuge.',
  },
  press: 'Wenn alles noch stimmt, öffnen Sie diese Seite und drücken Sie den Knopf. Anmelden müssen Sie sich nicht:',
  suggest: 'Wenn sich etwas geändert hat, berichtigen Sie es hier:',
  suggestThere: 'Wenn sich etwas geändert hat, können Sie es von dieser Seite aus berichtigen.',
  end: 'Der Link gilt 90 Tage. Auf der Seite des Werkzeugs steht dann der Monat Ihrer Bestätigung.',
};
