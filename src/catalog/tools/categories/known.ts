/** Categories that the product knows in eight languages: a new catalog starts with them, and others with the same ids take their texts. */
import { readFile } from 'node:fs/promises';
import type { Database, Reader } from '#database/database.ts';
import { isMirror } from '#catalog/revision.ts';
import { findCategoryIds, importCategories } from './categories.ts';

const FILE = new URL('../../../../demo/categories.json', import.meta.url);

/** What a category of `demo/categories.json` says by locale. */
const BY_LOCALE = ['names', 'descriptions', 'synonyms'] as const;

type Row = Record<string, unknown>;

/** Every known category as a row that `importCategories` takes, under its `id`. */
export const readKnownCategories = async (): Promise<Row[]> => JSON.parse(await readFile(FILE, 'utf8')) as Row[];

/**
 * Makes the known categories in a new catalog: one without entries and categories, in which there never were any, and which is
 * no mirror. Returns how many were made.
 */
export async function makeStarterCategories(db: Database): Promise<number> {
  if (!(await isNewCatalog(db.read))) return 0;
  const { created, problems } = await importCategories(db, await readKnownCategories());
  const [problem] = problems;
  if (problem) throw new Error(`categories.json, row ${problem.index + 1}: ${JSON.stringify(problem.fields)}`);
  return created;
}

async function isNewCatalog(db: Reader): Promise<boolean> {
  for (const table of ['tools', 'categories', 'submissions'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false;
  const earlier = await db
    .selectFrom('history')
    .select('id')
    .where('subject_kind', 'in', ['category', 'catalog'])
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined && !(await isMirror(db));
}

/** Whether the categories are the known ones or none, and no person has changed them. */
export async function hasOnlyStarterCategories(db: Reader): Promise<boolean> {
  const ids = await findCategoryIds(db);
  const known = new Set((await readKnownCategories()).map(({ id }) => String(id)));
  if (ids.size > 0 && ids.symmetricDifference(known).size > 0) return false;
  const act = await db
    .selectFrom('history')
    .select('id')
    .where('subject_kind', '=', 'category')
    .where('actor_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return act === undefined;
}

/**
 * Completes rows of new categories by the row of `demo/categories.json` with the same id and the same English name:
 * the description, names and synonyms that they do not give themselves. Categories that exist keep what they have.
 */
export async function completeNewCategories(db: Reader, rows: readonly unknown[]): Promise<unknown[]> {
  const known = await readKnownCategories();
  const byId = new Map(known.map((category) => [category['id'], category]));
  const existing = await findCategoryIds(db);
  return rows.map((row) => {
    if (!isRow(row)) return row;
    const id = row['slug'] ?? row['id'];
    const same = typeof id === 'string' && !existing.has(id) ? byId.get(id) : undefined;
    return same !== undefined && isSameName(row['name'], same['name']) ? complete(row, same) : row;
  });
}

function complete(row: Row, same: Row): Row {
  const completed: Row = { ...same, ...row };
  for (const field of BY_LOCALE) {
    const [own, known] = [row[field], same[field]];
    if (isRow(own) && isRow(known)) completed[field] = { ...known, ...own };
  }
  return completed;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSameName(given: unknown, known: unknown): boolean {
  return typeof given === 'string' && typeof known === 'string' && given.trim().toLowerCase() === known.toLowerCase();
}
