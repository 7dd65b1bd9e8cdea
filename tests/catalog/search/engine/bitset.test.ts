/** Bitsets: what becomes of them is what sets of numbers say. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type Bitset,
  cardinality,
  clearBits,
  complement,
  createBitset,
  intersect,
  isEmpty,
  readBits,
  setBit,
  subtractSeen,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import { addMatching, scoreInto } from '#catalog/search/engine/weighted-sets.ts';

const DOCUMENTS = 20_000;

/** Numbers of documents: single ones, and runs that fill whole words and blocks. */
const numbers = fc
  .array(fc.tuple(fc.nat(DOCUMENTS - 1), fc.constantFrom(1, 1, 40, 700)), { maxLength: 30 })
  .map((runs) => new Set(runs.flatMap(([from, length]) => rangeOf(from, Math.min(DOCUMENTS, from + length)))));

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function setOf(documents: Iterable<number>): Bitset {
  const set = createBitset(DOCUMENTS);
  for (const document of documents) setBit(set, document);
  return set;
}

function documentsIn(set: Bitset): Set<number> {
  const into = new Uint32Array(DOCUMENTS);
  return new Set(into.subarray(0, readBits(set, into)));
}

/** Runs a check on so many sets of documents. */
function check(count: number, act: (documents: Set<number>[]) => void): void {
  fc.assert(fc.property(fc.array(numbers, { minLength: count, maxLength: count }), act), { numRuns: 60 });
}

describe('bitsets', () => {
  test('unionInto, and are empty again when they are cleared', () => {
    check(2, ([a = new Set(), b = new Set()]) => {
      const set = setOf(a);
      unionInto(set, setOf(b));
      assert.deepEqual(documentsIn(set), new Set([...a, ...b].sort((x, y) => x - y)));
      clearBits(set);
      assert.ok(isEmpty(set) && set.words.every((word) => word === 0));
    });
  });

  test('count what they hold and what another lacks', () => {
    check(2, ([a = new Set(), b = new Set()]) => {
      assert.equal(cardinality(setOf(a)), a.size);
      assert.equal(cardinality(setOf(a), setOf(b)), a.difference(b).size);
    });
  });

  test('have a complement among the first documents, up to any number', () => {
    check(1, ([a = new Set()]) => {
      for (const documents of [0, 1, 31, 32, 256, 700, DOCUMENTS - 1, DOCUMENTS]) {
        const others = createBitset(documents);
        complement(others, setOf(a), documents);
        const wanted = new Set(rangeOf(0, documents)).difference(a);
        assert.deepEqual(documentsIn(others), wanted);
        assert.equal(cardinality(others), wanted.size);
      }
    });
  });

  test('intersect, and leave nothing where they do not', () => {
    check(3, ([a = new Set(), b = new Set(), c = new Set()]) => {
      const into = createBitset(DOCUMENTS);
      intersect(into, [setOf(a), setOf(b), setOf(c)]);
      const met = documentsIn(setOf(a.intersection(b).intersection(c)));
      assert.deepEqual(documentsIn(into), met);
      assert.equal(cardinality(into), met.size);
    });
  });

  test('of no documents are empty', () => {
    const [one, other] = [createBitset(0), createBitset(0)];
    unionInto(one, other);
    assert.equal(cardinality(one), 0);
    assert.ok(isEmpty(one));
  });

  test('subtract what was seen and what is left out', () => {
    check(3, ([a = new Set(), without = new Set(), seen = new Set()]) => {
      const [set, before] = [setOf(a), setOf(seen)];
      const wanted = a.difference(without).difference(seen);
      assert.equal(subtractSeen(set, setOf(without), before), wanted.size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(wanted)));
      assert.deepEqual(documentsIn(before), documentsIn(setOf(seen.union(wanted))));
      assert.equal(subtractSeen(set, undefined, before), 0);
    });
  });
});

describe('weighted bitsets', () => {
  test('score the first documents by what adds to each, the first layer of a part only', () => {
    const values = [3, 70_000, 1, 5];
    check(5, ([hits = new Set(), ...layers]) => {
      const parts = [[0, 1], [2], [], [3, 0]];
      const sets = layers.map((layer) => setOf(layer));
      const sorted = [...hits].sort((x, y) => x - y);
      const first = sorted.slice(0, Math.ceil(sorted.length / 2));
      const scoreOf = (document: number): number =>
        parts.reduce((sum, own) => sum + (values[own.find((at) => layers[at]!.has(document)) ?? -1] ?? 0), 0);
      const layersOf = parts.map((own) => own.map((at) => ({ weight: values[at]!, set: sets[at]! })));
      for (const wanted of [first, [], sorted]) {
        const scores = new Uint32Array(wanted.length);
        scoreInto(scores, setOf(hits), layersOf);
        assert.deepEqual([...scores], wanted.map(scoreOf));
      }
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
      check(5, ([candidates = new Set(), old = new Set(), ...words]) => {
        const into = setOf(old);
        const matches = words.map((word, at) => ({ weight: weights[at]!, set: setOf(word) }));
        addMatching(into, setOf(candidates), matches, least);
        const weigh = (document: number): number =>
          words.reduce((sum, word, at) => sum + (word.has(document) ? weights[at]! : 0), 0);
        const reached = new Set([...candidates].filter((document) => weigh(document) >= least));
        assert.deepEqual(documentsIn(into), documentsIn(setOf(old.union(reached))));
        assert.equal(cardinality(into), old.union(reached).size);
      });
  });
});
