/** security.txt, llms.txt and the catalog of interfaces: what they say and that their links lead somewhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { OPERATIONS } from '#api/operations.ts';
import { readConfig } from '#server/settings/config.ts';
import { publish } from '../support/factories.ts';
import { world, type World } from '../support/world.ts';

async function linksOf(w: World, links: readonly string[]): Promise<void> {
  assert.ok(links.length > 0);
  for (const link of links) {
    assert.ok(link.startsWith(w.config.publicUrl), link);
    const { status } = await w.visitor.get(link.slice(w.config.publicUrl.length));
    assert.ok(status === 200 || status === 303, `${link} is ${status}`);
  }
}

describe('security.txt', () => {
  test('names the contact of the setting and an end within 30 to 365 days, on any day of the year', async () => {
    const w = await world({ SECURITY_CONTACT: 'security@example.org' });
    for (let time = 0; time < 14; time += 1) {
      const { status, text } = await w.visitor.get('/.well-known/security.txt');
      assert.equal(status, 200);
      assert.match(text, /^Contact: mailto:security@example\.org$/m);
      assert.match(text, new RegExp(`^Canonical: ${w.config.publicUrl}/\\.well-known/security\\.txt$`, 'm'));
      const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '';
      const days = (Date.parse(expires) - w.clock.now().getTime()) / DAY_MS;
      assert.ok(days > 30 && days < 365, `${days} days`);
      w.clock.advance(27 * DAY_MS);
    }
  });

  test('without the setting the contact is the sender of mails', async () => {
    const { visitor } = await world({ MAIL_FROM: 'Catalog of tools <hello@example.org>' });
    assert.match((await visitor.get('/.well-known/security.txt')).text, /^Contact: mailto:hello@example\.org$/m);
  });

  test('the setting is an address, a page over https or nothing else', () => {
    const read = (value: string) => readConfig({ SECURITY_CONTACT: value }).securityContact;
    assert.equal(read(''), undefined);
    assert.equal(read('a@example.org'), 'mailto:a@example.org');
    assert.equal(read('https://example.org/report'), 'https://example.org/report');
    for (const bad of ['nobody', 'http://example.org', 'javascript:alert(1)', 'a@b\nContact: x', 'a b@example.org']) {
      assert.throws(() => read(bad), /^Error: SECURITY_CONTACT: expected /, bad);
    }
  });
});

describe('for programs', () => {
  test('llms.txt describes the interface and all its links can be opened', async () => {
    const w = await world();
    const { text, headers } = await w.visitor.get('/llms.txt');
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.match(text, /^# Toolshelf\n\n> /);
    assert.match(text, /\/agent\/openapi\.json/);
    await linksOf(
      w,
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
    );
  });

  test('llms.txt names every operation that reads without a token', async () => {
    const { visitor, config } = await world();
    const { text } = await visitor.get('/llms.txt');
    const missing = OPERATIONS.filter(({ method, who }) => method === 'GET' && who === 'anyone').filter(
      ({ summary, path }) => !text.includes(`- ${summary}: ${config.publicUrl}/api/v1${path}`),
    );
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
    );
  });

  test('llms.txt names every operation with a token by its method and address', async () => {
    const { visitor, config } = await world();
    const { text } = await visitor.get('/llms.txt');
    const missing = OPERATIONS.filter(({ who }) => who === 'token').filter(
      ({ method, summary, path }) => !text.includes(`- ${summary}: ${method} ${config.publicUrl}/api/v1${path}`),
    );
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
    );
  });

  test('llms.txt and its lists hold every page of the sitemap, names of strangers as text', async () => {
    const w = await world();
    await publish(w.db, [{ slug: 'lumen', name: 'Lumen [x](https://evil.example)' }, { slug: 'heron' }]);
    await w.app.context.live.refresh();
    const pagesOf = async (path: string, pattern: RegExp): Promise<string[]> =>
      [...(await w.visitor.get(path)).text.matchAll(pattern)].map(([, link = '']) => link);
    const inLists = [
      ...(await pagesOf('/llms.txt', /\]\(([^)]+?)(?:\.md)?\)/g)),
      ...(await pagesOf('/llms/tools-1.txt', /\]\(([^)]+)\.md\)/g)),
    ];
    const inSitemap = [
      ...(await pagesOf('/sitemaps/en/pages.xml', /<loc>([^<]+)/g)),
      ...(await pagesOf('/sitemaps/en/tools-1.xml', /<loc>([^<]+)/g)),
    ];
    assert.ok(inSitemap.some((page) => page.endsWith('/en/tools/heron')));
    for (const page of inSitemap) assert.ok(inLists.includes(page), page);
    assert.ok(
      (await w.visitor.get('/llms/tools-1.txt')).text.includes(String.raw`[Lumen \[x\](https://evil.example)]`),
    );
    for (const name of ['tools-0', 'tools-2', 'tools-x', 'pages'])
      assert.equal((await w.visitor.get(`/llms/${name}.txt`)).status, 404, name);
  });

  test('the catalog of interfaces is a linkset whose links can be opened', async () => {
    const w = await world();
    const { json, headers } = await w.visitor.get('/.well-known/api-catalog');
    assert.equal(
      headers.get('content-type'),
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const [catalog, api] = json.linkset;
    assert.deepEqual(catalog, {
      anchor: `${w.config.publicUrl}/.well-known/api-catalog`,
      item: [{ href: `${w.config.publicUrl}/api/v1` }],
    });
    assert.equal(api.anchor, `${w.config.publicUrl}/api/v1`);
    await linksOf(
      w,
      ['service-desc', 'service-doc', 'status'].map((relation) => api[relation][0].href),
    );
    const { links } = (await w.visitor.get('/api/v1')).json.data;
    await linksOf(
      w,
      ['self', 'tools', 'categories', 'description', 'documentation'].map((name) => links[name]),
    );
    const head = await w.visitor.request('HEAD', '/.well-known/api-catalog');
    assert.equal(head.headers.get('link'), `<${w.config.publicUrl}/.well-known/api-catalog>; rel="api-catalog"`);
  });

  test('all of them are readable from other origins, without cookies and without scripts', async () => {
    const { visitor } = await world();
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/en/feed.atom',
      '/llms.txt',
      '/.well-known/security.txt',
      '/.well-known/api-catalog',
      '/agent/statistics.json',
      '/og/en.png',
    ]) {
      const { status, headers } = await visitor.get(path, { cookie: 'sid=abc' });
      assert.equal(status, 200, path);
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('access-control-allow-credentials'), null);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; base-uri 'none';/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('set-cookie'), null);
    }
  });
});
