/** Builds indexes of large tables on PostgreSQL while others read and write. */
import type { Client } from 'pg';
import type { LargeIndex } from './large-indexes.ts';

/** Number of the advisory lock of the one server that builds, drawn once. */
const BUILD_LOCK = 4_716_820_356;

/**
 * Builds those that are missing or were left unfinished, one after the other, each outside any transaction, and returns their
 * names; none while another server builds. `client` is a session of its own without a bound on its statements.
 */
export async function buildIndexes(client: Client, indexes: readonly LargeIndex[]): Promise<string[]> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BUILD_LOCK]);
  if (rows[0]?.taken !== true) return [];
  // Read under the lock: whoever held it a moment ago may have built them.
  const usable = await readIndexes(client, indexes);
  const missing = indexes.filter(({ name }) => usable.get(name) !== true);
  for (const { name, on } of missing) {
    // A build that was interrupted leaves an index that is kept up to date and never used.
    if (usable.has(name)) await client.query(`drop index concurrently if exists ${name}`);
    await client.query(`create index concurrently if not exists ${name} on ${on}`);
  }
  return missing.map(({ name }) => name);
}

/** Which of some indexes there are, and whether each can be used. */
async function readIndexes(client: Client, indexes: readonly LargeIndex[]): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await client.query<{ name: string; usable: boolean }>(
    `select relname as name, indisvalid and indisready as usable
       from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and relname = any($1)`,
    [indexes.map(({ name }) => name)],
  );
  return new Map(rows.map(({ name, usable }) => [name, usable]));
}
