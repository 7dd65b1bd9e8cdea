/** Vectors of the texts of tools, by a model of embeddings. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function createToolVectors(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const [integer, bytes] = engine === 'sqlite' ? ['integer', 'blob'] : ['bigint', 'bytea'];
  await sql`create table tool_vectors (
    seq ${sql.raw(integer)} primary key references tools (seq) on delete cascade,
    model text not null, text_hash text not null, next_at text, revision ${sql.raw(integer)}, vector ${sql.raw(bytes)}
  )`.execute(db);
  await sql`create index tool_vectors_due on tool_vectors (next_at) where next_at is not null`.execute(db);
  await sql`create index tool_vectors_by_change on tool_vectors (revision, seq) where revision is not null`.execute(db);
}
