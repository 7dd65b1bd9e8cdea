/**
 * Review locks: they show which editor has a submission open, expire, and never prevent a decision.
 */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { findSubmissionIn, type Submission } from './records.ts';

/** Locks renewed before this have expired. */
export function reviewLockCutoff(db: Database): string {
  return timestamp(db.now(), -PERIODS.reviewLock.lasts);
}

export interface ReviewLock {
  accountId: string;
  email: string;
  lockedAt: string;
}

/**
 * Locks a waiting submission for an editor, or renews the lock, unless another editor holds it.
 * Gives the holder; null if it does not wait. Throws `forbidden` and `own_submission`.
 */
export async function lockForReview(db: Database, editor: Account, submissionId: string): Promise<ReviewLock | null> {
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
          .where('submission_claims.renewed_at', '<=', reviewLockCutoff(db))
          .where('submission_claims.account_id', '!=', editor.id),
      )
      .execute();
    await trx
      .updateTable('submission_claims')
      .set({ renewed_at: now })
      .where('submission_id', '=', submissionId)
      .where('account_id', '=', editor.id)
      .execute();
    return findReviewLock(trx, submission, reviewLockCutoff(db));
  });
}

/** The lock of a waiting submission, if renewed after `cutoff`. */
export async function findReviewLock(
  db: Reader,
  { id, state }: Submission,
  cutoff: string,
): Promise<ReviewLock | null> {
  if (state !== 'awaiting_moderation') return null;
  const row = await db
    .selectFrom('submission_claims')
    .innerJoin('accounts', 'accounts.id', 'submission_claims.account_id')
    .select(['account_id', 'email', 'claimed_at'])
    .where('submission_id', '=', id)
    .where('renewed_at', '>', cutoff)
    .executeTakeFirst();
  return row === undefined ? null : { accountId: row.account_id, email: row.email, lockedAt: row.claimed_at };
}

/** Releases an editor's own lock. */
export async function releaseReviewLock(db: Database, editor: Account, submissionId: string): Promise<void> {
  await db.write((trx) =>
    trx
      .deleteFrom('submission_claims')
      .where('submission_id', '=', submissionId)
      .where('account_id', '=', editor.id)
      .execute(),
  );
}
