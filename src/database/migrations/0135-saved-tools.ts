/** Tools that accounts have saved, and lists that editors have chosen. */
import { sql, type Kysely } from 'kysely';

export async function createSavedTools(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_tools (
    account_id text not null references accounts (id) on delete cascade,
    tool_id text not null references tools (id) on delete cascade,
    saved_at text not null, primary key (account_id, tool_id)
  )`.execute(db);
  await sql`create index saved_tools_by_tool on saved_tools (tool_id)`.execute(db);
  await sql`alter table lists add column chosen_at text`.execute(db);
}
