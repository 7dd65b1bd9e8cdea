/** Sentences about the safety of an account, in French. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/fr/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'Historique de sécurité',
    lead: 'Connexions et changements de ce qui ouvre le compte, au cours des 180 derniers jours. Les adresses sont abrégées.',
    page: 'Appareils et historique de sécurité',
    open: 'Afficher',
    current: 'Cet appareil',
    began: 'Connecté',
    used: 'Dernière utilisation',
    end: 'Déconnecter',
    ended: 'L’appareil a été déconnecté.',
    event: 'Événement',
    when: 'Quand (UTC)',
    from: 'Depuis',
    acts: {
      ...accountActions,
      signed_in: 'Connexion',
      wrong_password: 'Mot de passe erroné',
      wrong_factor: 'Code ou clé d’accès erronés',
    },
    subjects: { token: 'Jeton d’API', grant: 'Application connectée' },
    unknownDevice: 'Appareil inconnu',
    bySite: 'Par le site',
    reset: {
      access: 'Jetons d’API, applications connectées et webhooks',
      hint: 'Quiconque connaissait votre ancien mot de passe a pu en créer.',
      end: 'Tout révoquer et supprimer',
      keep: 'Les conserver',
    },
    none: 'Rien ne s’est passé pendant cette période.',
    older: 'Plus anciens',
  },
});
