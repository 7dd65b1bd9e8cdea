/** The examples for nginx and Caddy in deploy/, with the real programs: addresses, Host, bodies, redirects, servers that go. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { submission } from '../../support/factories.ts';
import { openWorld, type World } from '../../support/world.ts';
import { PATH_SITE, PROXIES, SITE, type Proxy } from '../../deploy/proxies.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

async function send(
  options: RequestOptions & { servername?: string },
  isSecure = true,
  body?: string,
): Promise<Answer> {
  const all = { host: '127.0.0.1', servername: SITE, rejectUnauthorized: false, agent: false, ...options } as const;
  const request = (isSecure ? secureRequest : plainRequest)({
    ...all,
    headers: { host: all.servername, ...all.headers },
  });
  // A refusal may come, and the connection end, before the whole body is sent.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers, body: text };
}

function remaining({ headers }: Answer): number {
  return Number(/"read";r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
}

for (const { name, skip, start, startBelowPath } of PROXIES) {
  describe(`behind ${name}`, { skip }, () => {
    let w: World;
    let other: World;
    let proxy: Proxy;
    before(async () => {
      // Only the address that the proxy connects from is trusted: clients on this machine have others.
      const settings = {
        PUBLIC_URL: `https://${SITE}`,
        TRUSTED_PROXIES: '127.0.0.1/32',
        READ_LIMIT_PER_MINUTE: '1000',
      };
      w = await openWorld(settings);
      other = await openWorld(settings);
      proxy = await start(join(w.config.dataDir, name), [w.port]);
    });
    after(async () => {
      await proxy?.stop();
      await w?.close();
      await other?.close();
    });
    const get = (path: string, options: RequestOptions = {}): Promise<Answer> =>
      send({ port: proxy.httpsPort, path, ...options });

    test('pages and answers come through, with links to the public origin', async () => {
      const page = await get('/en');
      assert.equal(page.status, 200);
      assert.match(page.body, new RegExp(`https://${SITE}/`));
      const list = await get('/api/v1/tools');
      assert.equal(JSON.parse(list.body).links.self.startsWith(`https://${SITE}/api/v1/tools`), true);
      assert.equal(list.headers['strict-transport-security'] !== undefined, true);
    });

    test('plain HTTP is sent to HTTPS with the path and the query', async () => {
      const answer = await send({ port: proxy.httpPort, path: '/en/tools?q=a%20b' }, false);
      assert.equal(answer.status, 308);
      assert.equal(answer.headers.location, `https://${SITE}/en/tools?q=a%20b`);
    });

    test('each client has limits of its own, whatever it says of itself', async () => {
      const from = (localAddress: string, said?: string): Promise<Answer> =>
        get('/api/v1/tools', { localAddress, ...(said !== undefined && { headers: { 'x-forwarded-for': said } }) });
      const first = remaining(await from('127.0.0.2'));
      const second = remaining(await from('127.0.0.2', '203.0.113.7'));
      const third = remaining(await from('127.0.0.2', '127.0.0.1, 198.51.100.9'));
      assert.deepEqual([second, third], [first - 1, first - 2]);
      assert.equal(remaining(await from('127.0.0.3')), first);
    });

    test('another host is not answered as ours', async () => {
      const answer = await get('/en', { headers: { host: 'elsewhere.example.net' } }).catch(() => undefined);
      // Caddy has no such site and says so with an empty answer.
      if (answer !== undefined) assert.ok(answer.status !== 200 || answer.body === '', `${answer.status}`);
    });

    test('a body that is too large is refused in our own words, up to what is passed on', async () => {
      const maker = await w.person();
      const headers = { authorization: `Bearer ${maker.token}`, 'content-type': 'application/json' };
      const post = (body: string): Promise<Answer> =>
        send({ port: proxy.httpsPort, path: '/api/v1/submissions', method: 'POST', headers }, true, body);
      const large = await post(JSON.stringify(submission({ description: 'a'.repeat(70_000) })));
      assert.deepEqual([large.status, JSON.parse(large.body).error.code], [413, 'payload_too_large']);
      assert.equal((await post('a'.repeat(3_000_000))).status, 413);
      const accepted = await post(JSON.stringify(submission()));
      assert.equal(accepted.status, 201, accepted.body);
      assert.match(accepted.headers.location ?? '', new RegExp(`^https://${SITE}/api/v1/submissions/`));
    });

    test('figures are not shown, and probes come through', async () => {
      assert.equal((await get('/metrics')).status, 404);
      assert.equal((await get('/readyz')).status, 200);
    });

    test('when one of two servers goes, no request is lost', async () => {
      const both = await start(join(w.config.dataDir, `${name}-two`), [w.port, other.port]);
      try {
        const statuses = new Set<number | undefined>();
        const read = async (times: number): Promise<void> => {
          for (let count = 0; count < times; count += 1)
            statuses.add((await send({ port: both.httpsPort, path: `/api/v1/tools?page=${count + 1}` })).status);
        };
        await read(10);
        await Promise.all([read(40), read(40), other.leave()]);
        await read(10);
        assert.deepEqual(statuses, new Set([200]));
      } finally {
        await both.stop();
      }
    });
  });

  describe(`below a path behind ${name}`, { skip }, () => {
    const { host, base } = PATH_SITE;
    let w: World;
    let proxy: Proxy;
    before(async () => {
      w = await openWorld({
        PUBLIC_URL: `https://${host}${base}`,
        TRUSTED_PROXIES: '127.0.0.1/32',
        OUTGOING: 'on',
      });
      proxy = await startBelowPath(join(w.config.dataDir, `${name}-path`), [w.port]);
    });
    after(async () => {
      await proxy?.stop();
      await w?.close();
    });
    const get = (path: string): Promise<Answer> => send({ port: proxy.httpsPort, path, servername: host });

    test('pages, answers and redirects stay below it', async () => {
      const [root, page, list] = [await get(base), await get(`${base}/en`), await get(`${base}/api/v1/tools`)];
      assert.deepEqual([root.status, root.headers.location], [303, `${base}/en`]);
      assert.equal(page.status, 200);
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
      assert.ok(sheet.startsWith(`${base}/assets/`), sheet);
      assert.equal((await get(sheet)).status, 200);
      assert.ok(JSON.parse(list.body).links.self.startsWith(`https://${host}${base}/api/v1/tools`), list.body);
    });

    test('clients find the authorization server by the addresses of the standards', async () => {
      const server = JSON.parse((await get(`/.well-known/oauth-authorization-server${base}`)).body);
      assert.equal(server.issuer, `https://${host}${base}`);
      const resource = JSON.parse((await get(`/.well-known/oauth-protected-resource${base}/mcp`)).body);
      assert.equal(resource.resource, `https://${host}${base}/mcp`);
    });

    test('the rest of the host is not the catalog, and figures are not shown', async () => {
      for (const path of ['/', '/en', '/aix', `${base}x/en`, `${base}/metrics`])
        assert.equal((await get(path)).status, 404, path);
      assert.equal((await get(`${base}/readyz`)).status, 200);
    });
  });
}
