/** Merge of a category into another, with a redirect. */
import { beginEpoch } from '#catalog/epoch.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { replaceFacetsOf } from '#catalog/submissions/queue-index.ts';
import { findCategoryIds, listCategoryRows } from '#catalog/tools/categories/categories.ts';

/** Rows in a step; other work runs between steps. */
const STEP = 1_000;

export interface CategoryMerge {
  tools: number;
  submissions: number;
}

/** The categories of an entry with `from` replaced; null if it lacks `from`. */
function moved(categories: string, from: string, into: string): string | null {
  const ids = JSON.parse(categories) as string[];
  return ids.includes(from) ? JSON.stringify([...new Set(ids.map((id) => (id === from ? into : id)))]) : null;
}

/** Tables with categories. */
type Table = 'tools' | 'submissions';

async function moveAll(db: Database, table: Table, from: string, into: string): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const rows = await db.survey
      .selectFrom(table as 'submissions')
      .select(['id', 'categories'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute();
    const ids = rows.filter((row) => moved(row.categories, from, into) !== null).map(({ id }) => id);
    if (ids.length > 0) count += await db.write((trx) => moveSome(trx, table, ids, from, into));
    const last = rows.at(-1);
    if (last === undefined || rows.length < STEP) return count;
    after = last.id;
    await nextTurn();
  }
}

async function moveSome(trx: Tx, table: Table, ids: readonly string[], from: string, into: string): Promise<number> {
  const query = trx
    .selectFrom(table as 'submissions')
    .select(['id', 'categories'])
    .where('id', 'in', ids);
  const rows = await trx.lockRows(query).execute();
  const visible = table === 'tools' ? { revision: await raiseRevision(trx) } : {};
  for (const { id, categories } of rows) {
    const next = moved(categories, from, into);
    if (next !== null)
      await trx
        .updateTable(table)
        .set({ categories: next, ...visible })
        .where('id', '=', id)
        .execute();
  }
  if (table === 'submissions') await replaceFacetsOf(trx, ids);
  return rows.length;
}

/** Throws `forbidden`, `not_found` and `validation_failed` on `into`. */
async function checkMerge(db: Database, admin: Account, from: string, into: string): Promise<void> {
  requireRole(admin, 'admin');
  const known = await findCategoryIds(db.read);
  if (!known.has(from)) throw new CatalogError('not_found');
  if (!known.has(into) || into === from)
    throw fieldError('into', { rule: 'not_one_of', allowed: [...known].filter((id) => id !== from) });
}

/** Counts what a merge would move. Throws as mergeCategories. */
export async function countMerge(db: Database, admin: Account, from: string, into: string): Promise<CategoryMerge> {
  await checkMerge(db, admin, from, into);
  const count = async (table: Table): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where categories like ${`%"${from}"%`}`.execute(db.survey);
    return Number(rows[0]?.count ?? 0);
  };
  return { tools: await count('tools'), submissions: await count('submissions') };
}

/**
 * Moves tools and submissions from `from` to `into` in steps, then deletes and redirects `from`;
 * late arrivals are moved last. Can be repeated after an interruption. Throws `forbidden`,
 * `not_found` and `validation_failed` on `into`.
 */
export async function mergeCategories(
  db: Database,
  admin: Account,
  from: string,
  into: string,
): Promise<CategoryMerge> {
  await checkMerge(db, admin, from, into);
  const done = {
    tools: await moveAll(db, 'tools', from, into),
    submissions: await moveAll(db, 'submissions', from, into),
  };
  await db.write(async (trx) => {
    const texts = (await listCategoryRows(trx)).find(({ id }) => id === from)?.texts ?? null;
    await trx.deleteFrom('category_texts').where('category_id', '=', from).execute();
    // Change feeds cannot express a deleted category, so followers read everything again.
    await beginEpoch(trx);
    const removed = await trx.deleteFrom('categories').where('id', '=', from).executeTakeFirst();
    if (Number(removed.numDeletedRows) !== 1) throw new CatalogError('conflict');
    await trx.updateTable('category_aliases').set({ category_id: into }).where('category_id', '=', from).execute();
    await trx
      .insertInto('category_aliases')
      .values({ alias_id: from, category_id: into, created_at: timestamp(trx.now()) })
      .onConflict((conflict) => conflict.column('alias_id').doUpdateSet({ category_id: into }))
      .execute();
    for (const [subjectId, action, detail] of [
      [from, 'merge', { into, ...done, changes: [{ old: texts, new: null }] }],
      [into, 'absorb', { from, ...done }],
    ] as const)
      await recordHistory(trx, admin.id, action, ['category', subjectId], { detail });
    await raiseRevision(trx);
  });
  return {
    tools: done.tools + (await moveAll(db, 'tools', from, into)),
    submissions: done.submissions + (await moveAll(db, 'submissions', from, into)),
  };
}
