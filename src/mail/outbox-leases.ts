/** Leases of mails, and the records of their outcome. */
import { timestamp, type Database, type Tx } from '#database/database.ts';

const BATCH = 5;
/** A dead worker's mails are free again after this time; a delivery takes far less. */
export const LEASE_MS = 6 * 60_000;

export interface LeasedMail {
  id: string;
  payload: string;
  attempts: number;
  /** Set if an earlier worker handed the mail over and recorded no outcome. */
  handed_over_at: string | null;
}

/** On the read connection, so an idle worker takes no write lock. */
export async function isAnyMailDue(db: Database): Promise<boolean> {
  const now = timestamp(db.now());
  const row = await db.read
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'mail')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Leases some due mails and counts the attempt. */
export async function leaseMails(trx: Tx): Promise<LeasedMail[]> {
  const now = trx.now();
  const due = trx.lockFreeRows(
    trx
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'mail')
      .where('done_at', 'is', null)
      .where('run_at', '<=', timestamp(now))
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', timestamp(now))]))
      .orderBy('run_at')
      .orderBy('id')
      .limit(BATCH),
  );
  const ids = (await due.execute()).map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable('outbox')
    .set((set) => ({
      locked_until: timestamp(now, LEASE_MS),
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .returning(['id', 'payload', 'attempts', 'handed_over_at'])
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Releases mails that were not tried. */
export async function releaseMails(trx: Tx, mails: readonly LeasedMail[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((set) => ({ locked_until: null, attempts: set('attempts', '-', 1) }))
    .where(
      'id',
      'in',
      mails.map((mail) => mail.id),
    )
    .execute();
}

/**
 * Records that the text now goes to the mail server. False if another worker has recorded that
 * already, because a wrong clock ended its lease early: then it must not be sent.
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

/** Ends a mail: delivered, or given up for the reason `why`. */
export async function noteDone(trx: Tx, id: string, payload: string, why: string | null): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ done_at: timestamp(trx.now()), locked_until: null, last_error: why, payload })
    .where('id', '=', id)
    .execute();
}

/** Records a failure; the mail is retried after `pause` milliseconds. */
export async function noteFailure(trx: Tx, id: string, why: string, pause: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      locked_until: null,
      handed_over_at: null,
      last_error: why,
      run_at: timestamp(trx.now(), pause),
    })
    .where('id', '=', id)
    .execute();
}

/** A payload without recipient and parameters: links in them are secrets. */
export const withoutSecrets = (template: string, about: string | null = null): string =>
  JSON.stringify({ template, ...(about !== null && { about }) });
