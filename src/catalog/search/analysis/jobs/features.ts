/** Features of job classification: words, stems, meanings, n-grams and pairs, hashed. */
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
import { thesaurus } from '#catalog/search/analysis/vocabulary.ts';

/** Feature hashing: features in one bucket share their weights. */
export const BUCKETS = 2 ** 18;

export interface WordFeatures extends Pick<Features, 'ids' | 'values'> {
  /** Stop words weigh little and do not dilute other words. */
  readonly isStop: boolean;
}

const FAMILIES = { stop: '0', token: 'w', stem: 's', meaning: 'c', gram: 'g', pair: 'p' } as const;
/** The n-grams of a word weigh 1 together. */
const VALUES = { stop: 0.5, token: 0.7, stem: 1, meaning: 0.7, grams: 1 } as const;
export const PAIR_VALUE = 0.6;
/** Letters of each word in a pair: about its stem, in any language. */
const PAIR_LETTERS = 5;

const seedOf = (family: keyof typeof FAMILIES): number => hashText(`${FAMILIES[family]}:`);
const SEEDS = {
  stop: seedOf('stop'),
  token: seedOf('token'),
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
    addFeature(features, bucketNamed('token', word), VALUES.token);
    for (const one of new Set(locales.map((locale) => stem(word, locale))))
      addFeature(features, bucketNamed('stem', one), VALUES.stem);
    for (const meaning of thesaurus().numbersOf(word))
      addFeature(features, bucketNamed('meaning', String(meaning)), VALUES.meaning);
    const grams = new Map<number, number>();
    addGrams(grams, SEEDS.gram, word, BUCKETS);
    addFamily(features, grams, VALUES.grams);
  }
  return { ...features, isStop };
}

/** The bucket of two neighbouring words. */
export function pairFeature(before: string, after: string): number {
  const first = mixHash(hashText(before.slice(0, PAIR_LETTERS), SEEDS.pair), 32);
  return bucketOf(hashText(after.slice(0, PAIR_LETTERS), first), BUCKETS);
}
