/** Sentences of pages that mails lead to, in German. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Hinweise per E-Mail',
    lead: 'Eingangsbestätigungen, Erinnerungen und was andere aus der Redaktion Ihnen mitteilen. Entscheidungen über Ihre Einreichungen und Warnungen zu Ihrem Konto kommen immer.',
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
    asAccount: 'Die Rolle erhält das Konto, das Sie schon haben.',
    button: 'Annehmen',
    another: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  },
});
