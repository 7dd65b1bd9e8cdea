/** Accounts at other sites by which people sign in, and when the owner of a token was told that it ends soon. */
import type { CreateTableBuilder, Kysely } from 'kysely';

export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await (db.schema.createTable('account_identities') as unknown as CreateTableBuilder<string, never>)
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_identities_key', ['provider', 'subject'] as never[])
    .execute();
  await db.schema.createIndex('account_identities_by_account').on('account_identities').column('account_id').execute();
  await db.schema.alterTable('tokens').addColumn('expiry_mailed_at', 'text').execute();
  await db.schema.createIndex('tokens_by_expiry').on('tokens').column('expires_at').execute();
}
