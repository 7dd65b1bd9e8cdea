/** `doctor` asks the public address, and tells of a proxy that takes a base path off. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { checkAddress } from '#cli/doctor/address.ts';
import { clockOfToday } from '../support/clock.ts';
import { world } from '../support/world.ts';

const w = await world({ PUBLIC_URL: 'http://example.org/ai' }, { clock: clockOfToday() });

/** What is said of a proxy that asks the server for the path that `pass` makes. */
async function look(pass: (path: string) => string, outgoing: 'on' | 'off' = 'off'): Promise<string> {
  const proxy = createServer((incoming, answer) => {
    const asked = { port: w.port, path: pass(incoming.url ?? ''), headers: { host: 'localhost' } };
    request({ host: '127.0.0.1', ...asked }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    }).end();
  }).listen(0, '127.0.0.1');
  after(() => proxy.close());
  await once(proxy, 'listening');
  const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/ai`;
  const { state, said } = await checkAddress({ ...w.config, publicUrl, publicUrlGiven: true, outgoing });
  return `${state}: ${said}`;
}

test('a proxy that passes the path on is right', async () => {
  assert.match(await look((path) => path), /^ok: /);
});

test('a proxy that takes the path off is told, although probes answer', async () => {
  assert.match(
    await look((path) => path.replace(/^\/ai/, '')),
    /^failed: .*\/ai\/robots\.txt says 404; the proxy must not take \/ai off the path$/,
  );
});

test('OAuth metadata at the root of the host that is not passed on is a warning, where agents may sign in', async () => {
  const astray = (path: string): string => (path.startsWith('/ai/') ? path : `/other${path}`);
  assert.match(await look(astray, 'on'), /^warning: .*\/\.well-known\/oauth-authorization-server\/ai is not passed on/);
  assert.match(await look(astray, 'off'), /^ok: /);
});
