/** A mirror: a catalog that shows what another one publishes, begun from its dump and kept by its changes. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { makeFolder } from '#database/folders.ts';
import type { Database } from '#database/database.ts';
import type { Fields } from '#catalog/problems.ts';
import { createPreparer, type Preparer } from '#catalog/transfer/import-preparer.ts';
import { createSeenKeys, type SeenKeys } from '#catalog/transfer/key-set.ts';
import { writeCategories } from './categories.ts';
import type { Origin, OriginManifest, OriginPage } from './origin.ts';
import { takePictures } from './pictures.ts';
import {
  keepCursor,
  listDiffering,
  moveMirrored,
  readRecord,
  removeMirrored,
  writeMirrored,
  type GivenRecord,
  type MirroredTool,
} from './records.ts';

/** Records written in one transaction. */
const BATCH = 500;
/** A dump with more tools is worth a second thread. */
const LONG = 5_000;

export interface MirrorOptions {
  /** Where the dump is kept while it is loaded. */
  folder: string;
  /** How much of a step is done, of how much, and how many tools that are. */
  onProgress?(done: number, whole: number, rows: number): void;
  /** A record that cannot be shown here is left out. */
  onProblem?(slug: string, fields: Fields): void;
  /** Ends the pass before the next records are written. */
  signal?: AbortSignal;
}

export interface MirrorPass {
  /** Tools that were written, and that were hidden; records that were left out. */
  written: number;
  removed: number;
  bad: number;
  cursor: string;
}

interface Run extends MirrorOptions {
  db: Database;
  origin: Origin;
  preparer: Preparer;
  counts: { written: number; removed: number; bad: number };
  /** Tools that lead to others which are not there yet, by id. */
  moves: Map<string, string>;
}

/**
 * Makes the database a mirror of the origin. Throws an Error with one clear line for a catalog of its own, and for a mirror
 * of another origin.
 */
export async function becomeMirror(db: Database, url: string): Promise<void> {
  await db.write(async (trx) => {
    const { mirror_of } = await trx.selectFrom('catalog_revision').select('mirror_of').executeTakeFirstOrThrow();
    if (mirror_of === url) return;
    if (mirror_of !== null)
      throw new Error(`this database is a mirror of ${mirror_of}; a mirror of another needs its own`);
    for (const table of ['tools', 'submissions'] as const)
      if ((await trx.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined)
        throw new Error('this database holds a catalog of its own; a mirror needs an empty one');
    await trx.updateTable('catalog_revision').set({ mirror_of: url }).execute();
  });
}

/**
 * Brings a mirror to where its origin stands: by its changes since the last time, or by all of it. What was interrupted is
 * gone on with. Throws an Error with one clear line when the origin does not answer.
 */
export async function followOrigin(db: Database, origin: Origin, options: MirrorOptions): Promise<MirrorPass> {
  const run: Run = {
    ...options,
    db,
    origin,
    preparer: createPreparer(false),
    counts: { written: 0, removed: 0, bad: 0 },
    moves: new Map(),
  };
  const { mirror_cursor } = await db.read
    .selectFrom('catalog_revision')
    .select('mirror_cursor')
    .executeTakeFirstOrThrow();
  let cursor = mirror_cursor === null ? undefined : await follow(run, mirror_cursor);
  if (cursor === undefined) {
    const manifest = await origin.readManifest();
    // A dump of an earlier life of the origin leads nowhere: then everything is read as changes.
    const isUsable = manifest !== undefined && (await origin.readChanges(manifest.cursor)) !== undefined;
    cursor = await follow(run, isUsable ? await loadDump(run, manifest) : await loadChanges(run));
  }
  if (cursor === undefined) throw new Error(`${origin.url} began anew while it was read; try again`);
  return { ...run.counts, cursor };
}

/** Takes over everything since the cursor and gives the last one; undefined when it has expired. */
async function follow(run: Run, since: string): Promise<string | undefined> {
  for (let cursor = since; ;) {
    const page = await run.origin.readChanges(cursor);
    if (page === undefined) return undefined;
    await takePage(run, page, page.pagination.next);
    cursor = page.pagination.next;
    if (!page.pagination.has_more) return cursor;
  }
}

async function takePage(run: Run, { data }: OriginPage, cursor: string | undefined): Promise<void> {
  const categories = data.filter(({ type }) => type === 'category.upserted').map(({ category }) => category);
  if (categories.length > 0) await writeCategories(run.db, categories, false);
  const gone = data.filter(({ type }) => type === 'tool.removed');
  if (gone.length > 0)
    run.counts.removed += await removeMirrored(
      run.db,
      gone.map(({ id }) => id),
      undefined,
    );
  await takeRecords(
    run,
    data.filter(({ type }) => type === 'tool.upserted').map(({ tool }) => tool),
    cursor,
  );
  for (const { id, moved_to } of gone) if (moved_to !== null) run.moves.set(id, moved_to);
  for (const [id, into] of run.moves) if (await moveMirrored(run.db, id, into)) run.moves.delete(id);
}

async function takeRecords(run: Run, records: readonly GivenRecord[], cursor: string | undefined): Promise<void> {
  run.signal?.throwIfAborted();
  const tools: MirroredTool[] = [];
  for (const record of records.length === 0 ? [] : await listDiffering(run.db, records)) {
    const { read, fields } = readRecord(record);
    if (read === null) {
      run.counts.bad += 1;
      run.onProblem?.(String(record['slug']).slice(0, 100), fields);
    } else tools.push(read);
  }
  if (tools.length > 0 || cursor !== undefined)
    await writeMirrored(run.db, run.preparer, await takePictures(run.db, run.origin, tools), cursor);
  run.counts.written += tools.length;
}

/** Loads the dump and gives its cursor. */
async function loadDump(run: Run, manifest: OriginManifest): Promise<string> {
  makeFolder(run.folder);
  const file = join(run.folder, `${manifest.sha256.replaceAll(/\W/g, '').slice(0, 64)}.jsonl.gz`);
  try {
    await run.origin.download(manifest, file, (bytes) => run.onProgress?.(bytes, manifest.bytes, 0));
  } catch (error) {
    // What is whole and wrong would be wrong again.
    if (/not what its manifest/.test((error as Error).message)) await rm(file, { force: true });
    throw error;
  }
  await writeCategories(run.db, await run.origin.readCategories(), true);
  const seen = createSeenKeys();
  const preparer = createPreparer(manifest.count > LONG);
  try {
    await loadFile({ ...run, preparer }, file, manifest, seen);
  } finally {
    await preparer.close();
  }
  await removeUnseen(run, seen, manifest.cursor);
  await rm(file);
  return manifest.cursor;
}

async function loadFile(run: Run, file: string, manifest: OriginManifest, seen: SeenKeys): Promise<void> {
  let batch: GivenRecord[] = [];
  let rows = 0;
  const take = async (): Promise<void> => {
    await takeRecords(run, batch, undefined);
    rows += batch.length;
    batch = [];
    run.onProgress?.(rows, manifest.count, rows);
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const record = JSON.parse(line) as GivenRecord;
    seen.add(String(record['id']));
    if (batch.push(record) === BATCH) await take();
  }
  await take();
}

/** Reads everything as changes, for an origin without a dump, and gives the cursor behind it. */
async function loadChanges(run: Run): Promise<string> {
  const seen = createSeenKeys();
  let isFirst = true;
  for (let since: string | undefined; ;) {
    const page = await run.origin.readChanges(since);
    if (page === undefined) throw new Error(`${run.origin.url} began anew while it was read; try again`);
    if (isFirst) await writeCategories(run.db, await run.origin.readCategories(), true);
    isFirst = false;
    for (const { type, id } of page.data) if (type === 'tool.upserted') seen.add(id);
    await takePage(run, page, undefined);
    since = page.pagination.next;
    run.onProgress?.(run.counts.written, 0, run.counts.written);
    if (page.pagination.has_more) continue;
    await removeUnseen(run, seen, since);
    return since;
  }
}

/** Hides what the origin does not have, and only then keeps the cursor: until then everything is read again. */
async function removeUnseen(run: Run, seen: SeenKeys, cursor: string): Promise<void> {
  for (let after = 0; ;) {
    const rows = await run.db.read
      .selectFrom('published_tools')
      .select(['seq', 'id'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    const gone = rows.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
    if (gone.length > 0) run.counts.removed += await removeMirrored(run.db, gone, undefined);
    after = last.seq;
  }
  await run.db.write((trx) => keepCursor(trx, cursor));
}
