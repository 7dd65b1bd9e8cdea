/** Tools of one import, which all are published at the same time. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Most tools of one time that are new one by one. */
export const LARGEST_NEWS = 20;

/** The number of tools published since a time by imports of more than LARGEST_NEWS. */
export async function countBulkImported(db: Pick<Database, 'read'>, since: string): Promise<number> {
  const { read } = db;
  const times = await read
    .selectFrom('published_tools')
    .select(sql<number>`count(*)`.as('count'))
    .where('published_at', '>=', since)
    .groupBy('published_at')
    .having(sql<number>`count(*)`, '>', LARGEST_NEWS)
    .execute();
  return times.reduce((sum, { count }) => sum + Number(count), 0);
}
