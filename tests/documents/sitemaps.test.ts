/** Sitemaps: every public page once in each language, in files that keep within the protocol's limits. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { TOOLS_IN_FILE } from '#documents/sitemap-files.ts';
import { toolEntries, urlEntry } from '#documents/sitemap-entries.ts';
import { createSitemapFiles } from '#documents/sitemap-files.ts';
import { sitemaps } from '#documents/sitemaps.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES } from '#catalog/locales.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import type { DocumentAnswer } from '#http/documents/machine-documents.ts';
import { PAGES } from '#web/pages.ts';
import { CATEGORIES, publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { childrenOf, parseXml, textOf } from './xml.ts';

function locationsOf(xml: string): string[] {
  return parseXml(xml).children.map((child) => textOf(child, 'loc'));
}

describe('sitemaps', () => {
  let w: World;
  let slugs: string[];
  before(async () => {
    w = await openWorld({ PUBLIC_URL: 'https://tools.example.org' });
    slugs = await publish(
      w.db,
      Array.from({ length: 7 }, () => ({})),
    );
    await w.app.context.live.refresh();
  });
  after(() => w.close());

  const get = (path: string, headers: Record<string, string> = {}) => w.visitor.get(path, headers);
  const pathOf = (location: string): string => location.replace(w.config.publicUrl, '');

  test('the index names a file of pages and one of tools for every locale, and each can be read', async () => {
    const reply = await get('/sitemap.xml');
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), 'application/xml; charset=utf-8');
    const locations = locationsOf(reply.text);
    assert.deepEqual(
      locations,
      LOCALES.flatMap((locale) =>
        ['pages', 'tools-1'].map((name) => `https://tools.example.org/sitemaps/${locale}/${name}.xml`),
      ),
    );
    for (const location of locations) assert.equal((await get(pathOf(location))).status, 200);
  });

  test('a file of tools holds every published tool with lastmod and all languages', async () => {
    const root = parseXml((await get('/sitemaps/de/tools-1.xml')).text);
    assert.equal(root.name, 'urlset');
    const ofTools = root.children.filter((url) => !textOf(url, 'loc').endsWith('/alternatives'));
    assert.deepEqual(
      ofTools.map((url) => textOf(url, 'loc')),
      slugs.map((slug) => `https://tools.example.org/de/tools/${slug}`),
    );
    for (const url of ofTools) {
      assert.match(textOf(url, 'lastmod'), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const links = childrenOf(url, 'xhtml:link').map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
      const slug = textOf(url, 'loc').split('/').at(-1) ?? '';
      assert.deepEqual(links, [
        ...LOCALES.map((locale) => [locale, `https://tools.example.org/${locale}/tools/${slug}`]),
        ['x-default', `https://tools.example.org/en/tools/${slug}`],
      ]);
    }
  });

  test('a file of tools holds the page of the alternatives of each that has three, in all languages', async () => {
    const [alone = ''] = await publish(w.db, [{ categories: ['music-audio'] }]);
    await w.app.context.live.refresh();
    const root = parseXml((await get('/sitemaps/de/tools-1.xml')).text);
    const pages = root.children.filter((url) => textOf(url, 'loc').endsWith('/alternatives'));
    assert.deepEqual(
      pages.map((url) => textOf(url, 'loc')),
      slugs.map((slug) => `https://tools.example.org/de/tools/${slug}/alternatives`),
    );
    for (const url of pages) {
      const { text } = await get(pathOf(textOf(url, 'loc')));
      const linked = childrenOf(url, 'xhtml:link').map(({ attributes }) => String(attributes['href']));
      for (const href of linked) assert.ok(text.includes(`href="${href}"`), href);
      assert.ok(text.includes(`<link rel="canonical" href="${textOf(url, 'loc')}"`));
    }
    assert.match((await get(`/de/tools/${alone}/alternatives`)).text, /<meta name="robots" content="noindex"/);
    const editor = await w.person('editor');
    await quarantineTool(w.db, editor.account, alone, { reason: 'policy' });
    await w.app.context.live.refresh();
  });

  test('the file of pages holds every category and every page that may be listed, and no other', async () => {
    const locations = locationsOf((await get('/sitemaps/ar/pages.xml')).text);
    const fixed = [
      '',
      '/about/bot',
      '/tools',
      '/categories',
      '/collections',
      '/lists',
      '/tasks',
      '/ranking',
      '/api',
      '/statistics',
      '/submit',
    ];
    assert.deepEqual(
      locations.toSorted(),
      [...fixed, ...CATEGORIES.map(({ id }) => `/categories/${id}`)]
        .map((path) => `https://tools.example.org/ar${path}`)
        .toSorted(),
    );
    for (const location of locations) {
      const { status, text } = await get(pathOf(location));
      assert.equal(status, 200, location);
      assert.ok(text.includes(`<link rel="canonical" href="${location}"`), location);
    }
    const open = PAGES.filter(({ method, path }) => method === 'GET' && /^\/:locale[^:]*$/.test(path));
    for (const { path } of open) {
      const address = path.replace(':locale', 'ar');
      if (locations.includes(`https://tools.example.org${address}`)) continue;
      assert.ok(!(await get(address)).text.includes('rel="canonical"'), address);
    }
  });

  test('what leaves the catalog leaves its file, and what comes back is in it again', async () => {
    const editor = await w.person('editor');
    const [slug = ''] = slugs;
    const first = await get('/sitemaps/en/tools-1.xml');
    await quarantineTool(w.db, editor.account, slug, { reason: 'policy' });
    await w.app.context.live.refresh();
    const second = await get('/sitemaps/en/tools-1.xml', { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(second.status, 200);
    assert.deepEqual(
      locationsOf(second.text),
      locationsOf(first.text).filter((location) => !location.includes(`/${slug}`)),
    );
    await restoreTool(w.db, editor.account, slug);
    await w.app.context.live.refresh();
    assert.deepEqual(locationsOf((await get('/sitemaps/en/tools-1.xml')).text), locationsOf(first.text));
  });

  test('an unchanged file is 304, packed or not', async () => {
    const etag = (await get('/sitemaps/en/tools-1.xml', { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
    const packed = (await get('/sitemaps/en/tools-1.xml', { 'accept-encoding': 'gzip' })).headers.get('etag') ?? '';
    assert.notEqual(etag, packed);
    for (const tag of [etag, packed])
      assert.equal((await get('/sitemaps/en/tools-1.xml', { 'if-none-match': tag })).status, 304);
  });

  test('a client that does not take gzip gets the same text', async () => {
    const plain = await get('/sitemaps/en/tools-1.xml', { 'accept-encoding': 'identity' });
    assert.equal(plain.headers.get('content-encoding'), null);
    const packed = await get('/sitemaps/en/tools-1.xml', { 'accept-encoding': 'gzip;q=0.5' });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.equal(packed.text, plain.text);
    const refused = await get('/sitemaps/en/tools-1.xml', { 'accept-encoding': 'gzip;q=0, br' });
    assert.equal(refused.headers.get('content-encoding'), null);
    assert.equal(refused.text, plain.text);
  });

  test('files that do not exist are 404', async () => {
    for (const name of [
      'tools-0',
      'tools-2',
      'tools-01',
      'tools-9999999',
      'tools-x',
      'tools-',
      'tools-1e0',
      'nothing',
    ]) {
      assert.equal((await get(`/sitemaps/en/${name}.xml`)).status, 404, name);
    }
    assert.equal((await get('/sitemaps/xx/tools-1.xml')).status, 404);
  });

  describe('with three tools in a file', () => {
    const [index, , tools] = sitemaps(createSitemapFiles(3), []);
    let charged = 0;
    async function read(document: typeof index, params: Record<string, string>): Promise<string> {
      const charge = async (reads: number): Promise<void> => void (charged += reads);
      const answer = (await document?.answer({
        context: w.app.context,
        params,
        query: new URLSearchParams(),
        charge,
        viewer: () => Promise.resolve(undefined),
      })) as DocumentAnswer;
      return 'text' in answer
        ? answer.text
        : gunzipSync(await ('bytes' in answer ? answer.bytes() : assert.fail('a file'))).toString();
    }

    test('every tool is in one file only, and files keep their tools when others change', async () => {
      const counts = parseXml(await read(index, {})).children.filter((child) =>
        textOf(child, 'loc').includes('/en/tools-'),
      ).length;
      assert.equal(counts, 3);
      const files = [];
      for (const number of ['1', '2', '3']) files.push(locationsOf(await read(tools, { locale: 'en', number })));
      assert.deepEqual(
        files.map((file) => file.length),
        [6, 6, 2],
      );
      assert.deepEqual(
        files
          .flat()
          .filter((location) => !location.endsWith('/alternatives'))
          .map((location) => location.split('/').at(-1) ?? '')
          .toSorted(),
        slugs.toSorted(),
      );

      const sofar = charged;
      await publish(w.db, [{ slug: 'late-comer' }]);
      await w.app.context.live.refresh();
      assert.deepEqual(locationsOf(await read(tools, { locale: 'en', number: '1' })), files[0]);
      assert.equal(charged, sofar, 'the first file has not changed and was kept');
      assert.ok((await read(tools, { locale: 'en', number: '3' })).includes('/late-comer<'));
      assert.equal(charged, sofar + 1);
    });

    test('a file whose tools are all gone is left out of the index', async () => {
      const editor = await w.person('editor');
      for (const slug of slugs.slice(0, 3)) await quarantineTool(w.db, editor.account, slug, { reason: 'policy' });
      await w.app.context.live.refresh();
      const locations = locationsOf(await read(index, {}));
      assert.ok(!locations.some((location) => location.includes('/tools-1.xml')));
      assert.ok(locations.some((location) => location.includes('/en/tools-2.xml')));
      await assert.rejects(
        read(tools, { locale: 'en', number: '1' }),
        (error) => error instanceof CatalogError && error.code === 'not_found',
      );
    });
  });
});

test('a file keeps within 50,000 addresses and 50 MiB however long they are', () => {
  for (const publicUrl of [
    'http://a.io',
    'https://tools.example.org',
    `https://${'long-'.repeat(12)}host.example.org`,
  ]) {
    const site = { publicUrl, locales: LOCALES };
    const slug = 'x'.repeat(80);
    const longest =
      urlEntry(site, 'en', `/tools/${slug}`, '2026-01-01T00:00:00.000Z') +
      urlEntry(site, 'en', `/tools/${slug}/alternatives`, null);
    assert.ok(TOOLS_IN_FILE * 2 <= 50_000);
    assert.ok(TOOLS_IN_FILE * Buffer.byteLength(longest) + 1_000 <= 50 * 1024 * 1024);
  }
});

test('many entries at once are the same as one by one', () => {
  const tools = [
    { slug: 'first', updatedAt: '2026-01-02T03:04:05.678Z', withAlternatives: true },
    { slug: 'loc-lastmod-2', updatedAt: '2025-01-02T03:04:05.678Z', withAlternatives: false },
  ];
  for (const publicUrl of ['https://my-slug-host.example.org', 'http://localhost:3000']) {
    const site = { publicUrl, locales: LOCALES };
    assert.equal(
      toolEntries(site, 'uk')(tools),
      tools
        .flatMap(({ slug, updatedAt, withAlternatives }) => [
          urlEntry(site, 'uk', `/tools/${slug}`, updatedAt),
          withAlternatives ? urlEntry(site, 'uk', `/tools/${slug}/alternatives`, null) : '',
        ])
        .join(''),
    );
  }
});
