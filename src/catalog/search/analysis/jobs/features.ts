/** What the classifier of jobs sees of a text: its words, their stems, their meanings and pieces, and pairs of words, as numbers of buckets. */
import { isStopWord } from '#catalog/language/stop-words.ts';
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import { meaningsOfWord } from '#catalog/search/analysis/vocabulary.ts';

/** Features are numbered by a hash of their names; two that share a number share their weights. */
export const BUCKETS = 2 ** 18;

/** Parallel lists: the bucket of a feature, and how much of the word it is. */
export interface WordFeatures {
  readonly ids: readonly number[];
  readonly values: readonly number[];
  /** Stop words say little, and do not thin out the other words. */
  readonly isStop: boolean;
}

const FAMILIES = { stop: '0', surface: 'w', stem: 's', meaning: 'c', gram: 'g', pair: 'p' } as const;
/** A word's surface, each stem and each meaning count fully; its pieces together as one. */
const VALUES = { stop: 0.5, surface: 0.7, stem: 1, meaning: 0.7, grams: 1 } as const;
/** The value of a pair of neighbours. */
export const PAIR_VALUE = 0.6;
const GRAMS = { shortest: 3, longest: 5 };
/** So much of a word goes into a pair: about its stem, in any language. */
const PAIR_LETTERS = 5;

const mixText = (hash: number, text: string): number => {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = mixHash(mixed, text.charCodeAt(at));
  return mixed;
};
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
const seedOf = (family: string): number => mixText(EMPTY_HASH, `${family}:`);
const SEEDS = {
  stop: seedOf(FAMILIES.stop),
  surface: seedOf(FAMILIES.surface),
  stem: seedOf(FAMILIES.stem),
  meaning: seedOf(FAMILIES.meaning),
  gram: seedOf(FAMILIES.gram),
  pair: seedOf(FAMILIES.pair),
} as const;

/** The buckets of the pieces of three to five letters of a word, its ends marked, each once. */
const gramsOf = (word: string): number[] => {
  const text = `<${word}>`;
  const grams: number[] = [];
  for (let start = 0; start + GRAMS.shortest <= text.length; start += 1) {
    let hash = SEEDS.gram;
    const end = Math.min(text.length, start + GRAMS.longest);
    for (let at = start; at < end; at += 1) {
      hash = mixHash(hash, text.charCodeAt(at));
      if (at - start + 1 < GRAMS.shortest) continue;
      const bucket = bucketOf(hash);
      if (!grams.includes(bucket)) grams.push(bucket);
    }
  }
  return grams;
};

/** The features of one folded word of unknown language. */
export function wordFeatures(word: string): WordFeatures {
  const locales = localesOf(word);
  if (locales.some((locale) => isStopWord(word, locale)))
    return { ids: [bucketOf(mixText(SEEDS.stop, word))], values: [VALUES.stop], isStop: true };
  const ids: number[] = [];
  const values: number[] = [];
  const add = (id: number, value: number): void => {
    ids.push(id);
    values.push(value);
  };
  add(bucketOf(mixText(SEEDS.surface, word)), VALUES.surface);
  for (const one of new Set(locales.map((locale) => stem(word, locale))))
    add(bucketOf(mixText(SEEDS.stem, one)), VALUES.stem);
  for (const meaning of meaningsOfWord(word)) add(bucketOf(mixText(SEEDS.meaning, String(meaning))), VALUES.meaning);
  const grams = gramsOf(word);
  const share = VALUES.grams / Math.sqrt(grams.length);
  for (const gram of grams) add(gram, share);
  return { ids, values, isStop: false };
}

/** The hash with the first letters of a word. */
const mixBeginning = (hash: number, word: string): number => {
  let mixed = hash;
  const end = Math.min(word.length, PAIR_LETTERS);
  for (let at = 0; at < end; at += 1) mixed = mixHash(mixed, word.charCodeAt(at));
  return mixed;
};

/** The bucket of two words that follow one another. */
export function pairFeature(before: string, after: string): number {
  return bucketOf(mixBeginning(mixHash(mixBeginning(SEEDS.pair, before), 32), after));
}
