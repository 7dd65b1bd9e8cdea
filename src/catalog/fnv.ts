/** FNV-1a hashes of words, letter by letter, without building a string. */

/** The hash of no letters. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** Adds a byte or letter to the hash (FNV-1a). */
export const mixHash = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);
