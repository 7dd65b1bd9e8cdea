/** A vs B: how often people compare two tools, which pairs search engines may list, and what the page says. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { CHOSEN_PAIRS_MOST, chooseComparison } from '#catalog/moderation/chosen-comparisons.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import {
  COMPARISONS_OF_NETWORK,
  createComparisonCounts,
  FREQUENT_COMPARISONS,
  pairOf,
  pruneComparisons,
} from '#catalog/tools/comparisons/counts.ts';
import { listFrequentComparisons, pairsIn, versusPath } from '#catalog/tools/comparisons/listed.ts';
import { SOURCE_DAYS } from '#catalog/tools/popularity/sources.ts';
import { publish } from '../support/factories.ts';
import { world, type World } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const w = await world({ TRUSTED_PROXIES: '127.0.0.1,::1' });
const { db, visitor } = w;
const editor = await w.person('editor');

let made = 0;
/** Slugs of new tools, in the order of their names. */
async function tools(count = 2, more: Parameters<typeof publish>[1][number][] = []): Promise<string[]> {
  made += 1;
  const names = Array.from({ length: count }, (_, at) => ({ name: `Heron ${made} ${'ABCDE'[at]}`, ...more[at] }));
  const slugs = await publish(db, names);
  await w.app.context.live.refresh();
  return slugs;
}

const inNetwork = (network: number, host = 1): string => `100.${64 + (network >> 8)}.${network & 255}.${host}`;

async function compare(path: string, from: string, headers: Record<string, string> = {}): Promise<void> {
  const sent = { 'user-agent': FIREFOX, 'x-forwarded-for': from, ...headers };
  assert.equal((await visitor.get(`/en/compare${path}`, sent)).status, 200);
}
const asked = (slugs: readonly string[]): string => `?tools=${slugs.join(',')}`;

async function keepHouse({ app }: World = w): Promise<void> {
  await app.drain('visits');
  await pruneComparisons(db);
  await listFrequentComparisons(db);
  await app.context.live.refresh();
}

async function isListed(slugs: readonly string[]): Promise<boolean> {
  const { status, text } = await visitor.get(`/en${versusPath(slugs)}`);
  assert.equal(status, 200);
  const sitemap = (await visitor.get('/sitemaps/en/pages.xml')).text.includes(`/en${versusPath(slugs)}<`);
  const link = (await visitor.get(`/en/tools/${slugs[0]}`)).text.includes(`href="/en${versusPath(slugs)}"`);
  const isIndexed = !text.includes('<meta name="robots" content="noindex"');
  assert.deepEqual([sitemap, link], [isIndexed, isIndexed], 'sitemap and page of the tool agree');
  return isIndexed;
}

async function daysOf(): Promise<number[]> {
  await w.app.drain('visits');
  return (await db.read.selectFrom('comparison_sources').select('days').execute()).map(({ days }) => days);
}
const clear = () => db.write((trx) => trx.deleteFrom('comparison_sources').execute());

describe('a comparison', () => {
  test(`is listed from ${FREQUENT_COMPARISONS} counted ones on, and no longer when they are ${SOURCE_DAYS} days old`, async () => {
    const pair = await tools();
    for (let network = 1; network < FREQUENT_COMPARISONS; network += 1) await compare(asked(pair), inNetwork(network));
    await keepHouse();
    assert.equal(await isListed(pair), false);
    await compare(versusPath(pair).slice('/compare'.length), inNetwork(0));
    await keepHouse();
    assert.equal(await isListed(pair), true);
    w.clock.advance((SOURCE_DAYS - 1) * DAY);
    await keepHouse();
    assert.equal(await isListed(pair), true);
    w.clock.advance(DAY);
    await keepHouse();
    assert.equal(await isListed(pair), false);
  });
  test('counts a network once a day and twice in thirty, however it comes', async () => {
    await clear();
    const pair = await tools();
    const days: number[][] = [];
    for (let day = 0; day < 3; day += 1) {
      for (let host = 1; host <= 30; host += 1)
        await compare(asked(host % 2 ? pair : pair.toReversed()), inNetwork(7, host));
      days.push(await daysOf());
      w.clock.advance(DAY);
    }
    assert.deepEqual(days, [[1], [2], [2]]);
  });
  test('counts neither robots, frames, one tool nor three', async () => {
    await clear();
    const three = await tools(3);
    await compare(asked(three), inNetwork(1));
    await compare(asked(three.slice(1, 2)), inNetwork(1));
    await compare(asked(three.slice(1)), inNetwork(1), { 'user-agent': 'curl/8.9.1' });
    await compare(asked(three.slice(1)), inNetwork(1), { 'sec-fetch-dest': 'iframe' });
    assert.deepEqual(await daysOf(), []);
  });
  test(`counts ${COMPARISONS_OF_NETWORK} pairs of a network a day`, async () => {
    await clear();
    const [one = '', ...others] = await publish(
      db,
      Array.from({ length: COMPARISONS_OF_NETWORK + 2 }, (_, at) => ({ name: `Stork ${at}` })),
    );
    const counts = createComparisonCounts(db);
    for (const other of others) counts.note([one, other], '192.0.2.0/24');
    assert.equal(await counts.keep(), COMPARISONS_OF_NETWORK);
  });
  test('counts a /32 of IPv6 as one network, however many a customer has', async () => {
    await clear();
    const pair = await tools();
    for (let site = 0; site < FREQUENT_COMPARISONS; site += 1)
      await compare(asked(pair), `2001:db8:40${site.toString(16).padStart(2, '0')}::1`);
    assert.deepEqual(await daysOf(), [1]);
    await compare(asked(pair), '2001:db9::1');
    assert.deepEqual(await daysOf(), [1, 1]);
  });
  test('counts a network no oftener after a merge of tools that it has compared before', async () => {
    await clear();
    const [one = '', other = '', into = ''] = await tools(3);
    for (let network = 1; network < FREQUENT_COMPARISONS; network += 1) {
      await compare(asked([one, other]), inNetwork(network));
      await compare(asked([into, other]), inNetwork(network));
    }
    await mergeTools(db, editor.account, { from: one, into });
    await keepHouse();
    assert.equal(await isListed([other, into]), false);
    // Two networks may have one mark.
    for (const more of [0, 1, 2]) await compare(asked([into, other]), inNetwork(FREQUENT_COMPARISONS + more));
    await keepHouse();
    assert.equal(await isListed([other, into]), true);
  });
  test('follows merged tools, and goes with removed ones', async () => {
    await clear();
    const [one = '', other = '', into = ''] = await tools(3);
    for (let network = 0; network < FREQUENT_COMPARISONS; network += 1) {
      await compare(asked([one, other]), inNetwork(network));
      await compare(asked([one, into]), inNetwork(network));
    }
    await keepHouse();
    await mergeTools(db, editor.account, { from: one, into });
    await keepHouse();
    assert.equal(await isListed([other, into]), true);
    assert.equal((await db.read.selectFrom('comparisons').selectAll().execute()).length, 1);
    const old = await visitor.get(`/en${versusPath([one, other])}`);
    assert.deepEqual([old.status, old.headers.get('location')], [308, `/en${versusPath([other, into])}`]);
    const own = await visitor.get(`/en${versusPath([one, into])}`);
    assert.equal(own.headers.get('location'), `/en/tools/${into}`);
    await quarantineTool(db, editor.account, other, { reason: 'spam' });
    await removeTool(db, editor.account, other, { reason: 'spam' });
    await keepHouse();
    assert.equal((await visitor.get(`/en${versusPath([other, into])}`)).status, 404);
    assert.equal((await db.read.selectFrom('comparisons').selectAll().execute()).length, 0);
  });
});

describe('its page', () => {
  test('has one address for both orders, also for slugs that contain -vs-', async () => {
    await publish(
      db,
      ['ant', 'bee-vs-cat', 'dog'].map((slug) => ({ slug, name: `The ${slug}` })),
    );
    await w.app.context.live.refresh();
    for (const [path, location] of [
      ['dog-vs-ant', 'ant-vs-dog'],
      ['dog-vs-bee-vs-cat', 'bee-vs-cat--vs--dog'],
      ['bee-vs-cat-vs-ant', 'ant--vs--bee-vs-cat'],
      ['bee-vs-cat--vs--ant', 'ant--vs--bee-vs-cat'],
      ['ant--vs--dog', 'ant-vs-dog'],
    ] as const) {
      const moved = await visitor.get(`/en/compare/${path}`);
      assert.deepEqual([moved.status, moved.headers.get('location')], [308, `/en/compare/${location}`]);
      assert.equal((await visitor.get(`/en/compare/${location}`)).status, 200);
    }
    for (const path of ['ant-vs-emu', 'ant', 'ant-vs-', '-vs-', 'a%00-vs-dog', `${'a-vs-'.repeat(500)}b`])
      assert.equal((await visitor.get(`/en/compare/${path}`)).status, 404, path);
    assert.equal((await visitor.get('/en/compare/ant-vs-ant')).headers.get('location'), '/en/tools/ant');
    assert.deepEqual(pairsIn('z-vs-b-vs-c'), [
      ['z', 'b-vs-c'],
      ['z-vs-b', 'c'],
    ]);
    assert.deepEqual(pairsIn('b-vs-z-vs-a')[0], ['b', 'z-vs-a']);
  });
  test('is that of one pair alone, however their slugs end and begin', async () => {
    const pairs = [
      ['elk', 'fox-vs-gnu'],
      ['elk-vs-fox', 'gnu'],
      ['hen-vs', 'ibis'],
      ['hen', 'vs-ibis'],
    ] as const;
    await publish(
      db,
      pairs.flat().map((slug) => ({ slug, name: `The ${slug}` })),
    );
    await w.app.context.live.refresh();
    for (const pair of pairs) {
      const reply = await visitor.get(`/en${versusPath(pair)}`);
      assert.equal(reply.status, 200);
      for (const slug of pair) assert.ok(textOf(reply).includes(`The ${slug}`), slug);
    }
    assert.equal(new Set(pairs.map(versusPath)).size, pairs.length);
  });
  test('says what only one of the two offers, and no more than is known', async () => {
    const pair = await tools(2, [
      {
        categories: ['chatbots', 'video'],
        platforms: ['web', 'ios'],
        hasApi: true,
        euData: true,
        pricingModel: 'free',
      },
      {
        categories: ['chatbots'],
        platforms: ['web', 'linux'],
        hasApi: false,
        pricingModel: 'paid',
        priceFrom: { amount: 20, currency: 'USD', per: 'month' },
      },
    ]);
    const { text } = await visitor.get(`/en${versusPath(pair)}`);
    const panels = [...text.matchAll(/<div class="panel">.*?<\/dl>\s*<\/div>/gs)].map(([panel]) =>
      panel.replaceAll(/<[^>]*>|\s+/g, ' '),
    );
    assert.match(panels[0] ?? '', /Only Heron \d+ A .*Video.*iOS.*API.*Yes/);
    assert.doesNotMatch(panels[0] ?? '', /Chatbots|Web|European|EU/);
    assert.match(panels[1] ?? '', /Only Heron \d+ B .*Linux/);
    assert.match(textOf({ text } as Parameters<typeof textOf>[0]), /Paid · from \$20/);
  });
});

describe('editors', () => {
  test('choose a pair at the desk and take it back, with history at both tools', async () => {
    const pair = await tools();
    const desk = await signedIn(w, editor.account.email);
    const form = `/en/editor/tools/${pair[0]}/comparisons`;
    const sent = { act: 'choose_comparison', other: pair[1] ?? '' };
    assert.ok(textOf(await desk.follow(await desk.send(form, sent))).includes('The comparison has been chosen.'));
    await keepHouse();
    assert.equal(await isListed(pair), true);
    assert.equal((await desk.send(form, sent)).status, 409);
    assert.equal((await desk.send(form, { ...sent, other: 'nothing-here' })).status, 422);
    assert.equal((await desk.send(form, { ...sent, other: pair[0] ?? '' })).status, 422);
    assert.ok(
      textOf(await desk.follow(await desk.send(form, { ...sent, act: 'unchoose_comparison' }))).includes(
        'no longer chosen',
      ),
    );
    assert.equal(await isListed(pair), false);
    for (const slug of pair) {
      const { id } = await db.read.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
      const acts = (await listHistory(db, id)).map(({ action }) => action);
      assert.deepEqual(acts.slice(-2), ['choose_comparison', 'unchoose_comparison']);
    }
  });
  test(`choose ${CHOSEN_PAIRS_MOST} pairs at most`, async () => {
    const slugs = await publish(
      db,
      Array.from({ length: 33 }, (_, at) => ({ name: `Crane ${at}` })),
    );
    const rows = await db.read.selectFrom('tools').select('id').where('slug', 'in', slugs).execute();
    const pairs = rows.flatMap(({ id }, at) => rows.slice(0, at).map((other) => pairOf(id, other.id)));
    const chosen = { is_frequent: 0, chosen_at: '2026-01-01T00:00:00.000Z' };
    const few = pairs.slice(0, CHOSEN_PAIRS_MOST - 1).map((pair) => ({ ...pair, ...chosen }));
    await db.write((trx) => trx.insertInto('comparisons').values(few).execute());
    const [slug = '', first = '', second = ''] = await tools(3);
    await chooseComparison(db, editor.account, slug, { other: first, isChosen: true });
    const choice = { other: second, isChosen: true };
    await assert.rejects(chooseComparison(db, editor.account, slug, choice), { code: 'conflict' });
  });
  test('choose none with a tool of their own, and members none at all', async () => {
    const [slug = '', other = ''] = await tools(2, [{}, { accountId: editor.account.id }]);
    const choice = { other, isChosen: true };
    await w.person('editor');
    await assert.rejects(chooseComparison(db, editor.account, slug, choice), { code: 'own_submission' });
    await assert.rejects(chooseComparison(db, (await w.person()).account, slug, choice), { code: 'forbidden' });
  });
});
