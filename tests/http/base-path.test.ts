/** A catalog below a path of its host: what is inside of it, what is not, and what browsers and clients are sent. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endSessionCookie, readSessionCookie, startSessionCookie } from '#http/pages/cookies.ts';
import { html, markupOf, raw } from '#web/elements/html.ts';
import { publish } from '../support/factories.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, signedIn } from '../web/browser.ts';
import { converse } from './bare-socket.ts';

const PUBLIC = 'https://example.org/ai';
const w = await world({ PUBLIC_URL: 'http://example.org/ai', OUTGOING: 'on' });
await publish(w.db, [{ slug: 'lumen', name: 'Lumen' }]);
await w.app.context.live.refresh();
const root = w.origin.replace('/ai', '');
const statusOf = async (path: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(root + path, { redirect: 'manual', ...init })).status;

describe('the base path', () => {
  test('is taken off, and nothing outside of it is answered', async () => {
    const inside = ['/ai/en', '/ai/en/tools?q=lumen', '/ai/api/v1/tools', '/ai/robots.txt', '/ai/favicon.ico'];
    for (const path of inside) assert.equal(await statusOf(path), 200, path);
    for (const path of ['/ai', '/ai/', '/ai?a=b']) assert.equal(await statusOf(path), 303, path);
    const outside = [
      '/',
      '/en',
      '/api/v1/tools',
      '/aix/en',
      '/ai%2Fen',
      '//ai/en',
      '/AI/en',
      '/ai/ai/en',
      '/robots.txt',
    ];
    for (const path of outside) assert.equal(await statusOf(path), 404, path);
  });

  test('is not needed by probes', async () => {
    for (const path of ['/livez', '/readyz', '/healthz', '/metrics', '/ai/livez', '/ai/readyz', '/ai/metrics'])
      assert.equal(await statusOf(path), 200, path);
    assert.equal(await statusOf('/livezz'), 404);
  });

  test('is behind the well-known names of OAuth at the root of the host, and of nothing else there', async () => {
    const names = [
      'oauth-authorization-server/ai',
      'oauth-protected-resource/ai/mcp',
      'oauth-protected-resource/ai/api/v1',
    ];
    for (const name of names) assert.equal(await statusOf(`/.well-known/${name}`), 200, name);
    const others = ['oauth-authorization-server', 'oauth-authorization-server/aix', 'security.txt', 'security.txt/ai'];
    for (const name of others) assert.equal(await statusOf(`/.well-known/${name}`), 404, name);
  });

  test('is taken off a whole address in the request line', async () => {
    const ask = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const statuses = async (target: string) => (await converse(w.port, [ask(target)], 1)).answers[0]?.status;
    assert.equal(await statuses('http://example.org/ai/en'), 200);
    assert.equal(await statuses('http://example.org/en'), 404);
    assert.equal(await statuses('http://elsewhere.example/ai/en'), 400);
  });

  test('is in redirects, those of a language that is off and of a slash too many among them', async () => {
    const locationOf = async (path: string) => (await w.visitor.get(path)).headers.get('location');
    assert.equal(await locationOf('/ai/'), '/ai/en');
    assert.equal(await locationOf('/ai/en/tools/'), '/ai/en/tools');
    assert.equal(await locationOf('/ai/en/account/tokens'), '/ai/en/sign-in?next=%2Fen%2Faccount%2Ftokens');
    const some = await world({ PUBLIC_URL: 'http://example.org/ai', LOCALES: 'de,fr' });
    assert.equal((await some.visitor.get('/ai/en/tools?q=x')).headers.get('location'), '/ai/de/tools?q=x');
    assert.equal((await some.visitor.get('/ai/en/feed.atom')).headers.get('location'), '/ai/de/feed.atom');
  });

  test('is where a sign-in leads to, and the path of its cookies', async () => {
    const { account } = await w.person();
    const browser = openBrowser(w);
    const form = { email: account.email, password: PASSWORD, next: '/en/account/tokens' };
    const signed = await browser.send('/en/sign-in', form);
    assert.equal(signed.headers.get('location'), '/ai/en/account/tokens');
    assert.match(signed.headers.getSetCookie()[0] ?? '', /^sid=[^;]+; Path=\/ai; /);
    assert.equal((await browser.follow(signed)).status, 200);
    const left = await browser.send('/en/sign-out');
    assert.equal(left.headers.get('location'), '/ai/en/sign-in?done=signed-out');
    assert.match(left.headers.getSetCookie()[0] ?? '', /^sid=; Path=\/ai; Max-Age=0;/);
  });

  test('gives cookies over TLS the prefix that allows a path', () => {
    const now = new Date('2026-01-01T00:00:00.000Z');
    const set = startSessionCookie('abc', '2026-01-01T00:01:00.000Z', PUBLIC, now);
    assert.equal(set, '__Secure-sid=abc; Path=/ai; Max-Age=60; Secure; HttpOnly; SameSite=Lax');
    assert.match(endSessionCookie(PUBLIC), /^__Secure-sid=; Path=\/ai; Max-Age=0; Secure;/);
    assert.equal(readSessionCookie('__Secure-sid=abc; __Host-sid=def; sid=ghi', PUBLIC), 'abc');
  });

  test('is no part of the origin of forms, clicks and messages', async () => {
    const origin = { origin: 'http://example.org' };
    assert.equal(await statusOf('/ai/visit-clicks/lumen', { method: 'POST', headers: origin }), 204);
    assert.equal(
      await statusOf('/ai/visit-clicks/lumen', { method: 'POST', headers: { origin: 'http://x.example' } }),
      403,
    );
    const browser = openBrowser(w);
    const statusFrom = async (headers: Record<string, string>) =>
      (await browser.send('/en/sign-in', { email: 'a@example.org', password: 'x' }, headers)).status;
    assert.equal(await statusFrom(origin), await statusFrom({ 'sec-fetch-site': 'same-origin' }));
    assert.equal(await statusFrom({ origin: 'http://example.org.evil.example' }), 403);
  });

  test('is in the data that scripts read', async () => {
    const { items } = (await w.visitor.get('/en/suggest?q=lumen')).json;
    assert.deepEqual(
      items.map(({ href }: { href: string }) => href),
      ['/ai/en/tools/lumen'],
    );
    const maker = await w.person('editor');
    const browser = await signedIn(w, maker.account.email);
    const menu = (await browser.get('/en/account/menu?tool=lumen')).json;
    assert.equal(menu.edit.href, '/ai/en/editor/tools/lumen');
    assert.match(menu.entries, /action="\/ai\/en\/sign-out"/);
    const manifest = (await w.visitor.get('/manifest.webmanifest')).json;
    assert.equal(manifest.start_url, '/ai/');
    assert.ok(manifest.icons.every(({ src }: { src: string }) => src.startsWith('/ai/')));
  });

  test('is in robots.txt, the embeds of own pages and the API document', async () => {
    const robots = (await w.visitor.get('/robots.txt')).text;
    assert.match(robots, /^Allow: \/ai\/$/m);
    assert.doesNotMatch(robots, /^\w+: \/(?!ai\/)/m);
    const embed = (url: string) => w.visitor.get(`/oembed?url=${encodeURIComponent(url)}`);
    assert.equal((await embed('http://example.org/ai/en/tools/lumen')).status, 200);
    assert.equal((await embed('http://example.org/en/tools/lumen')).status, 404);
    const document = (await w.visitor.get('/agent/openapi.json')).json;
    assert.deepEqual(document.servers, [{ url: 'http://example.org/ai/api/v1' }]);
    assert.match(document.info.description, /`\/ai\/agent\/openapi\.json\?view=compact`/);
  });

  test('is added once to own paths in attributes, and to nothing that only looks like one', () => {
    const said = 'href="/en"';
    const kept = html`<a href="//x.org">a</a><a href="https://x.org/en">b</a>
      <p title="${said}">${said}</p>
      <input value="/en" />`;
    assert.equal(markupOf(kept, '/ai'), markupOf(kept));
    const form = raw('<form\n  action="/en" data-check="/en/x">');
    assert.equal(markupOf(form, '/ai'), '<form\n  action="/ai/en" data-check="/ai/en/x">');
    assert.equal(markupOf(html`<a href="/"></a>`, '/ai'), '<a href="/ai/"></a>');
    assert.equal(markupOf(html`<a href="${'/en'}"></a>`), '<a href="/en"></a>');
  });
});
