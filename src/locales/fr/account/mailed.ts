/** Sentences of pages that mails lead to, in French. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Avis par e-mail',
    lead: 'Accusés de réception, rappels et ce que d’autres éditeurs vous disent. Les décisions sur vos propositions et les avertissements sur votre compte arrivent toujours.',
    on: 'Activés',
    off: 'Désactivés',
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    nowOff: 'Les avis sont désactivés.',
    nowOn: 'Les avis sont activés.',
    done: 'Modifié.',
  },
  invitation: {
    title: 'Rejoindre les éditeurs',
    lead: {
      editor: (site) => `Vous êtes invité à prendre soin de ${site} comme éditeur.`,
      admin: (site) => `Vous êtes invité à prendre soin de ${site} comme administrateur.`,
    },
    asNew: 'Choisissez un mot de passe pour votre nouveau compte.',
    asAccount: 'Le rôle revient au compte que vous avez déjà.',
    button: 'Accepter',
    another: 'Demandez une autre invitation à la personne qui vous a invité.',
  },
});
