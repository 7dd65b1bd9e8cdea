/** The outbox for operators: waiting and failing mails, and retry. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { aboutOf, enqueueMail, type StoredMail } from './outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';

/** `waiting`: not tried yet. `retrying`: failed and due again. `given_up`: final. */
export type OutboxItemState = 'waiting' | 'retrying' | 'given_up';

export interface OutboxItem {
  id: string;
  state: OutboxItemState;
  template: string;
  /** The entry, or the role of an invitation; otherwise null. */
  about: string | null;
  /** Null once given up: the recipient is not kept. */
  to: string | null;
  attempts: number;
  /** Time of the next try, or of giving up. */
  at: string;
  /** Code of the last failure. */
  error: string | null;
}

/** Mails not sent yet, next try first; at most 500. */
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
 * Makes failed mails due now: one, or all without `id`. A running server sends them within a
 * second. Gives their number; throws `not_found` for an id that is not waiting.
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

/** Enqueues a test mail to the admin's own address and gives its id. Throws `forbidden`. */
export async function sendTestMail(db: Database, admin: Account): Promise<string> {
  requireRole(admin, 'admin');
  return db.write(async (trx) => {
    const id = trx.newId();
    // A test mail is sent even to an unverified address.
    const to = { ...admin, emailVerifiedAt: admin.emailVerifiedAt ?? admin.createdAt };
    await enqueueMail(trx, { to, template: 'test_mail', params: {} }, { id, until: trx.now() });
    return id;
  });
}

/** The outcome of a test mail; undefined if unknown or deleted. */
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
