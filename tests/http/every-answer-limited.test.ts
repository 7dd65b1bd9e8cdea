/** Every answer takes a limit, whatever it says and whatever it was asked for; only probes, assets and the API document take none. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ASSETS } from '#web/assets/files.ts';
import { openWorld, world, type Person, type World } from '../support/world.ts';
import { converse, requestText } from './bare-socket.ts';

const API_DOCUMENT = '/agent/openapi.json';

/** Requests that no route is there for, or that are refused before one has looked at them. */
const STRAYS: readonly [name: string, method: string, path: string, headers?: Record<string, string>][] = [
  ['an unknown page', 'GET', '/en/nothing'],
  ['an unknown path without a language', 'GET', '/wp-login.php'],
  ['a form for an unknown page', 'POST', '/en/nothing', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an unknown path of the API', 'GET', '/api/v1/nothing'],
  ['an unknown path for agents', 'GET', '/agent/nothing'],
  ['another method of an operation', 'PATCH', '/api/v1/tools'],
  ['another method of a page', 'DELETE', '/en/tools'],
  ['another method of a document', 'POST', '/agent/openapi.json'],
  ['a preflight', 'OPTIONS', '/api/v1/tools'],
  ['an address with a slash too many', 'GET', '/en/tools/'],
  ['the redirect to a language', 'GET', '/'],
  ['the redirect to the sign-in', 'GET', '/en/account'],
  ['a broken escape in a path', 'GET', '/en/%zz'],
  ['a broken escape in a path of the API', 'GET', '/api/v1/tools/%zz'],
  ['a broken escape in a query', 'GET', '/api/v1/tools?q=%zz'],
  ['a bad parameter', 'GET', '/api/v1/tools?page=0'],
  ['a type that is not to be had', 'GET', '/api/v1/tools', { accept: 'image/png' }],
  ['an unknown tool', 'GET', '/api/v1/tools/nothing'],
];

describe('every answer', () => {
  let w: World;
  before(async () => {
    w = await openWorld();
  });
  after(() => w.close());

  async function assertLimited(name: string, method: string, path: string, headers = {}): Promise<void> {
    const reply = await w.visitor.request(method, path, undefined, headers);
    assert.match(reply.headers.get('ratelimit') ?? '', /^"[a-z-]+";r=\d+;t=\d+/, `${name}: ${reply.status}`);
    assert.match(reply.headers.get('ratelimit-policy') ?? '', /^"[a-z-]+";q=\d+;w=\d+/, name);
  }

  for (const [name, method, path, headers] of STRAYS) {
    test(`to ${name} takes a limit`, () => assertLimited(name, method, path, headers));
  }

  test('takes none when a machine asks how the process is, a client for the API document, or a browser for what belongs to a page', async () => {
    for (const path of ['/livez', '/readyz', '/healthz', API_DOCUMENT, ...ASSETS.map((asset) => asset.path)]) {
      const { status, headers } = await w.visitor.get(path);
      assert.deepEqual([path, status, headers.get('ratelimit')], [path, 200, null]);
    }
  });
});

describe('a used-up limit', () => {
  const NAMED = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };

  test('refuses what has no route like everything else', async () => {
    const { visitor, port } = await world({ READ_LIMIT_PER_MINUTE: '3' });
    for (let read = 0; read < 3; read += 1) assert.equal((await visitor.get('/en/nothing')).status, 404);
    for (const [name, method, path, headers] of STRAYS) {
      const reply = await visitor.request(method, path, undefined, headers);
      assert.equal(reply.status, 429, name);
      assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/, name);
    }
    for (const path of ['/livez', '/readyz', ...ASSETS.map((asset) => asset.path)])
      assert.equal((await visitor.get(path)).status, 200, path);
    const { answers } = await converse(port, [requestText('GET /en/%zz')], 1);
    assert.equal(answers[0]?.status, 429);
  });

  test('refuses forms of other sites, before anything of them is looked at', async () => {
    const { visitor } = await world({ WRITE_LIMIT_PER_MINUTE: '2' });
    const send = async (): Promise<number> => (await visitor.request('POST', '/en/sign-in', '', NAMED)).status;
    assert.deepEqual([await send(), await send(), await send()], [403, 403, 429]);
  });
});

describe('the RateLimit headers', () => {
  const policies = (reply: Awaited<ReturnType<Person['get']>>): string[][] =>
    ['ratelimit', 'ratelimit-policy'].map((header) =>
      [...(reply.headers.get(header) ?? '').matchAll(/"([a-z-]+)";/g)].map(([, policy]) => policy ?? ''),
    );

  test('name every limit that an answer has taken', async () => {
    const w = await world();
    const maker = await w.person();
    const named = { authorization: 'Bearer aitp_000000000000000000000000000000004Cxg3m' };
    const answers: [string[], Awaited<ReturnType<Person['get']>>][] = [
      [['read'], await w.visitor.get('/en/tools')],
      [['read', 'search'], await w.visitor.get('/en/tools?q=lantern')],
      [['read', 'search'], await w.visitor.get('/api/v1/tools?q=lantern')],
      [['read-account', 'search'], await maker.get('/api/v1/tools?q=lantern')],
      [['bad-token', 'read', 'search'], await w.visitor.get('/api/v1/tools?q=lantern', named)],
      [['write', 'bad-token'], await w.visitor.post('/api/v1/submissions', {}, named)],
      [['write', 'refused', 'submit'], await maker.post('/api/v1/submissions', {})],
      [['write'], await w.visitor.request('POST', '/en/sign-in', '', { 'sec-fetch-site': 'cross-site' })],
    ];
    for (const [expected, reply] of answers)
      for (const found of policies(reply)) assert.deepEqual(found.toSorted(), expected.toSorted());
  });

  test('name the search that is used up on a page, and the read beside it', async () => {
    const w = await world({ SEARCH_LIMIT_PER_MINUTE: '1' });
    assert.equal((await w.visitor.get('/en/tools?q=a')).status, 200);
    const refused = await w.visitor.get('/en/tools?q=b');
    assert.equal(refused.status, 429);
    assert.deepEqual(policies(refused), [
      ['read', 'search'],
      ['read', 'search'],
    ]);
  });
});
