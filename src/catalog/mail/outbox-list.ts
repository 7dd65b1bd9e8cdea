/** The outbox for operators: what waits, what fails and why, and trying again now. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { aboutOf, enqueueMail, type StoredMail } from './outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';

/** `waiting` was not tried yet, `retrying` has failed and is tried again, `given_up` never will be. */
export type OutboxItemState = 'waiting' | 'retrying' | 'given_up';

export interface OutboxItem {
  id: string;
  state: OutboxItemState;
  template: string;
  /** The entry that it was about, or the role of an invitation; null where it was about neither. */
  about: string | null;
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
    .where(sql<boolean>`(done_at is null or last_error is not null)`)
    .orderBy('run_at')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const { to, template, params, about } = JSON.parse(row.payload) as Partial<StoredMail> & { about?: string };
    const isWhole = template !== undefined && params !== undefined;
    const state = row.done_at !== null ? 'given_up' : row.attempts > 0 ? 'retrying' : 'waiting';
    return {
      id: row.id,
      state,
      template: template ?? 'unknown',
      about: about ?? (isWhole ? aboutOf({ template, params }) : null),
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

/** Puts a test mail to the admin's own address into the outbox and gives its id. Throws `forbidden`. */
export async function sendTestMail(db: Database, admin: Account): Promise<string> {
  requireRole(admin, 'admin');
  return db.write(async (trx) => {
    const id = trx.newId();
    // What an admin asks for leaves whether the address was confirmed or not: the answer is the point.
    const to = { ...admin, emailVerifiedAt: admin.emailVerifiedAt ?? admin.createdAt };
    await enqueueMail(trx, { to, template: 'test_mail', params: {} }, { id, until: trx.now() });
    return id;
  });
}

/** What became of a test mail; undefined for an id that is none, or was forgotten. */
export async function findTestMail(
  db: Database,
  id: string,
): Promise<{ isSent: boolean; error: string | null } | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const row = await db.read
    .selectFrom('outbox')
    .select(['payload', 'done_at', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (JSON.parse(row.payload) as Partial<StoredMail>).template !== 'test_mail') return undefined;
  return { isSent: row.done_at !== null && row.last_error === null, error: row.last_error };
}
