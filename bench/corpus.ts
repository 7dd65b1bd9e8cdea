/** A synthetic catalog: pseudo-words in a Zipf distribution, so that rare and common words both occur. Deterministic. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { PRICING_MODELS } from '#fields/pricing.ts';

const VOCABULARY = 60_000;
const EXPONENT = 1.05;
const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ha',
  'je',
  'ki',
  'lo',
  'mu',
  'na',
  'pe',
  'ri',
  'so',
  'tu',
  'va',
  'we',
  'xi',
  'yo',
  'zu',
];
/** Real words that nearly every tool of such a catalog uses, with the share of tools that do. */
const COMMON: readonly [string, number][] = [
  ['ai', 0.9],
  ['tool', 0.68],
  ['image', 0.39],
  ['chat', 0.35],
  ['code', 0.3],
];

/** What nearly every tool says about itself; searches for it have the most hits. */
export const COMMON_WORDS = COMMON.map(([word]) => word);

/** A word's rank from which on it is rare: some ten tools in 100,000 use it. */
const RARE_FROM = 20_000;

export interface SyntheticTool {
  slug: string;
  name: string;
  url: string;
  tagline: string;
  description: string;
  categories: string[];
  pricing_model: string;
  published_at: string;
}

/** A small deterministic generator (mulberry32): numbers in [0, 1). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function wordOf(rank: number): string {
  let rest = rank + SYLLABLES.length;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/** Draws words by Zipf's law: inverse of the continuous distribution, exact enough for a load. */
export function zipfWords(random: () => number): () => string {
  const power = 1 - EXPONENT;
  const span = (VOCABULARY + 1) ** power - 1;
  return () => wordOf(Math.floor((1 + random() * span) ** (1 / power)) - 1);
}

/** Draws words that few tools use, each as often as the others. */
export function rareWords(random: () => number): () => string {
  return () => wordOf(RARE_FROM + Math.floor(random() * (VOCABULARY - RARE_FROM)));
}

/** The tool of a number; the same number always gives the same tool. */
export function createTools(categoryIds: readonly string[]): (number: number) => SyntheticTool {
  return (number) => {
    const random = randomNumbers(number * 2_654_435_761);
    const word = zipfWords(random);
    const words = (count: number): string[] => Array.from({ length: count }, word);
    const text = (count: number): string => {
      const list = words(count);
      for (const [common, share] of COMMON)
        if (random() < share) list.splice(Math.floor(random() * list.length), 0, common);
      return list.join(' ');
    };
    const category = (): string => categoryIds[Math.floor(categoryIds.length * random() ** 3)] ?? 'other';
    const name = `${wordOf(Math.floor(random() * VOCABULARY))} ${wordOf(number)}`;
    return {
      slug: `tool-${number}`,
      name,
      url: `https://tool-${number}.example.com/`,
      tagline: text(8).slice(0, 200),
      description: text(30).slice(0, 1_900),
      categories: [...new Set([category(), category()])],
      pricing_model: PRICING_MODELS[Math.floor(PRICING_MODELS.length * random() ** 2)] ?? 'free',
      published_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
    };
  };
}

/** Writes `count` tools as JSON Lines. */
export async function writeCorpus(file: string, count: number, categoryIds: readonly string[]): Promise<void> {
  const toolOf = createTools(categoryIds);
  const out = createWriteStream(file);
  for (let number = 0; number < count; number += 1) {
    if (!out.write(`${JSON.stringify(toolOf(number))}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
