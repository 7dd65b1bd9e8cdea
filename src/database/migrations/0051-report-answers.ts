/** Who is told what came of a report: an account, or an address until it has its answer. */
import { sql, type Kysely } from 'kysely';

export async function addReportAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('reporter_id', 'text').execute();
  await db.schema.alterTable('reports').addColumn('reply_to', 'text').execute();
  await sql`create index reports_by_reporter on reports (reporter_id, id) where reporter_id is not null`.execute(db);
  await sql`create index reports_by_address on reports (reply_to, created_at) where reply_to is not null`.execute(db);
}
