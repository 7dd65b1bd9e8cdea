/** Suspension of a flooding account with the rejection of all its waiting submissions. */
import type { Database } from '#database/database.ts';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { checkReason } from '#catalog/transitions.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { rejectSubmission } from './submissions.ts';

/** Number of an account's waiting submissions. */
export async function countWaitingOf(db: Database, accountId: string): Promise<number> {
  return (await listWaitingOf(db, accountId)).length;
}

async function listWaitingOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('submissions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'awaiting_moderation')
    .orderBy('queued_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Suspends an account first, so that no more arrive, then rejects its waiting submissions one by
 * one; gives their number. Concurrent decisions are kept. Throws `forbidden` (not an admin, or the own
 * account), `not_found`, and `validation_failed` on `reason` and `note`.
 */
export async function rejectAllAndSuspend(
  db: Database,
  admin: Account,
  accountId: string,
  decision: { reason: unknown; note: unknown },
): Promise<number> {
  requireRole(admin, 'admin');
  checkReason(decision.reason);
  checkNote('note', decision.note, { min: 0, max: NOTE_LENGTH });
  const account = orNotFound(await findAccount(db, accountId));
  await suspendAccount(db, admin, { email: account.email, note: decision.note });
  let rejected = 0;
  for (const id of await listWaitingOf(db, accountId)) {
    try {
      await rejectSubmission(db, admin, id, decision);
      rejected += 1;
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
    }
  }
  return rejected;
}
