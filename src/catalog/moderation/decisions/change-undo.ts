/** Undo of a decision on a change, within seconds and by the same editor. */
import type { Database, Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type SelfReview } from '#catalog/audit/self-review.ts';
import { writeState } from '#catalog/audit/state-changes.ts';
import { conflict } from '#catalog/errors.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import {
  changeOf,
  findWaitingChange,
  lockChangedTool,
  type ChangeRequest,
} from '#catalog/submissions/change-requests.ts';
import { touchOwnerActivity } from '#catalog/submissions/owner-activity.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { asNewTool, type DeskTool } from '#catalog/tools/edits.ts';
import { updateTool } from '#catalog/tools/write.ts';
import { changedEntry } from './changes.ts';
import type { UndoableChange } from './undoable-changes.ts';
import { restoreRemoved } from '#catalog/moderation/quarantine.ts';
import { dropHeldMail, getUndoable } from './undo-window.ts';

/**
 * Undoes a decision on a change: the change waits (or is live) again, the entry gets its former
 * values, the held mail is dropped. Both moves stay in the history. Throws `not_found`,
 * `own_submission`, and `conflict` if the last move is not this editor's recent decision, the entry
 * has changed since, or its address is taken.
 */
export async function undoChangeDecision(db: Database, editor: Account, id: string): Promise<ChangeRequest> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const { tool, change } = await lockChangedTool(trx, id);
    const { action, back, kept } = await getUndoable(trx, editor, 'change', change);
    const undoable = kept as UndoableChange;
    const selfReview = await requireUninvolved(trx, editor, 'undo', { owners: [change.accountId, tool.accountId] });
    const isAsLeft = tool.state === undoable.left.state && tool.mark === undoable.left.mark;
    if (!isAsLeft || (await findWaitingChange(trx, tool.id)) !== undefined) throw conflict('entry_changed');
    await dropHeldMail(trx, undoable.held_mail);
    await putBack(trx, editor, { change, tool, undoable, action, selfReview });
    const restored = await writeState(trx, 'change', change, {
      action: 'undo',
      to: back,
      actorId: editor.id,
      set: { state_since: undoable.since, accepted: null, decided_by: null, reason_code: null, editor_note: null },
      more: { detail: { undone: action, undo_until: undoable.undo_until, slug: tool.slug, ...selfReview } },
    });
    return changeOf(restored);
  });
}

interface Taken {
  change: ChangeRequest;
  tool: DeskTool;
  undoable: UndoableChange;
  action: string;
  selfReview: SelfReview;
}

/** Restores the entry's former values. */
async function putBack(trx: Tx, editor: Account, { change, tool, undoable, action, selfReview }: Taken): Promise<void> {
  const detail = { change: change.id, undo_until: undoable.undo_until, ...selfReview };
  if (change.kind === 'removal' && action === 'accept') return restoreRemoved(trx, editor, tool, detail);
  const back = Object.fromEntries(
    Object.entries(undoable.replaced).map(([field, { old, new: brought }]) => [field, { old: brought, new: old }]),
  );
  if (Object.keys(back).length === 0) return undefined;
  const { canonicalUrl: _canonicalUrl, ...fields } = changedEntry(back, tool, () => true);
  const entry = { ...asNewTool(tool), ...fields, priceStated: undoable.price_stated };
  await updateTool(trx, tool.id, entry, await raiseRevision(trx));
  await touchOwnerActivity(trx, tool.id, undoable.attended_at);
  await recordHistory(trx, editor.id, 'undo', ['tool', tool.id], {
    detail: { undone: 'change', slug: tool.slug, changes: back, ...detail },
  });
  return undefined;
}
