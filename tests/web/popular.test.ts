/** The order by popularity: people, not requests, a choice and never the order of a search, and what one network or one site cannot do to it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLICK_POINTS, LEAST_NETWORKS, orderByPopularity, pointsOf } from '#catalog/tools/popularity/order.ts';
import {
  createVisitSources,
  MOST_OF_NETWORK,
  pruneVisitSources,
  referringSite,
  SOURCE_DAYS,
} from '#catalog/tools/popularity/sources.ts';
import { networkKey } from '#limits/address-keys.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World, world } from '../support/world.ts';
import { textOf } from './browser.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PROXIED = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/** An address in the network of a number. */
const inNetwork = (network: number, host = 1): string => `100.${64 + (network >> 8)}.${network & 255}.${host}`;

async function look(w: World, slug: string, from: string, headers: Record<string, string> = {}): Promise<void> {
  const sent = { 'user-agent': FIREFOX, 'x-forwarded-for': from, ...headers };
  assert.equal((await w.visitor.get(`/en/tools/${slug}`, sent)).status, 200);
}
async function click(w: World, slug: string, from: string): Promise<void> {
  const headers = {
    'content-type': 'text/ping',
    'user-agent': FIREFOX,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': from,
  };
  assert.equal((await w.visitor.request('POST', `/visit-clicks/${slug}`, 'PING', headers)).status, 204);
}
/** An hour later the order is made of what was counted. */
async function makeOrder(w: World): Promise<void> {
  await w.app.drain('visits');
  w.clock.advance(HOUR + 1);
  await orderByPopularity(w.db);
  await w.app.context.live.refresh();
}
async function listed(w: World, query = 'sort=popular'): Promise<string[]> {
  const { json } = await w.visitor.get(`/api/v1/tools?${query.includes('per_page') ? '' : 'per_page=50&'}${query}`);
  return json.data.map(({ slug }: { slug: string }) => slug);
}
/** Tools with the names, the newest last, each opened from so many networks. */
async function openedBy(
  w: World,
  networks: Readonly<Record<string, number>>,
  category = 'chatbots',
): Promise<string[]> {
  const entries = Object.keys(networks).map((name) => ({ name, categories: [category] }));
  const slugs = await publish(w.db, entries);
  await w.app.context.live.refresh();
  for (const [at, count] of Object.values(networks).entries())
    for (let network = 0; network < count; network += 1) await look(w, slugs[at]!, inNetwork(network));
  return slugs;
}

describe('the order by popularity', () => {
  test('lists what people open most, then the others, newest first, on every server alike', async () => {
    const w = await world(PROXIED);
    const [few, some, many] = await openedBy(w, { 'Few Fox': 9, 'Some Seal': 10, 'Many Mole': 14 });
    assert.deepEqual(await listed(w), await listed(w, ''), 'before an hour has passed');
    await makeOrder(w);
    assert.deepEqual((await listed(w)).slice(0, 3), [many, some, few], 'nine networks are no rank');
    assert.deepEqual(await listed(w, 'sort=popular&per_page=1&page=2'), [some], 'pages go on');
    const { tools } = await w.db.read.selectFrom('popular_order').select('tools').executeTakeFirstOrThrow();
    assert.equal(JSON.parse(tools).length, 2);
  });
  test('counts no page that another one loads as a picture or a frame', async () => {
    const w = await world(PROXIED);
    const [seen, loaded = ''] = await openedBy(w, { 'Seen Seal': 11, 'Loaded Lark': 0 });
    for (let network = 0; network < 14; network += 1)
      for (const dest of ['image', 'iframe']) await look(w, loaded, inNetwork(network), { 'sec-fetch-dest': dest });
    await makeOrder(w);
    assert.equal((await listed(w))[0], seen);
    const { tools } = await w.db.read.selectFrom('popular_order').select('tools').executeTakeFirstOrThrow();
    assert.equal(JSON.parse(tools).length, 1);
  });
  test('is no order of anything that did not ask for it', async () => {
    const w = await world(PROXIED);
    const slugs = await publish(w.db, [{ name: 'Quiet Quail One' }, { name: 'Quiet Quail Two' }]);
    await w.app.context.live.refresh();
    const queries = ['', 'q=quiet+quail', 'sort=name', 'sort=updated', 'category=chatbots'];
    const before = await Promise.all(queries.map((query) => listed(w, query)));
    const last = before[0]!.at(-1)!;
    assert.ok(slugs.includes(last));
    for (let network = 0; network < 30; network += 1) await look(w, last, inNetwork(network));
    await makeOrder(w);
    assert.equal((await listed(w))[0], last);
    assert.deepEqual(await Promise.all(queries.map((query) => listed(w, query))), before);
    assert.equal((await listed(w, 'q=quiet+quail&sort=popular'))[0], last);
  });
  test('keeps to filters, and follows tools that are changed or go', async () => {
    const w = await world(PROXIED);
    const [chat] = await openedBy(w, { 'Chatty Chough': 12 });
    const [film, other] = await openedBy(w, { 'Filmy Finch': 15, 'Filmy Fulmar': 11 }, 'video');
    await makeOrder(w);
    assert.deepEqual(await listed(w, 'sort=popular&category=video'), [film, other]);
    await w.db.write((trx) =>
      trx.updateTable('tools').set({ state: 'quarantined' }).where('slug', '=', film!).execute(),
    );
    w.clock.advance(HOUR);
    await makeOrder(w);
    assert.deepEqual((await listed(w)).slice(0, 2), [chat, other]);
  });
  test('counts going on to the website twice as much as opening the page', async () => {
    const w = await world(PROXIED);
    const [seen, visited] = await openedBy(w, { 'Seen Serin': 25, 'Visited Vole': 10 });
    for (let network = 0; network < 8; network += 1) await click(w, visited!, inNetwork(network));
    await makeOrder(w);
    assert.deepEqual((await listed(w)).slice(0, 2), [visited, seen], `10 + 8 x ${CLICK_POINTS} above 25`);
  });
});

describe('an attack', () => {
  /** The networks of each tool; the last is the attacker's. */
  const NETWORKS = [80, 60, 45, 34, 26, 20, 15, 12];

  async function field(): Promise<{ w: World; slugs: string[]; target: string }> {
    const w = await openWorld(PROXIED);
    const slugs = await openedBy(w, Object.fromEntries(NETWORKS.map((_count, at) => [`Rival Raven ${at}`, 0])));
    // Noted as their pages note it: only the attack is made of requests.
    for (const [at, slug] of slugs.entries())
      for (let network = 0; network < NETWORKS[at]!; network += 1)
        w.app.context.visitSources.note({ slug, kind: 'views', network: networkKey(inNetwork(network)) });
    await makeOrder(w);
    assert.deepEqual((await listed(w)).slice(0, NETWORKS.length), slugs);
    return { w, slugs, target: slugs.at(-1)! };
  }

  test('of 240 views and clicks from one network, on four days, moves its tool by one place', async () => {
    const { w, slugs, target } = await field();
    try {
      for (let day = 0; day < 4; day += 1) {
        for (let visit = 0; visit < 30; visit += 1) {
          await look(w, target, inNetwork(2_000, visit));
          await click(w, target, inNetwork(2_000, visit));
        }
        await makeOrder(w);
        w.clock.advance(DAY);
      }
      const order = await listed(w);
      // 2 views and 2 clicks are 6 points: 18, above 15 and below 20.
      assert.deepEqual(order.slice(0, 8), [...slugs.slice(0, 6), target, slugs[6]]);
      const counted = await w.db.read
        .selectFrom('visit_sources')
        .select(['views', 'clicks'])
        .where('clicks', '>', 0)
        .execute();
      assert.deepEqual(
        counted.map(({ views, clicks }) => [views, clicks]),
        [[MOST_OF_NETWORK, MOST_OF_NETWORK]],
      );
    } finally {
      await w.close();
    }
  });
  test('of a hundred networks that one site sends lifts its tool by half of its other readers and five', async () => {
    const { w, slugs, target } = await field();
    try {
      for (let network = 0; network < 100; network += 1)
        await look(w, target, inNetwork(2_000 + network), { referer: `https://www.buy-clicks.example/${network}` });
      await makeOrder(w);
      // 12 and 11 more: above 20, below 26.
      assert.deepEqual((await listed(w)).slice(0, 8), [...slugs.slice(0, 5), target, ...slugs.slice(5, 7)]);
    } finally {
      await w.close();
    }
  });
  test('of a network of IPv6, however many of its addresses', async () => {
    const w = await world(PROXIED);
    const [target] = await openedBy(w, { 'Sixth Swift': 0 });
    for (let visit = 0; visit < 100; visit += 1) await look(w, target!, `2001:db8:7:${visit.toString(16)}::1`);
    await look(w, target!, '2001:db8:8::1');
    await w.app.drain('visits');
    assert.equal((await w.db.read.selectFrom('visit_sources').select('views').execute()).length, 2);
  });
});

describe('what is counted', () => {
  test('a network once a day, on two days in thirty, then anew', async () => {
    const w = await world(PROXIED);
    const [slug] = await openedBy(w, { 'Daily Dunlin': 0 });
    const views = async (): Promise<number[]> => {
      await look(w, slug!, inNetwork(1));
      await look(w, slug!, inNetwork(1, 2));
      await pruneVisitSources(w.db);
      await w.app.drain('visits');
      return (await w.db.read.selectFrom('visit_sources').select('views').execute()).map((row) => row.views);
    };
    const days: number[][] = [];
    for (let day = 0; day < 5; day += 1) {
      days.push(await views(), await views());
      w.clock.advance(DAY);
    }
    assert.deepEqual(days.flat(), [1, 1, 2, 2, 2, 2, 2, 2, 2, 2]);
    w.clock.advance((SOURCE_DAYS - 5) * DAY);
    assert.deepEqual(await views(), [1]);
  });
  test('by several servers at once no more than by one', async () => {
    const w = await world(PROXIED);
    const [slug = ''] = await openedBy(w, { 'Shared Shrike': 0 });
    const servers = Array.from({ length: 3 }, () => createVisitSources(w.db, 'localhost'));
    for (const server of servers) server.note({ slug, kind: 'views', network: '192.0.2.0/24' });
    for (const server of servers) server.note({ slug, kind: 'clicks', network: '192.0.2.0/24' });
    await Promise.all(servers.map((server) => server.keep()));
    const rows = await w.db.read.selectFrom('visit_sources').select(['views', 'clicks']).execute();
    assert.deepEqual(
      rows.map(({ views, clicks }) => [views, clicks]),
      [[1, 1]],
    );
  });
  test('not of robots, unknown tools or more than memory has room for', async () => {
    const w = await world(PROXIED);
    const [slug = ''] = await openedBy(w, { 'Human Hoopoe': 0 });
    await look(w, slug, inNetwork(1), { 'user-agent': 'curl/8.9.1' });
    const sources = createVisitSources(w.db, 'localhost');
    for (let network = 0; network < 25_000; network += 1)
      sources.note({ slug: `made-up-${network}`, kind: 'views', network: '192.0.2.0/24' });
    sources.note({ slug, kind: 'views', network: '192.0.2.0/24' });
    assert.equal(await sources.keep(), 0);
    await w.app.drain('visits');
    assert.equal((await w.db.read.selectFrom('visit_sources').select('views').execute()).length, 0);
  });
  test('with the registrable domain of a referring site, never our own', () => {
    assert.equal(referringSite('https://a.b.news.example/page?x=1', 'tools.example'), 'news.example');
    assert.equal(referringSite('http://192.0.2.7/', 'tools.example'), '192.0.2.7');
    for (const none of [
      '',
      'https://tools.example/en',
      'about:blank',
      'no address',
      `https://x.example/${'x'.repeat(400)}`,
    ])
      assert.equal(referringSite(none, 'tools.example'), '', none);
  });
  test('from one site no more than half of all others, and five', () => {
    const from = (referrer: number, count: number) => Array.from({ length: count }, () => ({ referrer, points: 1 }));
    assert.equal(pointsOf(from(0, LEAST_NETWORKS - 1)), 0);
    assert.equal(pointsOf(from(0, LEAST_NETWORKS)), LEAST_NETWORKS);
    assert.equal(pointsOf(from(7, 500)), 5);
    assert.equal(pointsOf([...from(7, 500), ...from(8, 20), ...from(0, 30)]), 50 + 30);
    assert.equal(pointsOf([...from(7, 30), ...from(0, 50)]), 80);
    assert.equal(pointsOf([...from(7, 31), ...from(0, 50)]), 80);
  });
});

test('pages show what is popular this month only where at least three tools are, and offer the order', async () => {
  const w = await world(PROXIED);
  const slugs = await openedBy(w, { 'Loved Lark': 16, 'Loved Linnet': 15, 'Loved Loon': 14, 'Left Lory': 1 });
  const pages = ['/en', '/en/categories/chatbots'];
  for (const path of pages) assert.ok(!textOf(await w.visitor.get(path)).includes('Popular this month'), path);
  assert.ok(!(await w.visitor.get('/en/tools')).text.includes('sort=popular'));
  await makeOrder(w);
  for (const path of pages) {
    const { text } = await w.visitor.get(path);
    const section = /<section aria-labelledby="popular">.*?<\/section>/s.exec(text)?.[0] ?? '';
    const shown = [...section.matchAll(/href="\/en\/tools\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);
    assert.deepEqual(shown, slugs.slice(0, 3), path);
  }
  assert.ok(!textOf(await w.visitor.get('/en/categories/video')).includes('Popular this month'));
  const list = await w.visitor.get('/en/tools?sort=popular');
  assert.match(list.text, /aria-current="true"\s*>Most popular</);
  assert.match(list.text, /name="robots" content="noindex/);
  assert.ok(textOf(await w.visitor.get('/en/ranking')).includes('By popularity'));
});
