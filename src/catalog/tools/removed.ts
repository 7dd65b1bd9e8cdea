/** Removed tools, whose pages say so. */
import { sql } from 'kysely';
import type { Reader } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Whether a published tool with this slug was removed. Quarantined tools look unknown. */
export async function isRemovedTool(db: Reader, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const row = await db
    .selectFrom('tools')
    .select('id')
    .where('slug', '=', slug)
    .where('state', '=', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

/** A formerly published tool. */
export interface GoneTool {
  slug: string;
  /** ISO 8601. */
  goneAt: string;
  /** Ids. */
  categories: readonly string[];
}

/** The last `most` tools that were quarantined or removed, newest first. */
export async function listGoneTools(db: Reader, most: number): Promise<GoneTool[]> {
  // One query for each state, in index order.
  const lists = await Promise.all(
    (['quarantined', 'removed'] as const).map((state) =>
      db
        .selectFrom('tools')
        .select(['slug', 'former_slug', 'updated_at', 'categories'])
        .where(sql<boolean>`state <> 'published'`)
        .where('state', '=', state)
        .orderBy('updated_at', 'desc')
        .limit(most)
        .execute(),
    ),
  );
  return lists
    .flat()
    .map((row) => ({
      slug: row.former_slug ?? row.slug,
      goneAt: row.updated_at,
      categories: JSON.parse(row.categories) as string[],
    }))
    .sort((a, b) => (a.goneAt < b.goneAt ? 1 : -1))
    .slice(0, most);
}
