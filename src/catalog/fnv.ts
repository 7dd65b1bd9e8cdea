/** Hashes of words, mixed letter by letter so that callers need not gather a word first. */

/** Where a hash begins. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** The hash with one byte or letter more (FNV-1a). */
export const mixHash = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);

/** hashLetters gives numbers below this. */
export const LETTER_HASHES = 1 << 18;

/** A short hash of letters from a place on, when `hash` is that of those before. */
export const hashLetters = (hash: number, letters: Uint16Array, from: number, length: number): number => {
  let mixed = hash;
  for (let at = from; at < length; at += 1) mixed = mixHash(mixed, letters[at]!);
  return (mixed ^ (mixed >>> 15)) & (LETTER_HASHES - 1);
};
