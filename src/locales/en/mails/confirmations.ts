/** The words of the yearly mail that asks owners whether what is said of their tools is still right, in English. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Is what ${site} says of your tool still right?`,
    several: `Is what ${site} says of your tools still right?`,
  }),
  lead: (site) => ({
    one: `Once a year we ask makers whether their entries are still right. This is what ${site} says of your tool:`,
    several: `Once a year we ask makers whether their entries are still right. This is what ${site} says of your tools:`,
  }),
  more: {
    one: '# more tool is on the page behind the link.',
    other: '# more tools are on the page behind the link.',
  },
  press: 'If all of it is still right, open this page and press the button. You need not sign in:',
  suggest: 'If something has changed, correct it here:',
  suggestThere: 'If something has changed, the page leads to where you correct it.',
  end: 'The link works for 90 days. Once you confirm, readers see in which month you did.',
};
