/** Under which names requests are answered: our own everywhere, any for probes, that of an absolute target before that of Host. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PROBE_PATHS } from '#http/probes/health.ts';
import { sharedCheckedWorld } from '../api/conformance.ts';
import { converse, requestText } from './bare-socket.ts';

const TOOLS = '/api/v1/tools';

describe('the name in a request', () => {
  const world = sharedCheckedWorld();
  const statusOf = async (lines: readonly string[]): Promise<number | undefined> =>
    (await converse(world.port, [`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`], 1)).answers[0]?.status;

  for (const path of [...PROBE_PATHS, '/livez?full']) {
    test(`${path} answers under any Host, and to HTTP/1.0 without one`, async () => {
      for (const host of [
        'toolshelf',
        'tool_shelf:3000',
        'catalog.internal.example',
        '10.1.2.3:9',
        '[fd00::7]:3000',
        '',
      ])
        assert.equal(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`]), 200, host);
      assert.equal(await statusOf([`GET ${path} HTTP/1.0`]), 200);
      assert.equal(await statusOf([`GET http://toolshelf${path} HTTP/1.1`, 'Host: localhost']), 200);
    });

    test(`${path} refuses a Host that is none, two of them, and HTTP/1.1 without one`, async () => {
      for (const host of ['a b', 'evil"><x', 'a@b', 'a/b', '[::1'])
        assert.equal(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`]), 400, host);
      assert.equal(await statusOf([`GET ${path} HTTP/1.1`, 'Host: a', 'Host: b']), 400);
      assert.equal(await statusOf([`GET ${path} HTTP/1.1`]), 400);
    });
  }

  test('everything else answers under our own names only', async () => {
    for (const path of [TOOLS, '/en', '/livez/', '/livezz', '/robots.txt']) {
      assert.equal(await statusOf([`GET ${path} HTTP/1.1`, 'Host: toolshelf']), 400, path);
      assert.equal(await statusOf([`GET ${path} HTTP/1.0`]), 400, path);
    }
  });

  test('a refusal names the host that answers and the setting that changes it', async () => {
    const { answers } = await converse(
      world.port,
      [`GET ${TOOLS} HTTP/1.1\r\nHost: toolshelf\r\nConnection: close\r\n\r\n`],
      1,
    );
    const { error } = JSON.parse(answers[0]?.text ?? '') as { error: Record<string, any> };
    assert.equal(error['code'], 'malformed_request');
    assert.match(error['message'], /answers at localhost.*PUBLIC_URL/);
    assert.deepEqual(Object.keys(error['fields']), ['host']);
  });

  test('an absolute target names the host, whatever Host says', async () => {
    for (const host of ['elsewhere.example', 'localhost', ''])
      assert.equal(await statusOf([`GET http://localhost${TOOLS} HTTP/1.1`, `Host: ${host}`]), 200, host);
    assert.equal(await statusOf([`GET http://localhost${TOOLS} HTTP/1.0`]), 200);
    assert.equal(await statusOf([`GET http://elsewhere.example${TOOLS} HTTP/1.1`, 'Host: localhost']), 400);
    assert.equal(await statusOf([`GET http://localhost${TOOLS} HTTP/1.1`]), 400);
    assert.equal(await statusOf([`GET http://localhost${TOOLS} HTTP/1.1`, 'Host: a"b']), 400);
  });

  test('a form sent to an absolute target belongs to the origin of the target', async () => {
    const form = 'email=nobody%40example.org&password=a+long+pass+phrase';
    const send = async (target: string, host: string): Promise<number | undefined> => {
      const text = requestText(
        `POST ${target}/en/sign-in`,
        ['Content-Type: application/x-www-form-urlencoded', `Origin: http://${host}`],
        form,
      );
      return (await converse(world.port, [text.replace('Host: localhost', `Host: ${host}`)], 1)).answers[0]?.status;
    };
    assert.equal(await send('http://127.0.0.1', '127.0.0.1'), 422);
    assert.equal(await send('http://127.0.0.1', '127.0.0.2'), 403);
  });
});
