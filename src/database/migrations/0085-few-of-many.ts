/** Indexes for the few among many: accounts that work at the desk, mails that have not left, links that were found to work lately. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function indexFewOfMany(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.createIndex('accounts_by_role').on('accounts').column('role').execute();
  await sql`create index outbox_open on outbox (run_at, id) where done_at is null or last_error is not null`.execute(
    db,
  );
  if (engine !== 'sqlite') return;
  // Without statistics SQLite takes an index that begins with what is equal before one that has the order: all that work were sorted.
  await sql`drop index tools_by_working_link`.execute(db);
  await sql`create index tools_by_working_link on tools (link_status, last_checked_at)
    where state = 'published' and link_status = 'ok'`.execute(db);
}
