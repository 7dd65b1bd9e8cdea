/** Secrets stored only as hashes: SHA-256 is enough from 190 bits on (OWASP ASVS 6.5.2). */
import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url: a session's cookie or the last part of a mailed link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of `newSecret`; other texts are refused without a query. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** SHA-256 in hexadecimal, as stored in tables. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
