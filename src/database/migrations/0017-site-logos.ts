/** Pictures of the operator's logo, each kept for good under its hash. */
import type { Kysely } from 'kysely';

export async function createSiteLogos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_logos')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('png', 'text', (c) => c.notNull())
    .execute();
}
