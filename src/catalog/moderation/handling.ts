/** Handling of waiting submissions: assignment, snoozing and escalation. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { SubmissionHandlingRow } from '#database/schema.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { fieldError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { enqueueMail, type MailTemplate } from '#catalog/mail/outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { lockSubmission, type Submission } from '#catalog/submissions/records.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { editorName, listEditors } from './notes.ts';

export interface Handling {
  /** Null if unassigned. */
  assignedTo: { id: string; email: string } | null;
  /** End of its absence from the queue; null if in the queue. */
  snoozedUntil: string | null;
  /** Time of escalation to the admins. */
  escalatedAt: string | null;
}

/** Days of snoozing. */
export const SNOOZE_DAYS = { min: 1, max: 90 } as const;

type HandlingAct = 'assign' | 'snooze' | 'wake' | 'escalate' | 'settle';

type Row = Omit<SubmissionHandlingRow, 'submission_id'>;
const UNTOUCHED: Row = { assigned_to: null, snoozed_until: null, escalated_at: null };

/** Reads the handling of a submission. */
export async function findHandling(db: Database, submissionId: string): Promise<Handling> {
  const row = await db.read
    .selectFrom('submission_handling')
    .leftJoin('accounts', 'accounts.id', 'assigned_to')
    .select(['accounts.id', 'accounts.email', 'snoozed_until', 'escalated_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return {
    assignedTo: row?.id == null || row.email === null ? null : { id: row.id, email: row.email },
    snoozedUntil: row?.snoozed_until != null && row.snoozed_until > timestamp(db.now()) ? row.snoozed_until : null,
    escalatedAt: row?.escalated_at ?? null,
  };
}

/**
 * Assigns a submission to an editor (account id) or to no one. Throws as `handle` and
 * `validation_failed` on `assignee`.
 */
export async function assignSubmission(db: Database, editor: Account, id: string, assignee: string): Promise<void> {
  await handle(db, editor, id, 'assign', async (trx, submission, before) => {
    if (assignee === '') return { set: { assigned_to: null } };
    const to = (await listEditors(trx)).find(({ id: each }) => each === assignee);
    if (to === undefined) throw fieldError('assignee', { rule: 'required' });
    if (to.id !== editor.id && to.id !== before.assigned_to)
      await tell(trx, editor, submission, [to], 'submission_assigned');
    return { set: { assigned_to: to.id } };
  });
}

/** Snoozes a submission for some days. Throws as `handle` and `validation_failed` on `days`. */
export async function snoozeSubmission(db: Database, editor: Account, id: string, days: unknown): Promise<void> {
  const count = typeof days === 'string' && /^\d{1,3}$/.test(days) ? Number(days) : Number.NaN;
  if (!(count >= SNOOZE_DAYS.min && count <= SNOOZE_DAYS.max))
    throw fieldError('days', { rule: 'out_of_range', ...SNOOZE_DAYS });
  const until = timestamp(db.now(), count * DAY_MS);
  await handle(db, editor, id, 'snooze', () => Promise.resolve({ set: { snoozed_until: until } }));
}

/** Returns it to the queue at once. Throws as `handle`. */
export async function wakeSubmission(db: Database, editor: Account, id: string): Promise<void> {
  await handle(db, editor, id, 'wake', () => Promise.resolve({ set: { snoozed_until: null } }));
}

/**
 * Escalates to the admins with a note. Throws as `handle` and `validation_failed` on `escalation`.
 */
export async function escalateSubmission(db: Database, editor: Account, id: string, text: unknown): Promise<void> {
  const note = checkNote('escalation', text, { min: 1, max: NOTE_LENGTH }) ?? '';
  await handle(db, editor, id, 'escalate', async (trx, submission, before) => {
    const admins = (await listEditors(trx)).filter(({ role, id: other }) => role === 'admin' && other !== editor.id);
    if (before.escalated_at === null) await tell(trx, editor, submission, admins, 'submission_escalated', note);
    return { set: { escalated_at: before.escalated_at ?? timestamp(trx.now()) }, note };
  });
}

/** Returns an escalated submission to all editors. Throws as `handle`. */
export async function settleSubmission(db: Database, editor: Account, id: string): Promise<void> {
  await handle(db, editor, id, 'settle', () => Promise.resolve({ set: { escalated_at: null } }));
}

/**
 * Changes the handling of a waiting submission, with history; skips no-ops. Throws `forbidden`,
 * `not_found`, `own_submission`, and `conflict` if it no longer waits.
 */
async function handle(
  db: Database,
  editor: Account,
  id: string,
  action: HandlingAct,
  act: (trx: Tx, submission: Submission, before: Row) => Promise<{ set: Partial<Row>; note?: string }>,
): Promise<void> {
  requireRole(editor, 'editor');
  await db.write(async (trx) => {
    const submission = await lockSubmission(trx, id);
    if (submission.state !== 'awaiting_moderation') throw stateConflict('submission', submission, 'editor');
    const mark = await requireUninvolved(trx, editor, 'handle_submission', { owners: [submission.accountId] });
    const stored = await trx
      .selectFrom('submission_handling')
      .select(['assigned_to', 'snoozed_until', 'escalated_at'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    const before: Row = stored ?? UNTOUCHED;
    const { set, note } = await act(trx, submission, before);
    const fields = (Object.keys(set) as (keyof Row)[]).filter((field) => set[field] !== before[field]);
    if (fields.length === 0) return;
    const after = { ...before, ...set };
    await trx
      .insertInto('submission_handling')
      .values({ submission_id: id, ...after })
      .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(after))
      .execute();
    const changes = Object.fromEntries(fields.map((field) => [field, { old: before[field], new: after[field] }]));
    await recordHistory(trx, editor.id, action, ['desk', id], {
      ...(note !== undefined && { note }),
      detail: { changes, ...mark },
    });
  });
}

async function tell(
  trx: Tx,
  editor: Account,
  submission: Submission,
  to: readonly Account[],
  template: MailTemplate,
  note = '',
): Promise<void> {
  for (const each of to) {
    await enqueueMail(trx, {
      to: each,
      template,
      params: {
        name: submission.name,
        author: editorName(editor),
        note,
        desk_link: { route: 'review', id: submission.id },
      },
    });
  }
}
