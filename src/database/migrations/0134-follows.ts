/** Readers, who get news by mail, and the subjects that they follow. */
import { sql, type Kysely } from 'kysely';

export async function createFollows(db: Kysely<unknown>): Promise<void> {
  await sql`create table readers (
    id text primary key not null, email text unique not null, locale text not null, created_at text not null,
    asked_at text, week_from text not null, day_from text not null, next_at text, failures integer not null
  )`.execute(db);
  await sql`create index readers_due on readers (next_at, id) where next_at is not null`.execute(db);
  await sql`create table follows (
    reader_id text not null references readers (id) on delete cascade, kind text not null, subject text not null,
    rhythm text not null, created_at text not null, confirmed_at text, primary key (reader_id, kind, subject)
  )`.execute(db);
  await sql`create index follows_by_subject on follows (kind, subject)`.execute(db);
  await sql`create index follows_unconfirmed on follows (created_at) where confirmed_at is null`.execute(db);
}
