/** Encoded posting lists: what is read is what was written, whatever the distances between documents. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decodeList, encodeList, maxEncodedBytes } from '#catalog/search/engine/codec.ts';

const DOCUMENTS = 400_000;

const lists = fc
  .record({
    count: fc.integer({ min: 1, max: 12_000 }),
    first: fc.nat(DOCUMENTS / 2),
    step: fc.double({ min: 1, max: 3 }),
  })
  .map(({ count, first, step }) => {
    const documents = Array.from({ length: count }, (_, at) => first + Math.floor(at * step ** 2));
    return Uint32Array.from(documents.filter((document) => document < DOCUMENTS));
  })
  .filter(({ length }) => length > 0);

function readBack(list: Uint32Array, documents: number): Uint32Array {
  const bytes = new Uint8Array(maxEncodedBytes(list.length, documents) + 1);
  const docs = Uint32Array.of(7, ...list);
  const end = encodeList(bytes, 1, docs, 1, list.length, documents);
  assert.ok(end <= bytes.length);
  const into = new Uint32Array(list.length + 2);
  decodeList(bytes, 1, list.length, documents, into, 2);
  assert.deepEqual(into.subarray(0, 2), new Uint32Array(2));
  return into.subarray(2);
}

describe('an encoded list', () => {
  test('reads as it was written', () => {
    fc.assert(
      fc.property(lists, (list) => assert.deepEqual(readBack(list, DOCUMENTS), list)),
      { numRuns: 200 },
    );
  });

  test('may begin late, end with the last document and fill a block altogether', () => {
    const documents = 1 << 23;
    for (const list of [
      Uint32Array.of(documents - 1),
      Uint32Array.from({ length: 100 }, (_, at) => documents - 100 + at),
      Uint32Array.from({ length: 1 << 16 }, (_, at) => (5 << 16) + at),
      Uint32Array.from({ length: 127 }, (_, at) => (at + 1) * 65_536),
    ]) {
      assert.deepEqual(readBack(list, documents), list);
    }
  });
});
