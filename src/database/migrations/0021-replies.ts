/** Texts of the catalog's own that editors begin their notes with. */
import type { Kysely } from 'kysely';

export async function createReplies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
