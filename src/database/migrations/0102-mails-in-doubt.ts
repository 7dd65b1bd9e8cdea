/** When the text of a mail went to the mail server: a mail that has gone and is not noted as sent is in doubt. */
import type { Kysely } from 'kysely';

export async function addMailsInDoubt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('handed_over_at', 'text').execute();
}
