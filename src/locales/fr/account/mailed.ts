/** Sentences of the pages of mailed links, in French. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Avis par e-mail',
    lead:
      'Accusés de réception, rappels et messages d’autres éditeurs. Les décisions sur ' +
      'vos propositions et les avertissements sur votre compte sont toujours envoyés.',
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
      editor: (site) => `Vous êtes invité à vous occuper de ${site} comme éditeur.`,
      admin: (site) => `Vous êtes invité à vous occuper de ${site} comme administrateur.`,
    },
    asNew: 'Choisissez un mot de passe pour votre nouveau compte.',
    asAccount: 'Votre compte actuel recevra ce rôle.',
    button: 'Accepter',
    another: 'Demandez une nouvelle invitation à la personne qui vous a invité.',
  },
});
