/** Webhooks: where events are sent to, and each event on its way there. */
import { sql, type Kysely } from 'kysely';

export async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('off_at', 'text')
    .addColumn('off_reason', 'text')
    .execute();
  await db.schema.createIndex('webhooks_by_account').on('webhooks').column('account_id').execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('first_at', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('locked_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('answer', 'text')
    .addColumn('failure', 'text')
    .execute();
  await sql`create index webhook_deliveries_due on webhook_deliveries (run_at, id) where done_at is null`.execute(db);
  await sql`create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, subject, id) where done_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('webhook_deliveries_by_webhook')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute();
  await db.schema.createIndex('webhook_deliveries_by_age').on('webhook_deliveries').column('created_at').execute();
}
