/** The demo catalog, which fills an empty database for newcomers. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import type { DrawnPicture } from '#catalog/pictures/kinds.ts';
import { isMirror, raiseRevision } from '#catalog/revision.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { hasOnlyStarterCategories } from '#catalog/tools/categories/known.ts';
import { readCollections, type CollectionTexts } from '#catalog/tools/collections/collections.ts';
import { insertCollection } from '#catalog/tools/collections/edits.ts';
import { addStatements } from '#catalog/tools/tasks/statements.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { importTools } from './imports.ts';

/** Optional. */
const COLLECTIONS = 'collections.json';
const TASKS = 'tasks.json';
const PICTURES = 'pictures';
/** A picture in one of its widths: `slug-640.webp`. */
const PICTURE = /^([a-z0-9-]+)-(\d+)\.webp$/;

/** Subject of the demo's history. */
export const DEMO_SUBJECT = ['catalog', 'demo'] as const;
export const DEMO_BEGUN = 'demo_begun';
export const DEMO_LOADED = 'demo_loaded';
export const DEMO_REMOVED = 'demo_removed';

async function hasMark(db: Database, action: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('history')
    .select('id')
    .where('subject_id', '=', DEMO_SUBJECT[1])
    .where('action', '=', action)
    .executeTakeFirst();
  return row !== undefined;
}

async function mark(db: Database, action: string): Promise<void> {
  if (!(await hasMark(db, action))) await db.write((trx) => recordHistory(trx, null, action, DEMO_SUBJECT));
}

/**
 * Whether the database has no tools, submissions or changed categories, or only an interrupted demo
 * load. Not after a removal of the demo, nor in a mirror.
 */
export async function isEmptyCatalog(db: Database): Promise<boolean> {
  if ((await isMirror(db.read)) || (await hasMark(db, DEMO_REMOVED))) return false;
  if (await hasMark(db, DEMO_BEGUN)) return !(await hasMark(db, DEMO_LOADED));
  for (const table of ['tools', 'submissions'] as const)
    if ((await db.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false;
  return hasOnlyStarterCategories(db.read);
}

/**
 * Loads `categories.json`, every `tools*.jsonl`, `pictures`, `collections.json` and `tasks.json` of
 * `folder`; idempotent. Calls `onProgress` while it imports the tools: `done` files (with fractions) of
 * `whole`, and the rows read so far. Throws an Error that names the first invalid row.
 */
export async function loadDemoCatalog(
  db: Database,
  folder: string,
  onProgress: (done: number, whole: number, rows: number) => void = () => undefined,
): Promise<{ categories: number; tools: number }> {
  await mark(db, DEMO_BEGUN);
  const rows = JSON.parse(await readFile(join(folder, 'categories.json'), 'utf8')) as unknown[];
  const categories = await importCategories(db, rows);
  const [problem] = categories.problems;
  if (problem) throw new Error(`categories.json, row ${problem.index + 1}: ${JSON.stringify(problem.fields)}`);
  let tools = 0;
  const names = await readdir(folder);
  const files = names.filter((name) => /^tools.*\.jsonl$/.test(name)).sort();
  for (const [at, name] of files.entries()) {
    const result = await importTools(db, join(folder, name), {
      published: true,
      onProgress: ({ bytes, totalBytes, rows: read }) =>
        onProgress(at + bytes / totalBytes, files.length, tools + read),
      onProblem: ({ line, fields }) => {
        throw new Error(`${name}, line ${line}: ${JSON.stringify(fields)}`);
      },
    });
    tools += result.created + result.changed + result.unchanged;
  }
  if (names.includes(PICTURES)) await loadPictures(db, join(folder, PICTURES));
  if (names.includes(COLLECTIONS)) await loadCollections(db, join(folder, COLLECTIONS));
  if (names.includes(TASKS))
    await addStatements(db, JSON.parse(await readFile(join(folder, TASKS), 'utf8')) as Record<string, string[]>);
  await mark(db, DEMO_LOADED);
  return { categories: rows.length, tools };
}

/** Shows our drawings at tools without a picture, under one revision. */
async function loadPictures(db: Database, folder: string): Promise<void> {
  const files = new Map<string, DrawnPicture['files']>();
  for (const name of await readdir(folder)) {
    const [, slug = '', width = ''] = PICTURE.exec(name) ?? [];
    if (slug === '') continue;
    const file = { width: Number(width), webp: await readFile(join(folder, name)) };
    files.set(
      slug,
      [...(files.get(slug) ?? []), file].toSorted((a, b) => a.width - b.width),
    );
  }
  await db.write(async (trx) => {
    const revision = await raiseRevision(trx);
    for (const [slug, drawn] of files) {
      const hash = createHash('sha256').update(drawn.at(-1)!.webp).digest('hex');
      await keepPicture(trx, { hash, files: drawn });
      await trx
        .updateTable('tools')
        .set({ screenshot_hash: hash, screenshot_source: 'catalog', revision })
        .where('slug', '=', slug)
        .where('screenshot_hash', 'is', null)
        .execute();
    }
  });
}

/** Creates missing collections of a file with their published tools. */
async function loadCollections(db: Database, file: string): Promise<void> {
  const rows = JSON.parse(await readFile(file, 'utf8')) as {
    id: string;
    starts_on: string;
    texts: CollectionTexts;
    tools: string[];
  }[];
  const known = new Set((await readCollections(db.read)).map(({ id }) => id));
  for (const { id, starts_on: startsOn, texts, tools } of rows.filter((row) => !known.has(row.id)))
    await db.write((trx) => insertCollection(trx, null, id, { texts, startsOn, endsOn: null, tools }));
}
