/** Tools that editors have taken out for good: their pages say so instead of never having existed. */
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
