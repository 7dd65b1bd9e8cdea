/** The server takes changes over from the database: a new change is shown before thousands of older ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishMany, totalOf } from '../../../catalog/tools/many-tools.ts';
import { publish } from '../../../support/factories.ts';
import { world, type World } from '../../../support/world.ts';

const MANY = 6_000;

/** Waits as a write does until a tool is the first of a list; on a busy machine a wait may end before. */
async function shown(w: World, slug: string, list: string): Promise<void> {
  for (let time = 0; time < 50; time += 1) {
    await w.app.context.live.show();
    // Not by its slug, which the database knows at once.
    if ((await w.visitor.get(`/api/v1/tools?${list}`)).json.data[0]?.slug === slug) return;
  }
  assert.fail(`${slug} is not shown`);
}

test('a new change is shown while many older ones are taken over, and all of them are in the end', async () => {
  const w = await world();
  const { live } = w.app.context;
  await publishMany(w, 'older', MANY);
  const all = live.refresh();
  // An editor publishes while the older ones are taken over.
  await publish(w.db, [{ name: 'Zephyr', slug: 'zephyr' }]);
  await shown(w, 'zephyr', 'q=zephyr');
  const found = (await w.visitor.get('/api/v1/tools?q=zephyr')).json.data as { slug: string }[];
  assert.deepEqual(
    found.map(({ slug }) => slug),
    ['zephyr'],
  );
  assert.ok(live.index.size < MANY, 'the older ones are still to come');
  await all;
  await live.refresh();
  assert.equal(await totalOf(w), MANY + 1);
});

test('what is kept of answers is given up when a change is shown, though others are still to come', async () => {
  const w = await world();
  const { live } = w.app.context;
  await publish(w.db, [{ name: 'First', slug: 'first' }]);
  await live.refresh();
  for (let time = 0; time < 3; time += 1) assert.equal(await totalOf(w), 1);
  await publishMany(w, 'older', MANY);
  const all = live.refresh();
  await publish(w.db, [{ name: 'Zephyr', slug: 'zephyr', publishedAt: '2030-01-01T00:00:00.000Z' }]);
  await shown(w, 'zephyr', 'per_page=1');
  await all;
});
