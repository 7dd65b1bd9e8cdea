/** Checks of links: when each is due, what the last ones found, and the runs that they belong to. */
import { sql, type Kysely } from 'kysely';

export async function createLinkChecks(db: Kysely<unknown>): Promise<void> {
  // Empty is due at once: tools that older servers add are checked like all others.
  await db.schema
    .alterTable('tools')
    .addColumn('link_due_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`create index tools_link_due on tools (link_due_at) where state = 'published'`.execute(db);
  await sql`create index tools_by_link on tools (link_status, seq) where state = 'published'`.execute(db);
  await db.schema
    .createTable('link_checks')
    .addColumn('tool_id', 'text', (c) => c.primaryKey().references('tools.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('halves', 'integer', (c) => c.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('dead_since', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('moved_to', 'text')
    .addColumn('moved_count', 'integer', (c) => c.notNull())
    .addColumn('discards', 'integer', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('run', 'text')
    .addColumn('weight', 'text')
    .addColumn('finding', 'text')
    .addColumn('found_at', 'text')
    .execute();
  await sql`create index link_checks_by_run on link_checks (run, weight, tool_id) where run is not null`.execute(db);
  await db.schema
    .createTable('link_runs')
    .addColumn('run', 'text', (c) => c.primaryKey())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('failed', 'integer', (c) => c.notNull())
    .addColumn('judged_at', 'text', (c) => c.notNull())
    .execute();
}
