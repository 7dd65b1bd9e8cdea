/** Bulk decisions and their undo: each submission is decided independently. */
import { findInvolvement, type Involvement } from '#catalog/audit/self-review.ts';
import type { Database } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { findReasonProblem } from '#catalog/transitions.ts';
import { approveSubmission, rejectSubmission, requestChanges } from './submissions.ts';
import { undoDecision } from './undo.ts';
import { BULK_UNDO_MS } from './undo-window.ts';
import { readNote } from '#catalog/language/notes.ts';
import { createFields } from '#catalog/problems.ts';
import { findSubmission, type Submission } from '#catalog/submissions/records.ts';

export const DECISIONS = ['approve', 'reject', 'request_changes'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Most submissions of one call. */
const MOST_AT_ONCE = 100;

/** Unvalidated input of a form or command. */
export interface BulkDecision {
  decision: unknown;
  reason?: unknown;
  note?: unknown;
}

export interface DecisionResult {
  id: string;
  /** After the call; null if there is none with this id. */
  submission: Submission | null;
  /** The error of this submission; null on success. */
  refused: CatalogError | null;
  /** How an admin was involved who acted because no other editor could. */
  selfReview: Involvement | null;
}

/**
 * Decides up to 100 submissions one after another; errors of one (already decided, the editor's
 * own, address taken) do not stop the others. Can be undone for a minute. Throws `forbidden`, and
 * `validation_failed` on `decision`, `reason`, `note` or `ids` before any decision.
 */
export async function decideMany(
  db: Database,
  editor: Account,
  ids: readonly string[],
  decision: BulkDecision,
): Promise<DecisionResult[]> {
  requireRole(editor, 'editor');
  const chosen = [...new Set(ids)];
  const action = checkBulk(chosen, decision);
  const options = { undoMs: BULK_UNDO_MS };
  return actOnEach(db, chosen, async (id) => {
    const before = await findSubmission(db, id);
    const concern = { owners: [before?.accountId ?? null], ...(before && { submission: before }) };
    const found = await findInvolvement(db.read, editor, concern);
    if (action === 'approve') await approveSubmission(db, editor, id, options);
    else if (action === 'reject')
      await rejectSubmission(db, editor, id, { reason: decision.reason, note: decision.note }, options);
    else await requestChanges(db, editor, id, { note: decision.note }, options);
    return found?.involvement ?? null;
  });
}

/** Acts on each submission independently; `act` gives how an admin was involved, if so. */
async function actOnEach(
  db: Database,
  ids: readonly string[],
  act: (id: string) => Promise<Involvement | null>,
): Promise<DecisionResult[]> {
  const results: DecisionResult[] = [];
  for (const id of ids) {
    let refused: CatalogError | null = null;
    let selfReview: Involvement | null = null;
    try {
      selfReview = await act(id);
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      refused = error;
    }
    results.push({ id, submission: (await findSubmission(db, id)) ?? null, refused, selfReview });
  }
  return results;
}

/** Undoes up to 100 decisions, each as undoDecision. Throws `forbidden`. */
export async function undoMany(db: Database, editor: Account, ids: readonly string[]): Promise<DecisionResult[]> {
  requireRole(editor, 'editor');
  return actOnEach(db, [...new Set(ids)].slice(0, MOST_AT_ONCE), async (id) => {
    await undoDecision(db, editor, id);
    return null;
  });
}

/** Validates the decision; throws with the problems of all fields. */
export function checkBulk(chosen: readonly string[], decision: BulkDecision): Decision {
  const { fields, add, isEmpty } = createFields();
  const action = DECISIONS.find((known) => known === decision.decision);
  if (chosen.length === 0) add('ids', { rule: 'required' });
  if (chosen.length > MOST_AT_ONCE) add('ids', { rule: 'too_many', max: MOST_AT_ONCE });
  if (action === undefined) add('decision', { rule: 'required' });
  const reason = action === 'reject' ? findReasonProblem(decision.reason) : undefined;
  if (reason !== undefined) add('reason', reason);
  const { problem } = readNote(decision.note, { min: action === 'request_changes' ? 1 : 0, max: NOTE_LENGTH });
  if (problem !== undefined) add('note', problem);
  if (!isEmpty() || action === undefined) throw new CatalogError('validation_failed', { fields });
  return action;
}
