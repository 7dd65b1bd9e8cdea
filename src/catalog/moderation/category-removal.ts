/** Removal of categories that nothing uses; those in use are merged instead. */
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { beginEpoch } from '#catalog/epoch.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { listCategoryRows } from '#catalog/tools/categories/categories.ts';

export interface CategoryRemoval {
  removed: string[];
  /** Stayed, because a tool or a submission of any state has them. */
  used: string[];
  /** Not there. */
  unknown: string[];
}

async function findUsed(db: Reader): Promise<Set<string>> {
  const { rows } = await sql<{ categories: string }>`
    select categories from tools union select categories from submissions`.execute(db);
  return new Set(rows.flatMap(({ categories }) => JSON.parse(categories) as string[]));
}

/** The ids of categories that no tool and no submission has, by id. Reads all of them: for admins only. */
export async function listUnusedCategories(db: Database): Promise<string[]> {
  const used = await findUsed(db.survey);
  return (await listCategoryRows(db.read)).map(({ id }) => id).filter((id) => !used.has(id));
}

/**
 * Removes categories with their texts and the redirects to them, in one transaction; used ones stay.
 * `admin` is null for a command. Throws `forbidden`.
 */
export async function removeCategories(
  db: Database,
  admin: Account | null,
  ids: readonly string[],
): Promise<CategoryRemoval> {
  if (admin !== null) requireRole(admin, 'admin');
  if (ids.length === 0) return { removed: [], used: [], unknown: [] };
  return db.write(async (trx) => {
    // Waits for submissions that are being stored with one of them (holdCategories), whose rows the next statement sees.
    await trx.lockRows(trx.selectFrom('categories').select('id').where('id', 'in', ids).orderBy('id')).execute();
    const used = await findUsed(trx);
    const known = new Map((await listCategoryRows(trx)).map(({ id, texts }) => [id, texts]));
    const asked = [...new Set(ids)];
    const removal: CategoryRemoval = {
      removed: asked.filter((id) => known.has(id) && !used.has(id)),
      used: asked.filter((id) => known.has(id) && used.has(id)),
      unknown: asked.filter((id) => !known.has(id)),
    };
    const { removed } = removal;
    if (removed.length === 0) return removal;
    await trx.deleteFrom('category_aliases').where('category_id', 'in', removed).execute();
    await trx.deleteFrom('category_texts').where('category_id', 'in', removed).execute();
    await trx.deleteFrom('categories').where('id', 'in', removed).execute();
    for (const id of removed)
      await recordHistory(trx, admin?.id ?? null, 'remove', ['category', id], {
        detail: { changes: [{ old: known.get(id), new: null }] },
      });
    // Change feeds cannot express a deleted category, so followers read everything again.
    await beginEpoch(trx);
    await raiseRevision(trx);
    return removal;
  });
}
