/** Sentences for choosing among tools, in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const messages = (k: Format) => ({
  choosing: {
    sort: {
      label: 'Sort by',
      relevance: 'Best match',
      newest: 'Newest',
      updated: 'Recently updated',
      name: 'A–Z',
      close: (n: number) => `Close matches only; “Best match” shows ${k.number(n)} more.`,
      rule: 'You can also sort by date added, last change or name; a search then shows close matches only.',
    },
    fresh: 'New',
    freshCount: (n: number) => k.plural(n, { one: '# new this week', other: '# new this week' }),
    free: (n: number) => k.plural(n, { one: '# free or with a free plan', other: '# free or with a free plan' }),
    follow: 'Follow this list:',
    reasons: {
      known: (name: string) => `Known as an alternative to ${name}`,
      job: 'Does the same job',
      category: (name: string) => `Also in: ${name}`,
    },
    share: { share: 'Share', copy: 'Copy link', copied: 'Link copied' },
    undescribed: 'No detailed description yet.',
    kept: {
      keep: (name: string) => `Keep ${name}`,
      lead: 'Kept tools stay on this device. Share them with the address of this page.',
      none: 'Nothing kept yet',
      noneHint: 'Use the bookmark on a tool to keep it here.',
      count: (n: number) => k.plural(n, { one: '# kept', other: '# kept' }),
      clear: 'Remove all',
    },
    compare: {
      first: (n: string) => `Compare the first ${n}`,
      title: 'Tools side by side',
      lead: 'Up to four tools. Share them with the address of this page.',
      choose: 'Choose two to four tools to compare.',
      languages: 'Languages of the texts',
      fact: 'Fact',
    },
    moreCategories: (n: number) => k.plural(n, { one: '# more', other: '# more' }),
    collections: {
      title: 'Collections',
      chosen: 'Chosen by editors',
      all: 'All collections',
      lead: 'Tools picked by editors for one purpose. Nobody can pay to be included.',
      none: 'There are no collections yet.',
      over: 'This collection has ended.',
    },
    confirmed: {
      title: 'Confirmed this week',
      kinds: { maker: 'Confirmed by its maker', price: 'Price confirmed', link: 'Website works' },
    },
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

export type ChoosingMessages = ReturnType<typeof messages>;
