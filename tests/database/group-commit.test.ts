/** Writers that wait share a commit on SQLite: who is answered when, and whose changes are taken back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database, Tx } from '#database/database.ts';
import { createGroup } from '#database/group-commit.ts';
import { ENGINE, migratedDatabase } from '../support/databases.ts';

const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'PostgreSQL shares commits by itself' };

let db: Database;
let remove: () => Promise<void>;
before(async () => {
  ({ db, remove } = await migratedDatabase());
});
after(async () => {
  await db.close();
  await remove();
});

const reserve = (trx: Tx, key: string): Promise<unknown> =>
  trx.insertInto('url_claims').values({ url_key: key, entry_kind: 'tool', entry_id: key }).execute();

async function reserved(): Promise<string[]> {
  const rows = await db.read.selectFrom('url_claims').select('url_key').orderBy('url_key').execute();
  return rows.map(({ url_key }) => url_key);
}

/** A group over transactions that are only told of. */
function tellingGroup(told: string[], commit: () => Promise<void> = () => Promise.resolve(), clock?: () => number) {
  return createGroup<null>({
    async transact(act) {
      told.push('begin');
      await act(null);
      await commit();
      told.push('commit');
    },
    execute: () => undefined,
    isOpen: () => true,
    ...(clock && { clock }),
  });
}

test('writers that wait are in one transaction, and none is answered before its commit', async () => {
  const told: string[] = [];
  // No time passes: after 25 ms nobody joins, and a busy machine takes longer now and then.
  const group = tellingGroup(told, undefined, () => 0);
  const write = (name: string): Promise<unknown> =>
    group.run(() => Promise.resolve(told.push(`${name} writes`))).then(() => told.push(`${name} is answered`));
  await Promise.all(['a', 'b', 'c'].map(write));
  assert.deepEqual(told, [
    'begin',
    ...['a', 'b', 'c'].map((name) => `${name} writes`),
    'commit',
    ...['a', 'b', 'c'].map((name) => `${name} is answered`),
  ]);
});

for (const [took, commits] of [
  [5, 1],
  [0, 2],
] as const)
  test(`who writes two turns later, the first of which took ${took} ms: commits of two: ${commits}`, async () => {
    const told: string[] = [];
    let now = 0;
    const group = tellingGroup(told, undefined, () => now);
    const write = (name: string): Promise<unknown> => group.run(() => Promise.resolve(told.push(`${name} writes`)));
    const first = write('a');
    const second = new Promise((resolve) => {
      setImmediate(() => {
        now += took;
        setImmediate(() => resolve(write('b')));
      });
    });
    await Promise.all([first, second]);
    assert.equal(told.filter((each) => each === 'commit').length, commits);
  });

test('when the commit fails, everybody in it is told, the one who failed by itself too, and the next goes on', async () => {
  let isFull = true;
  const group = tellingGroup([], () => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve()));
  const writes = [group.run(() => Promise.resolve(1)), group.run(() => Promise.reject(new Error('taken')))];
  for (const outcome of await Promise.allSettled(writes))
    assert.match(outcome.status === 'rejected' ? String(outcome.reason) : 'done', /disk full/);
  isFull = false;
  assert.equal(await group.run(() => Promise.resolve(2)), 2);
});

test('one that fails takes back its own changes alone, also those that it had not waited for', onSqlite, async () => {
  const outcomes = await Promise.allSettled([
    db.write((trx) => reserve(trx, 'first')),
    db.write(async (trx) => {
      await reserve(trx, 'undone');
      void reserve(trx, 'late').catch(() => undefined);
      throw new Error('changed its mind');
    }),
    db.write((trx) => reserve(trx, 'third')),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(await reserved(), ['first', 'third']);
});
