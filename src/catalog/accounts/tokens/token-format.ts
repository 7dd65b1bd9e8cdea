/** The form of tokens: prefix, random part and a checksum that detects typing errors. */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Never change these: all existing tokens would become invalid. */
const PREFIXES = { personal: 'aitp_', access: 'aito_', refresh: 'aitr_', code: 'aitc_' } as const;
export type SecretKind = keyof typeof PREFIXES;
/** Long-lived secrets by prefix; codes are valid for only a minute. */
export const LEAKABLE = {
  personal: PREFIXES.personal,
  access: PREFIXES.access,
  refresh: PREFIXES.refresh,
} satisfies Partial<Record<SecretKind, string>>;
export type LeakableKind = keyof typeof LEAKABLE;
export const LEAKABLE_KINDS = Object.keys(LEAKABLE) as LeakableKind[];
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^[0-9A-Za-z]{38}$/;
const PREFIX_LENGTH = 5;
/** The largest multiple of 62 below 256: larger bytes would favour the first digits. */
const FAIR_BYTES = 248;

function randomDigits(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR_BYTES && text.length < length) text += DIGITS.charAt(byte % DIGITS.length);
    }
  }
  return text;
}

/** CRC-32 (ISO 3309, as in gzip) in base 62, padded with zeros to six digits. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    checksum = DIGITS.charAt(rest % DIGITS.length) + checksum;
    rest = Math.floor(rest / DIGITS.length);
  }
  return checksum;
}

/** A new token: prefix, 32 random base62 digits (190 bits), six digits of checksum. */
export function newTokenSecret(kind: SecretKind = 'personal'): string {
  const text = PREFIXES[kind] + randomDigits(RANDOM_LENGTH);
  return text + checksumOf(text);
}

/** Whether a text has the form and checksum of a token of this kind. */
export function isTokenSecret(text: string, kind: SecretKind = 'personal'): boolean {
  if (!text.startsWith(PREFIXES[kind]) || !FORM.test(text.slice(PREFIX_LENGTH))) return false;
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}
