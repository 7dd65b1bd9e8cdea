/** What the classifier of jobs sees of a text: its words, their stems, their meanings and pieces, and pairs of words, as numbers of buckets. */
import {
  addFamily,
  addFeature,
  addGrams,
  bucketOf,
  hashText,
  noFeatures,
  type Features,
} from '#catalog/classification/features.ts';
import { mixHash } from '#catalog/fnv.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import { meaningsOfWord } from '#catalog/search/analysis/vocabulary.ts';

/** Features are numbered by a hash of their names; two that share a number share their weights. */
export const BUCKETS = 2 ** 18;

export interface WordFeatures extends Pick<Features, 'ids' | 'values'> {
  /** Stop words say little, and do not thin out the other words. */
  readonly isStop: boolean;
}

const FAMILIES = { stop: '0', surface: 'w', stem: 's', meaning: 'c', gram: 'g', pair: 'p' } as const;
/** A word's surface, each stem and each meaning count fully; its pieces together as one. */
const VALUES = { stop: 0.5, surface: 0.7, stem: 1, meaning: 0.7, grams: 1 } as const;
/** The value of a pair of neighbours. */
export const PAIR_VALUE = 0.6;
/** So much of a word goes into a pair: about its stem, in any language. */
const PAIR_LETTERS = 5;

const seedOf = (family: keyof typeof FAMILIES): number => hashText(`${FAMILIES[family]}:`);
const SEEDS = {
  stop: seedOf('stop'),
  surface: seedOf('surface'),
  stem: seedOf('stem'),
  meaning: seedOf('meaning'),
  gram: seedOf('gram'),
  pair: seedOf('pair'),
} as const;
const bucketNamed = (family: keyof typeof FAMILIES, name: string): number =>
  bucketOf(hashText(name, SEEDS[family]), BUCKETS);

/** The features of one folded word of unknown language. */
export function wordFeatures(word: string): WordFeatures {
  const locales = localesOf(word);
  const features = noFeatures();
  const isStop = locales.some((locale) => isStopWord(word, locale));
  if (isStop) addFeature(features, bucketNamed('stop', word), VALUES.stop);
  else {
    addFeature(features, bucketNamed('surface', word), VALUES.surface);
    for (const one of new Set(locales.map((locale) => stem(word, locale))))
      addFeature(features, bucketNamed('stem', one), VALUES.stem);
    for (const meaning of meaningsOfWord(word))
      addFeature(features, bucketNamed('meaning', String(meaning)), VALUES.meaning);
    const grams = new Map<number, number>();
    addGrams(grams, SEEDS.gram, word, BUCKETS);
    addFamily(features, grams, VALUES.grams);
  }
  return { ...features, isStop };
}

/** The bucket of two words that follow one another. */
export function pairFeature(before: string, after: string): number {
  const first = mixHash(hashText(before.slice(0, PAIR_LETTERS), SEEDS.pair), 32);
  return bucketOf(hashText(after.slice(0, PAIR_LETTERS), first), BUCKETS);
}
