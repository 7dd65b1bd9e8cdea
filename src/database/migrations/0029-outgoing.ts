/** Turns at other people's sites, one row for each domain that was asked lately. */
import type { Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function createOutgoingTurns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('outgoing_turns')
    .addColumn('domain', 'text', (c) => c.primaryKey())
    // Milliseconds since 1970.
    .addColumn('next_at', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('outgoing_turns_by_time').on('outgoing_turns').column('next_at').execute();
}
