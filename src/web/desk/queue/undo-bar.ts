/** Undo of the latest decision, on the page after it. */
import { colon } from '#locales/quotable.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { findSubmission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { undoNotice } from '#web/desk/undo-notice.ts';
import { reviewPath } from './decision.ts';

/** The undo form for this editor's latest decision on another entry; null once it is too late. */
export async function undoBar(request: PageRequest): Promise<Html | null> {
  const { locale, context, query } = request;
  const t = queueMessages(locale);
  const last = await findSubmission(context.db, query.get('last') ?? '');
  if (last === undefined || last.decidedBy !== accountOf(request).id || last.decidedAt === null) return null;
  const sentences: Readonly<Record<string, string>> = t.queue.done;
  const left = Math.ceil((Date.parse(last.decidedAt) + UNDO_MS - context.db.now().getTime()) / 1_000);
  const sentence = sentences[query.get('done') ?? ''];
  if (sentence === undefined) return null;
  if (left <= 0) return notice('done', html`<p>${personText(last.name)}${colon(locale)}${sentence}</p>`);
  return undoNotice(request, {
    sentence: html`${personText(last.name)}${colon(locale)}${sentence}`,
    seconds: left,
    action: reviewPath(request, last.id, 'undo'),
  });
}
