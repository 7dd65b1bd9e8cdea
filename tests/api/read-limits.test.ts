/** Limits of reading: how many, for whom, what the headers say, and what is free. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { checkedWorld } from './conformance.ts';

const TOOLS = '/api/v1/tools';

function left(reply: Reply, policy = 'read'): number {
  const item = new RegExp(`"${policy}";r=(\\d+);t=\\d+`).exec(reply.headers.get('ratelimit') ?? '');
  assert.ok(item, `no ${policy} in ${reply.headers.get('ratelimit')}`);
  return Number(item[1]);
}

function assertLimited(reply: Reply, policy = 'read'): void {
  assert.deepEqual([reply.status, reply.json.error.code, reply.json.error.fields], [429, 'rate_limited', {}]);
  assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.ok(Number(reply.headers.get('retry-after')) <= 60);
  assert.equal(left(reply, policy), 0);
}

describe('limits of reading', () => {
  test('are 600 a minute and 120 searches unless settings say otherwise', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '', SEARCH_LIMIT_PER_MINUTE: '' });
    const plain = await world.visitor.get(TOOLS);
    assert.equal(plain.headers.get('ratelimit-policy'), '"read";q=600;w=60');
    const search = await world.visitor.get(`${TOOLS}?q=x`);
    assert.equal(search.headers.get('ratelimit-policy'), '"read";q=600;w=60, "search";q=120;w=60');
    assert.deepEqual([left(search), left(search, 'search')], [left(plain) - 1, 119]);
    const account = await (await world.person()).get(TOOLS);
    assert.equal(account.headers.get('ratelimit-policy'), '"read-account";q=1200;w=60');
  });

  test('hold for all reads together, count down, and end in 429', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '8' });
    const paths = [TOOLS, '/api/v1/categories', `${TOOLS}/none`, `${TOOLS}?page=0`];
    for (let read = 0; read < 8; read += 1)
      assert.equal(left(await world.visitor.get(paths[read % 4] ?? TOOLS)), 7 - read);
    for (const path of paths) assertLimited(await world.visitor.get(path));
    assertLimited(await world.visitor.get('/api/v1/submissions/00000000-0000-4000-8000-000000000000'));
  });

  test('leave the API document free, so that a client can read how to behave', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '1' });
    for (const view of ['', '?view=compact', '']) {
      assert.equal((await world.visitor.get(`/agent/openapi.json${view}`)).status, 200);
      if (view === '') await world.visitor.get(TOOLS);
    }
    assertLimited(await world.visitor.get(TOOLS));
  });

  test('count HEAD as GET', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '2' });
    for (let read = 0; read < 2; read += 1) assert.equal((await world.visitor.request('HEAD', TOOLS)).status, 200);
    assert.equal((await world.visitor.request('HEAD', TOOLS)).status, 429);
  });

  test('hold for searches on their own', async () => {
    const world = await checkedWorld({ SEARCH_LIMIT_PER_MINUTE: '3' });
    for (let read = 0; read < 3; read += 1) assert.equal((await world.visitor.get(`${TOOLS}?q=x${read}`)).status, 200);
    assertLimited(await world.visitor.get(`${TOOLS}?q=x`), 'search');
    assertLimited(await world.visitor.get(`${TOOLS}?q=x0`), 'search');
    assert.equal((await world.visitor.get(TOOLS)).status, 200);
    assert.equal((await world.visitor.get(`${TOOLS}?q=%20`)).status, 200);
  });

  test('leave an answer that has not changed free', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '10', SEARCH_LIMIT_PER_MINUTE: '5' });
    await publish(world.db, [{}]);
    await world.app.context.live.refresh();
    for (const path of [TOOLS, `${TOOLS}?q=published`, '/api/v1/categories']) {
      const first = await world.visitor.get(path);
      const before = left(first);
      for (let read = 0; read < 20; read += 1) {
        const again = await world.visitor.get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
        assert.deepEqual([path, again.status, left(again)], [path, 304, before]);
      }
      assert.equal(left(await world.visitor.get(path)), before - 1);
    }
  });

  test('give an account with a token its own, larger budget', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '1', ACCOUNT_READ_LIMIT_PER_MINUTE: '3' });
    const [one, two] = [await world.person(), await world.person()];
    for (let read = 0; read < 3; read += 1) assert.equal((await one.get(TOOLS)).status, 200);
    assertLimited(await one.get(TOOLS), 'read-account');
    assert.equal((await two.get(TOOLS)).status, 200);
    assert.equal((await world.visitor.get(TOOLS)).status, 200);
    assertLimited(await world.visitor.get(TOOLS));
  });

  test('do not grow by a token that is none', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '2' });
    for (let read = 0; read < 2; read += 1)
      assert.equal((await world.visitor.get(TOOLS, { authorization: `Bearer x${read}` })).status, 200);
    assertLimited(await world.visitor.get(TOOLS, { authorization: 'Bearer y' }));
  });

  test('ignore what a stranger says about the client’s address', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '3' });
    const spoof = (read: number): Record<string, string> => ({
      'x-forwarded-for': `203.0.113.${read}`,
      'x-real-ip': `203.0.113.${read}`,
      forwarded: `for=203.0.113.${read}`,
      'cf-connecting-ip': `203.0.113.${read}`,
      'true-client-ip': `203.0.113.${read}`,
    });
    for (let read = 0; read < 3; read += 1) assert.equal((await world.visitor.get(TOOLS, spoof(read))).status, 200);
    assertLimited(await world.visitor.get(TOOLS, spoof(9)));
  });

  test('are kept by the address that a trusted proxy names', async () => {
    const world = await checkedWorld({ READ_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.0/8,10.0.0.0/8' });
    const from = (addresses: string): Promise<Reply> => world.visitor.get(TOOLS, { 'x-forwarded-for': addresses });
    assert.equal((await from('203.0.113.1')).status, 200);
    assertLimited(await from('203.0.113.1'));
    assertLimited(await from('198.51.100.7, 203.0.113.1'));
    assertLimited(await from('203.0.113.1, 10.1.1.1'));
    assert.equal((await from('203.0.113.2')).status, 200);
    assert.equal((await from('2001:db8::1')).status, 200);
    assertLimited(await from('2001:db8::ffff:2'));
    assert.equal((await from('2001:db8:0:1::1')).status, 200);
  });
});
