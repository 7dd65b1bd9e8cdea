/** Taking back a decision on a change of a published tool within seconds, by the editor who made it and while the entry is as it left it. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { HistoryRow } from '#database/schema.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type SelfReview } from '#catalog/audit/self-review.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import type { ChangeState } from '#catalog/lifecycle.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import {
  changeOf,
  findWaitingChange,
  lockChangedTool,
  type ChangeRequest,
} from '#catalog/submissions/change-requests.ts';
import { noteAttention } from '#catalog/submissions/attention.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { asNewTool, type DeskTool } from '#catalog/tools/edits.ts';
import { updateTool } from '#catalog/tools/write.ts';
import { changedEntry } from './change-decisions.ts';
import type { Undoable } from './held-changes.ts';
import { restoreRemoved } from './quarantine.ts';
import { dropMail } from './undo.ts';

/** The decision that the change is at, by this editor and not over. Throws `conflict` (`undo_over`) for any other. */
async function readDecision(
  trx: Tx,
  editor: Account,
  change: ChangeRequest,
): Promise<{ row: HistoryRow; told: Undoable; back: ChangeState }> {
  const row = await trx
    .selectFrom('history')
    .selectAll()
    .where('subject_id', '=', change.id)
    .where('to_state', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const told = (row?.detail == null ? {} : JSON.parse(row.detail)) as Partial<Undoable>;
  const isMine =
    row !== undefined &&
    told.left !== undefined &&
    row.actor_id === editor.id &&
    row.to_state === change.state &&
    row.from_state !== null &&
    told.undo_until !== undefined &&
    told.undo_until >= timestamp(trx.now());
  if (!isMine) throw conflict('undo_over');
  return { row, told: told as Undoable, back: row.from_state as ChangeState };
}

/**
 * Takes a decision on a change back: the change waits (or is live) again as if nobody had decided, the entry holds what it held before,
 * and the held mail is dropped. Both moves stay in the history. Throws `not_found`, `own_submission`, and `conflict` when its last move is
 * not this editor's decision of the last seconds, the entry has changed since, or its address has been taken.
 */
export async function undoChangeDecision(db: Database, editor: Account, id: string): Promise<ChangeRequest> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const { tool, change } = await lockChangedTool(trx, id);
    const { row, told, back } = await readDecision(trx, editor, change);
    const selfReview = await requireUninvolved(trx, editor, 'undo', { owners: [change.accountId, tool.accountId] });
    const isAsLeft = tool.state === told.left.state && tool.mark === told.left.mark;
    if (!isAsLeft || (await findWaitingChange(trx, tool.id)) !== undefined) throw conflict('entry_changed');
    await dropMail(trx, told.held_mail);
    await putBack(trx, editor, { change, tool, told, row, selfReview });
    const restored = await trx
      .updateTable('change_requests')
      .set({
        state: back,
        state_since: told.since,
        accepted: null,
        decided_by: null,
        reason_code: null,
        editor_note: null,
      })
      .where('id', '=', id)
      .where('state', '=', change.state)
      .returningAll()
      .executeTakeFirst();
    if (restored === undefined) throw new CatalogError('conflict');
    await recordHistory(trx, {
      subjectKind: 'change_request',
      subjectId: id,
      action: 'undo',
      fromState: change.state,
      toState: back,
      actorId: editor.id,
      detail: { undone: row.action, undo_until: told.undo_until, slug: tool.slug, ...selfReview },
    });
    return changeOf(restored);
  });
}

interface Taken {
  change: ChangeRequest;
  tool: DeskTool;
  told: Undoable;
  row: HistoryRow;
  selfReview: SelfReview;
}

/** Gives the entry what the decision took from it. */
async function putBack(trx: Tx, editor: Account, { change, tool, told, row, selfReview }: Taken): Promise<void> {
  const detail = { change: change.id, undo_until: told.undo_until, ...selfReview };
  if (change.kind === 'removal' && row.action === 'accept') return restoreRemoved(trx, editor, tool, detail);
  const back = Object.fromEntries(
    Object.entries(told.replaced).map(([field, { old, new: brought }]) => [field, { old: brought, new: old }]),
  );
  if (Object.keys(back).length === 0) return undefined;
  const { canonicalUrl: _canonicalUrl, ...fields } = changedEntry(back, tool, () => true);
  const entry = { ...asNewTool(tool), ...fields, priceStated: told.price_stated };
  await updateTool(trx, tool.id, entry, await raiseRevision(trx));
  await noteAttention(trx, tool.id, told.attended_at);
  await recordHistory(trx, {
    subjectKind: 'tool',
    subjectId: tool.id,
    action: 'undo',
    actorId: editor.id,
    detail: { undone: 'change', slug: tool.slug, changes: back, ...detail },
  });
  return undefined;
}
