/** `doctor` asks the running server, through the public address, how requests arrive there. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { checkAddress } from '#cli/doctor/address.ts';
import { checkProxies } from '#cli/doctor/proxies.ts';
import { world, type World } from '../support/world.ts';
import { clockOfToday, type TestClock } from '../support/clock.ts';

// The doctor signs its question with the time of the machine.
const atOurTime = (): { clock: TestClock } => ({ clock: clockOfToday() });
const plain = await world({}, atOurTime());
const trusting = await world({ TRUSTED_PROXIES: '127.0.0.1' }, atOurTime());
const elsewhere = await world({ TRUSTED_PROXIES: '203.0.113.9' }, atOurTime());

/** A proxy before the world that sends these headers on; gives its address. */
async function openProxy(w: World, headers: Record<string, string>): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { host = '' } = incoming.headers;
    request(`${w.origin}${incoming.url}`, { headers: { host, ...headers } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  }).listen(0, '127.0.0.1');
  after(() => proxy.close());
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

async function look(w: World, headers: Record<string, string>): Promise<string> {
  const publicUrl = await openProxy(w, headers);
  const { state, said } = await checkProxies({ ...w.config, publicUrl, publicUrlGiven: true });
  return `${state}: ${said}`;
}

describe('doctor, of the proxies', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };

  test('is content where the named proxy forwards', async () => {
    assert.equal(await look(trusting, forwarded), 'ok: 127.0.0.1 forwards for 198.51.100.7');
  });

  test('is content where the one who asks, the proxy and the server are one machine', async () => {
    const here = { 'x-forwarded-for': '127.0.0.1' };
    assert.equal(await look(trusting, here), 'ok: 127.0.0.1 forwards for 127.0.0.1');
    assert.match(await look(elsewhere, here), /^failed: .* add 127\.0\.0\.1$/);
  });

  test('names the proxy that TRUSTED_PROXIES should have', async () => {
    assert.match(await look(plain, forwarded), /^warning: .* set TRUSTED_PROXIES=127\.0\.0\.1$/);
    assert.match(await look(elsewhere, forwarded), /^failed: .* add 127\.0\.0\.1$/);
  });

  test('tells a proxy that forwards nothing, and one that changes the Host', async () => {
    assert.match(await look(trusting, {}), /^failed: 127\.0\.0\.1 sends no X-Forwarded-For/);
    assert.match(await look(plain, { host: 'inside:8080' }), /^failed: requests arrive with Host inside:8080/);
  });

  test('leaves a proxy that finds no server to the line of the address', async () => {
    const proxy = createServer((_incoming, outgoing) => outgoing.writeHead(502).end()).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const config = {
      ...plain.config,
      publicUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      publicUrlGiven: true,
    };
    for (const state of ['running', 'stopped']) {
      const { said } = await checkProxies(config);
      assert.equal(said, `the server could not be asked at ${config.publicUrl}; see address`, state);
      if (state === 'running') assert.match((await checkAddress(config)).said, /says 502: the proxy finds no server;/);
      proxy.close();
    }
  });

  test('without a proxy says so', async () => {
    const { state } = await checkProxies({ ...plain.config, publicUrl: plain.origin, publicUrlGiven: true });
    assert.equal(state, 'ok');
  });
});

test('how a request arrived is told to nobody else', async () => {
  const now = plain.clock.now().getTime();
  for (const question of ['', 'x', `${now}.${'A'.repeat(43)}`, `${now - 120_000}.${'A'.repeat(43)}`])
    assert.deepEqual((await plain.visitor.get(`/livez?origin=${question}`)).json, { status: 'alive' });
});
