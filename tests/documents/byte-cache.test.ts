/** The store of bytes that are dear to make: bounded, each made once, one at a time. */
import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { createByteCache } from '#documents/byte-cache.ts';
import { CatalogError } from '#catalog/errors.ts';

test('bytes are made once for all who ask, and then kept', async () => {
  const kept = createByteCache(1_000);
  let made = 0;
  const make = async (): Promise<Buffer> => {
    await nextTurn();
    made += 1;
    return Buffer.from('bytes');
  };
  const answers = await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('a', make)]);
  assert.deepEqual(answers.map(String), ['bytes', 'bytes', 'bytes']);
  await kept.get('a', make);
  assert.equal(made, 1);
  assert.ok(kept.has('a'));
});

test('the least recently used leave when the bytes do not fit', async () => {
  const kept = createByteCache(30);
  const make = async (): Promise<Buffer> => Buffer.alloc(10);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await kept.get(key, make);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => kept.has(key)),
    ['a', 'c', 'd'],
  );
  await kept.get('huge', async () => Buffer.alloc(31));
  assert.ok(!kept.has('huge'));
});

test('only one is being made at a time, and a failure is neither kept nor in the way of others', async () => {
  const kept = createByteCache(1_000);
  let running = 0;
  const make = async (): Promise<Buffer> => {
    running += 1;
    assert.equal(running, 1);
    await nextTurn();
    running -= 1;
    return Buffer.from('x');
  };
  const failing = kept.get('bad', () => Promise.reject(new Error('broken')));
  const others = Promise.all(['a', 'b', 'c'].map((key) => kept.get(key, make)));
  await assert.rejects(failing, /broken/);
  await others;
  assert.equal(String(await kept.get('bad', make)), 'x');
});

test('when too many wait, the next is told to come back', async () => {
  const kept = createByteCache(1_000);
  const make = async (): Promise<Buffer> => {
    await nextTurn();
    return Buffer.from('x');
  };
  const all = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => kept.get(String(index), make)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  assert.equal(refused.length, 20);
  for (const error of refused)
    assert.ok(error instanceof CatalogError && error.code === 'overloaded' && error.retryAfter !== undefined);
});
