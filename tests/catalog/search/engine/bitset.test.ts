/** Bitsets: what the kernel makes of them is what sets of numbers say, and memory is freed. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type BitsetPool, createBitsetPool } from '#catalog/search/engine/bitset-pool.ts';
import {
  type Bitset,
  cardinality,
  clearBits,
  intersect,
  intersectMatches,
  isEmpty,
  readBits,
  setBit,
  subtractSeen,
  unionCounting,
  unionInto,
  unionPair,
} from '#catalog/search/engine/bitset.ts';
import { allocate, free } from '#catalog/search/engine/wasm-memory.ts';
import { addMatching, scoresOf } from '#catalog/search/engine/weighted-sets.ts';

const DOCUMENTS = 20_000;

/** Numbers of documents: single ones, and runs that fill whole words and blocks. */
const numbers = fc
  .array(fc.tuple(fc.nat(DOCUMENTS - 1), fc.constantFrom(1, 1, 40, 700)), { maxLength: 30 })
  .map((runs) => new Set(runs.flatMap(([from, length]) => rangeOf(from, Math.min(DOCUMENTS, from + length)))));

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function setOf(pool: BitsetPool, documents: Iterable<number>): Bitset {
  const set = pool.take();
  for (const document of documents) setBit(set, document);
  return set;
}

function documentsIn(set: Bitset): Set<number> {
  const into = new Uint32Array(DOCUMENTS);
  return new Set(into.subarray(0, readBits(set, into)));
}

/** Runs a check on bitsets of one pool that is released afterwards. */
function check(count: number, act: (pool: BitsetPool, documents: Set<number>[]) => void): void {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: count, maxLength: count }), (documents) => {
      const pool = createBitsetPool(DOCUMENTS);
      try {
        act(pool, documents);
      } finally {
        pool.release();
      }
    }),
    { numRuns: 60 },
  );
}

describe('bitsets', () => {
  test('unionInto, and are empty again when they are cleared', () => {
    check(2, (pool, [a = new Set(), b = new Set()]) => {
      const set = setOf(pool, a);
      unionInto(set, setOf(pool, b));
      assert.deepEqual(documentsIn(set), new Set([...a, ...b].sort((x, y) => x - y)));
      clearBits(set);
      assert.ok(isEmpty(set) && set.words.every((word) => word === 0));
    });
  });

  test('count what they hold and what another lacks', () => {
    check(2, (pool, [a = new Set(), b = new Set()]) => {
      assert.equal(cardinality(setOf(pool, a)), a.size);
      assert.equal(cardinality(setOf(pool, a), setOf(pool, b)), a.difference(b).size);
    });
  });

  test('take documents in and tell how many are new', () => {
    check(3, (pool, [a = new Set(), b = new Set(), without = new Set()]) => {
      const set = setOf(pool, a);
      assert.equal(unionCounting(set, setOf(pool, b), setOf(pool, without)), b.difference(a).difference(without).size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(pool, a.union(b))));
    });
  });

  test('unite two in one pass', () => {
    check(3, (pool, [a = new Set(), b = new Set(), without = new Set()]) => {
      const [first, all, again] = [pool.take(), pool.take(), pool.take()];
      const [one, other, removed] = [setOf(pool, a), setOf(pool, b), setOf(pool, without)];
      assert.equal(unionPair(first, all, one, other, removed), a.union(b).difference(without).size);
      assert.deepEqual(documentsIn(first), documentsIn(one));
      assert.deepEqual(documentsIn(all), documentsIn(setOf(pool, a.union(b))));
      assert.equal(unionPair(undefined, again, one, other, undefined), a.union(b).size);
    });
  });

  test('intersect, and leave nothing where they do not', () => {
    check(3, (pool, [a = new Set(), b = new Set(), c = new Set()]) => {
      const into = pool.take();
      intersect(into, [setOf(pool, a), setOf(pool, b), setOf(pool, c)]);
      const met = documentsIn(setOf(pool, a.intersection(b).intersection(c)));
      assert.deepEqual(documentsIn(into), met);
      assert.equal(cardinality(into), met.size);
    });
  });

  test('intersect by text or category, at least once by text', () => {
    check(3, (pool, [a = new Set(), b = new Set(), category = new Set()]) => {
      const into = pool.take();
      intersectMatches(into, [
        { texts: setOf(pool, a), category: setOf(pool, category) },
        { texts: setOf(pool, b), category: undefined },
      ]);
      assert.deepEqual(documentsIn(into), documentsIn(setOf(pool, a.union(category).intersection(b))));
    });
  });

  test('of no documents are empty', () => {
    const pool = createBitsetPool(0);
    const [one, other] = [pool.take(), pool.take()];
    assert.equal(unionPair(undefined, one, one, other, undefined), 0);
    assert.ok(isEmpty(one));
    pool.release();
  });

  test('subtract what was seen, what is left out and what does not pass', () => {
    check(4, (pool, [a = new Set(), passing = new Set(), without = new Set(), seen = new Set()]) => {
      const [set, before] = [setOf(pool, a), setOf(pool, seen)];
      const wanted = a.intersection(passing).difference(without).difference(seen);
      assert.equal(subtractSeen(set, setOf(pool, passing), setOf(pool, without), before), wanted.size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(pool, wanted)));
      assert.deepEqual(documentsIn(before), documentsIn(setOf(pool, seen.union(wanted))));
      assert.equal(subtractSeen(set, undefined, undefined, before), 0);
    });
  });
});

describe('weighted bitsets', () => {
  test('score the first documents by what adds to each, the first layer of a part only', () => {
    const values = [3, 70_000, 1, 5];
    check(5, (pool, [hits = new Set(), ...layers]) => {
      const parts = [[0, 1], [2], [], [3, 0]];
      const sets = layers.map((layer) => setOf(pool, layer));
      const sorted = [...hits].sort((x, y) => x - y);
      const first = sorted.slice(0, Math.ceil(sorted.length / 2));
      const scoreOf = (document: number): number =>
        parts.reduce((sum, own) => sum + (values[own.find((at) => layers[at]!.has(document)) ?? -1] ?? 0), 0);
      const weighed = {
        set: setOf(pool, hits),
        parts: parts.map((own) => own.map((at) => ({ value: values[at]!, set: sets[at]! }))),
      };
      const [some, none, all] = scoresOf([
        { ...weighed, count: first.length },
        { ...weighed, count: 0 },
        { ...weighed, count: sorted.length },
      ]);
      assert.deepEqual([...some!], first.map(scoreOf));
      assert.equal(none!.length, 0);
      assert.deepEqual([...all!], sorted.map(scoreOf));
    });
  });

  test('tell which documents have words of a weight together', () => {
    for (const [weights, least] of [
      [[1, 1, 1], 1],
      [[1, 2, 2], 3],
      [[8, 1, 3], 6],
      [[1, 1, 1], 3],
      [[31, 32, 33], 64],
    ] as const)
      check(5, (pool, [candidates = new Set(), old = new Set(), ...words]) => {
        const into = setOf(pool, old);
        const matches = words.map((word, at) => ({ weight: weights[at]!, set: setOf(pool, word) }));
        addMatching(into, setOf(pool, candidates), matches, least);
        const weigh = (document: number): number =>
          words.reduce((sum, word, at) => sum + (word.has(document) ? weights[at]! : 0), 0);
        const reached = new Set([...candidates].filter((document) => weigh(document) >= least));
        assert.deepEqual(documentsIn(into), documentsIn(setOf(pool, old.union(reached))));
        assert.equal(cardinality(into), old.union(reached).size);
      });
  });
});

describe('the memory of bitsets', () => {
  test('is allocated again once it was freed, and zero', () => {
    const first = createBitsetPool(DOCUMENTS);
    const { address } = setOf(first, [1, 2, 3]);
    first.release();
    const second = createBitsetPool(DOCUMENTS);
    const again = second.take();
    // Less where an index was given up meanwhile.
    assert.ok(again.address <= address);
    assert.deepEqual(documentsIn(again), new Set());
    second.release();
  });

  test('never gives the same bytes twice, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 300_000 }), fc.nat(9))), (steps) => {
        const taken: { at: number; bytes: number }[] = [];
        for (const [bytes, leaving] of steps) {
          const at = allocate(bytes);
          assert.equal(at % 16, 0);
          for (const other of taken) assert.ok(at >= other.at + other.bytes || at + bytes <= other.at);
          taken.push({ at, bytes });
          for (const { at: old, bytes: size } of taken.splice(leaving, 1)) free(old, size);
        }
        for (const { at, bytes } of taken) free(at, bytes);
      }),
      { numRuns: 60 },
    );
  });
});
