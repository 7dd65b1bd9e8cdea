/** The yearly mail that asks owners to confirm their tools, in English. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Is your tool’s entry on ${site} still correct?`,
    several: `Are your tools’ entries on ${site} still correct?`,
  }),
  lead: (site) => ({
    one: `Once a year we ask makers to check their entries. This is what ${site} says about your tool:`,
    several: `Once a year we ask makers to check their entries. This is what ${site} says about your tools:`,
  }),
  more: {
    one: 'The page below shows # more tool.',
    other: 'The page below shows # more tools.',
  },
  press: 'If everything is still correct, open this page and press the button. You do not need to sign in:',
  suggest: 'If something has changed, correct it here:',
  suggestThere: 'If something has changed, you can correct it from that page.',
  end: 'The link works for 90 days. Readers see the month in which you confirmed.',
};
