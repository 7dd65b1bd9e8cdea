/** Suspends an account and rejects its waiting submissions, from a review page. */
import { rejectAllAndSuspend } from '#catalog/moderation/decisions/reject-and-suspend.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { DECISION } from '#web/elements/form-tables.ts';
import { reviewPath } from './decision.ts';
import { reviewAgain } from './review.ts';

async function rejectAll(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form } = request;
  const submission = await getSubmission(context.db, params['id'] ?? '');
  const decision = { reason: form.get('reason') ?? '', note: form.get('note') ?? '' };
  await rejectAllAndSuspend(context.db, accountOf(request), submission.accountId, decision);
  return { redirect: reviewPath(request, submission.id, undefined, { done: 'swept' }) };
}

export const REJECT_ALL_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/reject-all',
    who: 'admin',
    form: DECISION,
    again: reviewAgain,
    handler: rejectAll,
  },
];
