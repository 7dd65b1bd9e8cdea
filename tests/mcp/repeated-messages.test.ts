/** Equal messages of clients without a token, which are answered from memory: as the first time, under their own ids. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createMessageCache } from '#http/api/message-cache.ts';
import { publish, submission } from '../support/factories.ts';
import { openWorld, type Reply, type World } from '../support/world.ts';

let w: World;
before(async () => {
  w = await openWorld();
  await publish(w.db, [{ slug: 'lumen', name: 'Lumen' }]);
  await w.app.context.live.refresh();
});
after(() => w.close());

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };

const call = (id: unknown, name: string, args: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
  const message = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
  return w.visitor.post('/mcp', message, { ...HEADERS, ...headers });
};
const callAnew = (id: unknown, name: string, args: unknown): Promise<Reply> => {
  const message = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args, _meta: META } };
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name };
  return w.visitor.post('/mcp', message, { ...HEADERS, ...headers });
};
/** The message in an answer, as JSON or as the one event of a stream. */
const messageIn = ({ text }: Reply): any =>
  JSON.parse(/^(?:event: message\ndata: )?(\{.*\})\s*$/.exec(text)?.[1] ?? text);
const FLEETING = /^(?:date|ratelimit|content-length|transfer-encoding|connection|keep-alive|x-request-id)$/;
const lasting = ({ headers }: Reply) => [...headers].filter(([name]) => !FLEETING.test(name));

test('are answered alike in both revisions, each with its own id', async () => {
  for (const send of [call, callAnew]) {
    const first = await send(1, 'search_tools', { q: 'lumen' });
    const { id, ...rest } = messageIn(first);
    assert.equal(id, 1);
    for (const other of [2, 'a"b\\', '1', -7, 3]) {
      const again = await send(other, 'search_tools', { q: 'lumen' });
      assert.deepEqual(messageIn(again), { ...rest, id: other });
      assert.deepEqual(lasting(again), lasting(first));
    }
  }
});

test('are not taken for equal where JSON would write a number as null', async () => {
  const none = await call(1, 'search_tools', { q: 'lumen', page: null });
  for (const id of [2, 3, 4])
    assert.deepEqual(messageIn(await call(id, 'search_tools', { q: 'lumen', page: null })), { ...messageIn(none), id });
  const message = JSON.stringify({
    jsonrpc: '2.0',
    id: 5,
    method: 'tools/call',
    params: { name: 'search_tools', arguments: { q: 'lumen', page: 7 } },
  }).replace('"page":7', '"page":1e400');
  const huge = await w.visitor.request('POST', '/mcp', message, { ...HEADERS, 'content-type': 'application/json' });
  assert.equal(messageIn(huge).result?.isError, true, huge.text);
});

test('count against the limits of the first', async () => {
  const limited = await openWorld({ SEARCH_LIMIT_PER_MINUTE: '5' });
  after(() => limited.close());
  const params = { name: 'search_tools', arguments: { q: 'counted' } };
  const search = (id: number) =>
    limited.visitor.post('/mcp', { jsonrpc: '2.0', id, method: 'tools/call', params }, HEADERS);
  const left = async (id: number): Promise<number[]> =>
    [...((await search(id)).headers.get('ratelimit') ?? '').matchAll(/r=(\d+)/g)].map(([, rest]) => Number(rest));
  const [reads = 0, searches] = await left(1);
  assert.equal(searches, 4);
  for (const at of [1, 2, 3, 4]) assert.deepEqual(await left(at + 1), [reads - at, 4 - at]);
  const refused = await search(77);
  assert.deepEqual([refused.status, messageIn(refused).id, refused.headers.has('retry-after')], [429, 77, true]);
});

test('follow the catalog', async () => {
  const total = async () =>
    messageIn(await call(1, 'search_tools', { per_page: 1 })).result.structuredContent.pagination.total;
  for (const _ of [1, 2, 3]) assert.equal(await total(), 1);
  await publish(w.db, [{ slug: 'lantern', name: 'Lantern' }]);
  await w.app.context.live.refresh();
  assert.equal(await total(), 2);
});

test('keep to what the protocol refuses', async () => {
  for (const _ of [1, 2, 3]) await call(1, 'get_tool', { slug: 'lumen' });
  const wrong = { 'mcp-protocol-version': '1999-01-01' };
  assert.equal((await call(1, 'get_tool', { slug: 'lumen' }, wrong)).status, 400);
  assert.equal((await call(1, 'get_tool', { slug: 'lumen' }, { accept: 'application/json' })).status, 406);
  assert.equal((await call(1, 'get_tool', { slug: 'lumen' }, { origin: 'https://elsewhere.example' })).status, 403);
  assert.equal((await call(1, 'get_tool', { slug: 'lumen' }, { authorization: 'Bearer nonsense' })).status, 401);
});

test('are not kept where an operation reads more than the catalog, or fails', async () => {
  const person = await w.person();
  const { json } = await person.post('/api/v1/submissions', submission());
  const status = async () =>
    messageIn(await call(1, 'get_submission', { id: json.data.id })).result.structuredContent.data.status;
  assert.equal(await status(), 'awaiting_moderation');
  await person.request('DELETE', `/api/v1/submissions/${json.data.id}`);
  assert.equal(await status(), 'withdrawn');
  const found = async () => messageIn(await call(1, 'get_tool', { slug: 'later' })).result.isError;
  assert.equal(await found(), true);
  assert.equal(await found(), true);
});

test('an answer is kept for its version, if it ends with the id of its message', () => {
  const cache = createMessageCache();
  const keep = (key: string, text: string, id = '1', version = 1): void =>
    cache.keep(key, version, { body: Buffer.from(text), type: 'application/json', id, limits: ['read'] });
  assert.equal(cache.find('a', 1), undefined);
  keep('a', '{"result":{"id":1},"id":1}\n');
  const kept = cache.find('a', 1);
  assert.deepEqual([kept?.head.toString(), kept?.tail.toString()], ['{"result":{"id":1},"id":', '}\n']);
  keep('b', '{"id":1,"result":{}}');
  keep('c', '{"result":{},"id":2}');
  keep('d', `{"result":"${'x'.repeat(64_000)}","id":1}`);
  for (const key of ['b', 'c', 'd']) assert.equal(cache.find(key, 1), undefined, key);
  assert.equal(cache.find('a', 2), undefined);
  keep('e', '{"id":1}', '1', 1);
  assert.equal(cache.find('e', 2), undefined, 'what was made meanwhile is of an older version');
});
