/** Validation of passwords, and argon2id hashes in PHC form. */
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isLeakedPassword } from './leaked-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Problem } from '#catalog/problems.ts';
import { countCharacters } from '#catalog/language/hygiene.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{8,64})\$([A-Za-z0-9+/]{16,128})$/;

/** Hashes run in the thread pool; one core is left to the event loop. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const QUEUE_LENGTH = 32;
/** In UTF-16 units: longer texts are rejected before normalisation. */
const READABLE_LENGTH = PASSWORD_MAX_LENGTH * 8;

/** A hash without a known password, for equal timing. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$2gHM2nJ0V2Rr3W0Uq6sJrQ$CmSv0GmYk2aN0Tq5cH4V0q1rQ1bq0yZp0m6Jx3f8y9E';

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;
/** Shortest part of an address that counts as a guessable word. */
const OWN_WORD_LENGTH = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `act` in a free place of the queue. Throws `overloaded` at once if the queue is full. */
async function withPlace<T>(act: () => Promise<T>): Promise<T> {
  if (running >= HASHES_AT_ONCE) {
    if (waiting.length >= QUEUE_LENGTH) throw new CatalogError('overloaded', { retryAfter: 2 });
    // The place passes directly to the next, so that no newcomer takes it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return withPlace(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
      }),
  );
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** NFKC: the same keys give the same password on every keyboard and system. */
const normalize = (text: string): string => text.normalize('NFKC');

/** The form for comparison with known passwords. */
export const foldPassword = (text: string): string => normalize(text).toLowerCase();

/** The argon2id PHC string of a password, salted. Throws `overloaded` if too many hashes wait. */
export async function hashPassword(text: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: normalize(text), nonce, ...COST, tagLength: TAG_BYTES });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether `text` is the password of a PHC string. Right, wrong and overlong passwords take the same
 * time. Unknown PHC strings never match. Throws `overloaded` if too many hashes wait.
 */
export async function verifyPassword(phc: string, text: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc) ?? [];
  if (nonce === undefined || tag === undefined) return false;
  const readable = text.length <= READABLE_LENGTH;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive({
    message: readable ? normalize(text) : '',
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, actual) && readable;
}

/** Guessable words from an address: its local part, with and without a plus tag. */
function ownWordsOf(email: string): string[] {
  const localPart = email.slice(0, Math.max(email.lastIndexOf('@'), 0)).toLowerCase();
  const words = [localPart, localPart.split('+')[0] ?? ''];
  return [...new Set(words)].filter((word) => word.length >= OWN_WORD_LENGTH);
}

/** Letters and digits, so that `tools.example` is found in "Tools-Example". */
const lettersOf = (text: string): string => foldPassword(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Guessable words of the catalog: its names, and each two neighbouring labels of its host; a lone one unless it is common. */
export function siteWordsOf(publicUrl: string, names: readonly string[]): string[] {
  const host = new URL(publicUrl).hostname;
  const labels = isIP(host) === 0 ? host.split('.') : [host];
  const parts =
    labels.length < 2
      ? labels.filter((label) => !isCommonPassword(label))
      : labels.slice(1).map((label, before) => `${labels[before]}${label}`);
  return [...names, ...parts].map(lettersOf).filter((word) => word.length >= OWN_WORD_LENGTH);
}

/**
 * The problems of a new password. Length counts code points in NFC; nothing is cut, no character
 * classes are required. The local part of `email` (four characters or more) is `address_in_password`,
 * one of `siteWords` is `site_in_password`, leaked ones are `leaked_password`.
 */
export function checkPassword(text: string, email = '', siteWords: readonly string[] = []): Problem[] {
  if (text === '') return [{ rule: 'required' }];
  if (text.length > READABLE_LENGTH) return [{ rule: 'too_long', max: PASSWORD_MAX_LENGTH }];
  if (!text.isWellFormed()) return [{ rule: 'broken_characters' }];
  if (CONTROL.test(text)) return [{ rule: 'control_characters' }];
  const length = countCharacters(text.normalize('NFC'));
  if (length < PASSWORD_MIN_LENGTH) return [{ rule: 'too_short', min: PASSWORD_MIN_LENGTH }];
  if (length > PASSWORD_MAX_LENGTH) return [{ rule: 'too_long', max: PASSWORD_MAX_LENGTH }];
  const folded = foldPassword(text);
  const isOwn = ownWordsOf(email).some((word) => folded.includes(word));
  if (isOwn) return [{ rule: 'address_in_password' }];
  const letters = lettersOf(text);
  if (siteWords.some((word) => letters.includes(word))) return [{ rule: 'site_in_password' }];
  if (isCommonPassword(folded)) return [{ rule: 'common_password' }];
  return isLeakedPassword(folded) ? [{ rule: 'leaked_password' }] : [];
}
