/** Sign-ins that succeeded and failed, and what each session knows of the browser that it began in. */
import type { Kysely } from 'kysely';

export async function createSignIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_by_account').on('sign_ins').columns(['account_id', 'at']).execute();
  await db.schema.createIndex('sign_ins_by_time').on('sign_ins').column('at').execute();
  for (const column of ['begun_at', 'device', 'address'] as const)
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
}
