/** Sentences about connected programs, in French. */
import type { GrantMessages } from '#locales/en/account/grants.ts';

export const messages = (): GrantMessages => ({
  grants: {
    title: 'Autoriser une application',
    lead: (app: string, site: string) => `${app} demande l’accès à votre compte sur ${site}.`,
    who: 'Votre compte',
    publisher: 'Publiée par',
    back: 'Redirige vers',
    device: 'un programme sur cet appareil',
    resource: 'Accès à',
    resources: { mcp: 'le serveur MCP', api: 'l’API' },
    lasts: 'Durée',
    lasting: '90 jours au plus, et jusqu’à 30 jours sans utilisation',
    brief: '1 heure',
    may: 'Elle pourra',
    scopes: {
      read: 'voir vos propositions et leur état',
      submit: 'proposer des outils, et corriger, retirer ou contester vos propositions',
    },
    never:
      'Elle ne voit jamais votre mot de passe et ne peut agir ni comme éditeur ni comme ' +
      'administrateur. Vous pouvez mettre fin à son accès à tout moment sur la page de vos jetons.',
    deviceHint:
      'N’importe quel programme sur cet appareil peut prendre ce nom. N’autorisez que si vous venez de le lancer vous-même.',
    allow: 'Autoriser',
    deny: 'Refuser',
    faulty: 'Cette demande est incorrecte',
    faultyText: 'L’application vous a envoyé ici avec une demande illisible. Elle n’a reçu aucun accès.',
    goBack: (host) => `Retour à ${host}`,
    unknown: 'Application inconnue',
    unknownText:
      'Elle vous a envoyé ici, mais sa description est illisible ou ne correspond pas à sa demande. Elle n’a reçu aucun accès.',
    verifyFirst: 'Confirmez d’abord votre adresse e-mail.',
    list: 'Applications connectées',
    since: 'Connectée',
    end: 'Déconnecter',
    endHint: 'L’application perd l’accès immédiatement. Elle pourra vous le redemander.',
    done: 'L’application a été déconnectée.',
  },
});
