/** Lists, pages, counts and facets against the plain way of computing them, whatever the order of changes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PRICING_CHOICES, priceKey } from '#fields/pricing.ts';
import { createCatalogIndex, type IndexedTool, type Sort, SORTS } from '#catalog/search/catalog-index.ts';
import { toolFrom } from '../../../../catalog/search/sample-index.ts';

const WORDS = ['lamp', 'river', 'stone', 'piano', 'cloud', 'tiger', 'paper', 'glass'];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));

const tool: fc.Arbitrary<IndexedTool> = fc
  .record({
    key: fc.integer({ min: 1, max: 60 }),
    name: words,
    tagline: words,
    description: words,
    publishedAt: fc.integer({ min: 0, max: 5 }),
    updatedAt: fc.integer({ min: 0, max: 5 }),
    pricing: fc.constantFrom(...PRICING_CHOICES),
    categories: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  })
  .map(({ key, ...sketch }) => toolFrom(sketch, key));

const letters = ({ name }: IndexedTool): string => name.replaceAll(' ', '');
const compareNames = (a: IndexedTool, b: IndexedTool): number =>
  letters(a) === letters(b) ? 0 : letters(a) < letters(b) ? -1 : 1;

/** Tools that come newest first in the order of a list. */
const inOrder = (tools: readonly IndexedTool[], sort: Sort): readonly IndexedTool[] => {
  if (sort === 'updated') return tools.toSorted((a, b) => b.updatedAt - a.updatedAt);
  const priceOf = ({ pricing }: IndexedTool): number => priceKey(pricing, undefined);
  if (sort === 'price') return tools.toSorted((a, b) => priceOf(a) - priceOf(b) || compareNames(a, b));
  return sort === 'name' ? tools.toSorted(compareNames) : tools;
};
const some = <Value>(...values: readonly Value[]): fc.Arbitrary<Value[] | undefined> =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }), { nil: undefined });

type Change = { put: IndexedTool[] } | { remove: number[] };
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    fc.array(tool, { minLength: 1, maxLength: 90 }).map((put) => ({ put })),
    fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }).map((remove) => ({ remove })),
  ),
  { maxLength: 12 },
);

const apply = (list: readonly Change[]) => {
  const index = createCatalogIndex();
  const left = new Map<number, IndexedTool>();
  for (const change of list) {
    if ('put' in change) {
      index.put(change.put);
      for (const one of change.put) left.set(one.key, one);
    } else {
      index.remove(change.remove);
      for (const key of change.remove) left.delete(key);
    }
  }
  const newest = [...left.values()].sort(
    (a, b) => b.publishedAt - a.publishedAt || compareNames(a, b) || (a.slug < b.slug ? -1 : 1),
  );
  return { index, left: newest };
};

describe('a list', () => {
  it('equals the plain order after any puts and removes, with any filter, on any page', () => {
    fc.assert(
      fc.property(
        changes,
        fc.option(fc.constantFrom('a', 'b', 'c', 'unknown'), { nil: undefined }),
        fc.option(fc.constantFrom(...PRICING_CHOICES), { nil: undefined }),
        some('a', 'b', 'c', 'unknown'),
        some(...PRICING_CHOICES),
        fc.constantFrom(...SORTS),
        fc.nat(40),
        fc.integer({ min: 1, max: 30 }),
        (list, category, pricing, categories, pricings, sort, offset, limit) => {
          const { index, left } = apply(list);
          const passing = inOrder(left, sort).filter(
            (one) =>
              (category === undefined || one.categories.includes(category)) &&
              (pricing === undefined || one.pricing === pricing) &&
              (categories === undefined || categories.some((id) => one.categories.includes(id))) &&
              (pricings === undefined || pricings.includes(one.pricing)),
          );
          const found = index.find({ category, pricing, categories, pricings, sort, offset, limit });
          assert.deepEqual(
            found.keys,
            passing.slice(offset, offset + limit).map((one) => one.key),
          );
          assert.equal(found.total, passing.length);
          assert.equal(index.size, left.length);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('has facets that tell what each choice would give', () => {
    fc.assert(
      fc.property(
        changes,
        fc.option(words, { nil: undefined }),
        some('a', 'b'),
        some(...PRICING_CHOICES),
        (list, q, categories, pricings) => {
          const { index } = apply(list);
          const ask = (filters: object): number =>
            index.find({ ...(q !== undefined && { q }), ...filters, offset: 0, limit: 1 }).total;
          const { facets } = index.find({
            ...(q !== undefined && { q }),
            categories,
            pricings,
            offset: 0,
            limit: 5,
            facets: true,
          });
          for (const id of ['a', 'b', 'c']) assert.equal(facets?.categories[id] ?? 0, ask({ category: id, pricings }));
          for (const model of PRICING_CHOICES) {
            assert.equal(facets?.pricing[model] ?? 0, ask({ pricing: model, categories }));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a search', () => {
  it('gives the same whatever the order and the portions in which tools came', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(tool, { selector: (one) => one.key, maxLength: 60 }),
        words,
        fc.integer(),
        (tools, q, seed) => {
          const ask = (index: ReturnType<typeof createCatalogIndex>): number[] =>
            index.find({ q, offset: 0, limit: 100 }).keys;
          const atOnce = createCatalogIndex();
          atOnce.put(tools);
          const oneByOne = createCatalogIndex();
          const shuffled = tools.toSorted(
            (a, b) => ((a.key * 7919 + seed) % 61) - ((b.key * 7919 + seed) % 61) || a.key - b.key,
          );
          for (const one of shuffled) oneByOne.put([{ ...one, name: 'replaced at once' }]);
          for (const one of shuffled) oneByOne.put([one]);
          assert.deepEqual(ask(oneByOne), ask(atOnce));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives every hit once over all pages, as many as the total says', () => {
    fc.assert(
      fc.property(changes, words, fc.integer({ min: 1, max: 9 }), (list, q, limit) => {
        const { index } = apply(list);
        const { total } = index.find({ q, offset: 0, limit: 1 });
        const keys: number[] = [];
        for (let offset = 0; offset < total + limit; offset += limit)
          keys.push(...index.find({ q, offset, limit }).keys);
        assert.equal(keys.length, total);
        assert.equal(new Set(keys).size, total);
      }),
      { numRuns: 40 },
    );
  });

  it('with a filter gives what the search alone gives and the filter lets through', () => {
    fc.assert(
      fc.property(changes, words, fc.constantFrom('a', 'b', 'c'), (list, q, category) => {
        const { index, left } = apply(list);
        const inside = new Set(left.filter((one) => one.categories.includes(category)).map((one) => one.key));
        const all = index.find({ q, offset: 0, limit: 100 }).keys;
        assert.deepEqual(
          index.find({ q, category, offset: 0, limit: 100 }).keys,
          all.filter((key) => inside.has(key)),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('counts', () => {
  it('by category follow every change', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const { index, left } = apply(list);
        const expected: Record<string, number> = {};
        for (const one of left) for (const id of one.categories) expected[id] = (expected[id] ?? 0) + 1;
        assert.deepEqual(index.countByCategory(), expected);
      }),
      { numRuns: 30 },
    );
  });
});

/** What only some words lead to. */
const FAR = new Set<string>(['some_words']);

describe('the question whether tools are found', () => {
  const filters = fc.record({
    categories: some('a', 'b', 'c'),
    pricings: some(...PRICING_CHOICES),
    facets: fc.boolean(),
  });
  it('is answered as the list and the search show it, and changes neither', () => {
    fc.assert(
      fc.property(changes, fc.option(words, { nil: undefined }), filters, (list, q, narrowed) => {
        const { index } = apply(list);
        const query = { ...narrowed, ...(q !== undefined && { q }), offset: 0, limit: 100 };
        const all = Array.from({ length: 62 }, (_, key) => key);
        const { among, ...found } = index.find({ ...query, among: all });
        assert.deepEqual(found, index.find(query));
        assert.deepEqual(index.find({ ...query, facets: false, limit: 0, among: all }).among, among);
        const tiers = index.find({ ...query, explain: true }).explanation?.tiers;
        const shown = found.keys.filter((_, at) => tiers === undefined || !FAR.has(tiers[at] ?? ''));
        assert.deepEqual(
          among,
          shown.toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 60 },
    );
  });
});
