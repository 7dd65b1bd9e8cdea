/** How often each tool was seen on each day, for its owner. */
import { sql, type Kysely } from 'kysely';

export async function createVisitDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_days')
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('clicks', 'integer', (c) => c.notNull())
    .addColumn('searches', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_days_key', ['tool_id', 'day'])
    .execute();
  await sql`create index visit_days_by_day on visit_days (day)`.execute(db);
}
