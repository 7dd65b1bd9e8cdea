/** The undo window of a decision: its mail is held, and the history keeps the replaced values. */
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Tx } from '#database/database.ts';
import { conflict } from '#catalog/errors.ts';
import { transitionsFrom, type StateOf } from '#catalog/lifecycle.ts';
import type { Account } from '#catalog/roles.ts';

/** Milliseconds for a single decision. */
export const UNDO_MS = PERIODS.undo.lasts;
/** For a bulk decision, whose results take time to read. */
export const BULK_UNDO_MS = PERIODS.bulkUndo.lasts;

export interface UndoOptions {
  /** Milliseconds of the undo window; without it there is none. */
  undoMs?: number;
}

/** A held mail: its id in the outbox, and its time of delivery. */
export interface HeldMail {
  id: string;
  until: Date;
  undoUntil: string;
}

/** Detail of the history for undo. */
export interface Undoable {
  held_mail: string;
  undo_until: string;
  /** Start of the entry's former state. */
  since: string;
}

/**
 * Undefined without undo. The mail waits a little longer than the undo window, so that no undone
 * decision is mailed.
 */
export function holdMail(trx: Tx, undoMs = 0): HeldMail | undefined {
  if (undoMs <= 0) return undefined;
  const ends = trx.now().getTime() + undoMs;
  const until = new Date(ends + PERIODS.undoMargin.lasts);
  return { id: trx.newId(), until, undoUntil: timestamp(ends) };
}

/**
 * The last decision on an entry, if this editor may still undo it; `back` is the state before it.
 * Throws `conflict` (`undo_over`) otherwise.
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

/** Throws `conflict` if the mail is being sent. There is none if the owner's account is deleted. */
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
