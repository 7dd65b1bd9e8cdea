/** A catalog large enough for packing, dense lists and the end of counting. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createCatalogIndex, type IndexedTool, type Sort } from '#catalog/search/catalog-index.ts';

const SIZE = 30_000;
const at = (key: number): number => (key * 7_919) % 10_007;

const isRare = (key: number): boolean => key % 89 === 0;
const isOldAndRare = (key: number): boolean => isRare(key) && at(key) < 500;

const make = (key: number): IndexedTool => ({
  key,
  name: `Tool ${key}`,
  slug: `tool-${key}`,
  publishedAt: at(key),
  updatedAt: updatedAt(key),
  pricing: isOldAndRare(key) ? 'open_source' : key % 3 === 0 ? 'paid' : 'free',
  categories: [`c${key % 7}`, ...(isRare(key) ? ['rare'] : [])],
  terms: `tool ${key}\ncommon ${key % 2 === 0 ? 'even' : 'odd'} w${key % 500}\n${key % 11 === 0 ? 'eleven' : 'rest'}\n`,
});

const keys = Array.from({ length: SIZE }, (_, number) => number + 1);
const updatedAt = (key: number): number => (key * 5_417) % 9_001;
const byName = (a: number, b: number): number => (String(a) < String(b) ? -1 : 1);
const newestFirst = (a: number, b: number): number => at(b) - at(a) || byName(a, b);

describe('a large catalog', async () => {
  const index = createCatalogIndex();
  for (let from = 0; from < SIZE; from += 1_000) index.put(keys.slice(from, from + 1_000).map(make));
  const gone = new Set(keys.filter((key) => key % 13 === 0));
  index.remove([...gone].slice(0, 1_000));
  await pause(50);
  index.remove([...gone].slice(1_000));
  const left = keys.filter((key) => !gone.has(key)).sort(newestFirst);
  const ask = (q: string, offset: number, limit: number) => index.find({ q, offset, limit });

  const check = (title: string): void => {
    it(`${title}: lists deep pages in order`, () => {
      for (const offset of [0, 4_321, 24_950]) {
        assert.deepEqual(index.find({ offset, limit: 50 }).keys, left.slice(offset, Math.min(25_000, offset + 50)));
        for (const [sort, inOrder] of Object.entries({
          updated: left.toSorted((a, b) => updatedAt(b) - updatedAt(a)),
          name: left.toSorted(byName),
        }))
          assert.deepEqual(
            index.find({ sort: sort as Sort, offset, limit: 50 }).keys,
            inOrder.slice(offset, Math.min(25_000, offset + 50)),
          );
      }
    });
    it(`${title}: stops counting at 25,000`, () => {
      const found = ask('common', 24_990, 50);
      assert.deepEqual(found.keys, left.slice(24_990, 25_000));
      assert.equal(found.total, 25_000);
      assert.equal(found.isLowerBound, true);
    });
    it(`${title}: counts exactly below that`, () => {
      const even = left.filter((key) => key % 2 === 0);
      const found = ask('even', 9_000, 20);
      assert.equal(found.total, even.length);
      assert.equal(found.isLowerBound, false);
      assert.deepEqual(found.keys, even.slice(9_000, 9_020));
    });
    it(`${title}: joins words`, () => {
      const both = left.filter((key) => key % 2 === 0 && key % 11 === 0);
      assert.deepEqual(ask('even eleven', 0, 2_000).keys.slice(0, both.length), both);
    });
    it(`${title}: finds one name among all`, () => assert.deepEqual(ask('Tool 12345', 0, 1).keys, [12_345]));
    it(`${title}: filters`, () => {
      const paid = left.filter((key) => key % 3 === 0 && key % 7 === 2 && !isOldAndRare(key));
      const found = index.find({ category: 'c2', pricing: 'paid', offset: 1_000, limit: 100 });
      assert.deepEqual(found.keys, paid.slice(1_000, 1_100));
      assert.equal(found.total, paid.length);
    });
    it(`${title}: filters by a category of few tools`, () => {
      const rare = left.filter(isRare);
      for (const offset of [0, 100, 300])
        assert.deepEqual(index.find({ category: 'rare', offset, limit: 20 }).keys, rare.slice(offset, offset + 20));
      const old = left.filter(isOldAndRare);
      assert.ok(old.length > 2);
      assert.deepEqual(
        index.find({ category: 'rare', pricing: 'open_source', offset: 0, limit: 2 }).keys,
        old.slice(0, 2),
      );
      assert.deepEqual(
        index.find({ category: 'rare', pricing: 'paid', offset: 0, limit: 400 }).keys,
        rare.filter((key) => key % 3 === 0 && !isOldAndRare(key)),
      );
    });
  };
  check('while the index is packed');
  await pause(1_500);
  check('after it was packed');
});
