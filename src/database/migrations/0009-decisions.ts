/** The index of editors' decisions: a history may hold a million rows of imports beside a few thousand of these. */
import { sql, type Kysely } from 'kysely';

export async function indexDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`create index history_decisions on history (at, id)
    where subject_kind = 'submission' and action in ('approve', 'reject', 'request_changes')`.execute(db);
}
