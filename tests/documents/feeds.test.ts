/** Feeds: the newest tools in Atom, RSS and JSON Feed, for every locale and category. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { publish, CATEGORIES } from '../support/factories.ts';
import { openWorld, world, type World } from '../support/world.ts';
import { childrenOf, parseXml, textOf } from './xml.ts';

const HOSTILE = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</title><svg/onload=alert(1)>`,
  `{{7*7}} \${7*7} <%=7*7%>`,
  `javascript:alert(1)`,
  `</script><script>`,
  `]]> & &amp; &bogus; <![CDATA[`,
  `=cmd|' /C calc'!A0`,
  `<!-- --> <?php ?> <!ENTITY x>`,
];

describe('feeds', () => {
  let w: World;
  before(async () => {
    w = await openWorld();
    await publish(w.db, [
      {
        name: 'Cat Painter',
        slug: 'cat-painter',
        categories: ['image-generation'],
        tagline: 'Paints cats.',
        translations: { de: { tagline: 'Malt Katzen.', description: null } },
      },
      ...Array.from({ length: 52 }, () => ({})),
      ...HOSTILE.map((text) => ({ name: text, tagline: text, description: text, categories: ['writing'] })),
    ]);
    await w.app.context.live.refresh();
  });
  after(() => w.close());

  test('a JSON Feed holds the same', async () => {
    const reply = await w.visitor.get('/de/feed.json');
    assert.equal(reply.headers.get('content-type'), 'application/feed+json; charset=utf-8');
    const { version, items, feed_url: self, language } = reply.json;
    assert.deepEqual(
      [version, items.length, self, language],
      ['https://jsonfeed.org/version/1.1', 50, `${w.config.publicUrl}/de/feed.json`, 'de'],
    );
    for (const item of items)
      for (const member of ['id', 'url', 'external_url', 'title', 'content_text', 'date_published'])
        assert.equal(typeof item[member], 'string');
    const cats = (await w.visitor.get('/de/categories/image-generation/feed.json')).json.items;
    assert.deepEqual([cats.length, cats[0].content_text, cats[0].tags], [1, 'Malt Katzen.', ['Bilderzeugung']]);
  });

  test('the feed of a tool tells what happened to it, the latest first, in every language', async () => {
    const editor = await w.person('editor');
    const seen = await getDeskTool(w.db, 'cat-painter');
    w.clock.advance(60_000);
    const body = { ...namedFields(seen), pricing_model: 'paid' };
    await editTool(w.db, editor.account, 'cat-painter', { body, mark: seen.mark });
    await w.app.context.live.refresh();
    const { items, title } = (await w.visitor.get('/en/tools/cat-painter/feed.json')).json;
    assert.ok(title.endsWith(': Cat Painter'));
    assert.deepEqual(
      items.map((item: { title: string }) => item.title),
      ['Cat Painter: Changed', 'Cat Painter: Published'],
    );
    assert.equal(items[0].content_text, 'Price: Paid (before: Free)');
    assert.equal(items[0].date_published, w.clock.now().toISOString());
    const german = parseXml((await w.visitor.get('/de/tools/cat-painter/feed.atom')).text);
    assert.deepEqual(
      childrenOf(german, 'entry').map((entry) => textOf(entry, 'title')),
      ['Cat Painter: Geändert', 'Cat Painter: Veröffentlicht'],
    );
    assert.ok((await w.visitor.get('/en/tools/cat-painter')).text.includes('/en/tools/cat-painter/feed.atom'));
    assert.equal((await w.visitor.get('/en/tools/no-such-tool/feed.rss')).status, 404);
  });

  test('the feed of a merged tool leads to that of the other one', async () => {
    const [from = '', into = ''] = await publish(w.db, [{}, {}]);
    await mergeTools(w.db, (await w.person('editor')).account, { from, into });
    await w.app.context.live.refresh();
    for (const format of ['atom', 'rss', 'json']) {
      const { status, headers } = await w.visitor.get(`/de/tools/${from}/feed.${format}`);
      assert.deepEqual([status, headers.get('location')], [308, `/de/tools/${into}/feed.${format}`]);
    }
  });

  test('an Atom feed holds the 50 newest tools, newest first, with all that Atom requires', async () => {
    const reply = await w.visitor.get('/en/feed.atom');
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), 'application/atom+xml; charset=utf-8');
    const feed = parseXml(reply.text);
    assert.equal(feed.name, 'feed');
    const entries = childrenOf(feed, 'entry');
    assert.equal(entries.length, 50);
    const published = entries.map((entry) => textOf(entry, 'published'));
    assert.deepEqual(published, published.toSorted().reverse());
    for (const part of [feed, ...entries])
      for (const name of ['id', 'title', 'updated']) assert.notEqual(textOf(part, name), '');
    assert.equal(
      textOf(feed, 'updated'),
      entries
        .map((entry) => textOf(entry, 'updated'))
        .toSorted()
        .at(-1),
    );
    assert.equal(new Set(entries.map((entry) => textOf(entry, 'id'))).size, 50);
    assert.ok(
      childrenOf(feed, 'link').some(
        ({ attributes }) => attributes['rel'] === 'self' && attributes['href'] === `${w.config.publicUrl}/en/feed.atom`,
      ),
    );
  });

  test('an RSS feed holds the same tools in the same order', async () => {
    const atom = parseXml((await w.visitor.get('/en/feed.atom')).text);
    const reply = await w.visitor.get('/en/feed.rss');
    assert.equal(reply.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
    const rss = parseXml(reply.text);
    const [channel] = rss.children;
    assert.ok(channel);
    const items = childrenOf(channel, 'item');
    assert.deepEqual(
      items.map((item) => textOf(item, 'guid')),
      childrenOf(atom, 'entry').map((entry) => textOf(entry, 'id')),
    );
    for (const item of items) assert.match(textOf(item, 'pubDate'), /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
  });

  test('whatever people wrote stays text in both formats', async () => {
    const atom = parseXml((await w.visitor.get('/en/categories/writing/feed.atom')).text);
    assert.deepEqual(
      childrenOf(atom, 'entry')
        .map((entry) => textOf(entry, 'title'))
        .toSorted(),
      HOSTILE.toSorted(),
    );
    assert.deepEqual(
      childrenOf(atom, 'entry')
        .map((entry) => textOf(entry, 'summary'))
        .toSorted(),
      HOSTILE.toSorted(),
    );
    const rss = parseXml((await w.visitor.get('/en/categories/writing/feed.rss')).text);
    const [channel] = rss.children;
    assert.ok(channel);
    // A reader that takes the description for HTML finds no tag in it.
    for (const item of childrenOf(channel, 'item')) assert.doesNotMatch(textOf(item, 'description'), /</);
  });

  test('every locale and every category has its feeds', async () => {
    for (const locale of LOCALES) {
      for (const { id } of CATEGORIES) {
        for (const format of ['atom', 'rss']) {
          const reply = await w.visitor.get(`/${locale}/categories/${id}/feed.${format}`);
          assert.equal(reply.status, 200);
          parseXml(reply.text);
        }
      }
    }
  });

  test('texts and names are in the language of the feed, others are marked', async () => {
    const german = parseXml((await w.visitor.get('/de/categories/image-generation/feed.atom')).text);
    assert.equal(german.attributes['xml:lang'], 'de');
    assert.match(textOf(german, 'title'), /Bilderzeugung/);
    const [entry] = childrenOf(german, 'entry');
    assert.ok(entry);
    assert.equal(textOf(entry, 'summary'), 'Malt Katzen.');
    const polish = parseXml((await w.visitor.get('/pl/categories/image-generation/feed.atom')).text);
    const [original] = childrenOf(polish, 'entry');
    assert.ok(original);
    assert.equal(childrenOf(original, 'summary')[0]?.attributes['xml:lang'], 'en');
  });

  test('a category without tools has a feed without entries', async () => {
    const feed = parseXml((await w.visitor.get('/en/categories/video/feed.atom')).text);
    assert.deepEqual(childrenOf(feed, 'entry'), []);
  });

  test('unknown categories and locales are 404, other methods 405 with Allow', async () => {
    for (const path of [
      '/en/categories/nothing-of-the-kind/feed.atom',
      '/xx/feed.atom',
      '/en/feed.xml',
      '/en/categories/%00/feed.rss',
    ]) {
      assert.equal((await w.visitor.get(path)).status, 404, path);
    }
    for (const method of ['POST', 'DELETE', 'PROPFIND', 'QUERY']) {
      const reply = await w.visitor.request(method, '/en/feed.atom');
      assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD, OPTIONS'], method);
    }
  });

  test('a feed that has not changed is 304, and a new tool is in it at once', async () => {
    const first = await w.visitor.get('/fr/feed.atom');
    const etag = first.headers.get('etag') ?? '';
    assert.equal((await w.visitor.get('/fr/feed.atom', { 'if-none-match': etag })).status, 304);
    await publish(w.db, [{ name: 'Brand New', slug: 'brand-new', publishedAt: '2026-06-01T00:00:00.000Z' }]);
    await w.app.context.live.refresh();
    const second = await w.visitor.get('/fr/feed.atom', { 'if-none-match': etag });
    assert.equal(second.status, 200);
    assert.match(second.text, /Brand New/);
  });

  test('placements change no byte of a feed', async () => {
    const admin = await w.person('admin');
    const paths = ['/en/feed.atom', '/en/feed.rss', '/en/categories/image-generation/feed.atom'];
    const earlier = await Promise.all(paths.map(async (path) => (await w.visitor.get(path)).text));
    const now = w.clock.now().getTime();
    for (const slot of ['home', 'results', 'category'] as const) {
      await createPlacement(w.db, admin.account, {
        slug: 'cat-painter',
        slot,
        startsAt: new Date(now - 1000).toISOString(),
        endsAt: new Date(now + 86_400_000).toISOString(),
        label: 'for a test',
      });
    }
    // A change of something else, so that nothing comes from a cache.
    await publish(w.db, [{ publishedAt: '2020-01-01T00:00:00.000Z' }]);
    await w.app.context.live.refresh();
    assert.deepEqual(await Promise.all(paths.map(async (path) => (await w.visitor.get(path)).text)), earlier);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await w.visitor.get('/en/feed.rss'), await w.visitor.request('HEAD', '/en/feed.rss')];
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    for (const name of ['etag', 'content-type', 'cache-control'])
      assert.equal(head.headers.get(name), get.headers.get(name));
  });
});

test('feeds count as reads, a 304 is free, and too many are 429', async () => {
  const { visitor } = await world({ READ_LIMIT_PER_MINUTE: '2' });
  const first = await visitor.get('/en/feed.atom');
  assert.equal(first.headers.get('ratelimit-policy'), '"read";q=2;w=60');
  for (let time = 0; time < 5; time += 1) {
    assert.equal(
      (await visitor.get('/en/feed.atom', { 'if-none-match': first.headers.get('etag') ?? '' })).status,
      304,
    );
  }
  assert.equal((await visitor.get('/robots.txt')).status, 200);
  const refused = await visitor.get('/en/feed.atom');
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
});

test('an Atom feed says what is gone', async () => {
  const w = await world();
  const [slug = ''] = await publish(w.db, [{ categories: ['video'] }]);
  const editor = (await w.person('editor')).account;
  await quarantineTool(w.db, editor, slug, { reason: 'broken_link' });
  await w.app.context.live.refresh();
  const goneIn = async (path: string) => childrenOf(parseXml((await w.visitor.get(path)).text), 'at:deleted-entry');
  const [entry] = await goneIn('/en/feed.atom');
  assert.equal(entry?.attributes['ref'], `${w.config.publicUrl}/en/tools/${slug}`);
  assert.match(entry?.attributes['when'] ?? '', /^\d{4}-/);
  assert.equal((await goneIn('/de/categories/video/feed.atom')).length, 1);
  assert.equal((await goneIn('/de/categories/writing/feed.atom')).length, 0);
});
