/** Which version of the terms an account has accepted last, and when; the ones before are in the history. */
import type { Kysely } from 'kysely';

export async function addAcceptedTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('terms_version', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('terms_accepted_at', 'text').execute();
}
