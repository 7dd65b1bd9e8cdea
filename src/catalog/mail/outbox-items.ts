/** Rows of the outbox, mails and translation requests: leased by a worker, closed or postponed. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

export type OutboxKind = 'mail' | 'translation';

export interface OutboxItem {
  id: string;
  payload: string;
  attempts: number;
  /** Set if an earlier worker handed the mail over and recorded no outcome. */
  handed_over_at: string | null;
}

/** Adds an item that is due at `runAt`. */
export async function addOutboxItem(
  trx: Tx,
  kind: OutboxKind,
  payload: object,
  { id = trx.newId(), runAt = trx.now() }: { id?: string; runAt?: Date } = {},
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      run_at: timestamp(runAt),
      attempts: 0,
      locked_until: null,
      done_at: null,
      last_error: null,
    })
    .execute();
}

const dueItems = (db: Reader, kind: OutboxKind, now: string) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]));

/**
 * Leases up to `most` due items to this server and counts the attempt. A dead worker's items are free again after
 * `leaseMs`.
 */
export async function leaseOutboxItems(
  db: Database,
  kind: OutboxKind,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<OutboxItem[]> {
  // On the read connection first, so an idle worker takes no write lock.
  if ((await dueItems(db.read, kind, timestamp(db.now())).limit(1).executeTakeFirst()) === undefined) return [];
  return db.write(async (trx) => {
    const now = trx.now();
    const due = dueItems(trx, kind, timestamp(now)).orderBy('run_at').orderBy('id').limit(most);
    const ids = (await trx.lockFreeRows(due).execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    const rows = await trx
      .updateTable('outbox')
      .set((set) => ({ locked_until: timestamp(now, leaseMs), attempts: set('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .returning(['id', 'payload', 'attempts', 'handed_over_at'])
      .execute();
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
}

/** Ends the leases of items that were not tried. */
export async function releaseOutboxItems(trx: Tx, items: readonly OutboxItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await trx
    .updateTable('outbox')
    .set((set) => ({ locked_until: null, attempts: set('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/**
 * Records that a mail is handed to the mail server now. False if another worker has done so, after
 * this lease seemed to have ended (a wrong clock): then do not send.
 */
export async function noteHandOver(trx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ handed_over_at: timestamp(trx.now()) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('handed_over_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Closes an item that is done, or given up for the reason `why`. */
export async function closeOutboxItem(trx: Tx, id: string, why: string | null, payload?: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      done_at: timestamp(trx.now()),
      locked_until: null,
      last_error: why,
      ...(payload !== undefined && { payload }),
    })
    .where('id', '=', id)
    .execute();
}

/** Records a failure; the item is retried `pause` milliseconds later. */
export async function postponeOutboxItem(trx: Tx, id: string, why: string, pause: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ locked_until: null, handed_over_at: null, last_error: why, run_at: timestamp(trx.now(), pause) })
    .where('id', '=', id)
    .execute();
}
