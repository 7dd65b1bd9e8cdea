/** Sets of documents: what the kernel makes of them is what sets of numbers say, and memory is given back. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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
import { KERNEL_FILE, kernelBytes } from '../../../write-kernel.ts';

const DOCUMENTS = 20_000;

/** Numbers of documents: single ones, and runs that fill whole words and blocks. */
const numbers = fc
  .array(fc.tuple(fc.nat(DOCUMENTS - 1), fc.constantFrom(1, 1, 40, 700)), { maxLength: 30 })
  .map((runs) => new Set(runs.flatMap(([from, length]) => rangeOf(from, Math.min(DOCUMENTS, from + length)))));

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function setOf(room: BitsetPool, documents: Iterable<number>): Bitset {
  const set = room.take();
  for (const document of documents) setBit(set, document);
  return set;
}

function documentsIn(set: Bitset): Set<number> {
  const into = new Uint32Array(DOCUMENTS);
  return new Set(into.subarray(0, readBits(set, into)));
}

/** Runs a check on sets of one room that is given back afterwards. */
function check(count: number, act: (room: BitsetPool, documents: Set<number>[]) => void): void {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: count, maxLength: count }), (documents) => {
      const room = createBitsetPool(DOCUMENTS);
      try {
        act(room, documents);
      } finally {
        room.release();
      }
    }),
    { numRuns: 60 },
  );
}

describe('sets of documents', () => {
  test('the kernel is made of what stands in bitset.wat', async () => {
    assert.deepEqual(new Uint8Array(readFileSync(KERNEL_FILE)), await kernelBytes());
  });

  test('unionInto, and are empty again when they are cleared', () => {
    check(2, (room, [a = new Set(), b = new Set()]) => {
      const set = setOf(room, a);
      unionInto(set, setOf(room, b));
      assert.deepEqual(documentsIn(set), new Set([...a, ...b].sort((x, y) => x - y)));
      clearBits(set);
      assert.ok(isEmpty(set) && set.words.every((word) => word === 0));
    });
  });

  test('count what they hold and what another lacks', () => {
    check(2, (room, [a = new Set(), b = new Set()]) => {
      assert.equal(cardinality(setOf(room, a)), a.size);
      assert.equal(cardinality(setOf(room, a), setOf(room, b)), a.difference(b).size);
    });
  });

  test('take documents in and tell how many are new', () => {
    check(3, (room, [a = new Set(), b = new Set(), without = new Set()]) => {
      const set = setOf(room, a);
      assert.equal(unionCounting(set, setOf(room, b), setOf(room, without)), b.difference(a).difference(without).size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(room, a.union(b))));
    });
  });

  test('are gathered from two in one pass', () => {
    check(3, (room, [a = new Set(), b = new Set(), without = new Set()]) => {
      const [first, all, again] = [room.take(), room.take(), room.take()];
      const [one, other, removed] = [setOf(room, a), setOf(room, b), setOf(room, without)];
      assert.equal(unionPair(first, all, one, other, removed), a.union(b).difference(without).size);
      assert.deepEqual(documentsIn(first), documentsIn(one));
      assert.deepEqual(documentsIn(all), documentsIn(setOf(room, a.union(b))));
      assert.equal(unionPair(undefined, again, one, other, undefined), a.union(b).size);
    });
  });

  test('meet, and leave nothing where they do not', () => {
    check(3, (room, [a = new Set(), b = new Set(), c = new Set()]) => {
      const into = room.take();
      intersect(into, [setOf(room, a), setOf(room, b), setOf(room, c)]);
      const met = documentsIn(setOf(room, a.intersection(b).intersection(c)));
      assert.deepEqual(documentsIn(into), met);
      assert.equal(cardinality(into), met.size);
    });
  });

  test('meet by text or category, at least once by text', () => {
    check(3, (room, [a = new Set(), b = new Set(), category = new Set()]) => {
      const into = room.take();
      intersectMatches(into, [
        { texts: setOf(room, a), category: setOf(room, category) },
        { texts: setOf(room, b), category: undefined },
      ]);
      assert.deepEqual(documentsIn(into), documentsIn(setOf(room, a.union(category).intersection(b))));
    });
  });

  test('of no documents are empty', () => {
    const room = createBitsetPool(0);
    const [one, other] = [room.take(), room.take()];
    assert.equal(unionPair(undefined, one, one, other, undefined), 0);
    assert.ok(isEmpty(one));
    room.release();
  });

  test('are claimed once: what passes, is not left out and was not seen', () => {
    check(4, (room, [a = new Set(), passing = new Set(), without = new Set(), seen = new Set()]) => {
      const [set, before] = [setOf(room, a), setOf(room, seen)];
      const wanted = a.intersection(passing).difference(without).difference(seen);
      assert.equal(subtractSeen(set, setOf(room, passing), setOf(room, without), before), wanted.size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(room, wanted)));
      assert.deepEqual(documentsIn(before), documentsIn(setOf(room, seen.union(wanted))));
      assert.equal(subtractSeen(set, undefined, undefined, before), 0);
    });
  });
});

describe('the memory of sets', () => {
  test('is taken again once it was given back, and zero', () => {
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

  test('never lends the same bytes twice, whatever comes and goes', () => {
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
