/** SELF_REVIEW: which acts editors may do on their own entries, and the exceptions for admins. */
import type { Reader } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, readAccount, type Account, type Role } from '#catalog/roles.ts';
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import { undoneAction } from './log.ts';

/**
 * Every editor act on an entry, and whether it is refused on one's own. A tool is one's own if it
 * came from one's account; placements, reports and translations follow their tool.
 */
export const SELF_REVIEW = {
  approve: 'refused',
  reject: 'refused',
  /** Also if the tool that it duplicates is one's own. */
  reject_as_duplicate: 'refused',
  request_changes: 'refused',
  undo: 'refused',
  edit_submission: 'refused',
  /** Others would think that it is under review. */
  lock_submission: 'refused',
  /** Only gives way to others. */
  unlock_submission: 'allowed',
  /** Assign, snooze, escalate. */
  handle_submission: 'refused',
  /** Decides nothing. */
  note: 'allowed',
  edit_tool: 'refused',
  translate: 'refused',
  remove_translation: 'refused',
  request_translation: 'refused',
  quarantine: 'refused',
  restore: 'refused',
  /** Also confirming a live one. */
  accept_change: 'refused',
  /** Also reverting a live one. */
  decline_change: 'refused',
  /** Also keeping the current one. */
  accept_picture: 'refused',
  decline_picture: 'refused',
  remove_picture: 'refused',
  /** Neither the claimant nor the owner decides. */
  grant_claim: 'refused',
  refuse_claim: 'refused',
  revoke_claim: 'refused',
  remove: 'refused',
  /** Either side: otherwise an editor could merge a rival's tool into their own. */
  merge: 'refused',
  close_reports: 'refused',
  reopen_reports: 'refused',
  /** Its visibility, and the outcome of reports. */
  judge_list: 'refused',
  /** One's own, or of one's own tool. */
  judge_recommendation: 'refused',
  /** For the directory of lists. */
  choose_list: 'refused',
  /** With either tool. */
  choose_comparison: 'refused',
  /** Refused only for tools that are added to the collection. */
  collect: 'refused',
  /** Only for tools of which something else is said than before. */
  state_task: 'refused',
  create_placement: 'refused',
  edit_placement: 'refused',
  end_placement: 'refused',
  /** Done by operators; `--as` names the responsible account. */
  import: 'allowed',
} as const satisfies Record<string, 'refused' | 'allowed'>;
export type EditorVerb = keyof typeof SELF_REVIEW;

/** An own entry, or an appeal against an own rejection. */
export type Involvement = 'own_submission' | 'own_decision';

/** The owners and the submission of an act. */
export interface Concern {
  /** Owning accounts; null for none. */
  owners: readonly (string | null)[];
  /** Only if the act decides a submission. */
  submission?: { id: string; appealedAt: string | null };
}

export interface Involved {
  involvement: Involvement;
  /** An admin may act if no other editor could; the history records it. */
  mayAct: boolean;
}

/** Detail of the history for such an act. */
export interface SelfReview {
  self_review?: Involvement;
}

/** Accounts whose rejection of the submission stands; they may not decide its appeal. */
async function findRejecters(db: Reader, submissionId: string): Promise<Set<string>> {
  // From the history, since `decided_by` may name a later editor.
  const rows = await db
    .selectFrom('history')
    .select(['action', 'detail', 'actor_id'])
    .where('subject_id', '=', submissionId)
    .where('action', 'in', ['reject' satisfies SubmissionAction, 'undo'])
    .execute();
  const counts = new Map<string, number>();
  for (const { action, detail, actor_id } of rows) {
    if (actor_id === null) continue;
    const change = action === 'reject' ? 1 : undoneAction(detail) === 'reject' ? -1 : 0;
    counts.set(actor_id, (counts.get(actor_id) ?? 0) + change);
  }
  return new Set([...counts].filter(([, count]) => count > 0).map(([id]) => id));
}

/** Whether another active editor or admin is not involved. */
async function hasOther(db: Reader, actor: Account, involved: readonly string[]): Promise<boolean> {
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', 'in', ['editor', 'admin'] satisfies Role[])
    .where('suspended_at', 'is', null)
    .where('id', 'not in', [actor.id, ...involved])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The session's role may be older than the transaction. */
async function isAdmin(db: Reader, actor: Account): Promise<boolean> {
  const account = await readAccount(db, 'id', actor.id);
  return account !== undefined && hasRole(account, 'admin');
}

/** How an editor is involved in an entry, and whether they may act anyway; otherwise null. */
export async function findInvolvement(db: Reader, editor: Account, concern: Concern): Promise<Involved | null> {
  const { submission } = concern;
  const owners = concern.owners.filter((id) => id !== null);
  const rejecters = submission?.appealedAt == null ? new Set<string>() : await findRejecters(db, submission.id);
  const involvement = owners.includes(editor.id) ? 'own_submission' : rejecters.has(editor.id) ? 'own_decision' : null;
  if (involvement === null) return null;
  const mayAct = (await isAdmin(db, editor)) && !(await hasOther(db, editor, [...owners, ...rejecters]));
  return { involvement, mayAct };
}

/**
 * The guard of every editor act, in its transaction. Throws `own_submission` or `own_decision` if
 * refused; returns the history detail if an admin acts because no other editor could.
 */
export async function requireUninvolved(
  trx: Reader,
  editor: Account,
  verb: EditorVerb,
  concern: Concern,
): Promise<SelfReview> {
  if (SELF_REVIEW[verb] === 'allowed') return {};
  const found = await findInvolvement(trx, editor, concern);
  if (found === null) return {};
  if (!found.mayAct) throw new CatalogError(found.involvement);
  return { self_review: found.involvement };
}
