/** Sentences that every page or several areas use, in French. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const fr = (k: Format): EveryPageMessages => ({
  skip: 'Aller au contenu',
  mainNav: 'Menu principal',
  language: 'Langue',
  optional: 'facultatif',
  nav: {
    tools: 'Outils',
    submit: 'Proposer un outil',
    account: 'Compte',
    signOut: 'Se déconnecter',
    desk: 'Bureau des éditeurs',
  },
  footer: {
    order: 'Le paiement ne change jamais l’ordre des résultats.',
    catalog: 'Catalogue',
    makers: 'Pour les créateurs',
    about: 'À propos du catalogue',
    feed: 'Flux des nouveautés',
    poweredBy: (program: string) => `Propulsé par ${program}`,
  },
  pricing: {
    free: 'Gratuit',
    freemium: 'Avec offre gratuite',
    paid: 'Payant',
    free_trial: 'Essai gratuit',
    open_source: 'Open source',
  },
  states: {
    awaiting_moderation: 'En attente d’examen',
    changes_requested: 'Modifications demandées',
    published: 'Publié',
    rejected: 'Refusé',
    withdrawn: 'Retiré',
    expired: 'Expiré',
  },
  reasons: {
    duplicate: 'Déjà dans le catalogue',
    spam: 'Publicité ou spam',
    not_an_ai_tool: 'Pas un outil d’IA',
    broken_link: 'Le lien ne fonctionne pas',
    misleading: 'Texte trompeur',
    wrong_category: 'Mauvaise catégorie',
    incomplete: 'Il manque des informations',
    policy: 'Contraire à nos règles',
    other: 'Autre motif',
  },
  catalog: {
    title: 'Un catalogue d’outils d’IA',
    lead: 'Trouvez l’outil qu’il vous faut, voyez ce qu’il fait et ce qu’il coûte. Des éditeurs examinent chaque proposition.',
    newest: 'Nouveautés du catalogue',
    all: 'Voir tous les outils',
    since: 'Au catalogue depuis le',
  },
  search: {
    label: 'Rechercher des outils',
    placeholder: 'Ex. : sous-titres',
    button: 'Rechercher',
    found: (n) => k.plural(n, { one: '# outil', other: '# outils' }),
    filters: 'Filtres',
    suggestions: 'Suggestions',
  },
  pagination: {
    label: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page, of) => `Page ${k.number(page)} sur ${k.number(of)}`,
  },
  titles: {
    categories: 'Catégories',
    report: 'Signaler un problème',
    ranking: 'Comment l’ordre est établi',
    api: 'Documentation de l’API',
    apiFile: 'Description OpenAPI (JSON)',
    statistics: 'L’examen en chiffres',
  },
  form: {
    check: 'Vérifiez votre saisie',
    password: 'Mot de passe',
    email: 'Adresse e-mail',
    cancel: 'Annuler',
  },
  error: {
    notFound: 'Page introuvable',
    failed: 'Cela n’a pas fonctionné',
    retry: (seconds) =>
      seconds < 90
        ? `Réessayez dans ${k.plural(seconds, { one: '# seconde', other: '# secondes' })}.`
        : `Réessayez dans ${k.plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}.`,
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  unverified: {
    needed: (email) =>
      `Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous avons envoyé à ${email}.`,
    resend: 'Renvoyer le message',
    sent: 'Le message est parti. Le lien qu’il contient est valable 24 heures.',
  },
  token: {
    never: 'Sans limite de durée',
    lastUsed: 'Dernière utilisation',
    neverUsed: 'Jamais',
    validUntil: 'Valable jusqu’au',
    state: {
      active: 'Actif',
      expired: 'Expiré',
      revoked: 'Révoqué',
    },
    revoke: 'Révoquer',
    revokeAll: 'Révoquer tous les jetons',
    revokeHint: 'Ce qui l’utilise sera refusé dès la prochaine requête. C’est irréversible.',
  },
  appeal: 'Recours',
  fields: {
    url: {
      label: 'Site web',
      hint: 'La page publique de l’outil, commençant par https://',
    },
    name: {
      label: 'Nom',
      hint: 'De 2 à 80 caractères',
    },
    tagline: {
      label: 'Accroche',
      hint: 'Une phrase qui dit ce que fait l’outil, de 5 à 200 caractères',
    },
    description: {
      label: 'Description',
      hint: `Jusqu’à ${k.number(2000)} caractères`,
    },
    logo_url: {
      label: 'Adresse du logo',
      hint: 'Commençant par https://',
    },
    pricing_model: {
      label: 'Prix',
      hint: '',
    },
    categories: {
      label: 'Catégories',
      hint: 'Choisissez-en de une à cinq',
    },
    contact_email: {
      label: 'E-mail de contact',
      hint: 'Pour les questions des éditeurs. Jamais affiché.',
    },
  },
  clipboard: {
    copy: 'Copier',
    copied: 'Copié',
  },
  password: {
    show: 'Afficher',
    hide: 'Masquer',
  },
  reportKinds: {
    broken_link: 'Le lien ne fonctionne pas',
    wrong_price: 'Le prix est inexact',
    wrong_text: 'La description est fausse ou dépassée',
    misleading: 'Il promet ce qu’il ne fait pas',
    not_an_ai_tool: 'Ce n’est pas un outil d’IA',
    closed: 'L’outil n’existe plus',
    other: 'Autre chose',
  },
  sitePages: {
    imprint: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Contact',
    about: 'Qui sommes-nous',
    guidelines: 'Règles de proposition',
    onlyIn: (language: string) => `Ce texte n’est disponible qu’en ${language}.`,
  },
});
