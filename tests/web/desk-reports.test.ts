/** Readers' reports at the desk: listed by tool, filtered, closed from the list and from the tool's own page. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findReportedTools, listOpenReports } from '#catalog/moderation/reports/list.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf, withoutOwnScripts } from './browser.ts';

const w = await world({ REPORTS_PER_HOUR: '1000' });
const editor = await w.person('editor');
const other = await w.person('editor');
const desk = await signedIn(w, editor.account.email);
const second = await signedIn(w, other.account.email);
const LIST = '/en/editor/reports';

async function tool(name: string): Promise<string> {
  const [slug = ''] = await publish(w.db, [{ name }]);
  await w.app.context.live.refresh();
  return slug;
}
async function report(slug: string, fields: Record<string, string>, locale = 'en'): Promise<void> {
  const reader = openBrowser(w);
  await reader.follow(await reader.send(`/${locale}/tools/${slug}/report`, fields));
}
async function idsOf(slug: string): Promise<string[]> {
  const tools = await findReportedTools(w.db, slug);
  const { items } = await listOpenReports(w.db, { tools }, { page: 1, perPage: 1, most: 100 });
  return items[0]?.reports.map(({ id }) => id) ?? [];
}
const closePath = (slug: string, query = ''): string => `${LIST}/${slug}/close${query}`;

describe('the list of reports', () => {
  test('says so when there is nothing to do', async () => {
    const page = await desk.get(LIST);
    assert.ok(textOf(page).includes('No open reports'));
    assert.ok(textOf(await desk.get(`${LIST}?state=closed`)).includes('No matching reports'));
    assert.equal((await desk.get(`${LIST}?state=nope`)).status, 404);
  });
  test('shows what a reader wrote as text, beside the tool and ways to it', async () => {
    const slug = await tool('Copper Otter');
    await report(slug, { kind: 'wrong_price', message: '<b>It costs</b> 9 € now' });
    await report(slug, { kind: 'other', message: 'تغيّر الاسم' }, 'ar');
    const page = await desk.get(LIST);
    const text = textOf(page);
    for (const said of ['Copper Otter', 'Published', 'The price is wrong', 'Something else', 'العربية', '2 reports'])
      assert.ok(text.includes(said), said);
    assert.ok(
      page.text.includes('&lt;b&gt;It costs&lt;/b&gt;') && !withoutOwnScripts(page.text).includes('<b>It costs'),
    );
    assert.match(page.text, /<bdi lang="ar" dir="auto"\s*>تغيّر الاسم/);
    for (const path of [`/en/tools/${slug}`, `/en/editor/tools/${slug}`])
      assert.ok(page.text.includes(`href="${path}"`));
    assert.match(
      page.text,
      /href="\/en\/editor\/reports"\s+aria-current="page"\s*>Reports <span class="count">2<\/span>/,
    );
  });
  test('shows five reports of each tool, and all of one that is looked at alone', async () => {
    const slug = await tool('Nickel Otter');
    for (let at = 1; at <= 6; at += 1) await report(slug, { kind: 'other', message: `Reading ${at}` });
    const shown = async (path: string): Promise<number> =>
      (await desk.get(path)).text.match(/Reading \d/g)?.length ?? 0;
    assert.deepEqual([await shown(LIST), await shown(`${LIST}?tool=${slug}`)], [5, 6]);
  });
  test('is filtered by reason and tool, with counts', async () => {
    const [silver, golden] = [await tool('Silver Otter'), await tool('Golden Otter')];
    await report(silver, { kind: 'closed' });
    await report(golden, { kind: 'misleading' });
    const shown = async (query: string): Promise<boolean[]> => {
      const text = textOf(await desk.get(`${LIST}?${query}`));
      return ['Silver Otter', 'Golden Otter'].map((name) => text.includes(name));
    };
    assert.deepEqual(await shown(''), [true, true]);
    assert.deepEqual(await shown('kind=closed'), [true, false]);
    assert.deepEqual(await shown(`tool=${golden}`), [false, true]);
    assert.deepEqual(await shown('tool=otter'), [true, true]);
    assert.deepEqual(await shown('tool=otter&kind=misleading'), [false, true]);
    assert.deepEqual(await shown('tool=%00otter%25'), [false, false]);
    assert.match((await desk.get(LIST)).text, /The tool no longer exists \(1\)/);
  });
  test('goes on page by page, by tools', async () => {
    for (let index = 0; index < 21; index += 1)
      await report(await tool(`Paged Otter ${index}`), { kind: 'broken_link' });
    const first = await desk.get(`${LIST}?tool=paged+otter`);
    const next = await desk.get(`${LIST}?tool=paged+otter&page=2`);
    assert.match(first.text, /rel="next"/);
    assert.ok(textOf(first).includes('Paged Otter 0') && !textOf(first).includes('Paged Otter 20'));
    assert.ok(textOf(next).includes('Paged Otter 20') && !textOf(next).includes('Paged Otter 3'));
  });
});

describe('closing reports', () => {
  test('needs an outcome and what is closed, and gives back what was typed', async () => {
    const slug = await tool('Paper Otter');
    await report(slug, { kind: 'broken_link' });
    const ids = await idsOf(slug);
    const refused = await desk.send(closePath(slug, `?tool=${slug}`), { ids, outcome: '', note: 'typed already' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-outcome"') && refused.text.includes('id="field-outcome"'));
    assert.ok(refused.text.includes('typed already'));
    const unticked = await desk.send(closePath(slug, `?tool=${slug}`), { outcome: 'corrected' });
    assert.equal(unticked.status, 422);
    assert.match(unticked.text, /<fieldset[^>]*id="field-ids"[^>]*aria-describedby="field-ids-error"/);
    assert.ok(
      unticked.text.includes('id="field-ids-error"') && textOf(unticked).includes('Paper Otter – Visitors’ reports'),
    );
    assert.deepEqual(await idsOf(slug), ids);
  });
  test('tells with whom, when and how it ended', async () => {
    const slug = await tool('Linen Otter');
    await report(slug, { kind: 'wrong_text' });
    await report(slug, { kind: 'closed' });
    const [first = '', last = ''] = await idsOf(slug);
    const list = await desk.follow(
      await desk.send(closePath(slug, '?kind=wrong_text'), { ids: [first], outcome: 'corrected', note: 'New text.' }),
    );
    assert.ok(textOf(list).includes('Closed.'));
    assert.deepEqual(await idsOf(slug), [last]);
    const closed = textOf(await desk.get(`${LIST}?state=closed&tool=${slug}`));
    for (const said of ['Linen Otter', 'out of date', 'Entry corrected', 'New text.', editor.account.email])
      assert.ok(closed.includes(said), said);
  });
  test('a second time is a message, and what the first editor said stays', async () => {
    const slug = await tool('Velvet Otter');
    await report(slug, { kind: 'broken_link' });
    const ids = await idsOf(slug);
    await second.follow(await second.send(closePath(slug), { ids, outcome: 'nothing_wrong' }));
    const late = await desk.send(closePath(slug), { ids, outcome: 'taken_down' });
    assert.equal(late.status, 409);
    const text = textOf(late);
    for (const said of ['Somebody else has already closed this', 'Nothing wrong', other.account.email])
      assert.ok(text.includes(said), said);
    await report(slug, { kind: 'broken_link' });
    const both = [...ids, ...(await idsOf(slug))];
    const some = await desk.follow(await desk.send(closePath(slug), { ids: both, outcome: 'taken_down' }));
    assert.ok(textOf(some).includes('already been closed by somebody else'));
  });
  test('stands in the audit log under the tool', async () => {
    const slug = await tool('Cotton Otter');
    await report(slug, { kind: 'not_an_ai_tool' });
    await desk.send(closePath(slug), { ids: await idsOf(slug), outcome: 'not_serious' });
    const boss = await signedIn(w, (await w.person('admin')).account.email);
    const log = await boss.get(`/en/admin/audit?action=close_report&actor=${editor.account.email}`);
    assert.ok(textOf(log).includes('Report closed') && log.text.includes(`href="/en/editor/tools/${slug}"`));
    assert.ok(log.text.includes('not_serious'));
  });
});

describe('the page of a tool at the desk', () => {
  test('shows its open reports and closes them there', async () => {
    const slug = await tool('Woollen Otter');
    const path = `/en/editor/tools/${slug}`;
    assert.ok(!textOf(await desk.get(path)).includes('Open reports by visitors'));
    await report(slug, { kind: 'misleading', message: 'It only counts words.' });
    assert.ok(textOf(await desk.get(path)).includes('It only counts words.'));
    const done = await desk.send(closePath(slug, '?from=tool'), { ids: await idsOf(slug), outcome: 'unclear' });
    assert.equal(done.headers.get('location'), `${path}?done=reports`);
    const page = textOf(await desk.follow(done));
    assert.ok(page.includes('Closed.') && !page.includes('It only counts words.'));
  });
  test('comes back with what was wrong when the form there is refused', async () => {
    const slug = await tool('Silken Otter');
    await report(slug, { kind: 'closed' });
    const refused = await desk.send(closePath(slug, '?from=tool'), { ids: await idsOf(slug) });
    assert.equal(refused.status, 422);
    assert.ok(textOf(refused).includes('Silken Otter') && refused.text.includes('href="#field-outcome"'));
  });
});
