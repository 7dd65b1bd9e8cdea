/**
 * Features of a text for a linear model, numbered by a hash of their names (feature hashing, Weinberger et al. 2009). Two that
 * share a bucket share their weights.
 */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';

/** Parallel lists: the bucket of a feature, its value, and the place of the word that it stems from (-1 for none). */
export interface Features {
  readonly ids: number[];
  readonly values: number[];
  readonly words: number[];
}

export const noFeatures = (): Features => ({ ids: [], values: [], words: [] });

/** The hash of a text; `start` is that of what comes before it. */
export function hashText(text: string, start = EMPTY_HASH): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mixHash(hash, text.charCodeAt(at));
  return hash;
}

/** `buckets` is a power of two. */
export const bucketOf = (hash: number, buckets: number): number => (hash ^ (hash >>> 15)) & (buckets - 1);

export function addFeature(into: Features, id: number, value: number, word = -1): void {
  into.ids.push(id);
  into.values.push(value);
  into.words.push(word);
}

/** Adds features, each with its word, whose values have the length `weight` in all: a long text speaks no louder than a short one. */
export function addFamily(into: Features, family: ReadonlyMap<number, number>, weight: number): void {
  const value = weight / Math.sqrt(Math.max(family.size, 1));
  for (const [id, word] of family) addFeature(into, id, value, word);
}

const GRAMS = { shortest: 3, longest: 5 };

/** Adds the buckets of the pieces of three to five letters of a word, its ends marked; `seed` is the hash of the family's name. */
export function addGrams(family: Map<number, number>, seed: number, word: string, buckets: number, place = -1): void {
  const text = `<${word}>`;
  for (let start = 0; start + GRAMS.shortest <= text.length; start += 1) {
    let hash = seed;
    const end = Math.min(text.length, start + GRAMS.longest);
    for (let at = start; at < end; at += 1) {
      hash = mixHash(hash, text.charCodeAt(at));
      if (at - start + 1 >= GRAMS.shortest) family.set(bucketOf(hash, buckets), place);
    }
  }
}
