/**
 * Makes catalogs of made-up tools for the search benchmark: pronounceable words with a zipf distribution and a few very common ones.
 */
import { PRICING_MODELS } from '#fields/pricing.ts';
import { readJobs } from '../training/jobs/training.ts';
import type { IndexedTool } from '#catalog/search/catalog-index.ts';

const VOCABULARY = 60_000;
const CATEGORIES = 40;

export const COMMON = [
  ['ai', 0.9],
  ['tool', 0.68],
  ['image', 0.39],
  ['chat', 0.35],
  ['code', 0.3],
] as const;

/** Small generator with a fixed seed (mulberry32), so that every run sees the same catalog. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi fo ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ze zi zo'.split(
    ' ',
  );

/** A pronounceable word for each number; no two alike. */
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

/** Four jobs, some far more common than others: a main one, two others, one that it may do. */
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
  const category = Math.floor(CATEGORIES * random() ** 2);
  const publishedAt = 1_600_000_000_000 + Math.floor(random() * 2e11);
  return {
    key,
    id: `${Math.floor(random() * 2 ** 48)
      .toString(16)
      .padStart(12, '0')}-${String(key).padStart(20, '0')}`,
    name,
    slug: `tool-${key}`,
    publishedAt,
    updatedAt: publishedAt + ((key * 7_919) % 1e10),
    pricing: PRICING_MODELS[Math.floor(PRICING_MODELS.length * random() ** 2)]!,
    categories: random() < 0.5 ? [`c${category}`] : [`c${category}`, `c${(category + 7) % CATEGORIES}`],
    terms: [[...inName].join(' '), tagline.join(' '), description.join(' '), '', '', ...jobLines(random)].join('\n'),
  };
};
