/** Secrets that are stored as hashes only: at 190 bits and more a plain SHA-256 is enough (OWASP ASVS 6.5.2). */
import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url: a session's cookie or the last part of a mailed link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of `newSecret`; anything else is refused without asking the database. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** SHA-256 of a secret in hexadecimal, the form under which tables know it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
