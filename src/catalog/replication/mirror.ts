/** A mirror of another catalog, started from its dump and updated by its changes. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { makeFolder } from '#database/folders.ts';
import type { Database, Reader } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { Fields } from '#catalog/problems.ts';
import { linesOf, readChunks } from '#catalog/transfer/import-lines.ts';
import { createPreparer, type Preparer } from '#catalog/transfer/import-preparer.ts';
import { createSeenKeys, type SeenKeys } from '#catalog/transfer/key-set.ts';
import { writeCategories } from './mirrored-categories.ts';
import { MOST_TOOLS, type Origin } from './origin.ts';
import { takePictures } from './mirrored-pictures.ts';
import { changesOf, leaveOut, readCategories, readLines, memberOf } from './readings.ts';
import {
  isToolId,
  keepCursor,
  listDiffering,
  moveMirrored,
  partCollisions,
  readRecord,
  removeMirrored,
  writeMirrored,
  type MirroredTool,
} from './mirrored-tools.ts';
import type { GivenRecord, OriginManifest, OriginShapes } from './shapes.ts';

/** Records in one transaction. */
const BATCH = 500;
/** Bytes that are unpacked at a time. */
const PIECE_BYTES = 64 * 1024;
/**
 * A record with the longest texts in all languages has 80 KB; parsing arbitrary JSON takes up to
 * twenty times its size.
 */
const LINE_BOUNDS = { line: 128 * 1024, chunk: 256 * 1024 };
/** Tools after which the dump is worth extra threads; its manifest is not trusted. */
const LONG = 5_000;
/** Most tools that wait for their merge target. */
const MOST_MOVES = 10_000;

export interface MirrorOptions {
  /** Folder for the dump during loading. */
  folder: string;
  /** Done and total units of a step, and the number of tools. */
  onProgress?(done: number, whole: number, rows: number): void;
  /** Called for each skipped record; `place` is its slug, id, or line in the dump. */
  onProblem?(place: string, fields: Fields): void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
}

export interface MirrorPass {
  /** Numbers of written and hidden tools, and of skipped records. */
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
  /** Merged tools whose target is missing yet, by id. */
  moves: Map<string, string>;
}

/**
 * Whether the database is a mirror of `url` already. Throws an Error with one clear line for an own
 * catalog or a mirror of another origin.
 */
async function isMirrorOf(db: Reader, url: string): Promise<boolean> {
  const { mirror_of } = await db.selectFrom('catalog_revision').select('mirror_of').executeTakeFirstOrThrow();
  if (mirror_of === url) return true;
  if (mirror_of !== null)
    throw new Error(`this database is a mirror of ${mirror_of}; a mirror of another needs its own`);
  for (const table of ['tools', 'submissions'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined)
      throw new Error('this database holds a catalog of its own; a mirror needs an empty one');
  return false;
}

/**
 * Makes the database a mirror of the origin, for good. `answers` throws unless a catalog answers
 * there: it is asked before, so that a mistyped address makes no mirror. Throws an Error with one
 * clear line for an own catalog or a mirror of another origin.
 */
export async function becomeMirror(db: Database, url: string, answers: () => Promise<unknown>): Promise<void> {
  if (await isMirrorOf(db.read, url)) return;
  await answers();
  await db.write(async (trx) => {
    if (!(await isMirrorOf(trx, url))) await trx.updateTable('catalog_revision').set({ mirror_of: url }).execute();
  });
}

/**
 * Updates a mirror by the origin's changes, or loads it completely; resumes after an interruption.
 * Throws an Error with one clear line if the origin does not answer.
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
    // A dump from an older epoch is useless: then everything is read as changes.
    const isUsable = manifest !== undefined && (await origin.readChanges(manifest.cursor)) !== undefined;
    cursor = await follow(run, isUsable ? await loadDump(run, manifest) : await loadChanges(run));
  }
  if (cursor === undefined) throw new Error(`${origin.url} began anew while it was read; try again`);
  return { ...run.counts, cursor };
}

/** Applies all changes after the cursor and gives the last cursor; undefined if it has expired. */
async function follow(run: Run, since: string): Promise<string | undefined> {
  for (let cursor = since, changes = 0; ;) {
    const page = await run.origin.readChanges(cursor);
    if (page === undefined) return undefined;
    cursor = page.pagination.next;
    await takePage(run, page, cursor);
    if (!page.pagination.has_more) return cursor;
    // Each tool comes once: a faulty origin must not go on for ever.
    changes += page.data.length;
    if (changes > 2 * MOST_TOOLS) throw new Error(`${run.origin.url} has more changes than a catalog has tools`);
  }
}

async function takePage(run: Run, page: OriginShapes['page'], cursor: string | undefined): Promise<void> {
  for (const change of page.data)
    if (typeof memberOf(change, 'type') !== 'string')
      leaveOut(run, memberOf(change, 'slug'), { type: [{ rule: 'required' }] });
  const records = changesOf(run, 'category.upserted', page).map(({ category }) => category);
  const categories = readCategories(run, records);
  if (categories.length > 0) await writeCategories(run.db, categories, false);
  const gone = changesOf(run, 'tool.removed', page).filter(({ id }) => isToolId(id));
  if (gone.length > 0)
    run.counts.removed += await removeMirrored(
      run.db,
      gone.map(({ id }) => id),
    );
  await takeRecords(
    run,
    changesOf(run, 'tool.upserted', page).map(({ tool }) => tool),
    cursor,
  );
  for (const { id, moved_to } of gone)
    if (moved_to !== null && isSlug(moved_to) && run.moves.size < MOST_MOVES) run.moves.set(id, moved_to);
  for (const [id, into] of run.moves) if (await moveMirrored(run.db, id, into)) run.moves.delete(id);
}

/** Replaces all categories by the origin's. */
async function takeCategories(run: Run): Promise<void> {
  const records = (await run.origin.readCategories()).flatMap((given) => {
    const { value, fields } = run.origin.check('category', given);
    if (value === null) leaveOut(run, memberOf(given, 'id'), fields);
    return value === null ? [] : [value];
  });
  await writeCategories(run.db, readCategories(run, records), true);
}

async function takeRecords(run: Run, records: readonly GivenRecord[], cursor: string | undefined): Promise<void> {
  run.signal?.throwIfAborted();
  const tools: MirroredTool[] = [];
  const { named = [], nameless = [] } = Object.groupBy(records, ({ id }) => (isToolId(id) ? 'named' : 'nameless'));
  for (const record of nameless) leaveOut(run, record['slug'], { id: [{ rule: 'bad_identifier' }] });
  for (const record of named.length === 0 ? [] : await listDiffering(run.db, named)) {
    const { read, fields } = readRecord(record);
    if (read === null) leaveOut(run, record['slug'], fields);
    else tools.push(read);
  }
  for (const group of partCollisions(tools))
    await writeMirrored(run.db, run.preparer, await takePictures(run.db, run.origin, group));
  if (cursor !== undefined) await run.db.write((trx) => keepCursor(trx, cursor));
  run.counts.written += tools.length;
}

/** Loads the dump and gives its cursor. */
async function loadDump(run: Run, manifest: OriginManifest): Promise<string> {
  makeFolder(run.folder);
  const file = join(run.folder, `${manifest.sha256}.jsonl.gz`);
  await run.origin.download(manifest, file, (bytes) => run.onProgress?.(bytes, manifest.bytes, 0));
  await takeCategories(run);
  const seen = createSeenKeys();
  await loadFile(run, file, manifest, seen);
  await removeUnseen(run, seen, manifest.cursor);
  await rm(file);
  return manifest.cursor;
}

async function loadFile(run: Run, file: string, manifest: OriginManifest, seen: SeenKeys): Promise<void> {
  const unpacked = pipeline(createReadStream(file), createGunzip({ chunkSize: PIECE_BYTES }), () => undefined);
  const before = run.counts.written;
  let rows = 0;
  let threads: Preparer | undefined;
  try {
    for await (const { chunk } of readChunks(unpacked, () => BATCH, LINE_BOUNDS)) {
      rows += chunk.ends.length;
      if (rows > manifest.count) throw new Error('has more lines than its manifest says');
      if (run.counts.written - before > LONG) threads ??= createPreparer(true);
      const records = readLines(run, linesOf(chunk, LINE_BOUNDS.line), seen);
      await takeRecords({ ...run, preparer: threads ?? run.preparer }, records, undefined);
      run.onProgress?.(rows, manifest.count, rows);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The code of an abort is a number.
    if (!String(code).startsWith('Z_') && !message.startsWith('has more')) throw error;
    // A complete but wrong file would be wrong again.
    await rm(file, { force: true });
    throw new Error(`the dump of ${run.origin.url} ${message}`, { cause: error });
  } finally {
    await threads?.close();
  }
}

/** Reads everything as changes, for an origin without a dump; gives the last cursor. */
async function loadChanges(run: Run): Promise<string> {
  const seen = createSeenKeys();
  let changes = 0;
  for (let since: string | undefined; ;) {
    const page = await run.origin.readChanges(since);
    if (page === undefined) throw new Error(`${run.origin.url} began anew while it was read; try again`);
    if (changes === 0) await takeCategories(run);
    changes += page.data.length;
    if (changes > 2 * MOST_TOOLS) throw new Error(`${run.origin.url} has more changes than a catalog has tools`);
    for (const change of page.data) {
      const id = memberOf(change, 'type') === 'tool.upserted' ? memberOf(change, 'id') : undefined;
      if (isToolId(id)) seen.add(id);
    }
    await takePage(run, page, undefined);
    since = page.pagination.next;
    run.onProgress?.(run.counts.written, 0, run.counts.written);
    if (page.pagination.has_more) continue;
    await removeUnseen(run, seen, since);
    return since;
  }
}

/**
 * Hides tools missing at the origin before storing the cursor, so that an interruption repeats all.
 */
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
    if (gone.length > 0) run.counts.removed += await removeMirrored(run.db, gone);
    after = last.seq;
  }
  await run.db.write((trx) => keepCursor(trx, cursor));
}
