/** The question by which whoever may read the database asks a running server how requests arrive there. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Reader } from '#database/database.ts';

/** A question may be so old: clocks differ. */
const LONGEST_MS = 60_000;
const QUESTION = /^(\d{13})\.([A-Za-z0-9_-]{43})$/;

/** How the question arrived. */
export interface RequestOrigin {
  /** Address of the connection: the last proxy, or the client itself. */
  peer: string;
  /** Whether TRUSTED_PROXIES names it; a server of an earlier version does not say. */
  trusts_peer?: boolean;
  /** Key of the client for limits, seen through the trusted proxies. */
  client: string;
  /** As sent; null where the header is missing. */
  host: string | null;
  forwarded_for: string | null;
  forwarded_proto: string | null;
}

const secrets = new WeakMap<Reader, Promise<Buffer>>();

/** Read once for each database: probes come often. */
function secretOf(db: Reader): Promise<Buffer> {
  let secret = secrets.get(db);
  if (secret === undefined) {
    secret = db
      .selectFrom('address_key')
      .select('secret')
      .executeTakeFirstOrThrow()
      .then((row) => Buffer.from(row.secret, 'base64url'));
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

const sign = (secret: Buffer, at: string): string =>
  createHmac('sha256', secret).update(`request origin ${at}`).digest('base64url');

/** A question that is answered for a minute: a time in milliseconds and its HMAC-SHA-256. */
export async function askForOrigin(db: Reader, now: Date): Promise<string> {
  const at = String(now.getTime());
  return `${at}.${sign(await secretOf(db), at)}`;
}

/** Whether `askForOrigin` has made the question just now. The database is only asked once, and for fresh times only. */
export async function isOriginQuestion(db: Reader, now: Date, question: string): Promise<boolean> {
  const [, at = '', given = ''] = QUESTION.exec(question) ?? [];
  if (at === '' || Math.abs(now.getTime() - Number(at)) > LONGEST_MS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(await secretOf(db), at)));
}
