/** Mails in the hands of a worker: leased, handed over to the mail server, and what became of them. */
import { timestamp, type Database, type Tx } from '#database/database.ts';

const BATCH = 5;
/** A worker that dies leaves its mails to others after this time; sending one takes far less. */
export const LEASE_MS = 6 * 60_000;

export interface LeasedMail {
  id: string;
  payload: string;
  attempts: number;
  /** Set where an earlier worker handed it over and did not come to say what became of it. */
  handed_over_at: string | null;
}

/** Asked on the reading connection first, so that an idle worker takes no write lock. */
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

/** Takes a few due mails for this worker alone and counts the attempt. */
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

/** Gives back what was leased and not tried. */
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
 * Notes that the text of a mail goes to the mail server now. False where it has gone already, from a worker that took
 * this one's lease to be over, as a wrong clock does: then it must not go.
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

/** Notes that nothing is to be done any more: the mail has left, or never will for the reason `why`. */
export async function noteDone(trx: Tx, id: string, payload: string, why: string | null): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ done_at: timestamp(trx.now()), locked_until: null, last_error: why, payload })
    .where('id', '=', id)
    .execute();
}

/** Notes a failure after which the mail is tried again `pause` milliseconds later. */
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

/** A payload that no longer says to whom or what: links in it are secrets. */
export const withoutSecrets = (template: string, about: string | null = null): string =>
  JSON.stringify({ template, ...(about !== null && { about }) });
