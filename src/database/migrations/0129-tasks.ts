/** Editors' changes of tasks, and what editors say that tools do. */
import { sql, type Kysely } from 'kysely';

export async function createTasks(db: Kysely<unknown>): Promise<void> {
  await sql`create table tasks (
    id text primary key, state text not null, merged_into text, texts text not null, updated_at text not null
  )`.execute(db);
  await sql`create table tool_tasks (
    tool_id text not null references tools (id) on delete cascade, task text not null, does text not null,
    primary key (tool_id, task)
  )`.execute(db);
}
