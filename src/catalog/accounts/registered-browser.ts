/** The browser that has just registered: it continues without typing the password again. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { CatalogError } from '#catalog/errors.ts';
import { lockAccount, type Account } from '#catalog/roles.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';
import type { Visitor } from './visitors.ts';
import { passFirstStep, type FirstStep, type StartedSession } from './sessions.ts';

/**
 * The cookie of the browser that registered. For a known address its secret opens nothing, so the
 * two cases look alike.
 */
export async function rememberBrowser(trx: Tx, account: Account | null): Promise<StartedSession> {
  const cookie = newSecret();
  const expiresAt = timestamp(trx.now(), PERIODS.verifyLink.lasts);
  if (account !== null)
    await trx
      .insertInto('pending_sign_ins')
      .values({
        id_hash: hashSecret(cookie),
        account_id: account.id,
        tries: 0,
        kind: 'registered',
        expires_at: expiresAt,
      })
      .execute();
  return { cookie, expiresAt };
}

/** Whether this browser has registered the account and not continued yet. */
export async function hasRegistered(db: Database, cookie: string | undefined, accountId: string): Promise<boolean> {
  if (cookie === undefined || !isSecret(cookie)) return false;
  const row = await db.read
    .selectFrom('pending_sign_ins')
    .select('id_hash')
    .where('id_hash', '=', hashSecret(cookie))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'registered')
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Signs in the browser that registered, once; ended together with the sessions. Throws
 * `sign_in_failed` if it did not register, or the account is suspended.
 */
export async function signInAsRegistered(db: Database, cookie: string | undefined, from?: Visitor): Promise<FirstStep> {
  if (cookie === undefined || !isSecret(cookie)) throw new CatalogError('sign_in_failed');
  return db.write(async (trx) => {
    const taken = await trx
      .deleteFrom('pending_sign_ins')
      .where('id_hash', '=', hashSecret(cookie))
      .where('kind', '=', 'registered')
      .where('expires_at', '>', timestamp(trx.now()))
      .returning('account_id')
      .executeTakeFirst();
    if (taken === undefined) throw new CatalogError('sign_in_failed');
    const account = await lockAccount(trx, 'id', taken.account_id);
    if (account === undefined || account.suspendedAt !== null) throw new CatalogError('sign_in_failed');
    return passFirstStep(trx, account, from);
  });
}
