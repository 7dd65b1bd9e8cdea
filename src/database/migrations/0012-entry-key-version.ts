/** Which version of the code made the keys in `entry_keys`: keys of an older one are made anew when a server starts. */
import { sql, type Kysely } from 'kysely';

export async function createEntryKeyVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry_key_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into entry_key_version (id, version) values (1, 1)`.execute(db);
}
