/** Backfills: update rows of an older version in slices, on all servers, resuming after stops. */
import type { Database, Tx } from './database.ts';

/** The version of the rows that this program writes, by the table that tells the version of all; raise one to have stored rows made anew. */
export const ROW_VERSIONS = { entry_key_version: 6, facet_version: 1 } as const;

/** Between two slices, so that requests come first. */
const PAUSE_MS = 20;

export interface Backfill<Part extends string> {
  /** The table with one row: the version of all rows, and the progress of a newer one. */
  table: keyof typeof ROW_VERSIONS;
  version: number;
  /** Handled one after the other. */
  parts: readonly Part[];
  /** Updates the rows after an id; `last` is undefined at the end of the part. */
  slice(trx: Tx, part: Part, after: string): Promise<{ changed: number; last: string | undefined }>;
}

/** Whether rows still have an older version. */
export async function isBackfillDue(
  db: Database,
  { table, version: wanted }: Pick<Backfill<string>, 'table' | 'version'>,
): Promise<boolean> {
  const { version } = await db.read.selectFrom(table).select('version').executeTakeFirstOrThrow();
  return version < wanted;
}

/** Notes that a new database has no rows of an older version. */
export async function noteRowVersions(trx: Tx): Promise<void> {
  const { entry_key_version: keys, facet_version: facets } = ROW_VERSIONS;
  await trx.updateTable('entry_key_version').set({ version: keys }).execute();
  await trx.updateTable('facet_version').set({ version: facets }).execute();
}

/**
 * Runs until all rows have the version or `signal` is aborted; returns the number of changed rows.
 * Each slice commits with its position. Reads one row if nothing is due.
 */
export async function runBackfill<Part extends string>(
  db: Database,
  backfill: Backfill<Part>,
  signal?: AbortSignal,
): Promise<number> {
  if (!(await isBackfillDue(db, backfill))) return 0;
  let changed = 0;
  for (;;) {
    if (signal?.aborted === true) break;
    const slice = await db.write((trx) => runSlice(trx, backfill));
    if (slice === undefined) break;
    changed += slice;
    await db.clock.pause(PAUSE_MS);
  }
  return changed;
}

/** The number of rows changed by the next slice; undefined at the end. Servers take turns. */
async function runSlice<Part extends string>(
  trx: Tx,
  { table, version, parts, slice }: Backfill<Part>,
): Promise<number | undefined> {
  const row = await trx.lockRows(trx.selectFrom(table).select(['version', 'position'])).executeTakeFirstOrThrow();
  if (row.version >= version) return undefined;
  const [at, after] = readPosition(row.position, version);
  const part = parts[at];
  if (part === undefined) throw new Error(`${table} has no part ${at}`);
  const { changed, last } = await slice(trx, part, after);
  const isDone = last === undefined && at + 1 === parts.length;
  const next = last === undefined ? [version, at + 1, ''] : [version, at, last];
  await trx
    .updateTable(table)
    .set(isDone ? { version, position: null } : { position: JSON.stringify(next) })
    .execute();
  return changed;
}

/** Part and id to continue after; the progress of another version is discarded. */
function readPosition(position: string | null, version: number): [number, string] {
  const [by, at, after] = JSON.parse(position ?? '[]') as [number?, number?, string?];
  return by === version ? [at ?? 0, after ?? ''] : [0, ''];
}
