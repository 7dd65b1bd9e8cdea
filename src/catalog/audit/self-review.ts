/** SELF_REVIEW: what editors may do to what is their own, and when an admin may although it is refused. */
import type { Reader } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, readAccount, type Account, type Role } from '#catalog/roles.ts';
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import { undoneAction } from './log.ts';

/**
 * Every verb of editors and admins on an entry, and whether it is refused on one's own. A tool is one's own when it came
 * from one's own account; a placement, a report and a translation belong to whom the tool belongs to.
 */
export const SELF_REVIEW = {
  approve: 'refused',
  reject: 'refused',
  /** Also where the tool that the submission will stand for is one's own. */
  reject_as_duplicate: 'refused',
  request_changes: 'refused',
  undo: 'refused',
  edit_submission: 'refused',
  /** Others would take it for being looked at. */
  lock_submission: 'refused',
  /** Gives way to others and nothing else. */
  unlock_submission: 'allowed',
  /** Assign, snooze, escalate. */
  handle_submission: 'refused',
  /** A word among editors decides nothing. */
  note: 'allowed',
  edit_tool: 'refused',
  translate: 'refused',
  remove_translation: 'refused',
  request_translation: 'refused',
  quarantine: 'refused',
  restore: 'refused',
  /** Also to confirm one that is live already. */
  accept_change: 'refused',
  /** Also to take one back that is live already. */
  decline_change: 'refused',
  /** Also to keep the one that is shown. */
  accept_picture: 'refused',
  decline_picture: 'refused',
  /** Whoever claims a tool, and whoever has it, decide nothing about it. */
  grant_claim: 'refused',
  refuse_claim: 'refused',
  revoke_claim: 'refused',
  remove: 'refused',
  /** Either side: a rival's address must not come to stand for one's own tool. */
  merge: 'refused',
  close_reports: 'refused',
  reopen_reports: 'refused',
  /** Whether a list is shown, and what came of reports about it. */
  judge_list: 'refused',
  /** Looks at the tools that come into the collection alone. */
  collect: 'refused',
  create_placement: 'refused',
  edit_placement: 'refused',
  end_placement: 'refused',
  /** Is done by whoever holds the database; `--as` says who answers for it. */
  import: 'allowed',
} as const satisfies Record<string, 'refused' | 'allowed'>;
export type EditorVerb = keyof typeof SELF_REVIEW;

/** An own entry, or the appeal against an own rejection. */
export type Involvement = 'own_submission' | 'own_decision';

/** What somebody may be involved in. */
export interface Concern {
  /** The accounts that it belongs to; null for nobody's. */
  owners: readonly (string | null)[];
  /** The submission that is to be decided, where it is about one. */
  submission?: { id: string; appealedAt: string | null };
}

export interface Involved {
  involvement: Involvement;
  /** An admin may all the same, since nobody else could; the history says so. */
  mayAct: boolean;
}

/** What the history says of an act that nobody else could do. */
export interface SelfReview {
  self_review?: Involvement;
}

/** Accounts whose rejection of the submission stands; an appeal against it is not theirs to decide. */
async function findRejecters(db: Reader, submissionId: string): Promise<Set<string>> {
  // Read from the history, since `decided_by` names a later editor once changes were asked for.
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

/** Whether an active editor or admin besides `actor` is not involved. */
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

/** The role of the session may be older than the transaction. */
async function isAdmin(db: Reader, actor: Account): Promise<boolean> {
  const account = await readAccount(db, 'id', actor.id);
  return account !== undefined && hasRole(account, 'admin');
}

/** How an editor is involved in an entry, and whether they may act all the same; null when they are not. */
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
 * The guard of every verb, in the transaction of the act. Throws `own_submission` or `own_decision` where the verb is
 * refused; returns what the history has to say where an admin acts because nobody else could.
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
