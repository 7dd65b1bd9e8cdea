/** Second factors: passkeys, authenticator apps, recovery codes, sign-ins that wait for one, and when a session was given one. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

type Table = CreateTableBuilder<string, never>;

export async function createSecondFactorTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const create = (name: string): Table => db.schema.createTable(name);
  const index = (name: string, table: string, column: string) =>
    db.schema.createIndex(name).on(table).column(column).execute();

  await create('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    // Authenticators count in 32 bits without a sign.
    .addColumn('counter', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await index('passkeys_by_account', 'passkeys', 'account_id');

  await create('totp_secrets')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer')
    .execute();

  await create('recovery_codes')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'] as never[])
    .execute();

  await create('pending_sign_ins')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('pending_sign_ins_by_account', 'pending_sign_ins', 'account_id');

  await create('passkey_challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('passkey_challenges_by_holder', 'passkey_challenges', 'holder');

  await db.schema.alterTable('sessions').addColumn('factor_at', 'text').execute();
}
