/** Since when the domain of a submission is registered, and which are still to be asked about. */
import { sql, type Kysely } from 'kysely';

export async function addDomainDates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('previews').addColumn('domain_since', 'text').execute();
  await db.schema.alterTable('previews').addColumn('domain_due', 'text').execute();
  await sql`create index previews_domain_due on previews (domain_due) where domain_due is not null`.execute(db);
}
