/** Sets of documents: what the kernel makes of them is what sets of numbers say, and memory is given back. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createHitRoom, type HitRoom } from '#catalog/search/engine/bitset-pool.ts';
import {
  addHit,
  addHits,
  claim,
  clearHits,
  countHits,
  gatherHits,
  type HitSet,
  isEmpty,
  meet,
  meetParts,
  takeHits,
  unite,
} from '#catalog/search/engine/bitset.ts';
import { giveMemory, takeMemory } from '#catalog/search/engine/wasm-memory.ts';
import { KERNEL_FILE, kernelBytes } from '../../../write-kernel.ts';

const DOCUMENTS = 20_000;

/** Numbers of documents: single ones, and runs that fill whole words and blocks. */
const numbers = fc
  .array(fc.tuple(fc.nat(DOCUMENTS - 1), fc.constantFrom(1, 1, 40, 700)), { maxLength: 30 })
  .map((runs) => new Set(runs.flatMap(([from, length]) => rangeOf(from, Math.min(DOCUMENTS, from + length)))));

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function setOf(room: HitRoom, documents: Iterable<number>): HitSet {
  const set = room.take();
  for (const document of documents) addHit(set, document);
  return set;
}

function documentsIn(set: HitSet): Set<number> {
  const into = new Uint32Array(DOCUMENTS);
  return new Set(into.subarray(0, takeHits(set, into)));
}

/** Runs a check on sets of one room that is given back afterwards. */
function check(count: number, act: (room: HitRoom, documents: Set<number>[]) => void): void {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: count, maxLength: count }), (documents) => {
      const room = createHitRoom(DOCUMENTS);
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

  test('unite, and are empty again when they are cleared', () => {
    check(2, (room, [a = new Set(), b = new Set()]) => {
      const set = setOf(room, a);
      unite(set, setOf(room, b));
      assert.deepEqual(documentsIn(set), new Set([...a, ...b].sort((x, y) => x - y)));
      clearHits(set);
      assert.ok(isEmpty(set) && set.words.every((word) => word === 0));
    });
  });

  test('count what they hold and what another lacks', () => {
    check(2, (room, [a = new Set(), b = new Set()]) => {
      assert.equal(countHits(setOf(room, a)), a.size);
      assert.equal(countHits(setOf(room, a), setOf(room, b)), a.difference(b).size);
    });
  });

  test('take documents in and tell how many are new', () => {
    check(3, (room, [a = new Set(), b = new Set(), without = new Set()]) => {
      const set = setOf(room, a);
      assert.equal(addHits(set, setOf(room, b), setOf(room, without)), b.difference(a).difference(without).size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(room, a.union(b))));
    });
  });

  test('are gathered from two in one pass', () => {
    check(3, (room, [a = new Set(), b = new Set(), without = new Set()]) => {
      const [first, all, again] = [room.take(), room.take(), room.take()];
      const [one, other, removed] = [setOf(room, a), setOf(room, b), setOf(room, without)];
      assert.equal(gatherHits(first, all, one, other, removed), a.union(b).difference(without).size);
      assert.deepEqual(documentsIn(first), documentsIn(one));
      assert.deepEqual(documentsIn(all), documentsIn(setOf(room, a.union(b))));
      assert.equal(gatherHits(undefined, again, one, other, undefined), a.union(b).size);
    });
  });

  test('meet, and leave nothing where they do not', () => {
    check(3, (room, [a = new Set(), b = new Set(), c = new Set()]) => {
      const into = room.take();
      meet(into, [setOf(room, a), setOf(room, b), setOf(room, c)]);
      const met = documentsIn(setOf(room, a.intersection(b).intersection(c)));
      assert.deepEqual(documentsIn(into), met);
      assert.equal(countHits(into), met.size);
    });
  });

  test('meet by text or category, at least once by text', () => {
    check(3, (room, [a = new Set(), b = new Set(), category = new Set()]) => {
      const into = room.take();
      meetParts(into, [
        { texts: setOf(room, a), category: setOf(room, category) },
        { texts: setOf(room, b), category: undefined },
      ]);
      assert.deepEqual(documentsIn(into), documentsIn(setOf(room, a.union(category).intersection(b))));
    });
  });

  test('of no documents are empty', () => {
    const room = createHitRoom(0);
    const [one, other] = [room.take(), room.take()];
    assert.equal(gatherHits(undefined, one, one, other, undefined), 0);
    assert.ok(isEmpty(one));
    room.release();
  });

  test('are claimed once: what passes, is not left out and was not seen', () => {
    check(4, (room, [a = new Set(), passing = new Set(), without = new Set(), seen = new Set()]) => {
      const [set, before] = [setOf(room, a), setOf(room, seen)];
      const wanted = a.intersection(passing).difference(without).difference(seen);
      assert.equal(claim(set, setOf(room, passing), setOf(room, without), before), wanted.size);
      assert.deepEqual(documentsIn(set), documentsIn(setOf(room, wanted)));
      assert.deepEqual(documentsIn(before), documentsIn(setOf(room, seen.union(wanted))));
      assert.equal(claim(set, undefined, undefined, before), 0);
    });
  });
});

describe('the memory of sets', () => {
  test('is taken again once it was given back, and zero', () => {
    const first = createHitRoom(DOCUMENTS);
    const { at } = setOf(first, [1, 2, 3]);
    first.release();
    const second = createHitRoom(DOCUMENTS);
    const again = second.take();
    // Less where an index was given up meanwhile.
    assert.ok(again.at <= at);
    assert.deepEqual(documentsIn(again), new Set());
    second.release();
  });

  test('never lends the same bytes twice, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 300_000 }), fc.nat(9))), (steps) => {
        const taken: { at: number; bytes: number }[] = [];
        for (const [bytes, leaving] of steps) {
          const at = takeMemory(bytes);
          assert.equal(at % 16, 0);
          for (const other of taken) assert.ok(at >= other.at + other.bytes || at + bytes <= other.at);
          taken.push({ at, bytes });
          for (const { at: old, bytes: size } of taken.splice(leaving, 1)) giveMemory(old, size);
        }
        for (const { at, bytes } of taken) giveMemory(at, bytes);
      }),
      { numRuns: 60 },
    );
  });
});
