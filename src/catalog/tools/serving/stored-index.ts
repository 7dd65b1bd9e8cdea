/**
 * The search index as a file, written when a server stops and read at the next start instead of all
 * tools. It is valid only with the right checksum, from the same program, and if the database has
 * its mark: a database restored from an older backup has not, so no data of another history is shown.
 */
import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { readRevision } from '#catalog/revision.ts';
import { ANALYSIS_VERSION } from '#catalog/search/analysis/analysis.ts';
import { type CatalogIndex, createCatalogIndex, INDEX_VERSION, type IndexData } from '#catalog/search/catalog-index.ts';
import { isDamagedFile, readIndexFile, writeIndexFile } from '#catalog/search/engine/index-file.ts';

/** Smaller catalogs are indexed in 250 ms. */
const LEAST_STORED = 20_000;
/** Marks of older files are deleted: too much has changed for them to be useful. */
const KEPT_MS = 30 * DAY_MS;
/** Above this share of changed tools rebuilding is cheaper than catching up. */
const MOST_CHANGED = 0.1;
const MANY_ANYWAY = 1_000;

const PROGRAM = [INDEX_VERSION, ANALYSIS_VERSION, endianness(), ...ATTRIBUTES].join(' ');

export interface IndexFileOptions {
  /** File of the stored index; absent to always rebuild. */
  indexFile?: string;
  /** False if another process stores it and this one only reads. */
  storesIndex?: boolean;
  /** Smallest catalog whose index is stored. */
  leastStored?: number;
}

interface Stored {
  program: string;
  mark: string;
  revision: number;
  index: IndexData;
}

export interface OpenedIndex {
  readonly index: CatalogIndex;
  /** With its tools, the index is complete up to this revision. */
  readonly revision: number;
  /** Whether it has its tools. */
  readonly isRestored: boolean;
  /** Stores the index, which is complete up to `revision`, if configured and changed. Never fails. */
  store(revision: number): Promise<void>;
}

/** The file begins with the name of the program that wrote it, padded to this length. */
const PROGRAM_BYTES = 4_096;

/** Whether this program can read the stored index at `path`; undefined if there is none. */
export async function isOwnIndexFile(path: string): Promise<boolean | undefined> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PROGRAM_BYTES), 0, PROGRAM_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead).includes(PROGRAM);
  } finally {
    await file.close();
  }
}

/** Opens the index. File errors go to `onError`, and the index starts empty. */
export async function openIndex(
  db: Database,
  { indexFile, storesIndex = true, leastStored = LEAST_STORED }: IndexFileOptions,
  onError: (error: unknown) => void,
): Promise<OpenedIndex> {
  const stored = indexFile === undefined ? undefined : await readStored(db, indexFile).catch(onError);
  const index = createCatalogIndex();
  if (stored !== undefined) index.restore(stored.index);
  return {
    index,
    // Read before the rows: changes in between are read again, not missed.
    revision: stored?.revision ?? (await readRevision(db.read)),
    isRestored: stored !== undefined,
    async store(revision) {
      if (indexFile === undefined || !storesIndex || index.size < leastStored || revision === stored?.revision) return;
      const mark = randomUUID();
      await store(db, indexFile, { program: PROGRAM, mark, revision, index: index.data }).catch(onError);
    },
  };
}

async function store(db: Database, path: string, stored: Stored): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await using file = await open(unfinished, 'w', 0o600);
    await writeIndexFile(file, stored);
    const now = db.now();
    await db.write(async (trx) => {
      await trx
        .insertInto('stored_indexes')
        .values({ mark: stored.mark, stored_at: timestamp(now) })
        .execute();
      const old = timestamp(now, -KEPT_MS);
      await trx.deleteFrom('stored_indexes').where('stored_at', '<', old).execute();
    });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Undefined if there is no valid file, or too much has changed since. */
async function readStored(db: Database, path: string): Promise<Stored | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const stored = (await readIndexFile(file)) as Stored;
    const isValid = stored.program === PROGRAM && (await isKnown(db.read, stored.mark));
    const tools = isValid ? stored.index.table.live : 0;
    return isValid && (await isNearlyNow(db.read, stored.revision, tools)) ? stored : undefined;
  } catch (error) {
    if (isDamagedFile(error) || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return undefined;
    throw error;
  } finally {
    await file?.close();
  }
}

async function isKnown(db: Reader, mark: string): Promise<boolean> {
  const row = await db.selectFrom('stored_indexes').select('mark').where('mark', '=', mark).executeTakeFirst();
  return row !== undefined;
}

async function isNearlyNow(db: Reader, revision: number, tools: number): Promise<boolean> {
  const most = Math.max(MANY_ANYWAY, Math.floor(tools * MOST_CHANGED));
  const changed = await db
    .selectFrom('tools')
    .select('seq')
    .where('revision', '>', revision)
    .orderBy('revision')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return changed === undefined;
}
