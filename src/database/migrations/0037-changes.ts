/** What following the catalog needs: the life of the database, revisions of categories, former slugs, and what a mirror knows. */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function addChanges(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('categories')
    .addColumn('revision', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tools').addColumn('former_slug', 'text').execute();
  for (const column of ['epoch', 'home', 'mirror_of', 'mirror_cursor'])
    await schema.alterTable('catalog_revision').addColumn(column, 'text').execute();
  await sql`update catalog_revision set epoch = ${randomBytes(5).toString('hex')}`.execute(db);
  await schema.dropIndex('tools_by_revision').execute();
  await schema.createIndex('tools_by_change').on('tools').columns(['revision', 'seq']).execute();
}
