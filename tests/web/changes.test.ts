/** Suggesting a change by the form, following it, deciding on it at the desk, and the public history. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf, type Browser } from './browser.ts';

const w = await world({ CHANGES_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const browser = await signedIn(w, maker.account.email);
const desk = await signedIn(w, editor.account.email);

async function tool(changes: Parameters<typeof publish>[1][number] = {}): Promise<string> {
  const [slug = ''] = await publish(w.db, [
    {
      accountId: maker.account.id,
      pricingModel: 'free',
      categories: ['chatbots'],
      logoUrl: 'https://logo.example.com/a.png',
      description: 'It reads documents with a language model.',
      ...changes,
    },
  ]);
  await w.app.context.live.refresh();
  return slug;
}

/** What the form of the tool would send. */
async function fieldsOf(slug: string): Promise<Record<string, string | string[]>> {
  const values = Object.entries(namedFields(await getDeskTool(w.db, slug))).filter(([, value]) => value !== null);
  return submissionFields(Object.fromEntries(values));
}

async function suggest(
  slug: string,
  changes: Record<string, string | string[]>,
  by: Browser = browser,
): Promise<Reply> {
  return by.send(`/en/tools/${slug}/suggest`, { ...(await fieldsOf(slug)), ...changes });
}

/** Suggests a change and gives its id. */
async function suggested(slug: string, changes: Record<string, string | string[]>): Promise<string> {
  const sent = await suggest(slug, changes);
  assert.equal(sent.status, 303, textOf(sent));
  return /\/changes\/([0-9a-f-]{36})/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
}

describe('the form', () => {
  test('holds the entry as it is, and what was emptied is cleared', async () => {
    const slug = await tool({ platforms: ['web', 'ios'], hasApi: true });
    const form = await browser.get(`/en/tools/${slug}/suggest`);
    assert.match(form.text, /value="https:\/\/logo\.example\.com\/a\.png"/);
    assert.match(form.text, /value="ios"\s+checked/);
    const sent = await suggest(slug, { logo_url: '', platforms: ['web'], has_api: 'false', message: 'We moved.' });
    const page = await browser.follow(sent);
    const text = textOf(page);
    assert.ok(text.includes('Your change is awaiting review.'), text);
    const id = page.text.match(/\/changes\/([0-9a-f-]{36})\/withdraw/)?.[1];
    const { json } = await w.visitor.get(`/api/v1/change-requests/${id}`);
    assert.deepEqual(
      json.data.changes.map(({ field, from, to }: any) => [field, from, to]),
      [
        ['logo_url', 'https://logo.example.com/a.png', null],
        ['platforms', ['web', 'ios'], ['web']],
        ['has_api', true, false],
      ],
    );
  });

  test('keeps the order of categories, and moves the main one to the front only when asked', async () => {
    const slug = await tool({ categories: ['video', 'chatbots', 'writing'] });
    const form = await browser.get(`/en/tools/${slug}/suggest`);
    const checked = [...form.text.matchAll(/name="categories"\s+value="([^"]+)"\s+checked/g)].map(([, id]) => id ?? '');
    assert.deepEqual(checked, ['video', 'chatbots', 'writing']);
    assert.match(form.text, /name="main_category"[\s\S]*?value="video"\s+selected/);
    const same = await suggest(slug, { categories: checked, main_category: 'video' });
    assert.ok(textOf(same).includes('Nothing differs from the current entry.'));
    const id = await suggested(slug, { categories: checked, main_category: 'chatbots' });
    const { json } = await w.visitor.get(`/api/v1/change-requests/${id}`);
    assert.deepEqual(json.data.changes[0].to, ['chatbots', 'video', 'writing']);
  });

  test('a main category that is not checked changes nothing', async () => {
    const slug = await tool({ categories: ['video', 'chatbots'] });
    const same = await suggest(slug, { categories: ['video', 'chatbots'], main_category: 'writing' });
    assert.ok(textOf(same).includes('Nothing differs from the current entry.'));
  });

  test('says when nothing differs, and comes back with what was typed', async () => {
    const slug = await tool();
    const same = await suggest(slug, {});
    assert.equal(same.status, 422);
    assert.ok(textOf(same).includes('Nothing differs from the current entry.'));
    const bad = await suggest(slug, { name: 'x', tagline: 'An AI tool whose tagline was typed.' });
    assert.equal(bad.status, 422);
    assert.ok(bad.text.includes('An AI tool whose tagline was typed.'));
  });

  test('is not offered while a change waits; that one can be withdrawn', async () => {
    const slug = await tool();
    const id = await suggested(slug, { pricing_model: 'paid' });
    const form = await browser.get(`/en/tools/${slug}/suggest`);
    assert.ok(form.text.includes(`/en/changes/${id}`) && !form.text.includes('name="tagline"'));
    const done = await browser.follow(await browser.send(`/en/changes/${id}/withdraw`));
    assert.ok(textOf(done).includes('Your change has been withdrawn.'));
    assert.ok((await browser.get(`/en/tools/${slug}/suggest`)).text.includes('name="tagline"'));
  });

  test('tells others who may change the tool, and shows them no entry', async () => {
    const slug = await tool();
    const other = await signedIn(w, (await w.person()).account.email);
    const page = await other.get(`/en/tools/${slug}/suggest`);
    assert.ok(textOf(page).includes('Only the account that submitted this tool can change it.'));
    assert.ok(page.text.includes(`/en/tools/${slug}/claim"`));
    assert.ok(!page.text.includes('name="contact_email"'));
    assert.ok(!(await suggest(slug, { pricing_model: 'paid' }, other)).headers.has('location'));
    assert.equal((await getDeskTool(w.db, slug)).pricingModel, 'free');
  });

  test('asks for removal with a few words, which an editor grants with one press', async () => {
    const slug = await tool();
    const path = `/en/tools/${slug}/suggest/removal`;
    const long = await browser.send(path, { removal_message: 'x'.repeat(1_001) });
    assert.ok(long.status === 422 && long.text.includes('x'.repeat(1_001)));
    const sent = await browser.send(path, { removal_message: 'We close it down.' });
    const id = /\/changes\/([0-9a-f-]{36})/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
    const page = await desk.get(`/en/editor/changes/${id}`);
    for (const said of ['The maker asks for this tool to be removed.', 'We close it down.'])
      assert.ok(textOf(page).includes(said), said);
    const mark = /name="mark" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    assert.equal((await desk.send(`/en/editor/changes/${id}/accept`, { mark })).status, 303);
    assert.equal((await getDeskTool(w.db, slug)).state, 'removed');
  });
});

describe('the desk', () => {
  const markOf = (page: Reply): string => /name="mark" value="([^"]+)"/.exec(page.text)?.[1] ?? '';

  test('lists what waits and shows it field by field, each ticked', async () => {
    const slug = await tool({ name: 'Marble Heron' });
    const id = await suggested(slug, { pricing_model: 'paid', tagline: 'An AI tool with another tagline.' });
    const list = await desk.get('/en/editor/changes');
    assert.match(list.text, new RegExp(`href="/en/editor/changes/${id}" data-open`));
    const page = await desk.get(`/en/editor/changes/${id}`);
    for (const field of ['tagline', 'pricing_model'])
      assert.match(page.text, new RegExp(`name="fields"\\s+value="${field}"\\s+checked`));
    assert.match(page.text, /<del>Free<\/del>/);
    assert.match(page.text, /<ins>Paid<\/ins>/);
    assert.match(page.text, /data-key="a"/);
    assert.match(page.text, /data-key="r"/);
  });

  test('takes over what is ticked', async () => {
    const slug = await tool();
    const id = await suggested(slug, { pricing_model: 'paid', tagline: 'An AI tool with another tagline.' });
    const mark = markOf(await desk.get(`/en/editor/changes/${id}`));
    const none = await desk.send(`/en/editor/changes/${id}/accept`, { mark });
    assert.equal(none.status, 422);
    const done = await desk.send(`/en/editor/changes/${id}/accept`, { mark, fields: ['pricing_model'] });
    assert.equal(done.status, 303, textOf(done));
    const now = await getDeskTool(w.db, slug);
    assert.equal(now.pricingModel, 'paid');
    assert.notEqual(now.tagline, 'An AI tool with another tagline.');
    assert.ok(textOf(await browser.get(`/en/changes/${id}`)).includes('Accepted in part'));
  });

  test('asks for a reason before it declines', async () => {
    const id = await suggested(await tool(), { pricing_model: 'paid' });
    assert.equal((await desk.send(`/en/editor/changes/${id}/decline`, {})).status, 422);
    assert.equal((await desk.send(`/en/editor/changes/${id}/decline`, { reason: 'misleading' })).status, 303);
    assert.ok(textOf(await browser.get(`/en/changes/${id}`)).includes('Declined'));
  });

  test('shows what has changed since, and the second of two editors what the first did', async () => {
    const slug = await tool();
    const id = await suggested(slug, { pricing_model: 'paid' });
    const mark = markOf(await desk.get(`/en/editor/changes/${id}`));
    const seen = await getDeskTool(w.db, slug);
    await editTool(w.db, editor.account, slug, {
      body: { ...namedFields(seen), pricing_model: 'freemium' },
      mark: seen.mark,
    });
    const late = await desk.send(`/en/editor/changes/${id}/accept`, { mark, fields: ['pricing_model'] });
    assert.equal(late.status, 409);
    assert.match(textOf(late), /The entry has changed since\. It now says: Free plan available/);
    const fields = { mark: markOf(late), fields: ['pricing_model'] };
    assert.equal((await desk.send(`/en/editor/changes/${id}/accept`, fields)).status, 303);
    const twice = await desk.send(`/en/editor/changes/${id}/accept`, fields);
    assert.equal(twice.status, 409);
    assert.ok(textOf(twice).includes('This change has been accepted.'));
  });

  test('is for editors alone', async () => {
    const id = await suggested(await tool(), { pricing_model: 'paid' });
    assert.equal((await browser.get(`/en/editor/changes/${id}`)).status, 403);
    assert.equal((await browser.send(`/en/editor/changes/${id}/accept`, {})).status, 403);
  });
});

describe('the history of an entry', () => {
  test('is public as dates and kinds, without texts and names', async () => {
    const slug = await tool();
    const id = await suggested(slug, { pricing_model: 'paid', contact_email: 'secret@example.com' });
    const page = await desk.get(`/en/editor/changes/${id}`);
    const mark = /name="mark" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await desk.send(`/en/editor/changes/${id}/accept`, { mark, fields: ['pricing_model', 'contact_email'] });
    await w.app.context.live.refresh();
    const text = textOf(await openBrowser(w).get(`/en/tools/${slug}/history`));
    assert.match(text, /Changed: Price .*Published/);
    assert.doesNotMatch(text, /secret|Contact|@/);
  });
});
