/** Connections: answers come in the order of the requests, nobody's connection ends for another's sake, and nobody keeps one for ever. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { before, describe, test } from 'node:test';
import { publish, submission } from '../support/factories.ts';
import { world as openWorldOf } from '../support/world.ts';
import { sharedCheckedWorld } from '../api/conformance.ts';
import { converse, requestText } from './bare-socket.ts';
import { until } from '../support/until.ts';

/** Only a failure takes as long. */
const PATIENCE_MS = 60_000;

describe('a connection', () => {
  const world = sharedCheckedWorld();
  let token: string;
  before(async () => {
    ({ token } = await world.person());
    await publish(world.db, [{ slug: 'lumen' }]);
    await world.app.context.live.refresh();
  });

  /** A request whose answer takes a while: a password is looked at. */
  const slow = (): string =>
    requestText(
      'POST /en/sign-in',
      ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'],
      'email=nobody%40example.org&password=a+long+pass+phrase',
    );

  test('asks for a body after it has answered what came before', async () => {
    const body = JSON.stringify(submission());
    const waiting = requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Authorization: Bearer ${token}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]);
    const { order } = await converse(world.port, [slow() + waiting, { awaitBytes: '100 Continue' }, body], 2);
    assert.deepEqual(order, [422, 100, 201]);
  });

  test('goes on after a body that came before it was asked for', async () => {
    const submit = (headers: readonly string[]): string =>
      requestText(
        'POST /api/v1/submissions',
        ['Content-Type: application/json', `Authorization: Bearer ${token}`, ...headers],
        JSON.stringify(submission()),
      );
    const { order } = await converse(world.port, [submit(['Expect: 100-continue']) + submit([]) + submit([])], 3);
    assert.deepEqual(order, [100, 201, 201, 201]);
  });

  test('asks for the form that a browser’s page waits with', async () => {
    const form = 'email=nobody%40example.org&password=a+long+pass+phrase';
    const waiting = requestText('POST /en/sign-in', [
      'Content-Type: application/x-www-form-urlencoded',
      'Sec-Fetch-Site: same-origin',
      'Expect: 100-continue',
      `Content-Length: ${form.length}`,
    ]);
    const { order } = await converse(world.port, [waiting, { awaitBytes: '100 Continue' }, form], 1);
    assert.deepEqual(order, [100, 422]);
  });

  test('refuses what it cannot read after it has answered what came before', async () => {
    const { order, closed } = await converse(world.port, [`${slow()}rubbish\r\n\r\n`]);
    assert.deepEqual([order, closed], [[422, 400], true]);
  });

  test('refuses what it cannot read after what memory answers behind a slow request', async () => {
    const read = requestText('GET /api/v1/categories');
    for (let time = 0; time < 3; time += 1) await converse(world.port, [read], 1);
    const { order, closed } = await converse(world.port, [`${slow()}${read.repeat(3)}rubbish\r\n\r\n`]);
    assert.deepEqual([order, closed], [[422, 200, 200, 200, 400], true]);
  });

  test('refuses a body that it cannot read after it has answered what came before', async () => {
    const broken = requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
      'Transfer-Encoding: chunked',
    ]);
    const { order, closed } = await converse(world.port, [`${slow()}${broken}zz\r\n`]);
    assert.deepEqual([order, closed], [[422, 400], true]);
  });

  test('carries out nothing that comes after the answer that ends it', async () => {
    const maker = await world.person();
    const submit = requestText(
      'POST /api/v1/submissions',
      ['Content-Type: application/json', `Authorization: Bearer ${maker.token}`],
      JSON.stringify(submission()),
    );
    const half = `8888\r\n${'x'.repeat(0x8888)}\r\n`;
    const large = requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      `Authorization: Bearer ${maker.token}`,
      'Transfer-Encoding: chunked',
    ]);
    for (const [refused, status] of [
      [`${large}${half}${half}0\r\n\r\n`, 413],
      // So often, since it is decided by which part comes first.
      ...Array.from({ length: 30 }, (_, index): [string, number] => {
        const at = index + 1;
        const part = `4444\r\n${'x'.repeat(0x4444)}\r\n`;
        return [`${large}${part.repeat(4)}${at.toString(16)}\r\n${'x'.repeat(at)}\r\n0\r\n\r\n`, 413];
      }),
      ['GET /api/v1/categories HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
      [requestText('GET /api/v1/categories', ['Expect: nothing-of-the-kind']), 417],
      [requestText('POST /api/v1/submissions/validate', ['Expect: 100-continue'], '{}'), 401],
    ] as const) {
      const { order, closed } = await converse(world.port, [refused + submit]);
      assert.deepEqual([order, closed], [[status], true]);
    }
    assert.equal((await maker.get('/api/v1/submissions')).json.pagination.total, 0);
  });

  test('stays for others when an old client gets an answer that ends its own', async () => {
    const path = '/api/v1/tools/lumen';
    const answer = async () => (await converse(world.port, [requestText(`GET ${path}`)], 1)).answers[0];
    for (let time = 0; time < 3; time += 1) await answer();
    const first = await answer();
    const old = `GET ${path} HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\nIf-None-Match: ${first?.headers.get('etag')}\r\n\r\n`;
    // The first answer of a second is the one that others are made like.
    await until(() => new Date().getMilliseconds() < 50);
    assert.deepEqual((await converse(world.port, [old], 1)).order, [304]);
    const { answers, closed } = await converse(world.port, [requestText(`GET ${path}`)], 1);
    assert.deepEqual([answers[0]?.headers.get('connection'), closed], ['keep-alive', false]);
  });

  /** Reads only when it has sent all, as many clients do; gives what it was told, and how its sending failed. */
  async function send(head: string, body: Uint8Array): Promise<{ told: string; failure: string | null }> {
    const socket = connect({ port: world.port, host: '127.0.0.1', allowHalfOpen: true });
    let told = '';
    let failure: string | null = null;
    socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code ?? 'unknown'));
    socket.write(head);
    for (let at = 0; at < body.length; at += 65_536) {
      socket.write(body.subarray(at, at + 65_536));
      await nextTurn();
    }
    socket.on('data', (bytes: Buffer) => (told += bytes.toString('latin1')));
    socket.end();
    if (!socket.closed) await once(socket, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { told, failure };
  }

  test('tells a client that sends more than it may before it was asked for it', async () => {
    const body = new Uint8Array(900_000).fill(0x20);
    const head = requestText('POST /api/v1/submissions', [
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Authorization: Bearer ${token}`,
      `Content-Length: ${body.length}`,
    ]);
    const { told, failure } = await send(head, body);
    assert.deepEqual([told.slice(0, 12), failure], ['HTTP/1.1 413', null]);
  });

  test('ends when its client does not read: nothing may lie still for longer than a minute', async () => {
    const { app } = await openWorldOf({}, { timeouts: 'as a site' });
    const { timeout } = app.server.server;
    assert.ok(timeout > 0 && timeout <= 60_000, String(timeout));
  });

  for (const [name, text] of [
    ['that was refused', 'rubbish\r\n\r\n'],
    ['that asked for a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
  ] as const) {
    test(`ends a moment later for a client ${name} and stays`, async () => {
      const accepted = once(world.app.server.server, 'connection') as Promise<[Socket]>;
      const socket = connect({ port: world.port, host: '127.0.0.1', allowHalfOpen: true });
      try {
        socket.write(text);
        socket.resume();
        await once(socket, 'end');
        const [theirs] = await accepted;
        if (!theirs.closed) await once(theirs, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) });
      } finally {
        socket.destroy();
      }
    });
  }
});
