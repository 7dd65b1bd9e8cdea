/** Categories that the product knows: what the demo catalog calls them in eight languages serves every catalog. */
import { readFile } from 'node:fs/promises';
import type { Reader } from '#database/database.ts';
import { findCategoryIds } from './categories.ts';

const FILE = new URL('../../../../demo/categories.json', import.meta.url);

/** What a category of `demo/categories.json` says by locale. */
const BY_LOCALE = ['names', 'descriptions', 'synonyms'] as const;

type Row = Record<string, unknown>;

/**
 * Completes rows of new categories by the row of `demo/categories.json` with the same id and the same English name:
 * the description, names and synonyms that they do not give themselves. Categories that exist keep what they have.
 */
export async function completeNewCategories(db: Reader, rows: readonly unknown[]): Promise<unknown[]> {
  const known = JSON.parse(await readFile(FILE, 'utf8')) as Row[];
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
