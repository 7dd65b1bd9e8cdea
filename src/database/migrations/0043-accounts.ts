/** Accounts: the browser that has just made one, invitations to editors by mail, and who wants no notices by mail. */
import type { Kysely } from 'kysely';

export async function extendAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pending_sign_ins')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('second_step'))
    .execute();
  await db.schema.alterTable('accounts').addColumn('notices_off_at', 'text').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}
