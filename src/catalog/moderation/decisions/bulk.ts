/** One decision on many submissions, and taking it back: each is decided by itself, and the answer says for each what became of it. */
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

/** Most submissions that one bulk decision takes. */
const MOST_AT_ONCE = 100;

/** What is asked for, as a form or a command says it. */
export interface BulkDecision {
  decision: unknown;
  reason?: unknown;
  note?: unknown;
}

export interface DecisionResult {
  id: string;
  /** As it stands now; null when there is none of that id. */
  submission: Submission | null;
  /** Null when it was decided as asked; otherwise why not. */
  refused: CatalogError | null;
  /** How an admin was involved who decided because nobody else could. */
  selfReview: Involvement | null;
}

/**
 * Decides up to 100 submissions one after another; what is refused for one (decided by another editor, the editor's
 * own, its address taken) does not stop the others. All of it can be taken back for a minute. Throws `forbidden`, and
 * `validation_failed` on `decision`, `reason`, `note` or `ids` before anything is decided.
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

/** Acts on each submission by itself; `act` gives how an admin was involved who acted because nobody else could. */
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

/** Takes back up to 100 decisions, each by itself as undoDecision does. Throws `forbidden`. */
export async function undoMany(db: Database, editor: Account, ids: readonly string[]): Promise<DecisionResult[]> {
  requireRole(editor, 'editor');
  return actOnEach(db, [...new Set(ids)].slice(0, MOST_AT_ONCE), async (id) => {
    await undoDecision(db, editor, id);
    return null;
  });
}

/** The decision that is asked for; throws with the problems of all fields, so that one answer names them all. */
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
