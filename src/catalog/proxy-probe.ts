/** A signed probe: a program with database access asks a server how requests arrive. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from './periods.ts';
import type { Reader } from '#database/database.ts';

/** Longest age of a probe; it allows for clock skew. */
const LONGEST_MS = MINUTE_MS;
const PROBE = /^(\d{13})\.([A-Za-z0-9_-]{43})$/;

/** How the probe arrived. */
export interface RequestOrigin {
  /** Address of the connection: the last proxy, or the client itself. */
  peer: string;
  /** Whether TRUSTED_PROXIES names it; absent from servers of earlier versions. */
  trusts_peer?: boolean;
  /** The client's key for limits, as seen through trusted proxies. */
  client: string;
  /** As sent; null where the header is missing. */
  host: string | null;
  forwarded_for: string | null;
  forwarded_proto: string | null;
}

const secrets = new WeakMap<Reader, Promise<Buffer>>();

/** Cached for each database: probes are frequent. */
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

/** Makes a probe that is valid for a minute: a time in milliseconds and its HMAC-SHA-256. */
export async function makeOriginProbe(db: Reader, now: Date): Promise<string> {
  const at = String(now.getTime());
  return `${at}.${sign(await secretOf(db), at)}`;
}

/**
 * Whether `makeOriginProbe` made the probe just now. Reads the database only once, for fresh times.
 */
export async function isOriginProbe(db: Reader, now: Date, probe: string): Promise<boolean> {
  const [, at = '', given = ''] = PROBE.exec(probe) ?? [];
  if (Math.abs(now.getTime() - Number(at)) > LONGEST_MS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(await secretOf(db), at)));
}
