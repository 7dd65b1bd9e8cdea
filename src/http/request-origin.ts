/**
 * What a request looks like when it has come through the proxies: told to whoever knows the secret of the database, which is
 * how `doctor` sees from outside whether TRUSTED_PROXIES fits.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Reader } from '#database/database.ts';
import type { Config } from '#src/config.ts';
import { clientAddress } from './client-address.ts';

/** A question may be so old: clocks differ. */
const LONGEST_MS = 60_000;
const QUESTION = /\?origin=(\d{13})\.([A-Za-z0-9_-]{43})$/;
/** Longest header that is told. */
const LONGEST_HEADER = 300;

export interface RequestOrigin {
  /** Address of the connection: the last proxy, or the client itself. */
  peer: string;
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

/** The value of `origin` that `/livez` answers for a minute: a time in milliseconds and its HMAC-SHA-256. */
export async function askForOrigin(db: Reader, now: Date): Promise<string> {
  const at = String(now.getTime());
  return `${at}.${sign(await secretOf(db), at)}`;
}

/** How the request arrived, if it asks as `askForOrigin` does; null otherwise. The database is only asked once, and for fresh times only. */
export async function readOrigin(
  request: { raw: IncomingMessage },
  db: { read: Reader; now(): Date },
  config: Config,
): Promise<RequestOrigin | null> {
  const [, at = '', given = ''] = QUESTION.exec(request.raw.url ?? '') ?? [];
  if (at === '' || Math.abs(db.now().getTime() - Number(at)) > LONGEST_MS) return null;
  const right = sign(await secretOf(db.read), at);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null;
  const { headers, socket } = request.raw;
  const told = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value.slice(0, LONGEST_HEADER) : null;
  };
  return {
    peer: socket.remoteAddress ?? '',
    client: clientAddress(request, config),
    host: told('host'),
    forwarded_for: told('x-forwarded-for'),
    forwarded_proto: told('x-forwarded-proto'),
  };
}
