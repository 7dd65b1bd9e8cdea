/** A process that is busy while it connects: it hears late what the database has answered in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '#time/clock.ts';
import { ENGINE, emptyDatabase } from '../../support/databases.ts';

/** Longer than a connection is waited for. */
const BUSY_MS = 2_500;
const onPostgres = { skip: ENGINE === 'postgres' ? false : 'a SQLite file is not connected to' };

/** Hears nothing meanwhile, as a process that reads its program on a busy machine. */
function stayBusy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end) Math.random();
}

test('a process that is busy while it connects does not hold the database to be silent', onPostgres, async () => {
  const { db, remove } = await emptyDatabase(systemClock);
  try {
    const asked = sql<{ one: number }>`select 1 as one`.execute(db.read);
    const prepared = db.exclusively(() => Promise.resolve('prepared'));
    // Both are on their way.
    await nextTurn();
    stayBusy();
    assert.deepEqual((await asked).rows, [{ one: 1 }]);
    assert.equal(await prepared, 'prepared');
  } finally {
    await db.close();
    await remove();
  }
});
