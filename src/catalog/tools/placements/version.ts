/** A mark of what is sponsored now, for those who keep finished pages. */
import { timestamp, type Database } from '#database/database.ts';

/** Differs whenever other placements run, or the same at other places or in another order; one short read. */
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
