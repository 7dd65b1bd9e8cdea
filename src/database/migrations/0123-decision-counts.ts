/** Counts of decisions by day. The server counts the days of the last months anew; older versions keep decision_days. */
import { sql, type Kysely } from 'kysely';

export async function createDecisionCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table decision_counts (day text not null, figure text not null, count integer not null,
    primary key (day, figure))`.execute(db);
}
