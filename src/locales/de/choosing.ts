/** Sentences for choosing among tools, in German. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from '#locales/en/choosing.ts';

export const messages = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Sortierung',
      relevance: 'Beste Treffer',
      newest: 'Neueste',
      updated: 'Zuletzt geändert',
      name: 'A–Z',
      close: (n) => `Nur eng passende Treffer; „Beste Treffer“ zeigt ${k.number(n)} mehr.`,
      rule: 'Sie können auch nach Aufnahmedatum, letzter Änderung oder Namen sortieren; eine Suche zeigt dann nur eng passende Treffer.',
    },
    fresh: 'Neu',
    freshCount: (n) => k.plural(n, { one: '# neu in dieser Woche', other: '# neu in dieser Woche' }),
    free: (n) =>
      k.plural(n, { one: '# kostenlos oder mit kostenlosem Tarif', other: '# kostenlos oder mit kostenlosem Tarif' }),
    follow: 'Dieser Liste folgen:',
    reasons: {
      known: (name) => `Bekannt als Alternative zu ${name}`,
      job: 'Erledigt dieselbe Aufgabe',
      category: (name) => `Ebenfalls in: ${name}`,
    },
    share: { share: 'Teilen', copy: 'Link kopieren', copied: 'Link kopiert' },
    undescribed: 'Noch keine ausführliche Beschreibung.',
    kept: {
      keep: (name) => `${name} merken`,
      lead: 'Was Sie sich merken, bleibt auf diesem Gerät. Mit der Adresse dieser Seite können Sie es teilen.',
      none: 'Noch nichts gemerkt',
      noneHint: 'Wählen Sie das Lesezeichen an einem Werkzeug, um es hier zu behalten.',
      count: (n) => k.plural(n, { one: '# gemerkt', other: '# gemerkt' }),
      clear: 'Alle entfernen',
    },
    compare: {
      first: (n) => `Die ersten ${n} vergleichen`,
      title: 'Werkzeuge im Vergleich',
      lead: 'Bis zu vier Werkzeuge. Mit der Adresse dieser Seite können Sie sie teilen.',
      choose: 'Wählen Sie zwei bis vier Werkzeuge zum Vergleichen.',
      languages: 'Sprachen der Texte',
      fact: 'Angabe',
    },
    moreCategories: (n) => k.plural(n, { one: '# weitere', other: '# weitere' }),
    collections: {
      title: 'Sammlungen',
      chosen: 'Von der Redaktion ausgewählt',
      all: 'Alle Sammlungen',
      lead: 'Werkzeuge, die die Redaktion für einen Zweck zusammengestellt hat. Ein Platz darin ist nicht käuflich.',
      none: 'Es gibt noch keine Sammlungen.',
      over: 'Diese Sammlung ist beendet.',
    },
    confirmed: {
      title: 'Diese Woche bestätigt',
      kinds: { maker: 'Vom Anbieter bestätigt', price: 'Preis bestätigt', link: 'Website erreichbar' },
    },
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
