/** Recommendations of tools by accounts, who finds them helpful, and reports about them. */
import { sql, type Kysely } from 'kysely';

export async function createRecommendations(db: Kysely<unknown>): Promise<void> {
  await sql`create table recommendations (
    id text primary key,
    tool_id text not null references tools (id) on delete cascade,
    account_id text not null references accounts (id) on delete cascade,
    state text not null, state_since text not null, task text not null, text text not null, to_know text not null, locale text not null,
    written_at text not null, helpful integer not null, hidden_at text, editor_note text,
    answer text, answer_locale text, answered_at text, answered_by text references accounts (id) on delete set null
  )`.execute(db);
  await sql`create unique index recommendations_by_account on recommendations (account_id, tool_id)`.execute(db);
  await sql`create index recommendations_by_tool on recommendations (tool_id, state, written_at)`.execute(db);
  await sql`create index recommendations_by_state on recommendations (state, written_at, id)`.execute(db);
  await sql`create table recommendation_votes (
    recommendation_id text not null references recommendations (id) on delete cascade,
    account_id text not null references accounts (id) on delete cascade,
    primary key (recommendation_id, account_id)
  )`.execute(db);
  await sql`create index recommendation_votes_by_account on recommendation_votes (account_id)`.execute(db);
  await sql`alter table reports add column recommendation_id text references recommendations (id) on delete set null`.execute(
    db,
  );
}
