/** Packed texts: what was put in comes out, and there is never more than the room for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPackedTexts } from '#catalog/tools/serving/string-arena.ts';

const ROOM = 1 << 20;
const LONGEST = 65_535;

test('hold what a map holds, whatever is put in and dropped', () => {
  const key = fc.nat({ max: 3_000 });
  const acts = fc.array(fc.oneof(fc.tuple(key, fc.string({ unit: 'binary' })), fc.tuple(key)), { maxLength: 200 });
  fc.assert(
    fc.property(acts, (all) => {
      const texts = createPackedTexts(ROOM);
      const map = new Map<number, string>();
      for (const [number, text] of all) {
        if (text === undefined) {
          texts.drop(number);
          map.delete(number);
        } else {
          assert.ok(texts.put(number, text));
          map.set(number, text);
        }
        assert.equal(texts.size, map.size);
      }
      for (const [number] of all) {
        assert.equal(texts.get(number), map.get(number));
        assert.equal(texts.has(number), map.has(number));
      }
    }),
  );
});

test('a text of 65,535 bytes is kept, a longer one is not, and is no lack of room', () => {
  const texts = createPackedTexts(ROOM);
  assert.ok(texts.put(1, 'é'.repeat(32_767)));
  assert.ok(texts.put(2, 'x'.repeat(LONGEST)));
  assert.ok(texts.put(3, 'é'.repeat(32_768)));
  assert.deepEqual([texts.get(2)?.length, texts.has(1), texts.has(3)], [LONGEST, true, false]);
});

test('a text that is too long leaves nothing of the one before', () => {
  const texts = createPackedTexts(ROOM);
  texts.put(1, 'before');
  texts.put(1, 'x'.repeat(LONGEST + 1));
  assert.equal(texts.get(1), undefined);
});

test('a number of 2^24 or more is not kept, and is no lack of room', () => {
  const texts = createPackedTexts(ROOM);
  assert.ok(texts.put(2 ** 24 - 1, 'last'));
  assert.ok(texts.put(2 ** 24, 'beyond'));
  assert.deepEqual([texts.get(2 ** 24 - 1), texts.get(2 ** 24), texts.size], ['last', undefined, 1]);
});

test('there is no room for more bytes than they were made for', () => {
  const texts = createPackedTexts(ROOM);
  let kept = 0;
  while (texts.put(kept, 'x'.repeat(10_000))) kept += 1;
  assert.ok(kept * 10_000 <= ROOM && kept * 10_000 > ROOM * 0.9, `${kept}`);
  assert.equal(texts.has(kept), false);
  assert.equal(texts.get(0)?.length, 10_000);
});

test('a text that finds no room leaves nothing of the one before', () => {
  const texts = createPackedTexts(ROOM);
  let kept = 0;
  while (texts.put(kept, 'x'.repeat(10_000))) kept += 1;
  assert.equal(texts.put(0, 'y'.repeat(10_000)), false);
  assert.equal(texts.get(0), undefined);
});

test('room is won back by forgetting all once a quarter of it was dropped', () => {
  const texts = createPackedTexts(ROOM);
  let kept = 0;
  while (texts.put(kept, 'x'.repeat(10_000))) kept += 1;
  for (let key = 0; key * 10_000 < ROOM / 4; key += 1) texts.drop(key);
  assert.ok(texts.put(kept, 'x'.repeat(10_000)));
  assert.deepEqual([texts.size, texts.has(kept - 1), texts.has(kept)], [1, false, true]);
});
