/** Notices to editors about their own entries: others must act, or nobody else could. */
import { findInvolvement, type Involvement } from '#catalog/audit/self-review.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { errorSentence } from '#locales/errors.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';

/** Warns an admin before acting on an own entry because nobody else could. */
export function selfReviewNotice(request: PageRequest, involvement: Involvement | null): Html | null {
  if (involvement === null) return null;
  return notice('warning', html`<p>${deskMessages(request.locale).selfReview.now[involvement]}</p>`);
}

/** Whether this editor may not act on a tool, as it or the other one is their own, and the notice. */
export async function ownership(
  request: PageRequest,
  owners: readonly (string | null)[],
): Promise<{ isRefused: boolean; notice: Html | null }> {
  const found = await findInvolvement(request.context.db.read, accountOf(request), { owners });
  if (found === null) return { isRefused: false, notice: null };
  if (found.mayAct) return { isRefused: false, notice: selfReviewNotice(request, found.involvement) };
  const refusal = notice('warning', html`<p>${errorSentence(request.locale, found.involvement)}</p>`);
  return { isRefused: true, notice: refusal };
}
