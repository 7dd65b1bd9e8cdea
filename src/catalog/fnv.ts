/** FNV-1a hashes of words, letter by letter, without building a string. */

/** The hash of no letters. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** Adds a byte or letter to the hash (FNV-1a). */
export const mixHash = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);

/** Upper bound (exclusive) of hashLetters. */
export const LETTER_HASHES = 1 << 18;

/** A short hash of letters from an offset on, continuing from `hash`. */
export const hashLetters = (hash: number, letters: Uint16Array, from: number, length: number): number => {
  let mixed = hash;
  for (let at = from; at < length; at += 1) mixed = mixHash(mixed, letters[at]!);
  return (mixed ^ (mixed >>> 15)) & (LETTER_HASHES - 1);
};
