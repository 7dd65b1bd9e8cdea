/** Undo of a decision within seconds, by the same editor. */
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { SubmissionRow } from '#database/schema.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { removeRedirect } from '#catalog/entries/redirects.ts';
import { deleteEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { conflict } from '#catalog/errors.ts';
import { listOutcomes, restoreOutcomes, type Outcome } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { writeState } from '#catalog/audit/state-changes.ts';
import { replaceFacets } from '#catalog/submissions/queue-index.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { lockSubmission, submissionOf, type Submission } from '#catalog/submissions/records.ts';
import { reserveUrl, releaseUrls } from '#catalog/entries/url-reservations.ts';
import { dropHeldMail, getUndoable, type Undoable } from './undo-window.ts';

/** Replaced columns of a submission that was decided before, such as an appeal. */
interface Replaced {
  set: Pick<SubmissionRow, 'decided_at' | 'decided_by' | 'reason_code' | 'editor_note'>;
  outcomes: readonly Outcome[];
}

export interface UndoableDecision extends Undoable {
  replaced: Replaced;
}

/** For the history and undoDecision; read before the decision. */
export async function replacedBy(trx: Tx, submission: Submission): Promise<Replaced> {
  const { id, decidedAt, decidedBy, reasonCode, editorNote } = submission;
  return {
    set: { decided_at: decidedAt, decided_by: decidedBy, reason_code: reasonCode, editor_note: editorNote },
    outcomes: await listOutcomes(trx, id),
  };
}

/**
 * Returns a submission to its place in the queue: withdraws an approved tool with its slug and
 * address, drops the held mail and the outcomes of findings. Both moves stay in the history. Throws
 * `not_found`, and `conflict` if the last move is not this editor's recent decision, or the address
 * is taken since.
 */
export async function undoDecision(db: Database, editor: Account, id: string): Promise<Submission> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const submission = await lockSubmission(trx, id);
    const { action, back, kept } = await getUndoable(trx, editor, 'submission', submission);
    const { set, outcomes } = (kept as UndoableDecision).replaced;
    const mark = await requireUninvolved(trx, editor, 'undo', { owners: [submission.accountId] });
    await dropHeldMail(trx, kept.held_mail);
    if (submission.toolId !== null) await withdrawTool(trx, submission.toolId, editor);
    await removeRedirect(trx, id);
    await releaseUrls(trx, id);
    if (!(await reserveUrl(trx, submission.urlKey, 'submission', id))) throw conflict('address_taken');
    await restoreOutcomes(trx, id, outcomes);
    const row = await writeState(trx, 'submission', submission, {
      action: 'undo',
      to: back,
      actorId: editor.id,
      set: { state_since: kept.since, ...set, tool_id: null },
      more: { detail: { undone: action, undo_until: kept.undo_until, ...mark } },
    });
    const restored = submissionOf(row);
    await replaceFacets(trx, [restored]);
    return restored;
  });
}

/** Keeps the row, so that all processes see the removal; frees the slug, public for seconds. */
async function withdrawTool(trx: Tx, toolId: string, editor: Account): Promise<void> {
  const revision = await raiseRevision(trx);
  const written = await trx
    .updateTable('tools')
    .set({
      state: 'removed',
      slug: `undone-${toolId}`,
      former_slug: sql.ref('slug'),
      updated_at: timestamp(trx.now()),
      revision,
    })
    .where('id', '=', toolId)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (Number(written.numUpdatedRows) !== 1) throw conflict('undo_over');
  const touched = await trx
    .selectFrom('history')
    .select('id')
    .where('subject_id', '=', toolId)
    .limit(1)
    .executeTakeFirst();
  if (touched !== undefined) throw conflict('undo_over');
  await releaseUrls(trx, toolId);
  await deleteEntryKeys(trx, toolId);
  await recordHistory(trx, editor.id, 'undo', ['tool', toolId], { fromState: 'published', toState: 'removed' });
}
