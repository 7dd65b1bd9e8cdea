/** Which key the stored secrets are encrypted with, and whether those of older versions are. */
import type { Kysely } from 'kysely';

export async function createSecretKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret_key')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('all_sealed', 'text')
    .execute();
}
