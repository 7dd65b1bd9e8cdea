/** Indexes of large tables: there from the start in a new database, built behind the server in an older one. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { LARGE_INDEXES } from '#database/large-indexes.ts';
import { migratedDatabase } from '../support/databases.ts';
import { makeAccount } from '../support/factories.ts';
import { ENGINE } from '../support/world.ts';
import { until } from '../support/until.ts';

const NAMES = LARGE_INDEXES.map(({ name }) => name);

let db: Database;
let remove: () => Promise<void>;
before(async () => {
  ({ db, remove } = await migratedDatabase());
});
after(async () => {
  await db.close();
  await remove();
});

const drop = (name: string): Promise<unknown> => db.write((trx) => sql.raw(`drop index ${name}`).execute(trx));

test('a new database has them', async () => {
  for (const name of NAMES) await drop(name);
});

if (ENGINE === 'postgres') {
  test('those that are missing are built, once, whoever asks', async () => {
    const built = await Promise.all([db.buildIndexes(LARGE_INDEXES), db.buildIndexes(LARGE_INDEXES)]);
    assert.deepEqual(built.flat(), NAMES);
    assert.deepEqual(await db.buildIndexes(LARGE_INDEXES), []);
  });

  test('others write meanwhile', async () => {
    await drop('accounts_by_role');
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const account = await makeAccount(db, 'before@example.org', 'member');
    const writing = db.write(async (trx) => {
      await trx.updateTable('accounts').set({ locale: 'de' }).where('id', '=', account.id).execute();
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    let isBuilt = false;
    const building = db.buildIndexes(LARGE_INDEXES).then((built) => {
      isBuilt = true;
      return built;
    });
    await until(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'create index%accounts_by_role%'
      `.execute(db.read);
      return rows.length > 0;
    });
    await makeAccount(db, 'meanwhile@example.org', 'member');
    assert.equal(isBuilt, false, 'it waits for the writer that began before it');
    held.resolve();
    await writing;
    assert.deepEqual(await building, ['accounts_by_role']);
  });

  test('one that was left unfinished is built anew', async () => {
    await db.write((trx) =>
      sql`update pg_index set indisvalid = false where indexrelid = 'outbox_open'::regclass`.execute(trx),
    );
    assert.deepEqual(await db.buildIndexes(LARGE_INDEXES), ['outbox_open']);
  });
}
