/** Collections: what editors put together, who sees it when, and what becomes of it when its tools are hidden or merged. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { getCollection } from '#catalog/tools/collections/edits.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const { visitor, db } = w;
const editor = (await w.person('editor')).account;
const desk = await signedIn(w, editor.email);
const [otter = '', heron = '', , gull = ''] = await publish(db, [
  { name: 'Otter Notes' },
  { name: 'Heron' },
  { name: 'Wader', url: 'https://wader-birds.example.com/' },
  { name: 'Gull' },
]);
await w.app.context.live.refresh();

const LIST = '/en/editor/collections';
const DAYS = { starts_on: '2026-01-01', ends_on: '' };
const namesOf = ({ text }: Reply): string[] =>
  [...text.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);

let made = 0;
/** A collection that an editor has made by the forms; gives its id. */
async function collect(tools: readonly string[], days: Record<string, string> = {}): Promise<string> {
  const id = `birds-${(made += 1)}`;
  await desk.follow(await desk.send(LIST, { id, title: `Birds ${made}`, ...DAYS }));
  await save(id, { tools: tools.join('\r\n'), ...days });
  return id;
}

async function save(id: string, changes: Record<string, string>): Promise<Reply> {
  const { mark } = await getCollection(db.read, id);
  const fields = { 'title-en': `Birds ${made}`, ...DAYS, mark, ...changes };
  return desk.send(`${LIST}/${id}`, fields);
}

describe('a collection', () => {
  test('shows its tools in the order of the editors, named by slug, page or website', async () => {
    const id = await collect([heron, `http://localhost/de/tools/${otter}`, 'https://wader-birds.example.com']);
    const page = await visitor.get(`/en/collections/${id}`);
    assert.deepEqual(namesOf(page), ['Heron', 'Otter Notes', 'Wader']);
    for (const path of ['/en', '/en/collections', '/sitemaps/en/pages.xml', '/de/collections'])
      assert.ok((await visitor.get(path)).text.includes(`/collections/${id}`), path);
    const feed = await visitor.get(`/en/collections/${id}/feed.json`);
    assert.deepEqual(
      feed.json.items.map(({ title }: { title: string }) => title),
      ['Heron', 'Otter Notes', 'Wader'],
    );
    assert.ok(page.text.includes(`href="/en/collections/${id}/feed.atom"`));
  });

  test('has its texts by language, and those of another one where they are missing', async () => {
    const id = await collect([heron]);
    await save(id, { tools: heron, 'title-de': 'Vögel', 'intro-de': 'Am Wasser.' });
    assert.ok(textOf(await visitor.get(`/de/collections/${id}`)).includes('Am Wasser.'));
    assert.match((await visitor.get(`/ar/collections/${id}`)).text, /<h1><bdi lang="en" dir="ltr">Birds/);
  });

  test('is shown from its first day to its last one, and keeps its page afterwards', async () => {
    const day = (days: number): string =>
      new Date(w.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const coming = await collect([gull], { starts_on: day(1) });
    const over = await collect([gull], { ends_on: day(-1) });
    const last = await collect([gull], { ends_on: day(0) });
    const list = (await visitor.get('/en/collections')).text;
    assert.deepEqual(
      [coming, over, last].map((id) => list.includes(`/collections/${id}"`)),
      [false, false, true],
    );
    for (const path of [coming, `${coming}/feed.atom`])
      assert.equal((await visitor.get(`/en/collections/${path}`)).status, 404);
    const page = await visitor.get(`/en/collections/${over}`);
    assert.ok(textOf(page).includes(visitorMessages('en').choosing.collections.over));
    assert.match(page.text, /<meta name="robots" content="noindex"/);
  });

  test('leaves out what is hidden until it is published again', async () => {
    const id = await collect([otter, gull]);
    await quarantineTool(db, editor, gull, { reason: 'misleading' });
    await w.app.context.live.refresh();
    assert.deepEqual(namesOf(await visitor.get(`/en/collections/${id}`)), ['Otter Notes']);
    assert.ok(textOf(await desk.get(`${LIST}/${id}`)).includes('Hidden from visitors: Gull.'));
    // A hidden one may stay where it is.
    assert.equal((await save(id, { tools: `${gull}\n${otter}` })).status, 303);
    await restoreTool(db, editor, gull);
    await w.app.context.live.refresh();
    assert.deepEqual(namesOf(await visitor.get(`/en/collections/${id}`)), ['Gull', 'Otter Notes']);
  });

  test('holds the tool that is kept where a merged one stood, once', async () => {
    const [twin = '', other = ''] = await publish(db, [{ name: 'Heron Twin' }, { name: 'Rail' }]);
    await w.app.context.live.refresh();
    const [alone, both] = [await collect([twin, other]), await collect([other, twin, heron])];
    await mergeTools(db, editor, { from: twin, into: heron });
    await w.app.context.live.refresh();
    assert.deepEqual(namesOf(await visitor.get(`/en/collections/${alone}`)), ['Heron', 'Rail']);
    assert.deepEqual(namesOf(await visitor.get(`/en/collections/${both}`)), ['Rail', 'Heron']);
  });

  test('is told in the history, and gone once it is removed', async () => {
    const id = await collect([otter]);
    await desk.follow(await desk.send(`${LIST}/${id}/remove`));
    assert.equal((await visitor.get(`/en/collections/${id}`)).status, 404);
    const history = await listHistory(db, id);
    assert.deepEqual(
      history.map(({ action, actorId }) => [action, actorId === editor.id]),
      [
        ['create', true],
        ['edit', true],
        ['remove', true],
      ],
    );
    assert.deepEqual(history[1]?.detail, { changes: { tools: { old: '', new: otter } } });
    assert.equal(history[2]?.detail?.['tools'], otter);
  });

  test('is not changed by what cannot be, nor over what another editor has changed', async () => {
    const id = await collect([otter]);
    const refused = await save(id, {
      tools: 'no-such-tool',
      'title-en': '',
      'intro-fr': 'Seule',
      ends_on: '2020-01-01',
    });
    assert.equal(refused.status, 422);
    for (const field of ['ends_on', 'title-fr']) assert.ok(refused.text.includes(`href="#field-${field}"`), field);
    assert.match((await save(id, { tools: 'no-such-tool' })).text, /href="#field-tools"/);
    const stale = { 'title-en': 'Mine', ...DAYS, tools: otter, mark: (await getCollection(db.read, id)).mark };
    await save(id, { tools: `${otter} ${heron}` });
    const late = await desk.send(`${LIST}/${id}`, stale);
    assert.equal(late.status, 409);
    assert.ok(late.text.includes('value="Mine"'), 'nothing typed is lost');
    const taken = await desk.send(LIST, { id, title: 'Again', ...DAYS });
    assert.equal(taken.status, 422);
    assert.match(taken.text, /href="#field-id"/);
  });
});

describe('what was confirmed this week', () => {
  const CONFIRMED = visitorMessages('en').choosing.confirmed;
  const section = async (): Promise<string> =>
    /<section aria-labelledby="confirmed">[^]*?<\/section>/
      .exec((await visitor.get('/en')).text)?.[0]
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ') ?? '';

  test('are prices that people have stated since, and websites that answered; nothing older, and no imported price', async () => {
    assert.equal(await section(), '');
    const at = (days: number): string => new Date(w.clock.now().getTime() - days * 86_400_000).toISOString();
    const published = { publishedAt: at(30) };
    const [, , , works = ''] = await publish(db, [
      { name: 'Maker Said', ...published, priceStated: { by: 'maker', at: at(1) } },
      { name: 'Long Ago', ...published, priceStated: { by: 'maker', at: at(20) } },
      { name: 'From a List', ...published, priceStated: { by: 'import', at: at(1) } },
      { name: 'Answers', ...published },
      { name: 'Just Sent In', publishedAt: at(0), priceStated: { by: 'maker', at: at(1) } },
    ]);
    await db.write((trx) =>
      trx
        .updateTable('tools')
        .set({ link_status: 'ok', last_checked_at: at(0) })
        .where('slug', '=', works)
        .execute(),
    );
    await w.app.context.live.refresh();
    const said = await section();
    assert.ok(said.includes(`Maker Said ${CONFIRMED.kinds.price}`), said);
    assert.ok(said.includes(`Answers ${CONFIRMED.kinds.link}`), said);
    for (const name of ['Long Ago', 'From a List', 'Just Sent In']) assert.ok(!said.includes(name), name);
  });
});

describe('collections', () => {
  test('are 200 at most', async () => {
    const catalog = await world();
    const curator = await signedIn(catalog, (await catalog.person('editor')).account.email);
    const statuses = [];
    for (let number = 1; number <= 201; number += 1)
      statuses.push((await curator.send(LIST, { id: `shelf-${number}`, title: `Shelf ${number}`, ...DAYS })).status);
    assert.deepEqual(statuses, [...Array<number>(200).fill(303), 422]);
  });
});

test('collections and the weekly e-mail are in the menu of admins, and below Categories for editors', async () => {
  const ways = ['/en/editor/collections', '/en/editor/digest'];
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const queue = await admin.get('/en/editor/queue');
  const menu = queue.text.slice(queue.text.indexOf('class="desk-menu"')).split('</nav>')[0] ?? '';
  for (const way of ways) assert.ok(menu.includes(`href="${way}"`), way);
  const list = await desk.get('/en/editor/categories');
  for (const way of ways) {
    assert.ok(list.text.includes(`<a href="${way}"`), way);
    assert.match((await desk.get(way)).text, /href="\/en\/editor\/categories"\s+aria-current="page"/, way);
  }
});
