/** Sign-ins that wait for the second step: the cookie opens only that. */
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';

/** Tries of the second step in one sign-in. */
const MOST_TRIES = 5;

export interface PendingSignIn {
  account: Account;
  idHash: string;
}

/** Begins a second step; `cookie` replaces the session cookie. */
export async function openPendingSignIn(trx: Tx, account: Account): Promise<{ cookie: string; expiresAt: string }> {
  const cookie = newSecret();
  const expiresAt = timestamp(trx.now(), PERIODS.secondStep.lasts);
  await trx
    .insertInto('pending_sign_ins')
    .values({ id_hash: hashSecret(cookie), account_id: account.id, tries: 0, expires_at: expiresAt })
    .execute();
  return { cookie, expiresAt };
}

/**
 * The pending sign-in of a cookie; undefined if it is missing, too old or its account is suspended.
 */
export async function findPendingSignIn(db: Database, cookie: string | undefined): Promise<PendingSignIn | undefined> {
  if (cookie === undefined || !isSecret(cookie)) return undefined;
  const idHash = hashSecret(cookie);
  const row = await db.read
    .selectFrom('pending_sign_ins')
    .innerJoin('accounts', 'accounts.id', 'pending_sign_ins.account_id')
    .select(ACCOUNT_COLUMNS)
    .where('pending_sign_ins.id_hash', '=', idHash)
    .where('pending_sign_ins.kind', '=', 'second_step')
    .where('pending_sign_ins.expires_at', '>', timestamp(db.now()))
    .where('pending_sign_ins.tries', '<', MOST_TRIES)
    .executeTakeFirst();
  return row === undefined || row.suspended_at !== null ? undefined : { account: toAccount(row), idHash };
}

/** Counts a try before its check. Throws `sign_in_expired` after the fifth. */
export async function takeTry(db: Database, { idHash }: PendingSignIn): Promise<void> {
  const counted = await db.write((trx) =>
    trx
      .updateTable('pending_sign_ins')
      .set((values) => ({ tries: values('tries', '+', 1) }))
      .where('id_hash', '=', idHash)
      .where('tries', '<', MOST_TRIES)
      .executeTakeFirst(),
  );
  if (Number(counted.numUpdatedRows) === 0) throw new CatalogError('sign_in_expired');
}
