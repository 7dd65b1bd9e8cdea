/** The seconds in which an editor may undo a decision: its mail is held, and the history keeps what it replaced. */
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Tx } from '#database/database.ts';
import { conflict } from '#catalog/errors.ts';
import { transitionsFrom, type StateOf } from '#catalog/lifecycle.ts';
import type { Account } from '#catalog/roles.ts';

/** For a single decision, in milliseconds. */
export const UNDO_MS = PERIODS.undo.lasts;
/** For a decision on many, whose results have to be read first. */
export const BULK_UNDO_MS = PERIODS.bulkUndo.lasts;

export interface UndoOptions {
  /** How long the editor may undo the decision, in milliseconds; the mail about it is held that long. Not at all where absent. */
  undoMs?: number;
}

/** The mail of a decision that can be undone: its id in the outbox, and when it leaves. */
export interface HeldMail {
  id: string;
  until: Date;
  undoUntil: string;
}

/** What the history keeps of a decision that can be undone. */
export interface Undoable {
  held_mail: string;
  undo_until: string;
  /** Since when the entry was in its old state. */
  since: string;
}

/** Undefined where the decision cannot be undone. The mail waits a little longer than the undo, so that none leaves that is undone. */
export function holdMail(trx: Tx, undoMs = 0): HeldMail | undefined {
  if (undoMs <= 0) return undefined;
  const ends = trx.now().getTime() + undoMs;
  const until = new Date(ends + PERIODS.undoMargin.lasts);
  return { id: trx.newId(), until, undoUntil: timestamp(ends) };
}

/**
 * The last decision on an entry, if this editor made it and may still undo it; `back` is the state before it. Throws `conflict`
 * (`undo_over`) for any other.
 */
export async function getUndoable<S extends 'submission' | 'change'>(
  trx: Tx,
  editor: Account,
  of: S,
  { id, state }: { id: string; state: StateOf<S> },
): Promise<{ action: string; back: StateOf<S>; kept: Undoable }> {
  const row = await trx
    .selectFrom('history')
    .selectAll()
    .where('subject_id', '=', id)
    .where('to_state', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kept = (row?.detail == null ? {} : JSON.parse(row.detail)) as Partial<Undoable>;
  const back = row?.from_state as StateOf<S> | null | undefined;
  const isMine =
    row?.actor_id === editor.id &&
    row.to_state === state &&
    back != null &&
    transitionsFrom(of, back)[row.action]?.undo === true &&
    kept.held_mail !== undefined &&
    (kept.undo_until ?? '') >= timestamp(trx.now());
  if (!isMine) throw conflict('undo_over');
  return { action: row.action, back, kept: kept as Undoable };
}

/** Throws `conflict` when the mail is being sent. There is none where the owner's account is gone. */
export async function dropHeldMail(trx: Tx, mailId: string): Promise<void> {
  const mail = await trx.selectFrom('outbox').select('id').where('id', '=', mailId).executeTakeFirst();
  if (mail === undefined) return;
  const dropped = await trx
    .deleteFrom('outbox')
    .where('id', '=', mailId)
    .where('done_at', 'is', null)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  if (Number(dropped.numDeletedRows) !== 1) throw conflict('undo_over');
}
