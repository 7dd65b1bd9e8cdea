/** Totals and facets while tools change in many small batches and the index is packed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { createCatalogIndex, type IndexedTool } from '#catalog/search/catalog-index.ts';

const SIZE = 24_000;
const BATCH = 8;

const make = (key: number, pricing: IndexedTool['pricing']): IndexedTool => ({
  key,
  name: `Tool ${key}`,
  slug: `tool-${key}`,
  publishedAt: key,
  updatedAt: key,
  pricing,
  categories: [`c${key % 7}`],
  attributes: '',
  terms: `tool ${key}\ncommon w${key % 500} v${key % 311}\nrest u${key % 97}\n`,
});

test('totals and facets stay right when tools change in small batches', async () => {
  const index = createCatalogIndex();
  const keys = Array.from({ length: SIZE }, (_, at) => at + 1);
  for (let from = 0; from < SIZE; from += 1_000)
    index.put(keys.slice(from, from + 1_000).map((key) => make(key, 'paid')));
  for (let from = 0; from < SIZE; from += BATCH) {
    index.put(keys.slice(from, from + BATCH).map((key) => make(key, key % 4 === 0 ? 'free_trial' : 'free')));
    await turnOfLoop();
  }
  const { total, facets } = index.find({ pricing: 'free', offset: 0, limit: 1, facets: true });
  assert.equal(total, (SIZE * 3) / 4);
  const { free, free_trial: trial, paid } = facets!.pricing;
  assert.deepEqual([free, trial, paid ?? 0, index.size], [(SIZE * 3) / 4, SIZE / 4, 0, SIZE]);
});
