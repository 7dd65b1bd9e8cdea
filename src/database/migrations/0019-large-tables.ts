/** Indexes by which lists, counts and sitemaps of a large catalog read what they show and little else. */
import { sql, type Kysely } from 'kysely';

/** Row numbers of tools in one file of the sitemap (documents/sitemap-files.ts). */
const BLOCK = 2_500;

export async function indexLargeTables(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  const replace = async (name: string, table: string, columns: string[]): Promise<void> => {
    await db.schema.dropIndex(name).execute();
    await index(name, table, columns);
  };
  // What is read of them stands in the index: a page far behind costs no rows, a count none at all.
  await replace('submissions_by_state', 'submissions', ['state', 'queued_at', 'id', 'account_id']);
  await replace('submissions_by_account', 'submissions', ['account_id', 'submitted_at', 'id', 'state']);
  await index('submissions_by_owned_state', 'submissions', ['account_id', 'state', 'submitted_at', 'id']);

  // The audit log is read as one list for each kind and action, so that a rare one is found at once.
  await index('history_by_action', 'history', ['subject_kind', 'action', 'at', 'id']);
  await replace('history_by_actor', 'history', ['actor_id', 'subject_kind', 'action', 'at', 'id']);

  await index('tools_by_terms', 'tools', ['terms_version', 'seq']);
  const block = sql`((seq - 1) / ${sql.lit(BLOCK)})`;
  await sql`create index tools_by_block on tools (${block}, revision)`.execute(db);
  await sql`create index tools_published_by_block on tools (${block}, updated_at) where state = 'published'`.execute(
    db,
  );

  await db.schema
    .createTable('facet_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into facet_version (id, version) values (1, 0)`.execute(db);
}
