/**
 * The search index as a file, read at start instead of all tools. It is valid only with the right
 * checksum, from the same program, and if the database has its mark: a database restored from an
 * older backup has not, so no data of another history is shown.
 */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import { readModelFile } from '#catalog/models.ts';
import { type CatalogIndex, createCatalogIndex } from '#catalog/search/catalog-index.ts';
import { createIndexOutput, isDamagedFile, openIndexInput } from '#catalog/search/engine/index-file.ts';

/** Marks of older files are deleted: too much has changed for them to be useful. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Above this share of changed tools rebuilding is cheaper than catching up. */
const MOST_CHANGED = 0.1;
const MANY_ANYWAY = 1_000;

interface Head {
  program: string;
  mark: string;
  revision: number;
}

export interface RestoredIndex {
  index: CatalogIndex;
  /** Complete up to this revision. */
  revision: number;
}

/**
 * Hash of the program files that decide layout and terms. Computed once: some hundred small files.
 */
let program: string | undefined;
const PROGRAM = ['fnv.ts', '{language,classification,search/engine,search/analysis}/**/*.ts'];
function programMark(): string {
  if (program !== undefined) return program;
  const root = join(import.meta.dirname, '..', '..');
  const hash = createHash('sha256').update(endianness()).update(ATTRIBUTES.join());
  const files = globSync(PROGRAM, { cwd: root }).toSorted();
  for (const file of files) hash.update(readFileSync(join(root, file)));
  hash.update(readModelFile('models/vocabularies.json'));
  program = hash.digest('hex');
  return program;
}

/**
 * Stores an index that is complete up to `revision`. False if it changed meanwhile: the previous
 * file stays. Throws errors of file system and database.
 */
export async function storeIndex(db: Database, file: string, { index, revision }: RestoredIndex): Promise<boolean> {
  const head: Head = { program: programMark(), mark: randomUUID(), revision };
  const unfinished = `${file}.${process.pid}.part`;
  try {
    if (!(await writeFile(unfinished, head, index))) return false;
    const now = db.now();
    await db.write(async (trx) => {
      await trx
        .insertInto('stored_indexes')
        .values({ mark: head.mark, stored_at: timestamp(now) })
        .execute();
      const old = timestamp(now, -KEPT_MS);
      await trx.deleteFrom('stored_indexes').where('stored_at', '<', old).execute();
    });
    await rename(unfinished, file);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeFile(path: string, head: Head, index: CatalogIndex): Promise<boolean> {
  const file = await open(path, 'w', 0o600);
  try {
    const output = createIndexOutput(file);
    await output.json(head);
    const isWhole = await index.store(output);
    if (isWhole) await output.end();
    return isWhole;
  } finally {
    await file.close();
  }
}

/** Reads a stored index; undefined if there is no valid one, or too much has changed since. */
export async function restoreIndex(db: Database, path: string): Promise<RestoredIndex | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const input = await openIndexInput(file);
    const head = (await input.json()) as Partial<Head> | null;
    const { mark = '', revision = -1 } = head ?? {};
    if (head?.program !== programMark() || !(await isKnown(db.read, mark))) return undefined;
    const index = createCatalogIndex();
    await index.restore(input);
    return (await isNearlyNow(db.read, revision, index.size)) ? { index, revision } : undefined;
  } catch (error) {
    if (isDamagedFile(error) || error instanceof RangeError || isMissing(error)) return undefined;
    throw error;
  } finally {
    await file?.close();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

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
