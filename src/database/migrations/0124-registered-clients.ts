/** OAuth clients that registered themselves (RFC 7591), until they are forgotten. */
import { sql, type Kysely } from 'kysely';

export async function createRegisteredClients(db: Kysely<unknown>): Promise<void> {
  await sql`create table registered_clients (client_id text primary key not null, document text not null,
    registered_at text not null, expires_at text not null)`.execute(db);
  await sql`create index registered_clients_by_end on registered_clients (expires_at)`.execute(db);
}
