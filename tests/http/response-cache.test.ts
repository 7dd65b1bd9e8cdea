/** The cache of read answers: bounded, dropped with its revision, not emptied by a flood; and what conditional headers mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseEncoding } from '#http/send/encodings.ts';
import { entityTag, isNotModified } from '#http/send/entity-tags.ts';
import { createResponseCache } from '#http/send/response-cache.ts';

const answer = (body: string) => ({ status: 200, headers: {}, body });
const KIB = 1_024;

test('gives what was put in under the same revision only', () => {
  const cache = createResponseCache(KIB * KIB);
  const put = cache.set('a', 1, answer('one'));
  assert.equal(cache.get('a', 1), put);
  assert.equal(cache.get('b', 1), undefined);
  assert.equal(cache.get('a', 2), undefined);
  assert.equal(cache.get('a', 1), undefined);
  assert.deepEqual([cache.size, cache.bytes], [0, 0]);
});

test('tags are equal exactly when bodies are', () => {
  const cache = createResponseCache(KIB * KIB);
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      assert.equal(cache.set('a', 1, answer(one)).tag === cache.set('b', 1, answer(two)).tag, one === two);
    }),
  );
});

test('never holds more than its bound, compressed bodies included', () => {
  const bound = 200 * KIB;
  const cache = createResponseCache(bound);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 80 }), fc.nat({ max: 30 * KIB })), { maxLength: 120 }), (puts) => {
      for (const [key, length] of puts) {
        const kept = cache.get(`k${key}`, 1) ?? cache.set(`k${key}`, 1, answer('ab'.repeat(length / 2)));
        kept.bodyIn('gzip');
        cache.set(`after ${key}`, 1, answer('x'));
        assert.ok(cache.bytes <= bound, `${cache.bytes}`);
      }
    }),
    { numRuns: 20 },
  );
});

test('keeps what is asked for again through a flood of what is not', () => {
  const cache = createResponseCache(400 * KIB);
  cache.set('wanted', 1, answer('w'.repeat(KIB)));
  cache.get('wanted', 1);
  for (let index = 0; index < 2_000; index += 1) cache.set(`flood ${index}`, 1, answer('f'.repeat(KIB)));
  assert.notEqual(cache.get('wanted', 1), undefined);
  assert.ok(cache.size < 400);
});

test('answers that are asked for in turn all stay as long as there is room for them', () => {
  const cache = createResponseCache(400 * KIB);
  const keys = Array.from({ length: 200 }, (_, index) => `tool ${index}`);
  for (const key of keys) cache.set(key, 1, answer('t'.repeat(KIB)));
  for (const key of keys) assert.notEqual(cache.get(key, 1), undefined, key);
});

test('a wary cache keeps what it is wary of when it is given again, and the rest at once', () => {
  const cache = createResponseCache(KIB * KIB, { admitOnSecondHit: (key) => key === 'long' });
  cache.set('short', 1, answer('s'.repeat(KIB)));
  assert.notEqual(cache.get('short', 1), undefined);
  const long = answer('l'.repeat(20 * KIB));
  cache.set('long', 1, long);
  assert.equal(cache.get('long', 1), undefined);
  const kept = cache.set('long', 1, long);
  assert.equal(cache.get('long', 1), kept);
  assert.equal(cache.set('long', 2, long), cache.get('long', 2));
});

test('a wary cache knows answers by what was asked: the same answer to other questions is not kept', () => {
  const cache = createResponseCache(KIB * KIB, { admitOnSecondHit: () => true });
  const nothing = answer('nothing found');
  for (let index = 0; index < 1_000; index += 1) cache.set(`question ${index}`, 1, nothing);
  assert.equal(cache.size, 0);
});

test('long answers that are given once leave a wary cache as it is', () => {
  const cache = createResponseCache(400 * KIB, { admitOnSecondHit: (_key, isShort) => !isShort });
  const keys = Array.from({ length: 200 }, (_, index) => `tool ${index}`);
  for (const key of keys) cache.set(key, 1, answer('t'.repeat(KIB)));
  for (let index = 0; index < 1_000; index += 1) cache.set(`page ${index}`, 1, answer(`${index}`.repeat(4 * KIB)));
  for (const key of keys) assert.notEqual(cache.get(key, 1), undefined, key);
});

test('an answer too large for the cache is given and not kept', () => {
  const cache = createResponseCache(100 * KIB);
  const large = cache.set('large', 1, answer('x'.repeat(90 * KIB)));
  assert.equal(large.bodyIn('identity').length, 90 * KIB);
  assert.equal(cache.get('large', 1), undefined);
});

test('a cache of no bytes keeps nothing', () => {
  const cache = createResponseCache(0);
  for (let times = 0; times < 3; times += 1) cache.set('a', 1, answer('x'));
  assert.deepEqual([cache.get('a', 1), cache.size], [undefined, 0]);
});

test('an answer that is compressed makes room for its compressed body', () => {
  const cache = createResponseCache(400 * KIB);
  const kept = cache.set('a', 1, answer('x'.repeat(20 * KIB)));
  const before = cache.bytes;
  const packed = kept.bodyIn('gzip');
  assert.equal(cache.bytes, before + packed.length);
  assert.equal(cache.get('a', 1), kept);
  cache.get('a', 2);
  kept.bodyIn('br');
  assert.equal(cache.bytes, 0);
});

test('If-None-Match compares weakly, over every encoding of an answer', () => {
  const tags = (['identity', 'gzip', 'br'] as const).map((encoding) => entityTag('abc', encoding));
  for (const tag of [...tags, ...tags.map((known) => `W/${known}`), '*', `"x", ${tags[1]}`])
    assert.ok(isNotModified(tag, 'abc'), tag);
  for (const tag of ['"abcd"', 'abc', '"ABC"', '"abc', '', '"abc-zip"', undefined])
    assert.ok(!isNotModified(tag, 'abc'), String(tag));
});

test('Accept-Encoding picks the encoding of the greatest weight, of equal ones brotli before gzip, and none for a small body', () => {
  const cases: [string | undefined, string][] = [
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.001, gzip;q=0.002', 'gzip'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['x-gzip', 'gzip'],
    ['gzip; q=0.3 , br ; q=0.2', 'gzip'],
    ['br;q=2, gzip', 'gzip'],
    ['xgzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ];
  for (const [header, encoding] of cases) assert.equal(chooseEncoding(header, 5_000), encoding, String(header));
  assert.equal(chooseEncoding('br, gzip', 100), 'identity');
  assert.equal(chooseEncoding('gzip, identity;q=0', 100), 'gzip');
});
