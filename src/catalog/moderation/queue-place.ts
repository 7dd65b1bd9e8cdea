/** The place of a submission in a filtered queue. */
import { countRows } from '#catalog/paging.ts';
import type { Database } from '#database/database.ts';
import { seenPlaces, type QueueFilter } from './queue.ts';

/** Largest queue whose places are counted. */
const MOST_PLACES = 1_000;

/**
 * The place of a submission in the filtered queue, from 1, and the length of that; null where it is
 * not in there, or longer than anybody counts.
 */
export async function findPlace(
  db: Database,
  filter: QueueFilter,
  { id, queuedAt }: { id: string; queuedAt: string },
  viewerId: string,
): Promise<{ place: number; total: number } | null> {
  const places = (await seenPlaces(db, filter, viewerId)).select('place.id');
  const count = (rows: typeof places): Promise<number> =>
    countRows(db.read.selectFrom(rows.limit(MOST_PLACES + 1).as('few')));
  const total = await count(places);
  if (total > MOST_PLACES || (await count(places.where('place.id', '=', id))) === 0) return null;
  const place = await count(
    places
      .where('place.queued_at', '<=', queuedAt)
      .where((where) => where.or([where('place.queued_at', '<', queuedAt), where('place.id', '<=', id)])),
  );
  return { place, total };
}
