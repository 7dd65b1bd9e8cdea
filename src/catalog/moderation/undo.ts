/** Taking back a decision within seconds, by the editor who made it and while nothing has followed from it. */
import { sql } from 'kysely';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { SubmissionRow } from '#database/schema.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { dissolveAlias } from '#catalog/entries/url-aliases.ts';
import { deleteEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { listOutcomes, restoreOutcomes, type Outcome } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import type { SubmissionState } from '#catalog/lifecycle.ts';
import { replaceFacets } from '#catalog/submissions/queue-index.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { lockSubmission, submissionOf, type Submission } from '#catalog/submissions/records.ts';
import { claimUrl, releaseUrls } from '#catalog/entries/url-reservations.ts';

/** How long a single decision can be taken back, in milliseconds. */
export const UNDO_MS = PERIODS.undo.lasts;
/** The same of a decision on many, whose results have to be read first. */
export const BULK_UNDO_MS = PERIODS.bulkUndo.lasts;
/** The mail about such a decision waits a little longer, so that none leaves that is taken back. */
export const MAIL_MARGIN_MS = PERIODS.undoMargin.lasts;

const UNDOABLE = ['approve', 'reject', 'request_changes'];

/** What a decision replaces in a submission that was decided on before, such as one that was appealed. */
interface Replaced {
  set: Pick<SubmissionRow, 'decided_at' | 'decided_by' | 'reason_code' | 'editor_note'>;
  outcomes: readonly Outcome[];
}

/** To be kept in the history for undoDecision; read before the decision. */
export async function replacedBy(trx: Tx, submission: Submission): Promise<Replaced> {
  const { id, decidedAt, decidedBy, reasonCode, editorNote } = submission;
  return {
    set: { decided_at: decidedAt, decided_by: decidedBy, reason_code: reasonCode, editor_note: editorNote },
    outcomes: await listOutcomes(trx, id),
  };
}

/**
 * Puts a submission back into its old place in the queue as if it had not been decided: an approved tool leaves the
 * catalog and gives its slug and address back, the held mail is dropped, the outcome of findings is forgotten. Both
 * moves stay in the history. Throws `not_found`, and `conflict` when its last move is not this
 * editor's decision of the last seconds, or its address has been taken since.
 */
export async function undoDecision(db: Database, editor: Account, id: string): Promise<Submission> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const submission = await lockSubmission(trx, id);
    const last = await trx
      .selectFrom('history')
      .selectAll()
      .where('subject_id', '=', id)
      .where('to_state', 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const detail =
      last?.detail == null
        ? {}
        : (JSON.parse(last.detail) as {
            held_mail?: unknown;
            undo_until?: unknown;
            since?: unknown;
            replaced?: Replaced;
          });
    const isMine =
      last !== undefined &&
      UNDOABLE.includes(last.action) &&
      last.actor_id === editor.id &&
      last.to_state === submission.state &&
      typeof detail.undo_until === 'string' &&
      detail.undo_until >= timestamp(db.now()) &&
      typeof detail.held_mail === 'string';
    const { undo_until, replaced } = detail;
    if (!isMine || replaced === undefined) throw conflict('undo_over');
    const mark = await requireUninvolved(trx, editor, 'undo', { owners: [submission.accountId] });
    await dropMail(trx, detail.held_mail as string);
    if (submission.toolId !== null) await withdrawTool(trx, submission.toolId, editor);
    await dissolveAlias(trx, id);
    await releaseUrls(trx, id);
    if (!(await claimUrl(trx, submission.urlKey, 'submission', id))) throw conflict('address_taken');
    const back: SubmissionState = 'awaiting_moderation';
    const row = await trx
      .updateTable('submissions')
      .set({
        state: back,
        state_since: typeof detail.since === 'string' ? detail.since : submission.queuedAt,
        ...replaced.set,
        tool_id: null,
      })
      .where('id', '=', id)
      .where('state', '=', submission.state)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new CatalogError('conflict');
    const restored = submissionOf(row);
    await restoreOutcomes(trx, id, replaced.outcomes);
    await replaceFacets(trx, [restored]);
    await recordHistory(trx, {
      subjectKind: 'submission',
      subjectId: id,
      action: 'undo',
      fromState: submission.state,
      toState: back,
      actorId: editor.id,
      detail: { undone: last.action, undo_until, ...mark },
    });
    return restored;
  });
}

/** Whoever has begun to send the mail has won. An owner whose account is gone gets none. */
export async function dropMail(trx: Tx, mailId: string): Promise<void> {
  const mail = await trx
    .selectFrom('outbox')
    .select(['done_at', 'locked_until'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (mail === undefined) return;
  const dropped = await trx
    .deleteFrom('outbox')
    .where('id', '=', mailId)
    .where('done_at', 'is', null)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  if (Number(dropped.numDeletedRows) !== 1) throw conflict('undo_over');
}

/** The row stays, so that every process learns that the tool has gone; its slug is given back, having been public for seconds. */
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
  await recordHistory(trx, {
    subjectKind: 'tool',
    subjectId: toolId,
    action: 'undo',
    fromState: 'published',
    toState: 'removed',
    actorId: editor.id,
  });
}
