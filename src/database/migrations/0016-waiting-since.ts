/** An index by the time since which entries are in their state: their place in the queue no longer tells it. */
import type { Kysely } from 'kysely';

export async function indexStateSince(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('submissions_by_state_since')
    .on('submissions')
    .columns(['state', 'state_since', 'id'])
    .execute();
}
