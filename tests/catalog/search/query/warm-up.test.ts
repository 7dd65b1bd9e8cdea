/** What is read before the first search: everything unless the server ends meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warmUp } from '#catalog/search/catalog-index.ts';

test('reading ahead asks all its searches, and none after it was told to stop', async () => {
  const asked: string[] = [];
  await warmUp((q) => asked.push(q), new AbortController().signal);
  assert.ok(asked.length > 2);
  const stopping = new AbortController();
  const before: string[] = [];
  await warmUp((q) => {
    before.push(q);
    if (before.length === 2) stopping.abort();
  }, stopping.signal);
  assert.deepEqual(before, asked.slice(0, 2));
});
