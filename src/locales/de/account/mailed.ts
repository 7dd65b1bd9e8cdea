/** Sentences of the pages of mailed links, in German. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Hinweise per E-Mail',
    lead:
      'Eingangsbestätigungen, Erinnerungen und Nachrichten anderer aus der Redaktion. ' +
      'Entscheidungen über Ihre Einreichungen und Warnungen zu Ihrem Konto senden wir immer.',
    on: 'An',
    off: 'Aus',
    turnOff: 'Abstellen',
    turnOn: 'Einschalten',
    nowOff: 'Hinweise sind abgestellt.',
    nowOn: 'Hinweise sind eingeschaltet.',
    done: 'Geändert.',
  },
  invitation: {
    title: 'In die Redaktion kommen',
    lead: {
      editor: (site) => `Sie sind eingeladen, ${site} redaktionell mitzubetreuen.`,
      admin: (site) => `Sie sind eingeladen, ${site} zu verwalten.`,
    },
    asNew: 'Wählen Sie ein Passwort für Ihr neues Konto.',
    asAccount: 'Ihr vorhandenes Konto erhält diese Rolle.',
    button: 'Annehmen',
    another: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  },
});
