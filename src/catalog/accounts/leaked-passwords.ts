/**
 * Leaked passwords of other sites: a sorted file of digests, loaded with the first new password.
 */
import { createHash } from 'node:crypto';
import { readModelFile } from '#catalog/models.ts';

/** Sorted prefixes of the SHA-256 of lower-case NFKC; 40 bits mistake one in a million. */
const DIGEST_BYTES = 5;
/** Shorter ones are omitted: a password has twelve characters. */
const LEAKED_MIN_LENGTH = 10;
/** Digits and signs that people add until a form accepts the password. */
const MOST_ADDED = 4;

let shipped: Buffer | undefined;

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);
}

/** Encodes folded passwords as the file's content; used by scripts/write-leaked-passwords.ts. */
export function packLeakedPasswords(passwords: Iterable<string>): Buffer {
  const digests = new Set<string>();
  for (const password of passwords)
    if (password.length >= LEAKED_MIN_LENGTH) digests.add(digestOf(password).toString('hex'));
  return Buffer.concat([...digests].toSorted().map((digest) => Buffer.from(digest, 'hex')));
}

function isListed(text: string): boolean {
  shipped ??= readModelFile('models/leaked-passwords.bin');
  const wanted = digestOf(text);
  let [low, high] = [0, shipped.length / DIGEST_BYTES];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = shipped.compare(wanted, 0, DIGEST_BYTES, middle * DIGEST_BYTES, (middle + 1) * DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** Number of leading characters that are digits or signs, at most four. */
function countAdded(characters: readonly string[]): number {
  const at = characters.findIndex((character) => /\p{L}/u.test(character));
  return Math.min(MOST_ADDED, at === -1 ? characters.length : at);
}

/** Whether a password (lower case, NFKC) is leaked, ignoring four digits or signs at an end. */
export function isLeakedPassword(folded: string): boolean {
  const characters = Array.from(folded);
  const [before, behind] = [countAdded(characters), countAdded(characters.toReversed())];
  for (let start = 0; start <= before; start += 1)
    for (let end = 0; end <= behind; end += 1) {
      const core = characters.slice(start, characters.length - end).join('');
      if (core.length >= LEAKED_MIN_LENGTH && isListed(core)) return true;
    }
  return false;
}
