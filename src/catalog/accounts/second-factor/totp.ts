/**
 * Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds, which every app supports.
 */
import { Secret, TOTP } from 'otpauth';
import { HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { fieldError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { placeOf } from '#catalog/stored-secrets.ts';
import { sealSecret } from '#database/secret-key.ts';

/** RFC 4226, 4: the length of the hash. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Accepted time steps before and after the current one (RFC 6238, 5.2). */
const WINDOW = 1;
/** Longest text that is parsed, including blanks. */
const LONGEST_CODE = 20;
/** Milliseconds until the first code. */
const SET_UP_FOR = HOUR_MS;

const placeFor = ({ id }: Account): string => placeOf('totp_secrets', id);

const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/**
 * The time step of `code`, undefined if it is invalid now. The library compares in constant time.
 */
function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.slice(0, LONGEST_CODE).replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** The `otpauth:` address in the QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString();
}

/**
 * The secret for setting up an app; the same for an hour, so that a page can be reloaded. Undefined
 * if an app is set up already.
 */
export async function startTotp(db: Database, account: Account): Promise<string | undefined> {
  const now = db.now();
  const waiting = await db.read
    .selectFrom('totp_secrets')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (waiting !== undefined && waiting.confirmed_at !== null) return undefined;
  if (waiting !== undefined && now.getTime() - Date.parse(waiting.created_at) < SET_UP_FOR)
    return db.secrets.unseal(waiting.secret, placeFor(account));
  const stored = await db.write(async (trx) => {
    const secret = await sealSecret(trx, new Secret({ size: SECRET_BYTES }).base32, placeFor(account));
    const fresh = { secret, created_at: timestamp(now) };
    return trx
      .insertInto('totp_secrets')
      .values({ account_id: account.id, ...fresh, confirmed_at: null, last_step: null })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(fresh).where('totp_secrets.confirmed_at', 'is', null),
      )
      .returning('secret')
      .executeTakeFirst();
  });
  return stored && db.secrets.unseal(stored.secret, placeFor(account));
}

/** Activates the new secret by its first code. Throws `validation_failed` on `code`. */
export async function confirmTotp(trx: Tx, account: Account, code: string): Promise<void> {
  const now = trx.now();
  const row = await trx
    .selectFrom('totp_secrets')
    .select('secret')
    .where('account_id', '=', account.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  const step = row && findTotpStep(trx.secrets.unseal(row.secret, placeFor(account)), code, now);
  if (row === undefined || step === undefined) throw fieldError('code', { rule: 'wrong_code' });
  await trx
    .updateTable('totp_secrets')
    .set({ confirmed_at: timestamp(now), last_step: step })
    .where('account_id', '=', account.id)
    .where('secret', '=', row.secret)
    .execute();
}

/** Uses up a code and all earlier ones. Throws `validation_failed` on `code`. */
export async function useTotp(trx: Tx, account: Account, code: string): Promise<void> {
  const row = await trx
    .selectFrom('totp_secrets')
    .select('secret')
    .where('account_id', '=', account.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = row && findTotpStep(trx.secrets.unseal(row.secret, placeFor(account)), code, trx.now());
  if (step === undefined) throw fieldError('code', { rule: 'wrong_code' });
  const used = await trx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('account_id', '=', account.id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  if (Number(used.numUpdatedRows) === 0) throw fieldError('code', { rule: 'wrong_code' });
}
