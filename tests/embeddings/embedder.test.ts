/** The client of embeddings: what it sends, and that nothing but whole, finite vectors of one length come out. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { MOST_DIMENSIONS, openEmbedder } from '#embeddings/embedder.ts';
import { assertEach } from '../support/assert-each.ts';
import { json, type Answer } from '../judge/judge-server.ts';
import { embedding, openEmbeddingsServer } from './embeddings-server.ts';

const PATIENCE_MS = 60_000;
const server = await openEmbeddingsServer(() => [3, 4]);
after(() => server.close());
const settings = { url: server.url, key: 'secret-key', model: 'small-vectors' };
const embed = (texts: readonly string[]) => openEmbedder(settings).embed(texts, PATIENCE_MS);

/** An answer with these embeddings. */
const given = (...embeddings: unknown[]): Answer =>
  json(200, { data: embeddings.map((one, index) => ({ index, embedding: one })) });

test('a request names model, key and texts; vectors come back with length 1', async () => {
  server.answer(embedding(() => [3, 4]));
  const { vectors } = await embed(['one', 'two']);
  assert.deepEqual(vectors, [Float32Array.of(0.6, 0.8), Float32Array.of(0.6, 0.8)]);
  const { path, headers, body } = server.asked.at(-1)!;
  assert.deepEqual([path, headers.authorization], ['/v1/embeddings', 'Bearer secret-key']);
  assert.deepEqual(body, { model: 'small-vectors', input: ['one', 'two'], encoding_format: 'float' });
});

test('vectors belong to the texts of their index, in whatever order they come', async () => {
  const data = [
    { index: 1, embedding: [0, 1] },
    { index: 0, embedding: [1, 0] },
  ];
  server.answer(json(200, { data }));
  assert.deepEqual((await embed(['one', 'two'])).vectors, [Float32Array.of(1, 0), Float32Array.of(0, 1)]);
});

test('the longest vector is taken, and one whose squares are infinite', async () => {
  server.answer(given(Array.from({ length: MOST_DIMENSIONS }, () => 1e300)));
  const [vector] = (await embed(['one'])).vectors ?? [];
  assert.equal(vector?.length, MOST_DIMENSIONS);
  assert.ok(Math.abs(vector[0]! - 1 / Math.sqrt(MOST_DIMENSIONS)) < 1e-6);
});

test('whatever is no vector for each text is a failure', async () => {
  const garbage: Record<string, Answer> = {
    'no JSON': (response) => response.end('<html>'),
    nothing: (response) => response.end(),
    null: json(200, null),
    'no data': json(200, {}),
    'too few': given([1, 0]),
    'too many': given([1, 0], [0, 1], [1, 1]),
    'other dimensions': given([1, 0], [1, 0, 0]),
    'no numbers': given([1, 0], ['0', '1']),
    'null for NaN': given([1, 0], [null, 1]),
    infinite: (response) => response.end('{"data":[{"index":0,"embedding":[1e999,0]},{"index":1,"embedding":[1,0]}]}'),
    'length 0': given([1, 0], [0, 0]),
    'no dimensions': given([], []),
    'too many dimensions': given(...[0, 1].map(() => Array.from({ length: MOST_DIMENSIONS + 1 }, () => 1))),
    'one index twice': json(200, { data: [0, 0].map((index) => ({ index, embedding: [1, 0] })) }),
    'a wrong index': json(200, { data: [-1, 0.5].map((index) => ({ index, embedding: [1, 0] })) }),
  };
  await assertEach(
    Object.entries(garbage),
    ([name]) => name,
    async ([, answer]) => {
      server.answer(answer);
      assert.deepEqual(await embed(['one', 'two']), { vectors: null, failure: 'answer not understood', final: false });
    },
  );
});

test('failures of the server may pass, refusals and too large an answer do not', async () => {
  const cases: [string, Answer, boolean][] = [
    ['status 500', json(500, {}), false],
    ['status 429', json(429, {}), false],
    ['status 401', json(401, {}), false],
    ['status 400', json(400, {}), true],
    ['unreachable', (response) => response.destroy(), false],
    ['answer too large', given('x'.repeat(MOST_DIMENSIONS * 100)), true],
  ];
  await assertEach(
    cases,
    ([failure]) => failure,
    async ([failure, answer, final]) => {
      server.answer(answer);
      assert.deepEqual(await embed(['one']), { vectors: null, failure, final });
    },
  );
});

test('an answer that never comes is not waited for', async () => {
  server.answer(() => undefined);
  const failed = await openEmbedder(settings).embed(['one'], 50);
  assert.deepEqual(failed, { vectors: null, failure: 'timeout', final: false });
});
