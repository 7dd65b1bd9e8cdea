/** The story of a submission for its editor: decisions, requests, appeals and corrections. */
import type { Database } from '#database/database.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import type { Changes } from '#catalog/entries/changes.ts';
import { listHistory, standingRows, type HistoryEntry } from '#catalog/audit/log.ts';
import { SUBMISSION_STATES, reasonOf, type ReasonCode, type SubmissionState } from '#catalog/lifecycle.ts';
import type { Submission } from './records.ts';

/** An editor's act. */
export interface EditorAct {
  at: string;
  /** Email address; null if the account is deleted. */
  editor: string | null;
  /** The resulting state; null for a correction. */
  state: SubmissionState | null;
  reason: ReasonCode | null;
  note: string | null;
}

export interface Story {
  /** Start of the current state. */
  since: string | null;
  /** The last standing decision, also of an entry that waits again. */
  decision: EditorAct | null;
  appeal: { at: string; message: string; against: EditorAct | null } | null;
  /** The owner's answer to a request for changes, until the decision. */
  resubmission: { asked: EditorAct | null; changes: Changes } | null;
  /** Editors' corrections since the owner's last version. */
  corrections: (EditorAct & { changes: Changes })[];
}

const DECISIONS = ['approve', 'reject', 'request_changes'];

async function findEmails(db: Database, rows: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ actorId }) => actorId ?? []));
  const accounts = await Promise.all([...ids].map((id) => findAccount(db, id)));
  return new Map(accounts.flatMap((account) => (account === undefined ? [] : [[account.id, account.email] as const])));
}

/** The story of a submission, from its history. */
export async function findStory(db: Database, submission: Submission): Promise<Story> {
  const rows = standingRows(await listHistory(db, submission.id));
  const moves = rows.filter(({ fromState, toState }) => fromState !== toState);
  const emails = await findEmails(
    db,
    rows.filter(({ action }) => action === 'edit' || DECISIONS.includes(action)),
  );
  const actOf = (row: HistoryEntry): EditorAct => ({
    at: row.at,
    editor: (row.actorId !== null && emails.get(row.actorId)) || null,
    state: SUBMISSION_STATES.find((state) => state === row.toState) ?? null,
    reason: reasonOf(row.reasonCode),
    note: row.note,
  });
  const lastBefore = (end: number, isWanted: (row: HistoryEntry) => boolean): EditorAct | null => {
    const row = moves.slice(0, end).findLast(isWanted);
    return row === undefined ? null : actOf(row);
  };
  const appealed = moves.findLastIndex(({ action }) => action === 'appeal');
  const last = moves.at(-1);
  const isAnswer = submission.state === 'awaiting_moderation' && last?.action === 'resubmit';
  const sent = rows.findLastIndex(({ action }) => action === 'resubmit');
  return {
    since: last?.at ?? null,
    decision: lastBefore(moves.length, ({ action }) => DECISIONS.includes(action)),
    appeal:
      submission.appealMessage === null || submission.appealedAt === null
        ? null
        : {
            at: submission.appealedAt,
            message: submission.appealMessage,
            against: lastBefore(Math.max(0, appealed), ({ action }) => action === 'reject'),
          },
    resubmission: isAnswer
      ? {
          asked: lastBefore(moves.length, ({ action }) => action === 'request_changes'),
          changes: (last.detail?.['changes'] ?? {}) as Changes,
        }
      : null,
    corrections: rows
      .slice(sent + 1)
      .filter(({ action }) => action === 'edit')
      .map((row) => ({ ...actOf(row), changes: (row.detail?.['changes'] ?? {}) as Changes })),
  };
}
