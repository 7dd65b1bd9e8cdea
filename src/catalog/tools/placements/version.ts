/** A version of the running placements, for caches of pages. */
import { timestamp, type Database } from '#database/database.ts';

/** Differs whenever the running placements, their slots or their order change; one short query. */
export async function readPlacementMark(db: Database): Promise<string> {
  const now = timestamp(db.now());
  const rows = await db.read
    .selectFrom('placements')
    .select(['id', 'slot', 'starts_at', 'categories', 'words'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.id} ${row.slot} ${row.starts_at} ${row.categories} ${row.words}`).join(',');
}
