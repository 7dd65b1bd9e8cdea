/** The baseline: makes all tables of a new database in one step, and brings one of version 1.1.0 or newer up to the same state. */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';
import { createAccounts } from './accounts.ts';
import { createDesk } from './desk.ts';
import { createLists } from './lists.ts';
import { dropOlderIndexes, fillOlderRows, setTablesAside } from './older-versions.ts';
import { createServers } from './servers.ts';
import { createSubmissions } from './submissions.ts';
import { baselineOf, readTables } from './tables.ts';
import { createTools } from './tools.ts';

/** `applied` are the migrations that the database had before; none for a new one. */
export async function createBaseline(db: Kysely<unknown>, engine: Engine, applied: ReadonlySet<string>): Promise<void> {
  const tables = await readTables(db, engine);
  await dropOlderIndexes(db, engine, applied);
  const putBack = await setTablesAside(db, tables, applied);
  const baseline = baselineOf(db, engine, tables);
  // In the order of their references.
  await createAccounts(baseline);
  await createTools(baseline);
  await createSubmissions(baseline);
  await createLists(baseline);
  await createDesk(baseline);
  await createServers(baseline);
  await putBack();
  await fillOlderRows(db, applied);
  await baseline.createIndexes();
  await insertFirstRows(db);
}

/** The rows of tables that have one, unless they are there. */
async function insertFirstRows(db: Kysely<unknown>): Promise<void> {
  await sql`insert into catalog_revision (id, revision) values (1, 1) on conflict do nothing`.execute(db);
  await sql`update catalog_revision set epoch = ${randomBytes(5).toString('hex')} where epoch is null`.execute(db);
  await sql`insert into address_key (id, secret) values (1, ${randomBytes(32).toString('base64url')})
    on conflict do nothing`.execute(db);
  await sql`insert into entry_key_version (id, version) values (1, 1) on conflict do nothing`.execute(db);
  await sql`insert into facet_version (id, version) values (1, 0) on conflict do nothing`.execute(db);
}
