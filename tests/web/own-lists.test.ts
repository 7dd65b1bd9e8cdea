/** Lists of accounts: private until published, followed and shown elsewhere once they are, reported, hidden, and of no weight. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { createList } from '#catalog/lists/edits.ts';
import { LISTS_MOST, LIST_TOOLS_MOST, getList } from '#catalog/lists/lists.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { removeTool, quarantineTool } from '#catalog/moderation/quarantine.ts';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { addBlock } from '#catalog/screening/blocks.ts';
import { PASSWORD, world, type Reply } from '../support/world.ts';
import { publish } from '../support/factories.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SMTP_URL: 'smtp://127.0.0.1:1' });
const { visitor, db } = w;
const owner = await w.person();
const own = await signedIn(w, owner.account.email);
const slugs = await publish(db, [
  { name: 'Otter Notes' },
  { name: 'Heron' },
  { name: 'Gull' },
  { name: 'Wader' },
  ...Array.from({ length: LIST_TOOLS_MOST }, (_, at) => ({ name: `Sparrow ${at}` })),
]);
const [otter = '', heron = '', gull = '', wader = ''] = slugs;
await w.app.context.live.refresh();

const LISTS = '/en/account/lists';
const namesOf = ({ text }: Reply): string[] =>
  [...text.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);
const idOf = (reply: Reply): string => /lists\/([0-9a-f]{16})/.exec(reply.headers.get('location') ?? '')?.[1] ?? '';

/** A list made by the forms, with these tools; gives its id. */
async function make(title: string, tools: readonly string[], browser = own): Promise<string> {
  const id = idOf(await browser.send(LISTS, { title, intro: `About ${title}` }));
  for (const tool of tools) await browser.send(`${LISTS}/add`, { tool, list: id, note: `Why ${tool}` });
  return id;
}

const publishing = (id: string, browser = own): Promise<Reply> => browser.send(`${LISTS}/${id}/publish`);

describe('a list', () => {
  test('begins on the page of a tool, without a script, and is its owner’s alone until it is published', async () => {
    const page = await visitor.get(`/en/tools/${otter}`);
    assert.ok(page.text.includes(`href="${LISTS}/add?tool=${otter}"`));
    assert.match(
      (await visitor.get(`${LISTS}/add?tool=${otter}`)).headers.get('location') ?? '',
      /sign-in\?next=.*tool/,
    );
    const id = idOf(await own.send(`${LISTS}/add`, { tool: otter, list: 'new', title: 'Birds', note: 'Swims' }));
    assert.ok(textOf(await own.get(`${LISTS}/${id}`)).includes('Private'));
    assert.match(
      (await own.get(`${LISTS}/${id}`)).text,
      />Swims<\/textarea>|value="Swims"/,
      'its one tool is edited there',
    );
    const other = await signedIn(w, (await w.person()).account.email);
    assert.equal((await other.get(`${LISTS}/${id}`)).status, 404);
    for (const path of ['', '/feed.json', '/report'])
      assert.equal((await visitor.get(`/en/lists/${id}${path}`)).status, 404, path);
    assert.equal((await visitor.get(`/badge/en/lists/${id}.svg`)).status, 404);
    for (const act of ['', '/publish', '/withdraw', '/remove'])
      assert.equal((await other.send(`${LISTS}/${id}${act}`, { title: 'Mine', mark: 'x' })).status, 404, act);
  });

  test('once published has a page in every language, feeds, a badge, oEmbed and, with three tools, a place in sitemaps', async () => {
    const id = await make('Podcast kit', [heron, otter]);
    await publishing(id);
    const page = await visitor.get(`/de/lists/${id}`);
    assert.deepEqual(namesOf(page), ['Heron', 'Otter Notes']);
    assert.ok(textOf(page).includes(`Why ${heron}`) && page.text.includes('name="robots" content="noindex"'));
    assert.ok(!page.text.includes(owner.account.email));
    const sitemap = async (): Promise<string> => (await visitor.get('/sitemaps/en/pages.xml')).text;
    assert.ok(!(await sitemap()).includes(id));
    await own.send(`${LISTS}/add`, { tool: gull, list: id, note: '' });
    assert.ok((await sitemap()).includes(`/en/lists/${id}<`));
    const found = (await visitor.get(`/en/lists/${id}`)).text;
    assert.ok(!found.includes('noindex') && found.includes(`/en/lists/${id}/feed.atom`));
    const embed = /application\/json\+oembed"[^>]*href="([^"]+)"/.exec(found)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { json } = await visitor.get(embed.replace(w.config.publicUrl, ''));
    assert.ok(json.html.includes(`/badge/en/lists/${id}.svg`) && !json.html.includes('<script'));
    assert.ok((await visitor.get(`/badge/en/lists/${id}.svg`)).text.includes('Podcast kit · 3 tools'));
    const feed = await visitor.get(`/en/lists/${id}/feed.json`);
    assert.deepEqual(
      feed.json.items.map(({ title }: { title: string }) => title),
      ['Heron', 'Otter Notes', 'Gull'],
    );
    await own.send(`${LISTS}/${id}/withdraw`);
    assert.equal((await visitor.get(`/en/lists/${id}`)).status, 404);
    assert.ok(!(await sitemap()).includes(id));
    const acts = (await listHistory(db, id)).map(({ action }) => action);
    assert.deepEqual(acts, ['create', 'edit', 'edit', 'publish', 'edit', 'withdraw']);
  });

  test('is chosen by those who have lists; who has none begins one', async () => {
    const newcomer = await signedIn(w, (await w.person()).account.email);
    const hasChoice = async (browser = own): Promise<boolean> =>
      (await browser.get(`${LISTS}/add?tool=${otter}`)).text.includes('name="list"');
    assert.equal(await hasChoice(newcomer), false);
    await make('First', [], newcomer);
    assert.equal(await hasChoice(newcomer), true);
  });

  test('changes its words, its order and what it holds by one form, and not over what another window did', async () => {
    const id = await make('Water', [otter, heron, gull]);
    const { mark } = await getList(db.read, id);
    const form = {
      title: 'Water birds',
      intro: '',
      tools: [otter, heron, gull],
      places: ['3', '1', '2'],
      notes: ['Last', 'First', ''],
      out: gull,
      mark,
    };
    await own.follow(await own.send(`${LISTS}/${id}`, form));
    const { title, tools } = await getList(db.read, id);
    assert.deepEqual(
      [title, tools.map(({ slug, note }) => [slug, note])],
      [
        'Water birds',
        [
          [heron, 'First'],
          [otter, 'Last'],
        ],
      ],
    );
    const late = await own.send(`${LISTS}/${id}`, { ...form, title: 'Too late' });
    assert.ok(late.status === 409 && late.text.includes('Too late'));
    const bad = await own.send(`${LISTS}/${id}`, { ...form, title: '', notes: ['x'.repeat(201), '', ''] });
    assert.equal(bad.status, 422);
    assert.ok(bad.text.includes(`href="#field-note-${otter}"`) && bad.text.includes('href="#field-title"'));
  });

  test('has the time of its last change, which also puts it first among those of its owner', async () => {
    const made = w.clock.now();
    const [old] = [await make('Old birds', [otter, heron, gull]), await make('Young birds', [])];
    await publishing(old);
    w.clock.advance(3_600_000);
    const { mark } = await getList(db.read, old);
    const form = { title: 'Old birds', intro: 'Since\r\nlong ago', tools: [otter], places: ['1'], notes: [''], mark };
    assert.equal((await own.send(`${LISTS}/${old}`, form)).status, 303);
    const { detail } = (await listHistory(db, old)).at(-1) ?? {};
    assert.deepEqual(detail?.['changes'], { intro: { old: 'About Old birds', new: 'Since\nlong ago' } });
    const { updatedAt } = await getList(db.read, old);
    assert.equal(Date.parse(updatedAt) - made.getTime(), 3_600_000);
    const page = textOf(await own.get(LISTS));
    assert.ok(page.indexOf('Old birds') < page.indexOf('Young birds'));
  });

  test('leaves out what is hidden or removed, and has the tool that stays in the place of a merged one', async () => {
    const [first = '', twin = '', third = ''] = await publish(db, [
      { name: 'Crow' },
      { name: 'Crow Two' },
      { name: 'Rook' },
    ]);
    await w.app.context.live.refresh();
    const id = await make('Crows', [twin, first, third]);
    await publishing(id);
    const editor = (await w.person('editor')).account;
    await mergeTools(db, editor, { from: twin, into: first });
    await quarantineTool(db, editor, third, { reason: 'other' });
    await removeTool(db, editor, third, { reason: 'other' });
    await w.app.context.live.refresh();
    assert.deepEqual(namesOf(await visitor.get(`/en/lists/${id}`)), ['Crow']);
    assert.ok(textOf(await own.get(`${LISTS}/${id}`)).includes('No longer in the catalog'));
  });

  test('is bounded in number, size and words, and published by accounts with a verified address alone', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const id = await make('Full', [], browser);
    const tools = await db.read.selectFrom('tools').select('id').where('slug', 'in', slugs.slice(4)).execute();
    await db.write((trx) =>
      trx
        .insertInto('list_tools')
        .values(tools.map((tool, place) => ({ list_id: id, tool_id: tool.id, place, note: '' })))
        .execute(),
    );
    const full = await browser.send(`${LISTS}/add`, { tool: wader, list: id, note: '' });
    assert.ok(full.status === 422 && full.text.includes(String(LIST_TOOLS_MOST)));
    const noted = await browser.send(`${LISTS}/add`, { tool: slugs[4] ?? '', list: id, note: 'Small' });
    assert.equal(noted.status, 303, 'what is in a full list can be said anew');
    for (let n = 1; n < LISTS_MOST; n += 1)
      await createList(db, account, { title: `No ${n}`, intro: '', locale: 'en' });
    assert.equal((await browser.send(LISTS, { title: 'One more' })).status, 422);
    assert.equal((await browser.send(LISTS, { title: 'x'.repeat(81) })).status, 422);
    await db.write((trx) =>
      trx.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', account.id).execute(),
    );
    assert.equal((await publishing(id, browser)).status, 403);
    assert.ok(textOf(await browser.get(`${LISTS}/${id}`)).includes('Confirm your e-mail address'));
  });

  test('is not published with words that the operator has blocked, and changes no order', async () => {
    const admin = (await w.person('admin')).account;
    const before = (await visitor.get('/api/v1/tools?q=notes')).json.data;
    const blocked = { kind: 'word', value: 'bluebottle', scope: 'exact', reason: 'Spam', until: '' };
    await addBlock(db, admin, blocked);
    const id = await make('The Bluebottle kit', [otter]);
    const refused = await publishing(id);
    assert.ok(refused.status === 422 && refused.text.includes('href="#field-title"'));
    assert.equal((await getList(db.read, id)).state, 'private');
    await publishing(await make('Notes to take notes', [wader, heron]));
    assert.deepEqual((await visitor.get('/api/v1/tools?q=notes')).json.data, before);
  });
});

describe('a public list', () => {
  test('is reported, hidden by an editor with a note, and shown again; reporter and owner hear of it', async () => {
    const id = await make('Cheap watches', [otter]);
    await publishing(id);
    const form = `/en/lists/${id}/report`;
    assert.equal((await visitor.get(form)).status, 200);
    const reader = await signedIn(w, (await w.person()).account.email);
    assert.equal((await reader.send(form, { message: '' })).status, 422);
    await reader.follow(await reader.send(form, { message: 'An advertisement.' }));
    const desk = await signedIn(w, (await w.person('editor')).account.email);
    assert.ok(textOf(await desk.get('/en/editor/reports')).includes('Reported lists (1)'));
    assert.ok(textOf(await desk.get('/en/editor/lists')).includes('An advertisement.'));
    const hidden = await desk.follow(
      await desk.send(`/en/editor/lists/${id}`, { act: 'hide', note: 'No shop windows, please.' }),
    );
    assert.ok(textOf(hidden).includes('Only its owner can see the list now.'));
    assert.equal((await visitor.get(`/en/lists/${id}`)).status, 404);
    assert.equal((await publishing(id)).status, 409);
    assert.ok(textOf(await own.get(`${LISTS}/${id}`)).includes('An editor has hidden this list'));
    assert.ok(textOf(await reader.get('/en/account/reports')).includes('no longer shown'));
    const again = await desk.send(`/en/editor/lists/${id}`, { act: 'hide' });
    assert.ok(again.status === 409 && again.text.includes('Show again'));
    await desk.follow(await desk.send(`/en/editor/lists/${id}`, { act: 'show' }));
    assert.equal((await visitor.get(`/en/lists/${id}`)).status, 200);
    const acts = (await listHistory(db, id)).map(({ action, toState }) => [action, toState]);
    assert.deepEqual(acts.slice(-2), [
      ['quarantine', 'hidden'],
      ['restore', 'public'],
    ]);
    const waiting = await db.read.selectFrom('outbox').select('payload').execute();
    const sent = waiting.map(({ payload }) => payload).join('\n');
    assert.ok(sent.includes('list_hidden') && sent.includes('No shop windows') && sent.includes('report_answered'));
  });

  test('is in the export of its owner, and goes with the account', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const id = await make('Farewell', [otter], browser);
    await publishing(id, browser);
    const lists = (await exportAccount(db, account))['lists'] as { title: string; tools: unknown[] }[];
    assert.deepEqual(
      lists.map(({ title, tools }) => [title, tools]),
      [['Farewell', [{ slug: otter, note: `Why ${otter}` }]]],
    );
    await deleteAccount(db, account, PASSWORD);
    assert.equal((await visitor.get(`/en/lists/${id}`)).status, 404);
    await assert.rejects(getList(db.read, id), { code: 'not_found' });
    assert.deepEqual(await listHistory(db, id), []);
  });
});
