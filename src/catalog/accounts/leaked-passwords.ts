/** Passwords that other sites have leaked: a sorted file of digests, which ships and is read with the first new password. */
import { createHash } from 'node:crypto';
import { readModelFile } from '#catalog/models.ts';

/** The file holds the first bytes of the SHA-256 of each, in lower case and NFKC, ascending; 40 bits mistake one password in a million for one of them. */
const DIGEST_BYTES = 5;
/** Shorter ones are not in the file: a password has twelve characters. */
const LEAKED_MIN_LENGTH = 10;
/** Digits and signs that people put before or behind a password until a form takes it. */
const MOST_ADDED = 4;

let shipped: Buffer | undefined;

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);
}

/** The file for a list of passwords, of which each is folded already; scripts/write-leaked-passwords.ts writes it. */
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

/** How many of the first or last characters may be left out: digits and signs, four at most. */
function countAdded(characters: readonly string[]): number {
  const at = characters.findIndex((character) => /\p{L}/u.test(character));
  return Math.min(MOST_ADDED, at === -1 ? characters.length : at);
}

/** Whether a password, in lower case and NFKC, has been leaked, or is a leaked one with up to four digits or signs at either end. */
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
