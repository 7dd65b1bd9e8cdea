/** From which client addresses submissions came, as keyed hashes that are kept for an hour, and the key that makes them. */
import { randomBytes } from 'node:crypto';
import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;

export async function createSubmissionAddresses(db: Kysely<unknown>): Promise<void> {
  const create = (name: string): Table => db.schema.createTable(name);

  await create('submission_addresses')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('submitted_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('submission_addresses_by_hash')
    .on('submission_addresses')
    .columns(['address_hash', 'submitted_at'])
    .execute();

  await create('address_key')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into address_key (id, secret) values (1, ${randomBytes(32).toString('base64url')})`.execute(db);
}
