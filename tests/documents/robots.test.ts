/** robots.txt, read as a robot reads it: private pages are closed, and nothing that a sitemap names is. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import robotsParser from 'robots-parser';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { LOCALES } from '#catalog/locales.ts';
import { isPrivate } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { parseXml, textOf } from './xml.ts';

// Its types promise a default export; the module itself is the function.
const readRobots = robotsParser as unknown as typeof robotsParser.default;

const ORIGIN = 'https://tools.example.org';

/** Every word that is a part of the path of a page. */
const WORDS = [...new Set(PAGES.flatMap(({ path }) => path.split('/')))].filter((word) => /^[a-z-]+$/.test(word));

describe('robots.txt', () => {
  let w: World;
  let text: string;
  let isAllowed: (url: string) => boolean | undefined;
  before(async () => {
    w = await openWorld({ PUBLIC_URL: ORIGIN });
    await importCategories(
      w.db,
      WORDS.flatMap((word) => [word, `${word}-tools`]).map((id) => ({ id, name: id })),
    );
    await publish(
      w.db,
      WORDS.flatMap((word) => [word, `${word}-pro`]).map((slug) => ({ slug })),
    );
    await w.app.context.live.refresh();
    const reply = await w.visitor.get('/robots.txt');
    assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
    text = reply.text;
    const robots = readRobots(`${ORIGIN}/robots.txt`, text);
    isAllowed = (url) => robots.isAllowed(url, 'Examplebot');
  });
  after(() => w.close());

  /** The addresses in a sitemap and, where it is an index, in its files. */
  async function listAddresses(sitemap: string): Promise<string[]> {
    const reply = await w.visitor.get(sitemap.slice(ORIGIN.length));
    assert.equal(reply.status, 200, sitemap);
    const root = parseXml(reply.text);
    const locations = root.children.map((child) => textOf(child, 'loc'));
    if (root.name !== 'sitemapindex') return locations;
    return (await Promise.all(locations.map(listAddresses))).flat();
  }

  test('everything in the sitemap may be read, whatever words of our paths a slug begins with', async () => {
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
    const addresses = await listAddresses(sitemap);
    for (const locale of LOCALES)
      for (const word of WORDS) {
        assert.ok(addresses.includes(`${ORIGIN}/${locale}/tools/${word}-pro`), word);
        assert.ok(addresses.includes(`${ORIGIN}/${locale}/categories/${word}-tools`), word);
      }
    assert.deepEqual(
      addresses.filter((address) => isAllowed(address) !== true),
      [],
    );
  });

  test('every private page is closed in every language, with and without a query; one that may be listed with a query only', () => {
    for (const { path, isListed = false } of PAGES.filter((page) => page.method === 'GET' && isPrivate(page)))
      for (const locale of LOCALES) {
        const address = ORIGIN + path.replace(':locale', locale).replaceAll(/:\w+/g, 'a1-b2');
        assert.equal(isAllowed(address), isListed, address);
        assert.equal(isAllowed(`${address}?next=%2Fen`), false, address);
      }
  });

  test('every public page is open, and so are feeds, images and the interface', () => {
    const pages = PAGES.filter((page) => page.method === 'GET' && !isPrivate(page)).flatMap(({ path }) =>
      LOCALES.map((locale) => path.replace(':locale', locale).replaceAll(/:\w+/g, 'a1-b2')),
    );
    for (const path of [
      ...pages,
      '/en/tools?page=2',
      '/en/tools?q=submit',
      '/og/en/x.png',
      '/en/feed.atom',
      '/api/v1/tools',
      '/agent/openapi.json',
    ])
      assert.equal(isAllowed(ORIGIN + path), true, path);
  });
});
