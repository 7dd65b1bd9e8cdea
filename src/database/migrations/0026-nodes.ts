/** The servers that share a database, each with a row that it renews: so many there are to share a limit among. */
import type { Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function createNodes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Milliseconds since 1970 on the clock of the database.
    .addColumn('seen_at', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .execute();
}
