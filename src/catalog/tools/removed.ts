/** Tools that editors have taken out for good: their pages say so instead of never having existed. */
import { sql } from 'kysely';
import type { Reader } from '#database/database.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Whether a tool with this slug was published once and has been removed. Quarantined ones are not told from unknown ones. */
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

/** A tool that was published and is not any more. */
export interface GoneTool {
  slug: string;
  /** ISO 8601. */
  goneAt: string;
  /** Ids. */
  categories: readonly string[];
}

/** The `most` tools that went last, quarantined or removed, newest first. */
export async function listGoneTools(db: Reader, most: number): Promise<GoneTool[]> {
  // One question for each state: the index has them in the order of time by state.
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
