/** The server takes changes over from the database: rows that change meanwhile, and nothing to take over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishMany, totalOf } from './many-tools.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

/** Several slices. */
const MANY = 1_000;

test('rows that change once more while they are taken over are shown as they are in the end', async () => {
  const w = await world();
  const { live, db } = w.app.context;
  await publishMany(w, 'tool', MANY);
  const all = live.refresh();
  await db.write(async (trx) => {
    const row = await trx
      .updateTable('catalog_revision')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .returning('revision')
      .executeTakeFirstOrThrow();
    const { revision } = row;
    await trx.updateTable('tools').set({ state: 'removed', revision }).where('slug', 'like', 'tool-1%').execute();
  });
  await all;
  await live.refresh();
  const left = Array.from({ length: MANY }, (_, at) => `${at}`).filter((text) => !text.startsWith('1')).length;
  assert.equal(live.index.size, left);
  assert.equal(await totalOf(w), left);
});

test('nothing to show is no wait', async () => {
  const w = await world();
  const { live } = w.app.context;
  await publish(w.db, [{}, {}]);
  await live.refresh();
  const { version } = live;
  await w.app.context.live.show();
  await live.refresh();
  assert.equal(live.version, version);
});
