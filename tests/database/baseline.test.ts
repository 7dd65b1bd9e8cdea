/** Databases of older versions: those of 1.1.0 and newer are brought up to date, older ones are left as they are. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { createLargeIndexes } from '#database/large-indexes.ts';
import { migrate } from '#database/migrations.ts';
import { EARLIER_MIGRATIONS } from '#database/migrations/baseline/earlier-migrations.ts';
import { readSchemaState } from '#database/schema-state.ts';
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

async function freshSchema(): Promise<readonly string[]> {
  const fresh = await migratedDatabase();
  try {
    return await sortedSchema(fresh.db);
  } finally {
    await fresh.db.close();
    await fresh.remove();
  }
}

test('a database of version 1.1.0 gets the tables, indexes and views of a new one', async () => {
  assert.equal(await readSchemaState(db.read), 'outdated');
  await migrate(db);
  assert.equal(await readSchemaState(db.read), 'current');
  await db.write(createLargeIndexes);
  assert.deepEqual(await sortedSchema(db), await freshSchema());
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

test('a database of a version in between gets what it lacks, and rows that were filled in are left alone', async () => {
  const since = EARLIER_MIGRATIONS.filter((name) => name > '0011-uris' && name <= '0032-stated-prices');
  await db.write(async (trx) => {
    for (const name of since) await sql`insert into kysely_migration values (${name}, '2')`.execute(trx);
    for (const column of ['price_stated_by', 'price_stated_at'])
      await trx.schema.alterTable('tools').addColumn(column, 'text').execute();
    // 0019-large-tables has made them with other columns.
    for (const index of ['submissions_by_state', 'submissions_by_account', 'history_by_actor'])
      await trx.schema.dropIndex(index).execute();
  });
  assert.equal((await migrate(db))[0], '0033-attributes');
  await db.write(createLargeIndexes);
  assert.deepEqual(await sortedSchema(db), await freshSchema());
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
