/** Backfills: rows of an older version are brought up to date a slice at a time, by however many servers, and go on where they were interrupted. */
import type { Database, Tx } from './database.ts';

/** Between two slices, so that those who wait for an answer come first. */
const PAUSE_MS = 20;

export interface Backfill<Part extends string> {
  /** The table whose one row says which version all rows have, and how far a newer one has come. */
  table: 'facet_version' | 'entry_key_version';
  version: number;
  /** What is gone through, one after the other. */
  parts: readonly Part[];
  /** Does the rows after an id; `last` is undefined when there are no more of the part. */
  slice(trx: Tx, part: Part, after: string): Promise<{ changed: number; last: string | undefined }>;
}

/**
 * Runs until all rows have the version, or until `signal` says stop; returns how many rows were changed here. Each slice is one
 * transaction with its position. Costs one look at a row when there is nothing to do.
 */
export async function runBackfill<Part extends string>(
  db: Database,
  backfill: Backfill<Part>,
  signal?: AbortSignal,
): Promise<number> {
  const { version } = await db.read.selectFrom(backfill.table).select('version').executeTakeFirstOrThrow();
  if (version >= backfill.version) return 0;
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

/** How many rows the next slice has changed; undefined when everything is done. Servers that meet here take turns. */
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

/** Number of the part and the id after which to go on; what another version has begun is begun anew. */
function readPosition(position: string | null, version: number): [number, string] {
  const [by, at, after] = JSON.parse(position ?? '[]') as [number?, number?, string?];
  return by === version ? [at ?? 0, after ?? ''] : [0, ''];
}
