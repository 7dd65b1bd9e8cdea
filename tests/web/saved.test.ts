/** Saved tools follow the account, and its start page shows them beside its lists and what is new in what it follows. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { followAs } from '#catalog/follows/edits.ts';
import { createList } from '#catalog/lists/edits.ts';
import { SAVED_MOST, listSaved } from '#catalog/lists/saved.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { publish } from '../support/factories.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, signedIn, textOf, type Browser } from './browser.ts';

const w = await world();
const { db } = w;
const [otter = '', heron = '', gull = '', twin = '', rail = ''] = await publish(db, [
  { name: 'Otter Notes', tagline: 'Writes down what was said' },
  { name: 'Heron' },
  { name: 'Gull' },
  { name: 'Gull Two' },
  { name: 'Rail' },
]);
await w.app.context.live.refresh();

const SAVED = '/en/account/saved';
const savedOf = async (browser: Browser): Promise<string[]> =>
  (JSON.parse((await browser.get('/en/account/menu')).text) as { saved: string[] }).saved;

async function newReader() {
  const { account } = await w.person();
  return { account, browser: await signedIn(w, account.email) };
}

describe('saved tools', () => {
  test('are the same on every device of an account, the last saved first', async () => {
    const { account, browser } = await newReader();
    await browser.send(SAVED, { save: otter });
    w.clock.advance(1_000);
    const reply = await browser.send(SAVED, { save: heron });
    assert.deepEqual(JSON.parse(reply.text), { saved: [heron, otter] });
    const other = await signedIn(w, account.email);
    assert.deepEqual(await savedOf(other), [heron, otter]);
    await other.send(SAVED, { forget: heron });
    assert.deepEqual(await savedOf(browser), [otter]);
    await other.send(SAVED, { all: 'yes' });
    assert.deepEqual(await savedOf(browser), []);
  });

  test('of a device join those of the account in its order', async () => {
    const { browser } = await newReader();
    await browser.send(SAVED, { save: `${gull},${heron},${otter},no-such-tool,%00` });
    assert.deepEqual(await savedOf(browser), [gull, heron, otter]);
  });

  test('that a device has from before a merge are saved, and forgotten, as the tool they were merged into', async () => {
    const [from = '', into = ''] = await publish(db, [{ name: 'Plover' }, { name: 'Lapwing' }]);
    await mergeTools(db, (await w.person('editor')).account, { from, into });
    await w.app.context.live.refresh();
    const { browser } = await newReader();
    await browser.send(SAVED, { save: `${gull},${from}` });
    assert.deepEqual(await savedOf(browser), [gull, into]);
    await browser.send(SAVED, { forget: from });
    assert.deepEqual(await savedOf(browser), [gull]);
  });

  test(`that are hidden take no place of the ${SAVED_MOST}`, async () => {
    const { browser } = await newReader();
    const many = await publish(
      db,
      Array.from({ length: SAVED_MOST + 1 }, (_, at) => ({ name: `Wren ${at}` })),
    );
    const [hidden = '', ...others] = many;
    await browser.send(SAVED, { save: hidden });
    await quarantineTool(db, (await w.person('editor')).account, hidden, { reason: 'spam' });
    await w.app.context.live.refresh();
    w.clock.advance(1_000);
    await browser.send(SAVED, { save: others.join(',') });
    assert.equal((await savedOf(browser)).length, SAVED_MOST);
    w.clock.advance(1_000);
    await browser.send(SAVED, { save: otter });
    const saved = await savedOf(browser);
    assert.deepEqual([saved.length, saved[0], saved.includes(others.at(-1) ?? '')], [SAVED_MOST, otter, false]);
  });

  test('are an account’s alone', async () => {
    const { browser } = await newReader();
    await browser.send(SAVED, { save: otter });
    assert.deepEqual(await savedOf((await newReader()).browser), []);
    assert.deepEqual(await savedOf(openBrowser(w)), []);
    assert.equal((await openBrowser(w).send(SAVED, { save: otter })).status, 403);
  });

  test(`are ${SAVED_MOST} at most: the first saved makes room`, async () => {
    const { browser } = await newReader();
    await browser.send(SAVED, { save: otter });
    w.clock.advance(1_000);
    const many = await publish(
      db,
      Array.from({ length: SAVED_MOST }, (_, at) => ({ name: `Sparrow ${at}` })),
    );
    await browser.send(SAVED, { save: many.slice(1).join(',') });
    assert.ok((await savedOf(browser)).includes(otter));
    w.clock.advance(1_000);
    await browser.send(SAVED, { save: many[0] ?? '' });
    const saved = await savedOf(browser);
    assert.ok(saved.length === SAVED_MOST && saved[0] === many[0] && !saved.includes(otter));
  });

  test('that are hidden are left out, and a merged one is its winner', async () => {
    const { account, browser } = await newReader();
    const editor = (await w.person('editor')).account;
    await browser.send(SAVED, { save: [twin, rail, gull].join(',') });
    await quarantineTool(db, editor, rail, { reason: 'misleading' });
    await mergeTools(db, editor, { from: twin, into: gull });
    assert.deepEqual(await savedOf(browser), [gull]);
    const exported = await exportAccount(db, account);
    assert.deepEqual(exported['saved'], [gull]);
    await deleteAccount(db, account, PASSWORD);
    assert.deepEqual(await listSaved(db.read, account.id), []);
  });
});

describe('the start page', () => {
  test('says what to begin with while there is nothing, and is where an account without submissions lands', async () => {
    const { browser } = await newReader();
    const page = await browser.follow(await browser.get('/en/account'));
    assert.ok(textOf(page).includes('Nothing here yet'));
  });

  test('shows saved tools, lists, and what is new in what the account follows', async () => {
    const { account, browser } = await newReader();
    await browser.send(SAVED, { save: otter });
    const list = await createList(db, account, { title: 'Birds', intro: '', locale: 'en' });
    await followAs(db, account, { subject: { kind: 'search', id: 'category=chatbots' }, rhythm: 'week' });
    const before = textOf(await browser.get('/en/account/start'));
    assert.ok(before.includes('Nothing new in the last two weeks.'), before);
    w.clock.advance(60_000);
    await publish(db, [{ name: 'Fresh Finch', categories: ['chatbots'], publishedAt: w.clock.now().toISOString() }]);
    await w.app.context.live.refresh();
    w.clock.advance(60_000);
    const page = await browser.get('/en/account/start');
    const text = textOf(page);
    assert.ok(text.includes('Writes down what was said') && text.includes('Fresh Finch'), text);
    assert.ok(page.text.includes(`/en/account/lists/${list}`) && page.text.includes(`/en/kept?tools=${otter}`));
  });

  test('is nobody else’s', async () => {
    const reply = await openBrowser(w).get('/en/account/start');
    assert.match(reply.headers.get('location') ?? '', /sign-in/);
  });
});
