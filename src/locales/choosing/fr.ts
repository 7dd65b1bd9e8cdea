/** Sentences for choosing among tools, in French. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const fr = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Trier par',
      relevance: 'Pertinence',
      newest: 'Les plus récents',
      updated: 'Modifiés récemment',
      name: 'A–Z',
      close: 'Résultats proches seulement.',
      rule: 'Vous pouvez aussi trier par date, par dernière modification ou par nom. Une recherche ne montre alors que les résultats proches.',
    },
    fresh: 'Nouveau',
    freshCount: (n) => k.plural(n, { one: '# nouveau cette semaine', other: '# nouveaux cette semaine' }),
    free: (n) =>
      k.plural(n, {
        one: '# gratuit ou avec une offre gratuite',
        other: '# gratuits ou avec une offre gratuite',
      }),
    follow: 'Suivre cette liste :',
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
