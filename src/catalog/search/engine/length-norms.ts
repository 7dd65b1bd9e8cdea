/** The length norm of each document, 0 to 3: a term weighs more in a short text. */

/** The most terms that name and original tagline may have for the norms 3, 2 and 1. */
const LENGTH_NORM_STEPS = [8, 12, 18] as const;

/** The norm by the number of terms of name and original tagline; 0 if it is not known. */
export function lengthNormOf(terms: number): number {
  return LENGTH_NORM_STEPS.filter((step) => terms > 0 && terms <= step).length;
}

/** Adds `weight` times its norm to the score of each document. */
export function addLengthNorms(norms: Uint8Array, documents: Uint32Array, weight: number, scores: Uint32Array): void {
  for (let at = 0; at < documents.length; at += 1) scores[at]! += weight * norms[documents[at]!]!;
}
