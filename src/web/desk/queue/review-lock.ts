/** The claim of an editor on the submission that they have open, and its sign of life. */
import { claimCutoff, claimSubmission, findClaim, type Claim } from '#catalog/submissions/review-locks.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Claims a submission for the editor who opens it, unless another site led them there; tells who holds it. Throws as claimSubmission. */
export async function openedBy(request: PageRequest, submission: Submission): Promise<Claim | null> {
  const { db } = request.context;
  return request.isFromOtherSite
    ? findClaim(db.read, submission, claimCutoff(db))
    : claimSubmission(db, accountOf(request), submission.id);
}

export const REVIEW_LOCK_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/claim',
    who: 'editor',
    form: {},
    async handler(request) {
      const { context, params, locale } = request;
      const submission = await getSubmission(context.db, params['id'] ?? '');
      await claimSubmission(context.db, accountOf(request), submission.id);
      return { redirect: pathTo(locale, 'editor', 'submissions', submission.id) };
    },
  },
];
