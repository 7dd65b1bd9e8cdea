/** LARGE_INDEXES: indexes of tables that may be large when an older database is brought up to date. Migrations make none of these. */
import { type QueryExecutorProvider, sql } from 'kysely';

export interface LargeIndex {
  name: string;
  /** What follows `create index … on`. */
  on: string;
}

/**
 * On PostgreSQL they are built behind the server, while everybody goes on writing; until then statements are only slower. On
 * SQLite, which has one writer, and in a new database they are made with the tables. An index is never changed: another has another name.
 */
export const LARGE_INDEXES: readonly LargeIndex[] = [
  { name: 'accounts_by_role', on: 'accounts (role)' },
  { name: 'outbox_open', on: 'outbox (run_at, id) where done_at is null or last_error is not null' },
];

/** Makes those that are missing, at once. */
export async function createLargeIndexes(trx: QueryExecutorProvider): Promise<void> {
  for (const index of LARGE_INDEXES) await createIndex(trx, index);
}

/** Makes it unless it is there. */
export async function createIndex(trx: QueryExecutorProvider, { name, on }: LargeIndex): Promise<void> {
  await sql.raw(`create index if not exists ${name} on ${on}`).execute(trx);
}
