/** The client of LibreTranslate: which answers it may ask for again. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { openTranslator } from '#translation/libretranslate.ts';

let status = 200;
const server = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end('{}');
});
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => server.close());

test('a refusal is final, unless it is of the moment or of the server', async () => {
  const { port } = server.address() as AddressInfo;
  const translator = openTranslator({ url: `http://127.0.0.1:${port}`, key: undefined });
  const finals = new Map<number, boolean>();
  for (status of [399, 400, 403, 428, 429, 430, 499, 500, 503]) {
    const answer = await translator.translate(['Writes letters.'], 'en', 'de');
    finals.set(status, answer.failure !== null && answer.final);
  }
  assert.deepEqual(
    [...finals].filter(([, isFinal]) => !isFinal).map(([each]) => each),
    [399, 429, 500, 503],
  );
});
