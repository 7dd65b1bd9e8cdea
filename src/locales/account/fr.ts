/** Sentences of the account pages in French. */
import type { Format } from '#locales/format.ts';
import type { AccountMessages } from './en.ts';

export const fr = (k: Format): AccountMessages => ({
  settings: {
    title: 'Paramètres du compte',
    password: {
      title: 'Mot de passe',
      lead: 'Vous restez connecté ici et serez déconnecté partout ailleurs.',
      current: 'Mot de passe actuel',
      next: 'Nouveau mot de passe',
      button: 'Changer de mot de passe',
      done: 'Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.',
      forgotten: 'Oublié, ou pas encore de mot de passe ? Recevoir un lien',
    },
    email: {
      title: 'Adresse e-mail',
      lead: 'Nous envoyons un lien à la nouvelle adresse. Le compte y passe dès que vous l’avez ouvert, et l’ancienne adresse en est avertie.',
      next: 'Nouvelle adresse e-mail',
      button: 'Changer d’adresse e-mail',
      done: 'Nous avons envoyé un lien à la nouvelle adresse. Il est valable une heure.',
      confirmTitle: 'Confirmez votre nouvelle adresse e-mail',
      confirmLead: 'Un clic et votre compte passe à cette adresse.',
      confirmButton: 'Confirmer la nouvelle adresse',
      confirmed: 'Votre compte a maintenant la nouvelle adresse e-mail.',
    },
    devices: {
      title: 'Appareils',
      lead: 'Encore connecté sur un appareil que vous n’avez pas avec vous ? Déconnectez-vous de tous, celui-ci compris.',
    },
    data: {
      title: 'Vos données',
      lead: 'Un fichier JSON avec ce que nous conservons sur vous : compte, jetons sans leurs secrets, propositions avec leur historique.',
      button: 'Télécharger vos données',
    },
    deletion: {
      title: 'Supprimer le compte',
      lead: 'Les propositions en cours sont retirées et les jetons cessent aussitôt de fonctionner. Les outils publiés restent dans le catalogue, sans propriétaire. C’est irréversible.',
      open: 'Je veux supprimer mon compte',
      button: 'Supprimer définitivement',
      done: 'Votre compte est supprimé. Merci d’avoir été là.',
    },
  },
  tokens: {
    again: 'Votre mot de passe, à nouveau',
    againHint:
      'Vous vous êtes connecté il y a plus de 15 minutes. Un nouveau jeton demande encore une fois le mot de passe.',
    until: (days, date) => `${days}, jusqu’au ${date}`,
    never: 'Sans fin, jusqu’à ce que vous le révoquiez',
    soon: 'Expire bientôt',
    copy: 'Copier',
    copied: 'Copié',
    token: 'Jeton',
    command: 'Commande',
  },
  submit: {
    fine: 'Tous les champs sont corrects.',
    found: (n) =>
      k.plural(n, {
        one: '# remarque sur le formulaire',
        many: '# remarques sur le formulaire',
        other: '# remarques sur le formulaire',
      }),
    changed: 'Modifié',
    before: (text) => `Modifié. Avant : ${text}`,
    nothingBefore: 'Modifié. Le champ était vide.',
    duplicate: 'Cet outil est déjà ici',
    similar: 'Outils semblables dans le catalogue',
    own: 'Vous l’avez proposé vous-même.',
  },
  submissions: {
    filter: 'Afficher',
    all: 'Toutes',
    yourTurn: 'C’est à vous',
    wait: 'Attente prévue',
    unknown: 'Pas encore connue',
    waitHint: 'La moitié des décisions des 30 derniers jours est arrivée plus tôt.',
    noneHere: 'Aucune de vos propositions n’a ce statut.',
  },
  status: {
    edited: 'Corrigée par la rédaction',
    changed: (fields) => `Modifié : ${fields}`,
    withdrawOpen: 'Retirer la proposition',
    appealOpen: 'Pas d’accord avec la décision ?',
    withdrawn: 'La proposition est retirée.',
    appealed: 'Votre recours est arrivé. Une autre personne de la rédaction décidera.',
    resubmitted: 'Merci ! Votre proposition corrigée attend dans la file.',
  },
  signIn: {
    with: (name) => `Continuer avec ${name}`,
    or: 'ou',
    failed: (name) => `La connexion avec ${name} n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.`,
    unverified: (name) =>
      `${name} ne connaît aucune adresse e-mail confirmée de vous. Confirmez-en une là-bas ou utilisez votre mot de passe.`,
  },
});
