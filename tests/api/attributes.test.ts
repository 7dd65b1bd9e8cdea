/** What visitors choose by: stated in a submission, read, filtered by (several values at once), counted by facets, taken from files. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish, submission } from '../support/factories.ts';
import { openBrowser, textOf } from '../web/browser.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('attributes', () => {
  const w = sharedCheckedWorld();
  let maker: Person;
  const get = (query: string): Promise<Reply> => w.visitor.get(`/api/v1/tools?${query}`);
  const slugs = async (query: string): Promise<string[]> =>
    (await get(query)).json.data.map((tool: any) => tool.slug).sort();
  before(async () => {
    maker = await w.person();
    await publish(w.db, [
      {
        slug: 'otter-web',
        name: 'Otter Web',
        categories: ['writing'],
        pricingModel: 'free',
        platforms: ['web'],
        hasApi: true,
        needsAccount: false,
      },
      {
        slug: 'otter-phone',
        name: 'Otter Phone',
        categories: ['writing'],
        pricingModel: 'paid',
        platforms: ['ios', 'android'],
        hasApi: false,
        interfaceLanguages: ['de', 'en'],
      },
      {
        slug: 'otter-server',
        name: 'Otter Server',
        categories: ['video'],
        pricingModel: 'open_source',
        platforms: ['web', 'linux'],
        hasApi: true,
        selfHosted: true,
        license: 'MIT',
        euData: true,
      },
      { slug: 'otter-silent', name: 'Otter Silent', categories: ['video'], pricingModel: 'free' },
    ]);
    await w.app.context.live.refresh();
  });

  const filters: [query: string, found: string[]][] = [
    ['has_api=true', ['otter-server', 'otter-web']],
    ['has_api=false', ['otter-phone']],
    ['platforms=ios', ['otter-phone']],
    ['platforms=ios,linux', ['otter-phone', 'otter-server']],
    ['platforms=web&has_api=true&license=MIT', ['otter-server']],
    ['license=Apache-2.0,MIT', ['otter-server']],
    ['interface_languages=de', ['otter-phone']],
    ['needs_account=false', ['otter-web']],
    ['self_hosted=true&eu_data=true', ['otter-server']],
    ['platforms=web&category=writing', ['otter-web']],
    ['platforms=web&pricings=free,open_source', ['otter-server', 'otter-web']],
    ['free_trial=true', []],
  ];
  for (const [query, found] of filters) {
    test(`${query} finds ${found.length} of four, with words and without`, async () => {
      assert.deepEqual(await slugs(query), found);
      assert.deepEqual(await slugs(`q=otter&${query}`), found);
      assert.equal((await get(`${query}&facets=true`)).json.pagination.total, found.length);
    });
  }

  for (const query of [
    'has_api=yes',
    'has_api=',
    'platforms=moon',
    'license=mit',
    'interface_languages=xx',
    'has_api=true&has_api=true',
  ])
    test(`refuses ${query}`, async () => {
      const reply = await get(query);
      assert.equal(reply.status, 422);
      assert.deepEqual(Object.keys(reply.json.error.fields), [query.split('=')[0]]);
    });

  test('facets count each attribute under the other filters, with words and without', async () => {
    for (const query of ['facets=true&has_api=true', 'q=otter&facets=true&has_api=true']) {
      const { facets } = (await get(query)).json;
      assert.deepEqual(facets.has_api, { false: 1, true: 2 }, query);
      assert.deepEqual(facets.platforms, { linux: 1, web: 2 }, query);
      assert.deepEqual(facets.license, { MIT: 1 }, query);
      assert.deepEqual(facets.pricing, { free: 1, open_source: 1 }, query);
      assert.ok(!('free_trial' in facets), query);
    }
  });

  test('the links of a page keep them', async () => {
    const { links } = (await get('platforms=ios,linux&per_page=1')).json;
    assert.match(links.next, /platforms=ios(?:,|%2C)linux/);
  });

  test('a submission states them, each value once and in the order of the table; null says nothing', async () => {
    const body = submission({ platforms: ['ios', 'web', 'ios'], has_api: false, license: 'AGPL-3.0-only' });
    const { id } = (await maker.post('/api/v1/submissions', body)).json.data;
    const row = await w.db.read.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    assert.deepEqual(
      [row.platforms, row.has_api, row.license, row.eu_data],
      ['["web","ios"]', 'false', 'AGPL-3.0-only', null],
    );
    const bad = await maker.post(
      '/api/v1/submissions',
      submission({ has_api: 'true', platforms: 'web', license: 'GPL' }),
    );
    assert.deepEqual(Object.keys(bad.json.error.fields).sort(), ['has_api', 'license', 'platforms']);
  });

  test('the page offers what would leave something, and takes it away again', async () => {
    const page = await openBrowser(w).get('/en/tools?q=otter');
    assert.match(
      page.text,
      /href="\/en\/tools\?q=otter&amp;has_api=true"[^>]*>\s*<span>Has an API<\/span>\s*<span class="count">2/,
    );
    assert.match(page.text, /href="\/en\/tools\?q=otter&amp;needs_account=false"[^>]*>\s*<span>No account needed/);
    assert.ok(!page.text.includes('free_trial'));
    const narrowed = await openBrowser(w).get('/en/tools?q=otter&platforms=ios,linux');
    assert.match(textOf(narrowed), /Otter Phone.*Otter Server|Otter Server.*Otter Phone/);
    assert.match(narrowed.text, /class="chip" href="\/en\/tools\?q=otter&amp;platforms=linux"/);
  });
});
