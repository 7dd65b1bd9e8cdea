/** Whose form a picture came with that belongs to no entry yet. */
import type { Kysely } from 'kysely';

export async function createHeldPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('held_pictures')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('held_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('held_pictures_key', ['account_id', 'hash'])
    .execute();
  for (const column of ['hash', 'held_at'] as const)
    await db.schema.createIndex(`held_pictures_by_${column}`).on('held_pictures').column(column).execute();
}
