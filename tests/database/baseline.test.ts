/** Databases of older versions: those of 1.1.0 and newer are brought up to date, older ones are left as they are. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { createLargeIndexes } from '#database/large-indexes.ts';
import { migrate } from '#database/migrations.ts';
import { readAppliedMigrations, readSchemaState } from '#database/schema-state.ts';
import { emptyDatabase, migratedDatabase, type TestDatabase } from '../support/databases.ts';
import { makeOlder } from '../support/older-database.ts';
import { schemaLines } from '../support/schema-lines.ts';

let made: TestDatabase;
let db: Database;
beforeEach(async () => {
  made = await emptyDatabase();
  ({ db } = made);
  await makeOlder(db);
});
afterEach(async () => {
  await db.close();
  await made.remove();
});

/** Of a table whose columns were added later they stand in another order. */
async function sortedSchema(of: Database): Promise<readonly string[]> {
  const { columns, rest } = await schemaLines(of);
  return [...columns.toSorted(), ...rest];
}

test('a database of version 1.1.0 gets the tables, indexes and views of a new one', async () => {
  const fresh = await migratedDatabase();
  try {
    assert.equal(await readSchemaState(db.read), 'outdated');
    await migrate(db);
    assert.equal(await readSchemaState(db.read), 'current');
    await db.write(createLargeIndexes);
    assert.deepEqual(await sortedSchema(db), await sortedSchema(fresh.db));
    assert.deepEqual(await readAppliedMigrations(db.read), await readAppliedMigrations(fresh.db.read));
  } finally {
    await fresh.db.close();
    await fresh.remove();
  }
});

test('its rows are kept, and it is known who has stated a price', async () => {
  await migrate(db);
  const tools = db.read.selectFrom('tools').select(['slug', 'price_stated_by', 'price_stated_at', 'revision']);
  assert.deepEqual(await tools.orderBy('seq').execute(), [
    { slug: 'stated', price_stated_by: 'maker', price_stated_at: '2026-01-01T12:00:00.000Z', revision: 5 },
    { slug: 'edited', price_stated_by: 'editor', price_stated_at: '2026-01-03T00:00:00.000Z', revision: 6 },
    { slug: 'imported', price_stated_by: null, price_stated_at: null, revision: 7 },
  ]);
  const published = await db.read.selectFrom('published_tools').select('slug').orderBy('seq').execute();
  assert.deepEqual(
    published.map(({ slug }) => slug),
    ['stated', 'edited'],
  );
  const reports = db.read.selectFrom('reports').select(['id', 'tool_id', 'message', 'closed_by', 'outcome', 'list_id']);
  assert.deepEqual(await reports.orderBy('id').execute(), [
    { id: 'closed', tool_id: 'edited', message: null, closed_by: 'editor', outcome: 'fixed', list_id: null },
    { id: 'open', tool_id: 'stated', message: 'Does not load.', closed_by: null, outcome: null, list_id: null },
  ]);
  const { revision, epoch } = await db.read.selectFrom('catalog_revision').selectAll().executeTakeFirstOrThrow();
  assert.equal(revision, 7);
  assert.match(epoch ?? '', /^[0-9a-f]{10}$/);
  const keys = await db.read.selectFrom('address_key').select('secret').execute();
  assert.deepEqual(keys, [{ secret: 'kept' }]);
});

test('a database of a version in between lacks nothing afterwards, and only what is missing is filled in', async () => {
  await migrate(db);
  const schema = await sortedSchema(db);
  await db.write(async (trx) => {
    await sql`delete from kysely_migration where name >= '0119'`.execute(trx);
    await sql`drop table sign_ins`.execute(trx);
    await sql`drop table secret_key`.execute(trx);
    await sql`drop index submission_drafts_by_sender`.execute(trx);
    await sql`alter table submission_drafts drop column sender`.execute(trx);
    await sql`update tools set price_stated_by = null, price_stated_at = null`.execute(trx);
  });
  assert.deepEqual(await migrate(db), ['0119-sign-ins', '0121-draft-senders', '0122-secret-key']);
  assert.deepEqual(await sortedSchema(db), schema);
  const stated = await db.read.selectFrom('tools').select('id').where('price_stated_by', 'is not', null).execute();
  assert.deepEqual(stated, []);
});

test('a database of a version before 1.1.0 is refused in one line, and left as it is', async () => {
  await db.write((trx) => sql`delete from kysely_migration where name = '0011-uris'`.execute(trx));
  const schema = await sortedSchema(db);
  await assert.rejects(migrate(db), {
    message: 'the database comes from a version before 1.1.0: start version 1.1.0 on it first, then this one',
  });
  assert.equal(await readSchemaState(db.read), 'outdated');
  assert.deepEqual(await sortedSchema(db), schema);
  assert.equal((await db.read.selectFrom('reports').select('id').execute()).length, 2);
});
