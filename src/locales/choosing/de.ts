/** Sentences for choosing among tools, in German. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const de = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Sortierung',
      relevance: 'Beste Treffer',
      newest: 'Neueste',
      updated: 'Zuletzt geändert',
      name: 'A–Z',
      close: 'Nur enge Treffer.',
      rule: 'Sie können auch nach Datum, letzter Änderung oder Namen sortieren. Eine Suche zeigt dann nur enge Treffer.',
    },
    fresh: 'Neu',
    freshCount: (n) => k.plural(n, { one: '# neu in dieser Woche', other: '# neu in dieser Woche' }),
    free: (n) =>
      k.plural(n, { one: '# kostenlos oder mit kostenlosem Tarif', other: '# kostenlos oder mit kostenlosem Tarif' }),
    follow: 'Dieser Liste folgen:',
    groups: {
      assistants: 'Assistenten und Agenten',
      text: 'Texte und Dokumente',
      images: 'Bilder und Gestaltung',
      media: 'Video, Ton und Spiele',
      code: 'Code und Daten',
      work: 'Arbeit und Büro',
      market: 'Marketing und Vertrieb',
      life: 'Lernen und Alltag',
      more: 'Weitere',
    },
  },
});
