/** Methods, origins and unknown addresses: what every path below /api and /agent answers beside its operations. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { API_PREFIX } from '#api/links.ts';
import { OPERATIONS } from '#api/operations.ts';
import { assertEach } from '../support/assert-each.ts';
import { converse, requestText } from '../http/bare-socket.ts';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'MKCOL',
  'LINK',
  'QUERY',
];

/** The methods that each path takes, as the table of operations has it. */
const paths = new Map<string, string[]>();
for (const { path, method } of OPERATIONS) {
  const target = API_PREFIX + path.replace('{slug}', 'lumen').replace('{id}', ID);
  paths.set(target, [...(paths.get(target) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
}
for (const target of ['/agent/openapi.json', `${API_PREFIX}/agent/openapi.json`]) paths.set(target, ['GET', 'HEAD']);

const nameOf = ({ path }: { path: string }): string => path;

describe('methods', () => {
  const world = sharedCheckedWorld();
  before(async () => {
    await publish(world.db, [{ slug: 'lumen' }]);
    await world.app.context.live.refresh();
  });

  const taken = [...paths].map(([path, known]) => ({ path, known, allow: [...known, 'OPTIONS'] }));
  const others = taken.flatMap(({ path, allow }) =>
    METHODS.filter((method) => !allow.includes(method)).map((method) => ({ method, path, allow })),
  );

  test('that a path does not take are 405 and name those that it takes', () =>
    assertEach(
      others,
      ({ method, path }) => `${method} ${path}`,
      async ({ method, path, allow }) => {
        const headers = ['Connection: close', ...(method === 'PATCH' ? ['Content-Type: application/json'] : [])];
        const { answers } = await converse(
          world.port,
          [requestText(`${method} ${path}`, headers, method === 'PATCH' ? '{}' : undefined)],
          Infinity,
          method === 'HEAD',
        );
        assert.equal(answers.length, 1);
        const [answer] = answers;
        assert.equal(answer?.status, 405);
        assert.deepEqual(answer?.headers.get('allow')?.split(', ').sort(), [...allow].sort());
        assert.equal(answer?.headers.get('cache-control'), 'no-store');
        if (method !== 'HEAD') assert.deepEqual(JSON.parse(answer?.text ?? '').error.code, 'method_not_allowed');
      },
    ));

  /** What belongs to the account of a token. */
  const ofAccounts = new Set(
    OPERATIONS.filter(({ method, who }) => method === 'GET' && who === 'token').map(
      (operation) => API_PREFIX + operation.path.replace('{id}', ID),
    ),
  );

  test('are named by OPTIONS, which opens reads to every origin and nothing else', () =>
    assertEach(taken, nameOf, async ({ path, known, allow }) => {
      const isOpen = known.includes('GET') && !ofAccounts.has(path);
      const { status, headers } = await world.visitor.request('OPTIONS', path, undefined, {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
      });
      assert.equal(status, 204);
      assert.deepEqual(headers.get('allow')?.split(', ').sort(), [...allow].sort());
      assert.equal(headers.get('access-control-allow-origin'), isOpen ? '*' : null);
      assert.equal(headers.get('access-control-allow-methods'), isOpen ? 'GET, HEAD' : null);
      assert.equal(
        headers.get('access-control-allow-headers'),
        isOpen ? 'Authorization, If-None-Match, traceparent' : null,
      );
      assert.equal(headers.get('access-control-allow-credentials'), null);
    }));

  test('OPTIONS of a document lets pages elsewhere send what they know and trace', () => {
    const documents = ['/agent/openapi.json', '/sitemap.xml', '/en/feed.atom', '/llms.txt', '/agent/statistics.json'];
    return assertEach(documents, String, async (path) => {
      const { status, headers } = await world.visitor.request('OPTIONS', path, undefined, {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match,traceparent',
      });
      assert.deepEqual(
        [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')],
        [204, '*', 'Authorization, If-None-Match, traceparent'],
      );
    });
  });

  test('at a path of nothing are 404, whatever they send', () =>
    assertEach(
      ['/api/v1/nothing', '/agent/nothing', '/nothing', '/brand/%0A~.png'].flatMap((path) => [
        ['POST', path] as const,
        ['QUERY', path] as const,
      ]),
      ([method, path]) => `${method} ${path}`,
      async ([method, path]) => {
        for (const [type, body] of [
          ['application/json', '{'],
          ['application/x-www-form-urlencoded', '%%%'],
          ['nothing of the kind', 'x'.repeat(100_000)],
        ] as const) {
          const { status } = await world.visitor.request(method, path, body, { 'content-type': type });
          assert.equal(status, 404, type);
        }
      },
    ));

  test('a page elsewhere that sends a token reads from its account’s budget', async () => {
    const reader = await world.person();
    const { headers } = await reader.get('/api/v1/tools/lumen', { origin: 'https://elsewhere.example' });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('ratelimit') ?? '', /^"read-account"/);
    assert.match(headers.get('access-control-expose-headers') ?? '', /RateLimit.*X-Request-Id/);
  });

  const read = [
    '/api/v1/tools?per_page=3',
    '/api/v1/tools?page=0',
    '/api/v1/tools/lumen',
    '/api/v1/tools/none',
    '/api/v1/categories',
    `/api/v1/submissions/${ID}`,
    '/agent/openapi.json',
  ];
  test('HEAD is GET without its body', () =>
    assertEach(read, String, async (path) => {
      const get = await world.visitor.get(path, { 'accept-encoding': 'identity' });
      const head = await world.visitor.request('HEAD', path, undefined, { 'accept-encoding': 'identity' });
      assert.equal(head.status, get.status);
      assert.equal(head.text, '');
      const steady = (headers: Headers): [string, string][] =>
        [...headers].filter(
          ([name]) => !['date', 'ratelimit', 'x-request-id', 'connection', 'keep-alive'].includes(name),
        );
      assert.deepEqual(steady(head.headers), steady(get.headers));
      assert.equal(Number(head.headers.get('content-length')), Buffer.byteLength(get.text));
    }));

  const open = [
    '/api/v1/tools',
    '/api/v1/tools/lumen',
    '/api/v1/categories',
    '/agent/openapi.json',
    '/api/v1/agent/openapi.json',
    '/api/v1/tools?page=0',
    '/api/v1/tools/none',
  ];
  test('what is public may be read from every origin, without credentials', () =>
    assertEach(open, String, async (path) => {
      const { headers } = await world.visitor.get(path, { origin: 'https://elsewhere.example', cookie: 'a=b' });
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('access-control-allow-credentials'), null);
      assert.equal(headers.get('set-cookie'), null);
    }));

  test('submissions of an account may not be read from other origins', async () => {
    const owner = await world.person();
    assert.equal(
      (await owner.get('/api/v1/submissions', { origin: 'https://elsewhere.example' })).headers.get(
        'access-control-allow-origin',
      ),
      null,
    );
  });

  const unknown = [
    '/api',
    '/api/',
    '/api/v1/',
    '/api/v2/tools',
    '/api/v1/tool',
    '/api/v1/Tools',
    '/api/v1/tools/lumen/more',
    '/api/v1/categories/video',
    `/api/v1/submissions/${ID}/approve`,
    `/api/v1/submissions/${ID}/`,
    '/api/v1//tools',
    '/agent',
    '/agent/',
    '/agent/openapi.yaml',
    '/agent/openapi.json/',
    '/api/../../etc/passwd',
    '/api?x=1',
    '/agent?x=1',
  ];
  test('at an unknown path are 404', () =>
    assertEach(unknown, String, async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'HEAD', 'PROPFIND']) {
        const { answers } = await converse(
          world.port,
          [requestText(`${method} ${path}`, ['Connection: close'])],
          Infinity,
          method === 'HEAD',
        );
        assert.deepEqual([method, answers.length, answers[0]?.status], [method, 1, 404]);
        assert.equal(answers[0]?.headers.get('content-type'), 'application/json; charset=utf-8');
        assert.equal(answers[0]?.headers.get('cache-control'), 'no-store');
        assert.equal(answers[0]?.headers.get('x-content-type-options'), 'nosniff');
        if (method === 'HEAD') continue;
        const { error } = JSON.parse(answers[0]?.text ?? '');
        assert.deepEqual([error.code, error.fields], ['not_found', {}]);
      }
    }));

  test('headers that would override method, address or host change nothing', async () => {
    const plain = await world.visitor.get('/api/v1/tools');
    const overrides = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'POST',
      'x-original-url': '/en/editor',
      'x-rewrite-url': '/en/editor',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/evil',
      forwarded: 'host=evil.example',
      range: 'bytes=0-10',
      cookie: 'sid=x',
      'accept-language': 'ar',
    };
    for (const [name, value] of Object.entries(overrides)) {
      const reply = await world.visitor.get('/api/v1/tools', { [name]: value });
      assert.deepEqual(
        [reply.status, reply.text, reply.headers.get('etag')],
        [200, plain.text, plain.headers.get('etag')],
        name,
      );
    }
  });

  test('no answer names the server’s software', async () => {
    for (const path of ['/api/v1/tools', '/api/v1/nothing', '/agent/openapi.json']) {
      const { headers } = await world.visitor.get(path);
      assert.deepEqual([headers.get('server'), headers.get('x-powered-by')], [null, null]);
    }
  });
});
