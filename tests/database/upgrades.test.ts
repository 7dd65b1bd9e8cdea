/** Servers of two versions on one database: which schema an older one may serve, and rows that are brought up to date in slices. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql, type Kysely } from 'kysely';
import { runBackfill } from '#database/backfill.ts';
import type { Database, Tx } from '#database/database.ts';
import { MIGRATIONS, migrate } from '#database/migrations.ts';
import { readSchemaState } from '#database/schema-state.ts';
import { migratedDatabase } from '../support/databases.ts';

let db: Database;
let remove: () => Promise<void>;
before(async () => {
  ({ db, remove } = await migratedDatabase());
});
after(async () => {
  await db.close();
  await remove();
});

async function applyLater(name: string, oldest: string | null): Promise<void> {
  await db.write(async (trx) => {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2099-01-01')`.execute(trx);
    if (oldest !== null) await trx.insertInto('migration_bounds').values({ name, oldest }).execute();
  });
}

test('a newer schema is served when every migration that is not known says so, and is left as it is', async () => {
  assert.equal(await readSchemaState(db.read), 'current');
  await applyLater('9998-later', '0126-tool-vectors');
  assert.equal(await readSchemaState(db.read), 'ahead');
  assert.deepEqual(await migrate(db), []);
  for (const oldest of ['9998-later', null]) {
    await applyLater('9999-last', oldest);
    assert.equal(await readSchemaState(db.read), 'newer');
    await assert.rejects(migrate(db), /newer version/);
    await db.write((trx) => sql`delete from kysely_migration where name = '9999-last'`.execute(trx));
    await db.write((trx) => trx.deleteFrom('migration_bounds').where('name', '=', '9999-last').execute());
  }
});

test('what a migration says is kept, for versions that do not know it', async () => {
  const up = (of: Kysely<unknown>) => of.schema.createTable('later').addColumn('id', 'text').execute();
  const { db: other, remove: removeOther } = await migratedDatabase();
  try {
    const later = { '9990-later': { up, oldest: '0126-tool-vectors' } };
    assert.deepEqual(await migrate(other, { ...MIGRATIONS, ...later }), ['9990-later']);
    assert.equal(await readSchemaState(other.read), 'ahead');
    const bounds = await other.read
      .selectFrom('migration_bounds')
      .selectAll()
      .where('name', '=', '9990-later')
      .execute();
    assert.deepEqual(bounds, [{ name: '9990-later', oldest: '0126-tool-vectors' }]);
    assert.deepEqual(await other.read.selectFrom('published_tools').select('id').execute(), []);
  } finally {
    await other.close();
    await removeOther();
  }
});

test('a migration allows versions that know one before it, never itself', () => {
  for (const [name, { oldest }] of Object.entries(MIGRATIONS)) assert.ok((oldest ?? '') < name, name);
});

let done: string[] = [];
beforeEach(async () => {
  done = [];
  await db.write((trx) => trx.updateTable('facet_version').set({ version: 0, position: null }).execute());
});

/** Two parts of three rows each, one row a slice. */
const fill = (version: number, signal?: AbortSignal, onSlice?: () => void): Promise<number> =>
  runBackfill(
    db,
    {
      table: 'facet_version',
      version,
      parts: ['first', 'second'],
      slice(_: Tx, part, id) {
        const last = String(Number(id) + 1);
        done.push(part + last);
        onSlice?.();
        return Promise.resolve({ changed: 1, last: last === '3' ? undefined : last });
      },
    },
    signal,
  );

const ALL = ['first1', 'first2', 'first3', 'second1', 'second2', 'second3'];

test('a backfill that was interrupted goes on behind its last slice', async () => {
  const stopping = new AbortController();
  await fill(1, stopping.signal, () => done.length === 2 && stopping.abort());
  assert.equal(await fill(1), 4);
  assert.deepEqual(done, ALL);
  assert.equal(await fill(1), 0);
});

test('servers that run one together do each slice once', async () => {
  const counts = await Promise.all([fill(1), fill(1), fill(1)]);
  assert.equal(counts[0] + counts[1] + counts[2], 6);
  assert.deepEqual(done, ALL);
});

test('a slice that fails is done again, and what an older version began is begun anew by the newer one', async () => {
  await assert.rejects(
    fill(1, undefined, () => {
      if (done.length === 3) throw new Error('no room');
    }),
    /no room/,
  );
  const stopping = new AbortController();
  await fill(1, stopping.signal, () => stopping.abort());
  assert.equal(done.at(-1), 'first3');
  done = [];
  await fill(2);
  assert.deepEqual(done, ALL);
  assert.equal(await fill(1), 0);
});
