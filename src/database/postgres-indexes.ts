/** Builds indexes of large tables on PostgreSQL concurrently. */
import type { Client } from 'pg';
import type { LargeIndex } from './large-indexes.ts';

/** An advisory lock for the building server; a random number. */
const BUILD_LOCK = 4_716_820_356;

/**
 * Builds missing or unfinished indexes one by one, each outside a transaction, and returns their
 * names; none while another server builds. `client` is a separate session without a timeout.
 */
export async function buildIndexes(client: Client, indexes: readonly LargeIndex[]): Promise<string[]> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BUILD_LOCK]);
  if (rows[0]?.taken !== true) return [];
  // Under the lock: a previous holder may have built them.
  const usable = await readIndexes(client, indexes);
  const missing = indexes.filter(({ name }) => usable.get(name) !== true);
  for (const { name, on } of missing) {
    // An interrupted build leaves an invalid index, which is updated but never used.
    if (usable.has(name)) await client.query(`drop index concurrently if exists ${name}`);
    await client.query(`create index concurrently if not exists ${name} on ${on}`);
  }
  return missing.map(({ name }) => name);
}

/** Whether each existing index is valid. */
async function readIndexes(client: Client, indexes: readonly LargeIndex[]): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await client.query<{ name: string; usable: boolean }>(
    `select relname as name, indisvalid and indisready as usable
       from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and relname = any($1)`,
    [indexes.map(({ name }) => name)],
  );
  return new Map(rows.map(({ name, usable }) => [name, usable]));
}
