/** Vectors of queries: in 300 ms or not at all, once for each query, and none while the server fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Embedded } from '#embeddings/embedder.ts';
import { openQueryVectors } from '#embeddings/query-vectors.ts';
import { frozenClock } from '../support/clock.ts';

const VECTOR = Float32Array.of(1, 0);
const FINE: Embedded = { vectors: [VECTOR], failure: null };
const BROKEN: Embedded = { vectors: null, failure: 'status 500', final: false };

/** A model that answers when it is told, and the queries that it was asked. */
function openModel() {
  const clock = frozenClock();
  const asked: string[] = [];
  const waiting: ((answer: Embedded) => void)[] = [];
  const embed = async ([text]: readonly string[]): Promise<Embedded> => {
    asked.push(text!);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const read = openQueryVectors({ embedder: { model: 'm', embed }, clock, log: { warn: () => undefined } });
  return {
    clock,
    asked,
    read,
    answer: (answer: Embedded) => waiting.shift()?.(answer),
    async readNow(q: string, answer: Embedded) {
      const vector = read(q);
      waiting.shift()?.(answer);
      return vector;
    },
  };
}

test('a query is asked once, at whatever time it comes again', async () => {
  const { read, asked, answer, readNow } = openModel();
  const both = [read('draw a cat'), read(' draw a cat ')];
  answer(FINE);
  assert.deepEqual(await Promise.all(both), [VECTOR, VECTOR]);
  assert.equal(await readNow('draw a cat', BROKEN), VECTOR);
  assert.deepEqual(asked, ['draw a cat']);
});

test('a search waits 300 ms, and a later answer is there for its next page', async () => {
  const { clock, read, answer, asked } = openModel();
  let isOver = false;
  const first = read('slow').finally(() => (isOver = true));
  await clock.elapse(299);
  assert.equal(isOver, false);
  await clock.elapse(1);
  assert.equal(await first, undefined);
  answer(FINE);
  assert.equal(await read('slow'), VECTOR);
  assert.deepEqual(asked, ['slow']);
});

test('a failed query is asked again', async () => {
  const { readNow, asked } = openModel();
  assert.equal(await readNow('one', BROKEN), undefined);
  assert.equal(await readNow('one', FINE), VECTOR);
  assert.deepEqual(asked, ['one', 'one']);
});

test('after three failures in a row the server is left alone for a minute', async () => {
  const { clock, readNow, asked } = openModel();
  for (const q of ['a', 'b']) await readNow(q, BROKEN);
  await readNow('c', FINE);
  for (const q of ['d', 'e', 'f']) await readNow(q, BROKEN);
  assert.equal(await readNow('g', FINE), undefined);
  await clock.elapse(59_999);
  assert.equal(await readNow('h', FINE), undefined);
  await clock.elapse(1);
  assert.equal(await readNow('i', FINE), VECTOR);
  assert.deepEqual(asked.join(''), 'abcdefi');
});

test('a refused query is no failure of the server', async () => {
  const { readNow } = openModel();
  for (const q of ['a', 'b', 'c']) await readNow(q, { vectors: null, failure: 'status 400', final: true });
  assert.equal(await readNow('d', FINE), VECTOR);
});

test('eight queries wait at once, others go without', async () => {
  const { read, answer, asked } = openModel();
  const first = Array.from({ length: 8 }, (_, at) => read(`query ${at}`));
  assert.equal(await read('the ninth'), undefined);
  for (const _ of first) answer(FINE);
  assert.deepEqual(
    await Promise.all(first),
    first.map(() => VECTOR),
  );
  assert.equal(asked.length, 8);
});

test('600 new queries a minute are asked, then known ones alone', async () => {
  const { clock, readNow } = openModel();
  for (let at = 0; at < 600; at += 1) assert.equal(await readNow(`query ${at}`, FINE), VECTOR);
  assert.equal(await readNow('one more', FINE), undefined);
  assert.equal(await readNow('query 599', BROKEN), VECTOR);
  await clock.elapse(60_000);
  assert.equal(await readNow('one more', FINE), VECTOR);
});
