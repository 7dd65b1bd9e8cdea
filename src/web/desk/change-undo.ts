/** Undo of the latest decision on a change, on the page after it. */
import { undoChangeDecision } from '#catalog/moderation/decisions/change-undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { getChange } from '#catalog/submissions/change-requests.ts';
import type { DrawForm, Page, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import type { Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { undoNotice } from './undo-notice.ts';
import { actPage } from '#web/elements/act-pages.ts';

/** The undo form for the change in the query, if this editor has just decided it; else null. */
export async function changeUndo(request: PageRequest): Promise<Html | null> {
  const { context, locale, query } = request;
  const id = query.get('last');
  if (id === null) return null;
  const change = await getChange(context.db.read, id).catch(() => undefined);
  if (change?.decidedBy !== accountOf(request).id) return null;
  const seconds = Math.ceil((Date.parse(change.stateSince) + UNDO_MS - context.db.now().getTime()) / 1_000);
  if (seconds <= 0) return null;
  const { desk } = changeMessages(locale).changes;
  const sentence = change.state === 'accepted' ? desk.accepted : desk.declined;
  return undoNotice(request, { sentence, seconds, action: pathTo(locale, 'editor', 'changes', id, 'undo') });
}

/** The undo page; `late` draws the change when undo is too late. */
export function changeUndoPage(late: DrawForm): Page {
  return actPage({
    path: '/:locale/editor/changes/:id/undo',
    who: 'editor',
    late,
    act: undoChangeDecision,
    back: '/editor/changes/:id',
    done: 'undone',
  });
}
