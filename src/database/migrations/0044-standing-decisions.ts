/** Days that were stored count decisions that were taken back: they are counted anew from the history. */
import { sql, type Kysely } from 'kysely';

export async function forgetDecisionDays(db: Kysely<unknown>): Promise<void> {
  await sql`delete from decision_days`.execute(db);
}
