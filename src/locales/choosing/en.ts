/** Sentences for choosing among tools, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const en = (k: Format) => ({
  choosing: {
    sort: {
      label: 'Sort by',
      relevance: 'Best match',
      newest: 'Newest',
      updated: 'Recently updated',
      name: 'A–Z',
      close: 'Close matches only.',
      rule: 'You can also sort by date, by last change or by name. In these orders a search shows only close matches.',
    },
    fresh: 'New',
    freshCount: (n: number) => k.plural(n, { one: '# new this week', other: '# new this week' }),
    free: (n: number) => k.plural(n, { one: '# free or with a free plan', other: '# free or with a free plan' }),
    follow: 'Follow this list:',
    groups: {
      assistants: 'Assistants and agents',
      text: 'Writing and documents',
      images: 'Images and design',
      media: 'Video, audio and games',
      code: 'Code and data',
      work: 'Work and office',
      market: 'Marketing and sales',
      life: 'Learning and daily life',
      more: 'More',
    },
  },
});

export type ChoosingMessages = ReturnType<typeof en>;
