/** Built-in categories in eight languages, for new catalogs and for others with the same ids. */
import { readFile } from 'node:fs/promises';
import type { Database, Reader } from '#database/database.ts';
import { isMirror } from '#catalog/revision.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { findCategoryIds, importCategories, listCategoryRows } from './categories.ts';

const FILE = new URL('../../../../demo/categories.json', import.meta.url);

/** Localised members in `demo/categories.json`. */
const BY_LOCALE = ['names', 'descriptions', 'synonyms'] as const;

type Row = Record<string, unknown>;

/** All built-in categories as rows for `importCategories`. */
export const readKnownCategories = async (): Promise<Row[]> => JSON.parse(await readFile(FILE, 'utf8')) as Row[];

/**
 * Creates the built-in categories in a new catalog: no mirror, without entries, and never with
 * categories. Gives their number.
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

/** Whether there are only unchanged built-in categories, or none. */
export async function hasOnlyStarterCategories(db: Reader): Promise<boolean> {
  const ids = await findCategoryIds(db);
  const known = new Set((await readKnownCategories()).map(({ slug }) => String(slug)));
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
 * Completes new categories from `demo/categories.json` if slug and English name match: missing
 * descriptions, names and synonyms. Existing categories stay unchanged.
 */
export async function completeNewCategories(db: Reader, rows: readonly unknown[]): Promise<unknown[]> {
  const known = await readKnownCategories();
  const byId = new Map(known.map((category) => [category['slug'], category]));
  const existing = await findCategoryIds(db);
  return rows.map((row) => {
    if (!isRow(row)) return row;
    const id = row['slug'] ?? row['id'];
    const same = typeof id === 'string' && !existing.has(id) ? byId.get(id) : undefined;
    return same !== undefined && isSameName(row['name'], same['name']) ? complete(row, same) : row;
  });
}

/** Languages in which a category has the built-in name, and the built-in description. */
export interface StarterTexts {
  names: readonly Locale[];
  descriptions: readonly Locale[];
}

/**
 * The built-in texts that categories with English texts of their own keep in other languages, by
 * id. With `rows` of an import: of its categories, less what the rows say.
 */
export async function listStarterTexts(db: Reader, rows?: readonly unknown[]): Promise<Map<string, StarterTexts>> {
  const known = new Map((await readKnownCategories()).map((row) => [row['slug'], row]));
  const given = rows && new Map(rows.filter(isRow).map((row) => [row['slug'] ?? row['id'], row]));
  const found = new Map<string, StarterTexts>();
  for (const { id, texts } of await listCategoryRows(db)) {
    const [starter, row] = [known.get(id), given?.get(id)];
    const english = texts[DEFAULT_LOCALE];
    if (starter === undefined || (given !== undefined && row === undefined)) continue;
    if (english?.name === starter['name'] && english?.description === starter['description']) continue;
    const keptIn = (field: keyof StarterTexts, kind: 'name' | 'description'): Locale[] =>
      LOCALES.filter((locale) => {
        const text = texts[locale]?.[kind];
        const isStarter = locale !== DEFAULT_LOCALE && text !== undefined && text === textIn(starter, field, locale);
        return isStarter && textIn(row, field, locale) === undefined;
      });
    const kept = { names: keptIn('names', 'name'), descriptions: keptIn('descriptions', 'description') };
    if (kept.names.length + kept.descriptions.length > 0) found.set(id, kept);
  }
  return found;
}

function textIn(row: Row | undefined, field: 'names' | 'descriptions', locale: Locale): unknown {
  const texts = row?.[field];
  return isRow(texts) ? texts[locale] : undefined;
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
