/** OAuth: requests that wait for a decision, what programs say of themselves, grants and their secrets. */
import type { Kysely } from 'kysely';

export async function createGrants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authorization_requests')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('parameters', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('authorization_requests_by_end')
    .on('authorization_requests')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('client_documents')
    .addColumn('client_id', 'text', (c) => c.primaryKey())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('fetched_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('grants')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('resources', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('grants_by_account').on('grants').columns(['account_id', 'created_at']).execute();
  await db.schema
    .createTable('grant_secrets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('grant_id', 'text', (c) => c.notNull().references('grants.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('resources', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addColumn('challenge', 'text')
    .addColumn('redirect_uri', 'text')
    .addColumn('is_lasting', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('grant_secrets_by_grant').on('grant_secrets').column('grant_id').execute();
  await db.schema.createIndex('grant_secrets_by_end').on('grant_secrets').column('expires_at').execute();
}
