/** The length norm of each document, 0 to 3: a term weighs more in a short text. Two bits a document, in two planes. */
import { wordsFor } from './bitset.ts';

/** The most terms that name and original tagline may have for the norms 3, 2 and 1. */
export const LENGTH_NORM_STEPS = [8, 12, 18] as const;

/** The lower bits of all norms, then the higher ones, 32 documents a word. */
export type LengthNorms = readonly [low: Int32Array, high: Int32Array];

/** The norm of so many terms of name and original tagline; 0 when the number is not known. */
export function lengthNormOf(terms: number): number {
  return LENGTH_NORM_STEPS.filter((step) => terms > 0 && terms <= step).length;
}

/** Norms of so many documents, all of them 0. */
export function createLengthNorms(documents: number): LengthNorms {
  return [new Int32Array(wordsFor(documents)), new Int32Array(wordsFor(documents))];
}

/** Sets the norm of a document that has none yet. */
export function setLengthNorm([low, high]: LengthNorms, document: number, norm: number): void {
  low[document >>> 5]! |= (norm & 1) << (document & 31);
  high[document >>> 5]! |= (norm >>> 1) << (document & 31);
}

export function lengthNormAt([low, high]: LengthNorms, document: number): number {
  const word = document >>> 5;
  return ((low[word]! >>> (document & 31)) & 1) | (((high[word]! >>> (document & 31)) & 1) << 1);
}

/** Adds to the score of each of some documents `value` for each step of its norm. */
export function addLengthNorms(
  [low, high]: LengthNorms,
  documents: Uint32Array,
  value: number,
  scores: Uint32Array,
): void {
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    const word = document >>> 5;
    const bit = document & 31;
    scores[at]! += value * (((low[word]! >>> bit) & 1) + 2 * ((high[word]! >>> bit) & 1));
  }
}
