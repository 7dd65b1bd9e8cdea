/** The second step of a sign-in, which turns it into a session. */
import { timestamp, type Database } from '#database/database.ts';
import { UNKNOWN_VISITOR, type Visitor } from '#catalog/accounts/visitors.ts';
import { passLastStep, type StartedSession } from '#catalog/accounts/sessions.ts';
import { CatalogError } from '#catalog/errors.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { takeTry, type PendingSignIn } from './pending-sign-ins.ts';
import { checkFactor, requireProof, type FactorProof } from './second-factor.ts';

/**
 * Signs in with a factor. Throws `validation_failed` on `passkey`, `code` or `recovery_code`, and
 * `sign_in_expired` after too many tries, or if the sign-in was used, ended or expired meanwhile.
 */
export async function finishSignIn(
  db: Database,
  pending: PendingSignIn,
  proof: FactorProof,
  origin: string,
  from: Visitor = UNKNOWN_VISITOR,
): Promise<{ account: Account } & StartedSession> {
  await requireProof(db, pending.account, proof);
  await takeTry(db, pending);
  const useUp = await checkFactor(db, pending.account, proof, { origin, holder: pending.idHash });
  return db.write(async (trx) => {
    const query = trx.lockRows(trx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', pending.account.id));
    const row = await query.executeTakeFirst();
    const ended = await trx
      .deleteFrom('pending_sign_ins')
      .where('id_hash', '=', pending.idHash)
      .where('expires_at', '>', timestamp(db.now()))
      .executeTakeFirst();
    if (row === undefined || row.suspended_at !== null || Number(ended.numDeletedRows) === 0)
      throw new CatalogError('sign_in_expired');
    await useUp(trx);
    const account = toAccount(row);
    return { account, ...(await passLastStep(trx, account, from, timestamp(db.now()))) };
  });
}
