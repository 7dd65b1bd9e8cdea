/** Missing categories of a file's rows: found before the import, and created from their slugs. */
import { stat } from 'node:fs/promises';
import type { Database } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { readKnownCategories } from '#catalog/tools/categories/known.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { CategoryMap } from './category-map.ts';
import { linesOf, readImportChunks } from './import-lines.ts';
import { checkImportRow } from './import-rows.ts';

/** More are tags or mistakes, and too many to choose from. */
const MOST = 200;
const CHUNK_ROWS = 1_000;

/**
 * Unknown category ids in rows without other problems. Throws an Error with one clear line for a
 * pipe, and beyond 200.
 */
export async function findMissingCategories(
  file: string,
  known: ReadonlySet<string>,
  rules: { defaultPricing: PricingModel | null; published: boolean; categoryMap: CategoryMap | undefined },
): Promise<string[]> {
  if (!(await stat(file)).isFile())
    throw new Error(`${file} is no file that can be read twice, for its categories first`);
  const missing = new Set<string>();
  const hasCategory = (id: string): boolean => known.has(id) || isSlug(id);
  for await (const { chunk } of readImportChunks(file, () => CHUNK_ROWS))
    for (const line of linesOf(chunk)) {
      if (line.fields !== null) continue;
      const { row } = checkImportRow(line.number, line.body, { ...rules, hasCategory });
      for (const id of row?.entry.categories ?? []) if (!known.has(id)) missing.add(id);
      if (missing.size > MOST)
        throw new Error(
          `the rows name more than ${MOST} categories that are not there; make them with \`categories import\``,
        );
    }
  return [...missing];
}

/** Creates categories: built-in ones with all texts, others named by id. Gives their number. */
export async function createCategoriesFromIds(
  db: Database,
  ids: readonly string[],
  actorId: string | null,
): Promise<number> {
  if (ids.length === 0) return 0;
  const known = new Map((await readKnownCategories()).map((row) => [row['slug'], row]));
  const rows = ids.map((id) => known.get(id) ?? { slug: id, name: nameFromId(id) });
  return (await importCategories(db, rows, actorId)).created;
}

/** `ai-photo-editing` as `AI Photo Editing`. */
function nameFromId(id: string): string {
  const words = id.split('-').map((word) => (word === 'ai' ? 'AI' : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(' ');
}
