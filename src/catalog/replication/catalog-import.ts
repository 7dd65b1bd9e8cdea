/** Reads a whole catalog, as catalog-export.ts writes it, into an empty database; continues after an interruption. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { Fields } from '#catalog/problems.ts';
import { hasOnlyStarterCategories } from '#catalog/tools/categories/known.ts';
import { linesOf, readChunks } from '#catalog/transfer/import-lines.ts';
import { createPreparer, type Preparer } from '#catalog/transfer/import-preparer.ts';
import { isMirror } from '#catalog/revision.ts';
import { CATALOG_FILE_VERSION } from './catalog-export.ts';
import { readCategory, writeCategories, type MirroredCategory } from './mirrored-categories.ts';
import { takePictures } from './mirrored-pictures.ts';
import {
  listDiffering,
  isToolId,
  partCollisions,
  readRecord,
  writeMirrored,
  type MirroredTool,
} from './mirrored-tools.ts';
import { writeLogo, writePage, writeSite } from './moved-site.ts';
import type { GivenRecord } from './shapes.ts';

/** A line has the pictures of a tool. */
const BOUNDS = { line: 8 * 1024 * 1024, chunk: 8 * 1024 * 1024 };
const BATCH = 50;
const SUBJECT = ['catalog', 'file'] as const;
const BEGUN = 'import_begun';
const ENDED = 'import_ended';

export interface CatalogImportOptions {
  onProblem?(line: number, fields: Fields): void;
  onProgress?(done: { bytes: number; totalBytes: number; rows: number; written: number }): void;
}

export interface CatalogImport {
  tools: number;
  categories: number;
  pages: number;
  /** Lines that were left out. */
  bad: number;
}

interface Run extends CatalogImportOptions {
  db: Database;
  preparer: Preparer;
  result: CatalogImport;
}

interface Line {
  number: number;
  kind: unknown;
  body: GivenRecord;
}

/** Throws an Error with one clear line unless the catalog is empty, but for starter categories, or half imported. */
async function begin(db: Database): Promise<void> {
  if (await isMirror(db.read)) throw new Error('this database is a mirror of another catalog; it takes no file');
  const marks = await db.read
    .selectFrom('history')
    .select('action')
    .where('subject_id', '=', SUBJECT[1])
    .where('subject_kind', '=', SUBJECT[0])
    .orderBy('at')
    .orderBy('id')
    .execute();
  if (marks.some(({ action }) => action === BEGUN) && !marks.some(({ action }) => action === ENDED)) return;
  for (const table of ['tools', 'submissions'] as const)
    if ((await db.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined)
      throw new Error(
        'the catalog has entries, if only those of the demo; a whole catalog is imported into a new database: name another DATA_DIR or DATABASE_URL',
      );
  if (!(await hasOnlyStarterCategories(db.read)))
    throw new Error('the catalog has categories of its own; a whole catalog is imported into a new database');
  await db.write((trx) => recordHistory(trx, null, BEGUN, SUBJECT));
}

/** Imports a file of `exportCatalog`; bad lines are reported and left out. Throws an Error of one line for another file. */
export async function importCatalog(db: Database, file: string, options: CatalogImportOptions): Promise<CatalogImport> {
  const { size } = await stat(file);
  const run: Run = {
    ...options,
    db,
    preparer: createPreparer(false),
    result: { tools: 0, categories: 0, pages: 0, bad: 0 },
  };
  let isKnown = false;
  try {
    let categories: MirroredCategory[] | null = [];
    const pieces = createReadStream(file) as AsyncIterable<Buffer>;
    for await (const { chunk, bytes } of readChunks(pieces, () => BATCH, BOUNDS)) {
      const lines = readLines(run, linesOf(chunk, BOUNDS.line));
      if (!isKnown && lines.length > 0) await openFile(db, lines[0]);
      isKnown ||= lines.length > 0;
      if (categories !== null) {
        categories.push(...readCategories(run, lines));
        // Tools come after all categories.
        if (lines.some(({ kind }) => kind === 'tool')) categories = await takeCategories(run, categories);
      }
      await takeSite(run, lines);
      await takeTools(run, lines);
      options.onProgress?.({ bytes, totalBytes: size, rows: run.result.tools, written: run.result.tools });
    }
    if (!isKnown) await openFile(db, undefined);
    if (categories !== null) await takeCategories(run, categories);
    await db.write((trx) => recordHistory(trx, null, ENDED, SUBJECT));
    return run.result;
  } finally {
    await run.preparer.close?.();
  }
}

async function openFile(db: Database, first: Line | undefined): Promise<void> {
  if (first?.kind !== 'catalog')
    throw new Error('the file is not of `export --all`; a file of tools is imported without --all');
  const version = first.body['version'];
  if (version !== CATALOG_FILE_VERSION)
    throw new Error(
      `the file has the form ${JSON.stringify(version)}; this version of the program reads ${CATALOG_FILE_VERSION}`,
    );
  await begin(db);
}

function leaveOut(run: Run, line: number, fields: Fields): void {
  run.result.bad += 1;
  run.onProblem?.(line, fields);
}

function readLines(run: Run, lines: ReturnType<typeof linesOf>): Line[] {
  return lines.flatMap((line) => {
    const body = line.fields === null ? line.body : null;
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return [{ number: line.number, kind: (body as GivenRecord)['kind'], body: body as GivenRecord }];
    leaveOut(run, line.number, line.fields ?? { body: [{ rule: 'not_an_object' }] });
    return [];
  });
}

function readCategories(run: Run, lines: readonly Line[]): MirroredCategory[] {
  return lines
    .filter(({ kind }) => kind === 'category')
    .flatMap(({ number, body }) => {
      const { read, fields } = readCategory(body);
      if (read === null) leaveOut(run, number, fields);
      return read === null ? [] : [read];
    });
}

async function takeCategories(run: Run, categories: readonly MirroredCategory[]): Promise<null> {
  await writeCategories(run.db, categories, true);
  run.result.categories = categories.length;
  return null;
}

async function takeSite(run: Run, lines: readonly Line[]): Promise<void> {
  for (const { number, kind, body } of lines) {
    const write =
      kind === 'site' ? writeSite : kind === 'site_logo' ? writeLogo : kind === 'page' ? writePage : undefined;
    if (write === undefined) continue;
    const fields = await write(run.db, body);
    if (fields !== null) leaveOut(run, number, fields);
    else if (kind === 'page') run.result.pages += 1;
  }
}

async function takeTools(run: Run, lines: readonly Line[]): Promise<void> {
  const wanted = lines.filter(({ kind }) => kind === 'tool');
  const tools: MirroredTool[] = [];
  const pictures = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { number, body } of wanted) {
    const record = (body['record'] ?? {}) as GivenRecord;
    const { read, fields } = isToolId(record['id'])
      ? readRecord(record)
      : { read: null, fields: { id: [{ rule: 'bad_identifier' as const }] } };
    if (read === null) {
      leaveOut(run, number, fields);
      continue;
    }
    run.result.tools += 1;
    // Rows that an interrupted run has written are not written again.
    if ((await listDiffering(run.db, [record])).length > 0) tools.push(read);
    for (const [hash, files] of Object.entries((body['pictures'] ?? {}) as Record<string, GivenRecord>))
      pictures.set(hash, files);
  }
  const source = {
    readPicture(_kind: string, hash: string, width: number): Promise<Buffer | undefined> {
      const file = pictures.get(hash)?.[String(width)];
      return Promise.resolve(typeof file === 'string' ? Buffer.from(file, 'base64') : undefined);
    },
  };
  for (const group of partCollisions(tools))
    await writeMirrored(run.db, run.preparer, await takePictures(run.db, source, group));
}
