/** Framing, Host, CONNECT, Expect and sizes, byte by byte: every answer is ours, and no request is taken for two. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { before, describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import { checkedWorld, sharedCheckedWorld } from '../api/conformance.ts';
import { converse, requestText, type Conversation } from './bare-socket.ts';
import { MALFORMED_REQUESTS } from './malformed-requests.ts';
import { until } from '../support/until.ts';

const TOOLS = 'GET /api/v1/tools';
const HOST = 'Host: localhost';

describe('the HTTP server', () => {
  const world = sharedCheckedWorld();
  let token: string;
  before(async () => {
    ({ token } = await world.person());
  });
  const say = (...parts: Parameters<typeof converse>[1]): Promise<Conversation> => converse(world.port, parts);

  /** One answer in the Error shape, and a closed connection. */
  function assertRefused({ answers, closed }: Conversation, status: number, code: string): void {
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [status],
    );
    const [answer] = answers;
    const { error } = JSON.parse(answer?.text ?? '');
    // Of a Host that is not ours alone the body says more.
    const { host: _host, ...fields } = error.fields;
    assert.deepEqual([error.code, fields, typeof error.message], [code, {}, 'string']);
    assert.equal(answer?.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(answer?.headers.get('cache-control'), 'no-store');
    assert.equal(answer?.headers.get('x-content-type-options'), 'nosniff');
    assert.ok(closed);
  }
  async function assertAlive(): Promise<void> {
    assert.equal((await world.visitor.get('/api/v1/categories')).status, 200);
  }

  test('refuses what is malformed', () =>
    assertEach(
      Object.entries(MALFORMED_REQUESTS),
      ([name]) => `refuses ${name}`,
      async ([, text]) => {
        assertRefused(await say(Buffer.from(text, 'latin1')), 400, 'malformed_request');
        await assertAlive();
      },
    ));

  test('an unknown method is 501', () =>
    assertEach(
      Object.entries({
        'a method that nobody knows': 'FOO /api/v1/tools',
        'a method in small letters': 'get /api/v1/tools',
        'a method that begins like another': 'GETS /api/v1/tools',
        'such a method elsewhere': 'FOO /en',
      }),
      ([name]) => `${name} is 501`,
      async ([, text]) => {
        assertRefused(await say(`${text} HTTP/1.1\r\nHost: localhost\r\n\r\n`), 501, 'not_implemented');
        await assertAlive();
      },
    ));

  test('an unknown method behind a request is 501, after its answer', async () => {
    const first = 'GET /api/v1/categories HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { answers } = await say(`${first}FOO /api/v1/tools HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 501],
    );
  });

  test('answers to every name of its own', () =>
    assertEach(
      ['localhost', 'LOCALHOST', 'localhost:3000', '127.0.0.1', '[::1]', '[::1]:80', '192.168.1.7:3000'],
      (host) => `answers to Host: ${host}`,
      async (host) => {
        const { answers } = await say(`${TOOLS} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        assert.equal(answers[0]?.status, 200);
        assert.ok(!answers[0]?.text.includes('192.168'));
      },
    ));

  test('links to its public address whatever Host says', async () => {
    const { answers } = await say(`${TOOLS} HTTP/1.1\r\nHost: 10.9.8.7:999\r\nConnection: close\r\n\r\n`);
    assert.equal(JSON.parse(answers[0]?.text ?? '').links.self, `${world.config.publicUrl}/api/v1/tools?page=1`);
  });

  test('takes an absolute target on its own host', async () => {
    for (const target of [
      'http://localhost/api/v1/tools',
      'HTTP://LOCALHOST/api/v1/tools',
      'http://localhost:3000/api/v1/tools?page=1',
    ]) {
      assert.equal(
        (await say(`GET ${target} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`)).answers[0]?.status,
        200,
        target,
      );
    }
  });

  test('does not open tunnels', async () => {
    const conversation = await say(`CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n`);
    assertRefused(conversation, 405, 'method_not_allowed');
    assert.ok(conversation.answers[0]?.headers.has('allow'));
  });

  test('does not switch protocols', async () => {
    const { answers } = await say(
      `${TOOLS} HTTP/1.1\r\n${HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
    );
    assert.equal(answers[0]?.status, 200);
  });

  test('answers OPTIONS * without failing', async () => {
    const { answers } = await say(`OPTIONS * HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`);
    assert.equal(answers.length, 1);
    assert.ok((answers[0]?.status ?? 500) < 500);
  });

  test('cannot meet an expectation that it does not know', async () => {
    for (const line of [TOOLS, 'POST /api/v1/submissions'])
      assertRefused(await say(requestText(line, ['Expect: tea'])), 417, 'expectation_failed');
  });

  const post = (headers: readonly string[]): string =>
    requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      'Expect: 100-continue',
      'Connection: close',
      ...headers,
    ]);

  test('asks for the body of a good request that waits with it', async () => {
    const body = JSON.stringify(submission());
    const { interim, answers } = await say(
      post([`Authorization: Bearer ${token}`, `Content-Length: ${Buffer.byteLength(body)}`]),
      { awaitBytes: '100 Continue' },
      body,
    );
    assert.deepEqual([interim, answers.map(({ status }) => status)], [[100], [201]]);
  });

  test('does not ask for the body of a request that is refused without it', async () => {
    const refusals: [string[], number][] = [
      [['Content-Length: 10'], 401],
      [['Content-Length: 10', 'Authorization: Bearer garbage'], 401],
      [['Content-Length: 10', `Authorization: Bearer ${token}`, 'Accept: text/html'], 406],
      [['Content-Length: 10', `Authorization: Bearer ${token}`, 'Content-Encoding: gzip'], 415],
      [['Content-Length: 65537', `Authorization: Bearer ${token}`], 413],
    ];
    for (const [headers, status] of refusals) {
      const { interim, answers } = await say(post(headers));
      assert.deepEqual([interim, answers.map((answer) => answer.status)], [[], [status]]);
    }
  });

  const sized = (headers: readonly string[]): string =>
    requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
      ...headers,
    ]);

  test('refuses a body that is announced as too large before it comes', async () => {
    for (const length of ['65537', '1100000', '10000000000', '99999999999999999999']) {
      const { answers } = await say(sized([`Content-Length: ${length}`, 'Connection: close']));
      const [answer] = answers;
      assert.equal(answers.length, 1);
      assert.ok([413, 400].includes(answer?.status ?? 0), `${length}: ${answer?.status}`);
      if (length.length < 15) assert.equal(JSON.parse(answer?.text ?? '').error.code, 'payload_too_large');
    }
  });

  test('refuses a body that grows too large in chunks', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const { answers } = await say(sized(['Transfer-Encoding: chunked']), chunk, chunk, chunk, chunk, chunk);
    assert.deepEqual([answers[0]?.status, JSON.parse(answers[0]?.text ?? '').error.code], [413, 'payload_too_large']);
  });

  test('lets a client that sends a megabyte at once read why it was refused', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { answers } = await converse(world.port, [sized(['Content-Length: 1100000']), ' '.repeat(1_100_000)], 1);
      assert.equal(answers[0]?.status, 413);
    }
  });

  test('reads the rest of a form that is too large, so that a browser that sends it whole reads why', async () => {
    const headers = ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'];
    for (const bytes of [70_000, 1_100_000, 12_000_000]) {
      const form = requestText('POST /en/sign-in', [...headers, `Content-Length: ${bytes}`]);
      const { answers } = await converse(world.port, [form, 'x'.repeat(bytes), requestText('GET /livez')], 2);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [413, 200],
        `${bytes}`,
      );
    }
  });

  test('takes a body in chunks', async () => {
    const body = JSON.stringify(submission());
    const half = Math.floor(body.length / 2);
    const chunks = [body.slice(0, half), body.slice(half)].map(
      (part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`,
    );
    const { answers } = await say(sized(['Transfer-Encoding: chunked', 'Connection: close']), ...chunks, '0\r\n\r\n');
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201],
    );
  });

  test('refuses a broken chunk', async () => {
    const { answers, closed } = await say(sized(['Transfer-Encoding: chunked']), 'zz\r\nab\r\n0\r\n\r\n');
    assert.deepEqual([answers[0]?.status, answers.length, closed], [400, 1, true]);
  });

  test('refuses headers beyond its bounds', async () => {
    const large: string[] = [
      requestText(TOOLS, [`X-A: ${'a'.repeat(17_000)}`]),
      requestText(
        TOOLS,
        Array.from({ length: 2_050 }, (_, index) => `X-${index}: a`),
      ),
      requestText(
        TOOLS,
        Array.from({ length: 250 }, (_, index) => `X-${index}: a`),
      ),
      requestText(`GET /api/v1/tools?q=${'a'.repeat(20_000)}`),
      requestText(`GET /${'a'.repeat(20_000)}`),
      requestText(TOOLS, [`Cookie: ${'a=b; '.repeat(4_000)}`]),
    ];
    for (const text of large) assertRefused(await say(text), 431, 'headers_too_large');
    await assertAlive();
  });

  test('answers the next request on a connection after every kind of error', async () => {
    const bearer = `Authorization: Bearer ${token}`;
    const type = 'Content-Type: application/json';
    const failing = [
      requestText('GET /api/v1/tools?page=0'),
      requestText('GET /api/v1/tools/none'),
      requestText('GET /api/v1/nothing'),
      requestText('PATCH /api/v1/tools'),
      requestText('PUT /api/v1/tools', [type], '{}'),
      requestText('POST /api/v1/submissions', [type], '{}'),
      requestText('POST /api/v1/submissions', [type, bearer], '{'),
      requestText('POST /api/v1/submissions', ['Content-Type: text/plain', bearer], 'x'),
      requestText('GET /api/v1/tools?q=%zz'),
      requestText('GET /api/v1/tools/%zz'),
      requestText('GET /api/v1/tools', ['Accept: text/html']),
    ];
    for (const text of failing) {
      const { answers } = await converse(world.port, [text, requestText(TOOLS)], 2);
      assert.deepEqual([answers.length, answers[1]?.status], [2, 200], text);
      assert.ok((answers[0]?.status ?? 0) >= 400, text);
    }
  });

  test('answers a request whose first half came before it began to close', async () => {
    const closing = await checkedWorld();
    const text = requestText('GET /api/v1/categories');
    const closed = Promise.withResolvers<void>();
    const accepted = once(closing.app.server.server, 'connection') as Promise<[Socket]>;
    const halfSent = accepted.then(async ([theirs]) => {
      await until(() => theirs.bytesRead >= 20);
      closing.app.server.close().then(closed.resolve, closed.reject);
    });
    const { answers } = await converse(closing.port, [text.slice(0, 20), { until: halfSent }, text.slice(20)]);
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('connection')]),
      [[200, 'close']],
    );
    await closed.promise;
  });
});
