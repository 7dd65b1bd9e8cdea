/** The outbox for operators: what waits, what fails and why, and trying again now. */
import { timestamp, type Database } from '#database/database.ts';
import { CatalogError } from './errors.ts';
import type { StoredMail } from './outbox.ts';

/** `waiting` was not tried yet, `retrying` has failed and is tried again, `given_up` never will be. */
export type OutboxItemState = 'waiting' | 'retrying' | 'given_up';

export interface OutboxItem {
  id: string;
  state: OutboxItemState;
  template: string;
  /** Null once it is given up: then nothing is kept of whom it was for. */
  to: string | null;
  attempts: number;
  /** When it is tried next, or when it was given up. */
  at: string;
  /** Code of the last failure. */
  error: string | null;
}

/** Mails that have not left, the next to be tried first; at most 500. */
export async function listOutbox(db: Database): Promise<OutboxItem[]> {
  const rows = await db.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail')
    .where((where) => where.or([where('done_at', 'is', null), where('last_error', 'is not', null)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const { to, template } = JSON.parse(row.payload) as Partial<StoredMail>;
    const state = row.done_at !== null ? 'given_up' : row.attempts > 0 ? 'retrying' : 'waiting';
    return {
      id: row.id,
      state,
      template: template ?? 'unknown',
      to: to ?? null,
      attempts: row.attempts,
      at: row.done_at ?? row.run_at,
      error: row.last_error,
    };
  });
}

/**
 * Makes mails that failed due now: one, or all of them without `id`. A running server takes them within a second. Tells
 * how many there were; throws `not_found` for an id that is not waiting.
 */
export async function retryOutbox(db: Database, id?: string): Promise<number> {
  const now = timestamp(db.now());
  const updated = await db.write((trx) => {
    const waiting = trx
      .updateTable('outbox')
      .set({ run_at: now })
      .where('kind', '=', 'mail')
      .where('done_at', 'is', null);
    return (id === undefined ? waiting.where('attempts', '>', 0) : waiting.where('id', '=', id)).executeTakeFirst();
  });
  const count = Number(updated.numUpdatedRows);
  if (id !== undefined && count === 0) throw new CatalogError('not_found');
  return count;
}
