/** Claims of editors on submissions: a soft lock that tells others who is looking, and lapses by itself. It never stops a decision. */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { findSubmissionIn, type Submission } from './records.ts';

/** Claims renewed before this have lapsed. */
export function claimCutoff(db: Database): string {
  return timestamp(new Date(db.now().getTime() - PERIODS.reviewLock.lasts));
}

export interface Claim {
  accountId: string;
  email: string;
  claimedAt: string;
}

/**
 * Claims a waiting submission for an editor, or renews the claim. When another editor's claim is alive it stays theirs.
 * Returns who holds it now; null for a submission that does not wait. Throws `forbidden` and `own_submission`.
 */
export async function claimSubmission(db: Database, editor: Account, submissionId: string): Promise<Claim | null> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const submission = await findSubmissionIn(trx, submissionId);
    if (submission?.state !== 'awaiting_moderation') return null;
    await requireUninvolved(trx, editor, 'lock_submission', { owners: [submission.accountId] });
    const now = timestamp(db.now());
    await trx
      .insertInto('submission_claims')
      .values({ submission_id: submissionId, account_id: editor.id, claimed_at: now, renewed_at: now })
      .onConflict((conflict) =>
        conflict
          .column('submission_id')
          .doUpdateSet({ account_id: editor.id, claimed_at: now, renewed_at: now })
          .where('submission_claims.renewed_at', '<=', claimCutoff(db))
          .where('submission_claims.account_id', '!=', editor.id),
      )
      .execute();
    await trx
      .updateTable('submission_claims')
      .set({ renewed_at: now })
      .where('submission_id', '=', submissionId)
      .where('account_id', '=', editor.id)
      .execute();
    return findClaim(trx, submission, claimCutoff(db));
  });
}

/** Who holds a waiting submission by a claim renewed after `cutoff`; null where nobody does. */
export async function findClaim(db: Reader, { id, state }: Submission, cutoff: string): Promise<Claim | null> {
  if (state !== 'awaiting_moderation') return null;
  const row = await db
    .selectFrom('submission_claims')
    .innerJoin('accounts', 'accounts.id', 'submission_claims.account_id')
    .select(['account_id', 'email', 'claimed_at'])
    .where('submission_id', '=', id)
    .where('renewed_at', '>', cutoff)
    .executeTakeFirst();
  return row === undefined ? null : { accountId: row.account_id, email: row.email, claimedAt: row.claimed_at };
}

/** Gives up an editor's own claim, so that others need not wait for it to lapse. */
export async function releaseClaim(db: Database, editor: Account, submissionId: string): Promise<void> {
  await db.write((trx) =>
    trx
      .deleteFrom('submission_claims')
      .where('submission_id', '=', submissionId)
      .where('account_id', '=', editor.id)
      .execute(),
  );
}
