/** LARGE_INDEXES: indexes of possibly large tables, which migrations do not create. */
import { type QueryExecutorProvider, sql } from 'kysely';

export interface LargeIndex {
  name: string;
  /** The rest of `create index … on`. */
  on: string;
}

/**
 * PostgreSQL builds them concurrently while the server runs; until then statements are slower.
 * SQLite and new databases create them with the tables. A changed index needs a new name.
 */
export const LARGE_INDEXES: readonly LargeIndex[] = [
  { name: 'accounts_by_role', on: 'accounts (role)' },
  { name: 'tools_logos_due', on: `tools (logo_due_at) where state = 'published'` },
  { name: 'outbox_open', on: 'outbox (run_at, id) where done_at is null or last_error is not null' },
];

/** Creates the missing ones, with locks. */
export async function createLargeIndexes(trx: QueryExecutorProvider): Promise<void> {
  for (const index of LARGE_INDEXES) await createIndex(trx, index);
}

/** Creates an index that does not exist. */
export async function createIndex(trx: QueryExecutorProvider, { name, on }: LargeIndex): Promise<void> {
  await sql.raw(`create index if not exists ${name} on ${on}`).execute(trx);
}
