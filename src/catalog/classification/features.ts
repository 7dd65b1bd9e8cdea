/** Feature hashing (Weinberger et al. 2009): features in one bucket share weights. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';

/** Parallel lists: bucket, value and word position (-1 for none) of each feature. */
export interface Features {
  readonly ids: number[];
  readonly values: number[];
  readonly words: number[];
}

export const noFeatures = (): Features => ({ ids: [], values: [], words: [] });

/** `start` is the hash of the preceding text. */
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

/** The values of a family have the length `weight`: long texts weigh no more than short ones. */
export function addFamily(into: Features, family: ReadonlyMap<number, number>, weight: number): void {
  const value = weight / Math.sqrt(Math.max(family.size, 1));
  for (const [id, word] of family) addFeature(into, id, value, word);
}

const GRAMS = { shortest: 3, longest: 5 };

/** Adds n-grams of three to five letters; `seed` is the hash of the family's name. */
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
