/** Changes that nobody has asked for: the new address of a tool whose link has moved. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function letChecksSuggest(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await rebuildChanges(db);
  else await sql`alter table change_requests alter column account_id drop not null`.execute(db);
}

/** SQLite cannot let a column be null afterwards. Nothing refers to the table. */
async function rebuildChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create table change_requests_of_all (
    id text primary key,
    tool_id text not null references tools (id) on delete cascade,
    account_id text,
    state text not null,
    kind text not null,
    changes text not null,
    accepted text,
    message text,
    findings text not null,
    created_at text not null,
    state_since text not null,
    decided_by text,
    reason_code text,
    editor_note text
  )`.execute(db);
  await sql`insert into change_requests_of_all select id, tool_id, account_id, state, kind, changes, accepted, message,
    findings, created_at, state_since, decided_by, reason_code, editor_note from change_requests`.execute(db);
  await sql`drop table change_requests`.execute(db);
  await sql`alter table change_requests_of_all rename to change_requests`.execute(db);
  await sql`create index change_requests_by_state on change_requests (state, created_at, id)`.execute(db);
  await sql`create index change_requests_by_tool on change_requests (tool_id, created_at, id)`.execute(db);
  await sql`create index change_requests_by_account on change_requests (account_id, created_at, id)`.execute(db);
}
