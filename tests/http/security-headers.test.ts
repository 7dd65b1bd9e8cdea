/** Security headers: every kind of answer carries its set, also those that no route has made. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from '../world.ts';
import { converse } from './bare-socket.ts';

const NEEDED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

const REQUESTS = [
  'GET /api/v1/tools',
  'HEAD /api/v1/tools',
  'OPTIONS /api/v1/tools',
  'GET /api/v1/tools?page=0',
  'GET /api/v1/tools/none',
  'GET /api/v1/tools/%zz',
  'GET /api/v1/none',
  'GET /api/none',
  'PATCH /api/v1/tools',
  'POST /api/v1/submissions',
  'GET /agent/openapi.json',
  'GET /agent/none',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /',
  'GET /en',
  'GET /en/none',
  'GET /en/account',
  'GET /en/%zz',
  'POST /en/sign-in',
  'PUT /en',
  'GET /robots.txt',
];

test('every answer of an origin with TLS carries all of them, and none names its software', async () => {
  const { port } = await world({ PUBLIC_URL: 'https://tools.example.org' });
  const texts = REQUESTS.map((line) => [
    line,
    `${line} HTTP/1.1\r\nHost: tools.example.org\r\nConnection: close\r\n\r\n`,
  ]);
  texts.push(
    ['another host', 'GET /en HTTP/1.1\r\nHost: evil.test\r\n\r\n'],
    ['a broken header', 'GET /en HTTP/1.1\r\nHost: tools.example.org\r\nbroken header\r\n\r\n'],
    ['too many headers', `GET /en HTTP/1.1\r\nHost: tools.example.org\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['an expectation', 'GET /en HTTP/1.1\r\nHost: tools.example.org\r\nExpect: tea\r\n\r\n'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'],
  );
  for (const [name = '', text = ''] of texts) {
    const { answers } = await converse(port, [text], 1, name.startsWith('HEAD'));
    const [answer] = answers;
    assert.ok(answer, name);
    assert.deepEqual(
      NEEDED.filter((header) => !answer.headers.has(header)),
      [],
      `${name}: ${answer.status}`,
    );
    assert.deepEqual(
      ['server', 'x-powered-by'].filter((header) => answer.headers.has(header)),
      [],
      name,
    );
    if (answer.status >= 400) assert.doesNotMatch(answer.headers.get('cache-control') ?? '', /public/, name);
  }
});
