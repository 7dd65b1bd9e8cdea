/** What an editor is told about what is their own: that it is for others, or that nobody else could act. */
import { findInvolvement, type Involvement } from '#catalog/audit/self-review.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk/messages.ts';
import { errorSentence } from '#locales/errors/messages.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';

/** Before an admin acts on what is their own because nobody else could. */
export function selfReviewNotice(visit: Visit, involvement: Involvement | null): Html | null {
  if (involvement === null) return null;
  return notice('warning', html`<p>${deskMessages(visit.locale).selfReview.now[involvement]}</p>`);
}

/** Whether the forms of a tool are refused to this editor, as it or one of both is their own, and what is said about it. */
export async function ownership(
  visit: Visit,
  owners: readonly (string | null)[],
): Promise<{ isRefused: boolean; said: Html | null }> {
  const standing = await findInvolvement(visit.parts.db.read, accountOf(visit), { owners });
  if (standing === null) return { isRefused: false, said: null };
  if (standing.mayAct) return { isRefused: false, said: selfReviewNotice(visit, standing.involvement) };
  const said = notice('warning', html`<p>${errorSentence(visit.locale, standing.involvement)}</p>`);
  return { isRefused: true, said };
}
