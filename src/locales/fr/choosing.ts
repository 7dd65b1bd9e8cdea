/** Sentences for choosing among tools, in French. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from '#locales/en/choosing.ts';

export const messages = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Trier par',
      relevance: 'Pertinence',
      newest: 'Les plus récents',
      updated: 'Modifiés récemment',
      name: 'A–Z',
      close: (n) => `Résultats proches seulement ; « Pertinence » en montre ${k.number(n)} de plus.`,
      rule: 'Vous pouvez aussi trier par date d’ajout, par dernière modification ou par nom ; une recherche ne montre alors que les résultats proches.',
    },
    fresh: 'Nouveau',
    freshCount: (n) => k.plural(n, { one: '# nouveau cette semaine', other: '# nouveaux cette semaine' }),
    free: (n) =>
      k.plural(n, {
        one: '# gratuit ou avec une offre gratuite',
        other: '# gratuits ou avec une offre gratuite',
      }),
    follow: 'Suivre cette liste :',
    reasons: {
      known: (name) => `Connu comme alternative à ${name}`,
      job: 'Fait le même travail',
      category: (name) => `Aussi dans : ${name}`,
    },
    share: { share: 'Partager', copy: 'Copier le lien', copied: 'Lien copié' },
    undescribed: 'Pas encore de description détaillée.',
    kept: {
      keep: (name) => `Garder ${name}`,
      lead: 'Ce que vous gardez reste sur cet appareil. L’adresse de cette page permet de le partager.',
      none: 'Rien de gardé pour l’instant',
      noneHint: 'Choisissez le signet d’un outil pour le garder ici.',
      count: (n) => k.plural(n, { one: '# gardé', other: '# gardés' }),
      clear: 'Tout retirer',
    },
    compare: {
      first: (n) => `Comparer les ${n} premiers`,
      title: 'Outils côte à côte',
      lead: 'Jusqu’à quatre outils. L’adresse de cette page permet de les partager.',
      choose: 'Choisissez de deux à quatre outils à comparer.',
      languages: 'Langues des textes',
      fact: 'Élément',
    },
    moreCategories: (n) => k.plural(n, { one: '# autre', other: '# autres' }),
    collections: {
      title: 'Collections',
      chosen: 'Choisis par les éditeurs',
      all: 'Toutes les collections',
      lead: 'Des outils réunis par les éditeurs dans un même but. Une place ne s’y achète pas.',
      none: 'Il n’y a pas encore de collections.',
      over: 'Cette collection est terminée.',
    },
    confirmed: {
      title: 'Confirmé cette semaine',
      kinds: { maker: 'Confirmé par son créateur', price: 'Prix confirmé', link: 'Le site répond' },
    },
    groups: {
      assistants: 'Assistants et agents',
      text: 'Textes et documents',
      images: 'Images et design',
      media: 'Vidéo, son et jeux',
      code: 'Code et données',
      work: 'Travail et bureau',
      market: 'Marketing et ventes',
      life: 'Études et quotidien',
      more: 'Autres',
    },
  },
});
