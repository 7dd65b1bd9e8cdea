/** The review lock of an open submission, and its renewal. */
import { reviewLockCutoff, lockForReview, findReviewLock, type ReviewLock } from '#catalog/submissions/review-locks.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { actPage } from '#web/elements/act-pages.ts';

/** Locks a submission for the editor, unless another site linked there; returns the lock. Throws as lockForReview. */
export async function lockOpened(request: PageRequest, submission: Submission): Promise<ReviewLock | null> {
  const { db } = request.context;
  return request.isFromOtherSite
    ? findReviewLock(db.read, submission, reviewLockCutoff(db))
    : lockForReview(db, accountOf(request), submission.id);
}

export const REVIEW_LOCK_PAGES: readonly Page[] = [
  actPage({
    path: '/:locale/editor/submissions/:id/claim',
    who: 'editor',
    act: async (db, editor, id) => lockForReview(db, editor, (await getSubmission(db, id)).id),
    back: '/editor/submissions/:id',
  }),
];
