/** The heads of read answers: the same whichever way they were written, on connections that stay and on those that close. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import type { Observed } from '../api/described-answers.ts';
import { sharedCheckedWorld } from '../api/conformance.ts';
import { converse, requestText } from './bare-socket.ts';

const TIMES = 5;

/** Names and values without what differs from one answer to the next. */
function headOf({ status, headers }: Observed): unknown {
  const left = Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'ratelimit', 'x-request-id'].includes(name)),
  );
  return { status, ...left };
}

describe('heads of read answers', () => {
  const shared = sharedCheckedWorld();
  let port = 0;
  before(async () => {
    await publish(shared.db, [
      { slug: 'lumen', description: 'It paints. '.repeat(150).trim() },
      ...Array.from({ length: 20 }, () => ({})),
    ]);
    await shared.app.context.live.refresh();
    port = Number(new URL(shared.origin).port);
  });

  for (const path of ['/api/v1/tools/lumen', '/api/v1/tools?pricing=free', '/api/v1/tools?q=tool&locale=de']) {
    for (const encoding of ['identity', 'gzip']) {
      test(`${path} in ${encoding} says the same every time on a connection that stays`, async () => {
        const asked = requestText(`GET ${path}`, [`Accept-Encoding: ${encoding}`]);
        const { answers, closed } = await converse(port, Array<string>(TIMES).fill(asked), TIMES);
        assert.equal(answers.length, TIMES);
        for (const answer of answers) {
          assert.deepEqual(headOf(answer), headOf(answers[0] as Observed));
          assert.equal(answer.text, answers[0]?.text);
          assert.equal(answer.headers.get('connection'), 'keep-alive');
          assert.match(answer.headers.get('keep-alive') ?? '', /^timeout=\d+$/);
          const age = Date.now() - Date.parse(answer.headers.get('date') ?? '');
          assert.ok(age >= 0 && age < 60_000, `${age}`);
        }
        assert.ok(!closed);
      });
    }

    test(`${path} is not sent again to who has it, with the same head every time`, async () => {
      const first = await shared.visitor.get(path);
      const asked = requestText(`GET ${path}`, [`If-None-Match: ${first.headers.get('etag')}`]);
      const { answers } = await converse(port, Array<string>(TIMES).fill(asked), TIMES);
      assert.deepEqual(
        answers.map((answer) => [answer.status, answer.text, answer.headers.get('content-length')]),
        Array.from({ length: TIMES }, () => [304, '', null]),
      );
      for (const answer of answers) assert.deepEqual(headOf(answer), headOf(answers[0] as Observed));
    });

    test(`${path} closes the connection of who asks for that, ready or not`, async () => {
      await converse(port, Array<string>(TIMES).fill(requestText(`GET ${path}`)), TIMES);
      const { answers, closed } = await converse(port, [requestText(`GET ${path}`, ['Connection: close'])]);
      assert.ok(closed);
      assert.deepEqual(
        answers.map((answer) => [answer.status, answer.headers.get('connection'), answer.headers.has('keep-alive')]),
        [[200, 'close', false]],
      );
    });
  }

  test('what a request says in its headers is heard, in any case, though its address is ready', async () => {
    const path = '/api/v1/tools/lumen';
    const { token } = await shared.person();
    const [first] = (await converse(port, Array<string>(TIMES).fill(requestText(`GET ${path}`)), 1)).answers;
    const heard = async (header: string, name: string): Promise<unknown> => {
      const { answers } = await converse(port, [requestText(`GET ${path}`, [header])], 1);
      return [answers[0]?.status, answers[0]?.headers.get(name)];
    };
    assert.deepEqual(await heard(`IF-NONE-MATCH: ${first?.headers.get('etag')}`, 'content-length'), [304, null]);
    assert.deepEqual(await heard('aCCept-Encoding: gzip', 'content-encoding'), [200, 'gzip']);
    assert.deepEqual(await heard('ACCEPT: text/html', 'cache-control'), [406, 'no-store']);
    assert.deepEqual(await heard('EXPECT: a miracle', 'cache-control'), [417, 'no-store']);
    assert.deepEqual(await heard(`AUTHORIZATION: Bearer ${token}`, 'ratelimit-policy'), [
      200,
      '"read-account";q=1200;w=60',
    ]);
  });

  test('a head without its body has the headers of the whole answer', async () => {
    const path = '/api/v1/tools/lumen';
    const whole = await converse(port, [requestText(`GET ${path}`)], 1);
    const head = await converse(port, Array<string>(TIMES).fill(requestText(`HEAD ${path}`)), TIMES, true);
    assert.equal(head.answers.length, TIMES);
    for (const answer of head.answers) assert.deepEqual(headOf(answer), headOf(whole.answers[0] as Observed));
  });
});

test('a change is shown to the next who asks, though somebody over the limit has asked before', async () => {
  const w = await world({ READ_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.0/8' });
  const totalOf = async (query: string, client: string): Promise<unknown> =>
    (await w.visitor.get(`/api/v1/tools?${query}`, { 'x-forwarded-for': client })).json.pagination?.total;
  for (let read = 0; read < 3; read += 1) {
    await totalOf('pricing=paid', '203.0.113.1');
    assert.equal(await totalOf('pricing=free', '203.0.113.2'), 0);
  }
  await publish(w.db, [{ pricingModel: 'free' }]);
  await w.app.context.live.refresh();
  assert.equal(await totalOf('pricing=paid', '203.0.113.1'), undefined);
  assert.equal(await totalOf('pricing=free', '203.0.113.3'), 1);
});
