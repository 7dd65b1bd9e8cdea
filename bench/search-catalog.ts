/** Made-up tools and hostile queries for the search index: pronounceable words in a Zipf distribution, some very common. */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { IndexedCategory, IndexedTool } from '#catalog/search/catalog-index.ts';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { readJobs } from '../training/jobs/training.ts';
import { hostileTexts } from './hostile-texts.ts';

const VOCABULARY = 60_000;
const CATEGORY_COUNT = 40;

export const COMMON = [
  ['ai', 0.9],
  ['tool', 0.68],
  ['image', 0.39],
  ['chat', 0.35],
  ['code', 0.3],
] as const;

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi fo ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ze zi zo'.split(
    ' ',
  );

/** A different pronounceable word for each number. */
const wordOf = (number: number): string => {
  let text = '';
  for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length];
  }
  return `${text}x`;
};

export const WORDS = Array.from({ length: VOCABULARY }, (_, number) => wordOf(number));
const SUMS = new Float64Array(VOCABULARY);
WORDS.forEach((_, rank) => {
  SUMS[rank] = (SUMS[rank - 1] ?? 0) + 1 / (rank + 1) ** 1.05;
});

export const zipfWord = (random: () => number): string => {
  const wanted = random() * SUMS[VOCABULARY - 1]!;
  let low = 0;
  let high = VOCABULARY - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (SUMS[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return WORDS[low]!;
};

export const anyOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!;

const JOBS = readJobs('en').map(({ id }) => id);

/** Four jobs, some far more common than others: the main one, two others, a possible one. */
const jobLines = (random: () => number): string[] => {
  const [main = '', other = '', third = '', last = ''] = Array.from(
    { length: 4 },
    () => `@j:${JOBS[Math.floor(JOBS.length * random() ** 2)]!}`,
  );
  return [main, `${other} ${third}`, last];
};

export const makeTool = (key: number, random: () => number): IndexedTool => {
  const name =
    random() < 0.5 ? zipfWord(random) + anyOf(SYLLABLES, random) : `${zipfWord(random)} ${anyOf(WORDS, random)}`;
  const inName = new Set(name.split(' '));
  const inTagline = new Set<string>();
  const inDescription = new Set<string>();
  for (const [word, share] of COMMON) if (random() < share) (random() < 0.5 ? inTagline : inDescription).add(word);
  while (inTagline.size < 10) inTagline.add(zipfWord(random));
  while (inDescription.size < 14) inDescription.add(zipfWord(random));
  const tagline = [...inTagline].filter((word) => !inName.has(word));
  const description = [...inDescription].filter((word) => !inName.has(word) && !inTagline.has(word));
  const category = Math.floor(CATEGORY_COUNT * random() ** 2);
  const publishedAt = 1_600_000_000_000 + Math.floor(random() * 2e11);
  return {
    key,
    name,
    slug: `${Math.floor(random() * 2 ** 48).toString(16)}-${key}`,
    publishedAt,
    updatedAt: publishedAt + ((key * 7_919) % 1e10),
    pricing: PRICING_MODELS[Math.floor(PRICING_MODELS.length * random() ** 2)]!,
    categories: random() < 0.5 ? [`c${category}`] : [`c${category}`, `c${(category + 7) % CATEGORY_COUNT}`],
    terms: [[...inName].join(' '), tagline.join(' '), description.join(' '), '', '', ...jobLines(random)].join('\n'),
  };
};

interface DemoCategory {
  slug: string;
  name: string;
  names: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, readonly string[]>>;
}

const demo: readonly DemoCategory[] = JSON.parse(
  readFileSync(new URL('../demo/categories.json', import.meta.url), 'utf8'),
);

/** The demo's categories. */
export const CATEGORIES = {
  words: demo.map(({ slug: id, name, names, synonyms }): IndexedCategory => {
    const wordsOf = (locale: Locale) => [names[locale] ?? name, ...(synonyms?.[locale] ?? [])];
    return { id, words: Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) };
  }),
};

const LENGTH = 100;
const EACH = 300;

/** A word with one letter less, changed or more. */
const misspell = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  return word.slice(0, at) + anyOf(['', 'x', `${word.charAt(at)}q`], random) + word.slice(at + 1);
};

/** Queries of the greatest length. None may hold the event loop for more than 25 ms at 100,000 tools. */
export function hostileQueries(random: () => number): { kind: string; texts: string[] }[] {
  const phrases = LOCALES.flatMap((locale) => readJobs(locale).flatMap((job) => job.phrases));
  const scripts = (): string[] => Array.from({ length: 5 }, () => anyOf(phrases, random).split(' ')).flat();
  const common = (): string[] => Array.from({ length: 20 }, () => zipfWord(random));
  const wrong = (words: readonly string[]): string[] => words.map((word) => misspell(word, random));
  const texts = (words: () => readonly string[]): string[] =>
    Array.from({ length: EACH }, () => words().join(' ').slice(0, LENGTH));
  return [
    { kind: '100 letters, words of all languages', texts: texts(scripts) },
    { kind: '100 letters, words of all languages misspelt', texts: texts(() => wrong(scripts())) },
    { kind: '100 letters, common words', texts: texts(common) },
    { kind: '100 letters, common words misspelt', texts: texts(() => wrong(common())) },
    { kind: '100 letters, runs of one sign', texts: hostileTexts(LENGTH, 'all').map(({ text }) => text) },
    {
      kind: 'a common word among unknown ones, which finds nothing',
      texts: texts(() => [
        anyOf(WORDS.slice(0, 8), random),
        ...Array.from({ length: 4 }, () => `qq${anyOf(WORDS, random)}`),
      ]),
    },
  ];
}
