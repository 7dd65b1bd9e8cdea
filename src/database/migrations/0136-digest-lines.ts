/** Editors' lines above the weekly mail of readers, by edition and language. */
import { sql, type Kysely } from 'kysely';

export async function createDigestLines(db: Kysely<unknown>): Promise<void> {
  await sql`create table digest_lines (
    edition text not null, locale text not null, lines text not null, primary key (edition, locale)
  )`.execute(db);
}
