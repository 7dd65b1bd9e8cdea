/** What owners see of their entry: counted where pages are answered, without robots, kept per day, and without any weight in the order. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { createVisits, pruneVisits, readVisitDays, VISIT_DAYS } from '#catalog/tools/visits.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const OWN = { 'sec-fetch-site': 'same-origin' };
const DAY = 86_400_000;

const w = await world();
const owner = await w.person();
const visitor = openBrowser(w);

let made = 0;
async function tool(name = 'Counted Heron'): Promise<string> {
  made += 1;
  const [slug = ''] = await publish(w.db, [{ name: `${name} ${made}`, accountId: owner.account.id }]);
  await w.app.context.live.refresh();
  return slug;
}
const look = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  visitor.get(path, { 'user-agent': FIREFOX, ...headers });
const click = (slug: string, headers: Record<string, string> = OWN): Promise<Reply> =>
  w.visitor.request('POST', `/visit-clicks/${slug}`, 'PING', {
    'content-type': 'text/ping',
    'user-agent': FIREFOX,
    ...headers,
  });
const idOf = async (slug: string): Promise<string> =>
  (await w.db.read.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
async function countsOf(slug: string): Promise<number[]> {
  await w.app.drain('visits');
  const { views = 0, clicks = 0, searches = 0 } = (await readVisitDays(w.db, await idOf(slug))).at(-1) ?? {};
  return [views, clicks, searches];
}

describe('visits are counted', () => {
  test('whether a page is made or comes from memory, sent whole or not at all', async () => {
    const slug = await tool();
    const first = await look(`/en/tools/${slug}`);
    await look(`/en/tools/${slug}`);
    const unchanged = await look(`/en/tools/${slug}`, { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(unchanged.status, 304);
    await look(`/ar/tools/${slug}`);
    assert.deepEqual(await countsOf(slug), [4, 0, 0]);
  });
  test('for every search that shows the tool, not for lists', async () => {
    const slug = await tool('Periwinkle Lathe');
    for (let index = 0; index < 3; index += 1) await look('/en/tools?q=periwinkle');
    await look('/en/tools');
    await look('/en/tools?q=periwinkle&page=2');
    assert.deepEqual(await countsOf(slug), [0, 0, 3]);
  });
  test('for clicks that a page of ours tells of, whose link stays the real one', async () => {
    const slug = await tool();
    const page = await look(`/en/tools/${slug}`);
    assert.match(
      page.text,
      new RegExp(
        `href="https://[^"]*"\\s+rel="nofollow noopener"\\s+ping="${w.config.publicUrl}/visit-clicks/${slug}"`,
      ),
    );
    assert.equal((await click(slug)).status, 204);
    assert.equal((await click(slug, { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await click(slug, {})).status, 403);
    assert.equal((await click('no-such-tool')).status, 204);
    assert.deepEqual(await countsOf(slug), [1, 1, 0]);
  });
  test('for no robot, no nameless program, nothing fetched in advance, no HEAD and no Markdown', async () => {
    const slug = await tool();
    const path = `/en/tools/${slug}`;
    await look(path, { 'user-agent': GOOGLEBOT });
    await look(path, { 'user-agent': 'curl/8.9.1' });
    await look(path, { 'user-agent': '' });
    await look(path, { 'sec-purpose': 'prefetch' });
    await look(path, { accept: 'text/markdown' });
    await w.visitor.request('HEAD', path, undefined, { 'user-agent': FIREFOX });
    await click(slug, { ...OWN, 'user-agent': GOOGLEBOT });
    assert.deepEqual(await countsOf(slug), [0, 0, 0]);
  });
  test('by several servers at once, which add up', async () => {
    const slugs = [await tool(), await tool()];
    const servers = Array.from({ length: 3 }, () => createVisits(w.db));
    for (const server of servers) {
      const visitCount = { kind: 'searches' as const, slugs, times: 0 };
      for (let index = 0; index < 5; index += 1) server.count(visitCount);
    }
    await Promise.all(servers.map((server) => server.keep()));
    for (const slug of slugs) assert.deepEqual(await countsOf(slug), [0, 0, 15]);
  });
  test('in bounded memory, whatever slugs are asked for', async () => {
    const slug = await tool();
    const server = createVisits(w.db);
    server.count({ kind: 'clicks', slugs: [slug, '\0', 'x'.repeat(5_000)], times: 0 });
    for (let index = 0; index < 25_000; index += 1)
      server.count({ kind: 'clicks', slugs: [`made-up-${index}`], times: 0 });
    assert.equal(await server.keep(), 1);
    assert.deepEqual(await countsOf(slug), [0, 1, 0]);
  });
});

test('nothing that is counted moves anything in the order', async () => {
  const [, second] = [await tool('Ordered Otter'), await tool('Ordered Otter')];
  const ask = async (): Promise<string[]> => {
    const lists: string[] = [];
    for (const path of [
      '/api/v1/tools?per_page=50',
      '/api/v1/tools?q=ordered+otter',
      `/api/v1/tools/${second}/alternatives`,
    ])
      lists.push((await w.visitor.get(path)).json.data.map((item: { slug: string }) => item.slug).join(' '));
    return lists;
  };
  const before = await ask();
  const visits = createVisits(w.db);
  const visitCount = { kind: 'views' as const, slugs: [second], times: 0 };
  for (let index = 0; index < 10_000; index += 1) visits.count(visitCount);
  await visits.keep();
  await w.app.context.live.refresh();
  assert.deepEqual(await ask(), before);
});

describe('the page of visits', () => {
  test('shows its owner pictures, a table and files, and is not there for anybody else', async () => {
    const slug = await tool('Shown Heron');
    await look(`/en/tools/${slug}`);
    await click(slug);
    await countsOf(slug);
    const browser = await signedIn(w, owner.account.email);
    const path = `/en/tools/${slug}/visits`;
    const page = await browser.get(path);
    assert.equal(page.text.match(/<svg[^>]*class="chart"/g)?.length, 2, 'one for each kind that was counted');
    assert.ok(textOf(page).includes('Page views') && page.text.includes(`${path}.csv`));
    const csv = await browser.get(`${path}.csv`);
    assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/);
    const rows = csv.text.trim().split('\r\n');
    assert.deepEqual([rows.length, rows[0]], [VISIT_DAYS + 1, 'day,views,clicks,searches']);
    assert.match(rows.at(-1) ?? '', /^\d{4}-\d{2}-\d{2},1,1,0$/);
    const json = await browser.get(`${path}.json`);
    assert.equal(json.json.days.length, VISIT_DAYS);
    const stranger = await signedIn(w, (await w.person('admin')).account.email);
    for (const each of [path, `${path}.csv`, `${path}.json`]) assert.equal((await stranger.get(each)).status, 404);
  });
  test('goes with the export of the account', async () => {
    const slug = await tool();
    await look(`/en/tools/${slug}`);
    await countsOf(slug);
    const { visits } = (await exportAccount(w.db, owner.account)) as { visits: { tool: string; days: object[] }[] };
    assert.equal(visits.find((one) => one.tool === slug)?.days.length, 1);
  });
});

test('days are forgotten after 90 days, and with their tool', async () => {
  const [kept, removed] = [await tool(), await tool()];
  for (const slug of [kept, removed]) await click(slug);
  await w.app.drain('visits');
  const editor = (await w.person('editor')).account;
  await quarantineTool(w.db, editor, removed, { reason: 'other' });
  await removeTool(w.db, editor, removed, { reason: 'other' });
  const rowsOf = async (slug: string): Promise<number> =>
    (
      await w.db.read
        .selectFrom('visit_days')
        .select('day')
        .where('tool_id', '=', await idOf(slug))
        .execute()
    ).length;
  await pruneVisits(w.db);
  assert.deepEqual([await rowsOf(kept), await rowsOf(removed)], [1, 0]);
  w.clock.advance(VISIT_DAYS * DAY);
  await pruneVisits(w.db);
  assert.equal(await rowsOf(kept), 0);
});
