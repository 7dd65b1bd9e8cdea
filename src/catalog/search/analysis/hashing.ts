// The hash of words, mixed byte by byte so that callers need not gather a word first.

/** Where a hash begins. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** The hash with one byte more (FNV-1a). */
export const mixHash = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);
