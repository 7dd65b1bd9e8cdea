/** listTools: the page, its filters and its order, and every parameter at its limits. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/tools';

describe('listTools', () => {
  const world = sharedCheckedWorld();
  const get = (query = ''): Promise<Reply> => world.visitor.get(PATH + query);
  const slugs = async (query = ''): Promise<string[]> => (await get(query)).json.data.map((tool: any) => tool.slug);
  const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  let oldestFirst: string[] = [];

  before(async () => {
    const pricing = ['free', 'paid'] as const;
    oldestFirst = await publish(
      world.db,
      Array.from({ length: 47 }, (_, index) => ({
        categories: [index % 3 === 0 ? 'video' : 'chatbots'],
        pricingModel: pricing[index % 2] ?? 'free',
        // Two tools share each moment: only the id can order them.
        publishedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 1000).toISOString(),
      })),
    );
    await publish(world.db, [
      {
        slug: 'lumen',
        name: 'Lumen',
        tagline: 'Turns sketches into paintings.',
        url: 'https://lumen.example.com/app',
        logoUrl: 'https://lumen.example.com/logo.png',
        contactEmail: 'owner@lumen.example.com',
        publishedAt: '2025-06-01T00:00:00.000Z',
        translations: { de: { tagline: 'Macht aus Skizzen Gemälde.', description: null, provenance: 'machine' } },
      },
    ]);
    await world.app.context.live.refresh();
  });

  test('gives the first twenty without parameters', async () => {
    const { status, json, headers } = await get();
    assert.equal(status, 200);
    assert.equal(json.data.length, 20);
    assert.deepEqual(json.pagination, { page: 1, per_page: 20, total: 48, total_pages: 3 });
    assert.equal(json.locale, 'en');
    assert.equal(headers.get('content-language'), 'en');
  });

  test('gives the newest first, those of one moment by name', async () => {
    const { json } = await get('?per_page=50');
    const times = json.data.map((tool: any) => tool.published_at);
    assert.deepEqual(times, times.toSorted().reverse());
    const ids = await world.db.read.selectFrom('tools').select(['slug', 'name', 'published_at']).execute();
    const expected = ids.sort((a, b) =>
      a.published_at === b.published_at
        ? letters(a.name) < letters(b.name)
          ? -1
          : 1
        : a.published_at < b.published_at
          ? 1
          : -1,
    );
    assert.deepEqual(
      json.data.map((tool: any) => tool.slug),
      expected.map((tool) => tool.slug),
    );
  });

  test('shows of a tool what the contract names, and nothing of its owner', async () => {
    const { json } = await get('?q=lumen');
    const { categories, ...tool } = json.data[0];
    assert.deepEqual(categories, [{ id: 'chatbots', name: 'Chatbots' }]);
    assert.ok(!JSON.stringify(json).includes('owner@'));
    assert.deepEqual(
      { ...tool, updated_at: '' },
      {
        slug: 'lumen',
        name: 'Lumen',
        tagline: 'Turns sketches into paintings.',
        url: 'https://lumen.example.com/app',
        logo_url: 'https://lumen.example.com/logo.png',
        logo: null,
        price_from: null,
        pricing_model: 'free',
        published_at: '2025-06-01T00:00:00.000Z',
        verified: false,
        updated_at: '',
        links: {
          self: `${world.config.publicUrl}/api/v1/tools/lumen`,
          html: `${world.config.publicUrl}/en/tools/lumen`,
        },
      },
    );
  });

  test('gives texts in the asked language and falls back to the original', async () => {
    assert.equal((await get('?q=lumen&locale=de')).json.data[0].tagline, 'Macht aus Skizzen Gemälde.');
    assert.equal((await get('?q=lumen&locale=pl')).json.data[0].tagline, 'Turns sketches into paintings.');
  });

  test('names the asked language in the answer, its header and its links', async () => {
    const { json, headers } = await get('?locale=ar');
    assert.equal(json.locale, 'ar');
    assert.equal(headers.get('content-language'), 'ar');
    assert.match(json.links.next, /locale=ar/);
    assert.match(json.data[0].links.html, /\/ar\/tools\//);
  });

  test('ignores Accept-Language', async () => {
    const german = await world.visitor.get(PATH, { 'accept-language': 'de' });
    assert.equal(german.text, (await get()).text);
    assert.equal(german.headers.get('content-language'), 'en');
  });

  test('filters by category', async () => {
    const { json } = await get('?category=video&per_page=50');
    assert.equal(json.pagination.total, 16);
    assert.ok(json.data.every((tool: any) => tool.categories[0].id === 'video'));
  });

  test('filters by pricing model', async () => {
    const { json } = await get('?pricing=paid&per_page=50');
    assert.equal(json.pagination.total, 23);
    assert.ok(json.data.every((tool: any) => tool.pricing_model === 'paid'));
  });

  test('joins search, category and pricing', async () => {
    const both = (await get('?category=video&pricing=paid')).json.pagination.total;
    assert.equal(both, 8);
    assert.equal((await get('?q=published&category=video&pricing=paid')).json.pagination.total, both);
  });

  test('takes several categories and several prices: any of each, and all that is asked for', async () => {
    const rows = async (query: string): Promise<any[]> => (await get(`${query}&per_page=50`)).json.data;
    assert.equal((await rows('?categories=chatbots,video')).length, 48);
    assert.equal((await rows('?categories=video,nonsense')).length, 16);
    for (const tool of await rows('?pricings=paid,open_source&category=video')) {
      assert.equal(tool.pricing_model, 'paid');
      assert.ok(tool.categories.some(({ id }: any) => id === 'video'));
    }
    assert.equal((await rows('?category=chatbots&categories=video')).length, 0);
    assert.equal((await rows('?categories=&pricings=')).length, 48);
    const { json } = await get('?pricings=paid,free&categories=video,chatbots,video&facets=true');
    assert.ok(json.links.next.includes('?categories=chatbots,video&pricings=free,paid&facets=true&page=2'));
    assert.equal(json.facets.categories.video, 16);
  });

  test('refuses a list that holds a price which is none, or more than fifty values', async () => {
    const bad = await get('?pricings=free,gratis');
    assert.deepEqual([bad.status, Object.keys(bad.json.error.fields)], [422, ['pricings']]);
    const many = (count: number): string => Array.from({ length: count }, (_, at) => `c-${at}`).join(',');
    assert.equal((await get(`?categories=${many(50)}`)).status, 200);
    const tooMany = await get(`?categories=${many(51)}`);
    assert.deepEqual([tooMany.status, Object.keys(tooMany.json.error.fields)], [422, ['categories']]);
  });

  test('sorts by date, by last change and by name, with words and without', async () => {
    for (const words of ['', '&q=tool']) {
      const { data } = (await get(`?sort=name&per_page=50${words}`)).json;
      const names = data.map((tool: any) => letters(tool.name));
      assert.ok(names.length > 1);
      assert.deepEqual(names, names.toSorted());
      for (const [sort, at] of [
        ['newest', 'published_at'],
        ['updated', 'updated_at'],
      ] as const) {
        const times = (await get(`?sort=${sort}&per_page=50${words}`)).json.data.map((tool: any) => tool[at]);
        assert.deepEqual(times, times.toSorted().reverse());
      }
    }
    assert.deepEqual(await slugs('?sort=relevance'), await slugs('?sort=newest'));
    const { status, json } = await get('?sort=cost');
    assert.deepEqual([status, Object.keys(json.error.fields)], [422, ['sort']]);
    assert.ok((await get('?sort=name')).json.links.next.includes('sort=name'));
  });

  test('has no rows for a category that does not exist', async () => {
    const { status, json } = await get('?category=nope');
    assert.equal(status, 200);
    assert.deepEqual([json.data, json.pagination.total, json.pagination.total_pages], [[], 0, 0]);
    assert.match(json.links.last, /[?&]page=1$/);
  });

  test('counts matches by category and pricing model when asked', async () => {
    assert.ok(!('facets' in (await get()).json));
    const { facets } = (await get('?facets=true')).json;
    assert.deepEqual([facets.categories['video'], facets.pricing['paid']], [16, 23]);
  });

  test('is empty past the last page, with the right total', async () => {
    const { status, json } = await get('?page=500&per_page=50');
    assert.equal(status, 200);
    assert.deepEqual(json.data, []);
    assert.deepEqual(json.pagination, { page: 500, per_page: 50, total: 48, total_pages: 1 });
    assert.deepEqual([json.links.prev, json.links.next], [json.links.last, null]);
  });

  test('never says more than 500 pages', async () => {
    const { json } = await get('?per_page=1');
    assert.ok(json.pagination.total_pages <= 500);
    assert.equal(json.pagination.total_pages, 48);
  });

  for (const query of [
    '?per_page=7',
    '?per_page=7&category=chatbots',
    '?per_page=3&q=published&pricing=free&locale=de',
    '?per_page=48',
  ]) {
    test(`its next links lead from ${query} to the end without a gap or a repeat`, async () => {
      const seen: string[] = [];
      const back: string[] = [];
      let link: string | null = PATH + query;
      let last = '';
      while (link !== null) {
        const { json, headers }: Reply = await world.visitor.get(link);
        seen.push(...json.data.map((tool: any) => tool.slug));
        back.push(json.links.prev);
        assertLinkHeader(headers.get('link') ?? '', json.links);
        last = json.links.self;
        link = json.links.next === null ? null : pathOf(json.links.next);
        if (link === null) assert.equal(json.links.last, last);
      }
      assert.equal(new Set(seen).size, seen.length);
      assert.deepEqual(seen, await slugs(query.replace(/per_page=\d+/, 'per_page=50')));
      assert.equal(back[0], null);
    });
  }

  test('its prev link leads back to the page before', async () => {
    const second = await get('?per_page=7&page=2');
    const first = await world.visitor.get(pathOf(second.json.links.prev));
    assert.equal(first.json.pagination.page, 1);
    assert.equal(first.json.links.next, second.json.links.self);
    assert.equal(first.json.links.self, second.json.links.first);
  });

  for (const query of [
    '?q=',
    '?q=%20%20',
    '?q=%E2%80%83',
    '?unknown=1',
    '?__proto__=1',
    '?constructor=x',
    '?q[]=a',
    '?q[a]=b',
    '?PAGE=0',
    '?facets=false',
  ]) {
    test(`answers ${query} as if it were not there`, async () => {
      assert.equal((await get(query)).text, (await get()).text);
    });
  }

  test('gives the same answer however often it is asked', async () => {
    const texts = [];
    for (let time = 0; time < 4; time += 1) texts.push((await get('?page=2&locale=fr')).text);
    assert.equal(new Set(texts).size, 1);
  });

  test('finds by name whatever its case', async () => {
    for (const q of ['Lumen', 'LUMEN', 'lume']) assert.equal((await slugs(`?q=${q}`))[0], 'lumen');
  });

  test('shows only published tools', async () => {
    const editor = await world.person('editor');
    const { quarantineTool, removeTool } = await import('#catalog/moderation/quarantine.ts');
    const [hidden = '', removed = ''] = oldestFirst;
    for (const slug of [hidden, removed]) await quarantineTool(world.db, editor.account, slug, { reason: 'policy' });
    await removeTool(world.db, editor.account, removed, { reason: 'policy' });
    await world.app.context.live.refresh();
    const listed = await slugs('?per_page=50');
    assert.equal(listed.length, 46);
    assert.ok(!listed.includes(hidden) && !listed.includes(removed));
  });
});

function pathOf(link: string): string {
  const url = new URL(link);
  return url.pathname + url.search;
}

function assertLinkHeader(header: string, links: Record<string, string | null>): void {
  const parsed = Object.fromEntries(
    [...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, link, relation]) => [relation, link]),
  );
  const { self: _self, ...others } = links;
  assert.deepEqual(parsed, Object.fromEntries(Object.entries(others).filter(([, link]) => link !== null)));
}
