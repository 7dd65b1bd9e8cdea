/** Figures: pictures of the last weeks with their tables, an editor's own decisions, and the audit log as files. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { editTask, getStoredTask } from '#catalog/tools/tasks/edits.ts';
import { listEmptyTasks } from '#catalog/tools/tasks/tasks.ts';
import { readReferrers } from '#catalog/moderation/referrers.ts';
import { createEmptySearches } from '#catalog/moderation/empty-searches.ts';
import { PASSWORD, publish, submission } from '../support/factories.ts';
import { world, type World } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const other = await w.person('editor');
const admin = await w.person('admin');
const APPEAL = { message: 'It does use a language model, see “How it works”.' };

async function waiting(changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await maker.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const pathOf = (id: string, act: string): string => `/en/editor/submissions/${id}/${act}`;

describe('pictures', () => {
  test('are not there before there is anything to show', async () => {
    const fresh = (await w.visitor.get('/en/statistics')).text;
    assert.ok(!fresh.includes('<svg class="chart"') && !fresh.includes('<table'), 'no table of zeros either');
    const chief = await signedIn(w, admin.account.email);
    assert.ok(textOf(await chief.get('/en/admin/overview')).includes('No figures yet.'));
  });
  test('of the size of the catalog show an import or a removal after a minute, for all weeks', async () => {
    const { statistics } = w.app.context;
    const shown = async (size: number): Promise<number[]> =>
      (await statistics.readWeeks({ size, countSince: () => 0 })).map(({ tools }) => tools);
    w.clock.advance(61_000);
    assert.deepEqual([...new Set(await shown(138))], [138]);
    w.clock.advance(59_000);
    assert.deepEqual([...new Set(await shown(1_999))], [138]);
    w.clock.advance(2_000);
    assert.deepEqual([...new Set(await shown(1_999))], [1_999]);
    w.clock.advance(61_000);
  });
  test('show the last weeks to everybody, each with its table, mirrored in Arabic', async () => {
    const desk = await signedIn(w, editor.account.email);
    const id = await waiting();
    await waiting();
    w.clock.advance(3 * 3_600_000);
    const again = await signedIn(w, editor.account.email);
    await desk.get('/en/editor/queue');
    await again.send(pathOf(id, 'approve'));
    w.clock.advance(120_000);
    const page = await w.visitor.get('/en/statistics');
    for (const said of ['Tools in the catalog', 'Submissions per week', 'Decisions per week', 'Hours until'])
      assert.ok(textOf(page).includes(said), `${said}: ${textOf(page)}`);
    const pictures = page.text.match(/<svg[^>]*class="chart"[^>]*>[^]*?<\/svg>/g) ?? [];
    assert.equal(pictures.length, 4);
    assert.equal(page.text.match(/Show as a table/g)?.length, 4);
    assert.ok(pictures.every((picture) => !/NaN|undefined|style=/.test(picture)));
    const widthOf = (text: string) => /chart-grid" x1="([\d.]+)"/.exec(text)?.[1];
    assert.notEqual(widthOf(page.text), widthOf((await w.visitor.get('/ar/statistics')).text));
  });
  test('tell admins how old the queue is', async () => {
    const chief = await signedIn(w, admin.account.email);
    const text = textOf(await chief.get('/en/admin/overview'));
    assert.ok(text.includes('Waiting time in the queue') && text.includes(editor.account.email), text);
  });
});

describe('searches that find nothing', () => {
  test('are counted by their words, on pages and in the API, once several have had them; never what looks like somebody’s data', async () => {
    const quiet = await world();
    const chief = await signedIn(quiet, (await quiet.person('admin')).account.email);
    for (const typed of ['Zebra  Stapler', 'zebra stapler', 'ZEBRA STAPLER'])
      await quiet.visitor.get(`/en/tools?q=${encodeURIComponent(typed)}`);
    await quiet.visitor.get('/api/v1/tools?q=zebra+stapler&locale=de');
    await quiet.visitor.get('/en/tools?q=seldom+quokka');
    for (const narrowed of ['pricing=free', 'category=chatbots', 'has_api=true', 'platforms=web']) {
      await quiet.visitor.get(`/en/tools?q=zebra+stapler&${narrowed}`);
      await quiet.visitor.get(`/api/v1/tools?q=zebra+stapler&${narrowed}`);
    }
    for (const personal of ['anna@example.org', '+49 170 1234567', 'www.example.org/anna'])
      for (const locale of ['en', 'de', 'fr', 'pl'])
        await quiet.visitor.get(`/${locale}/tools?q=${encodeURIComponent(personal)}`);
    await quiet.app.context.emptySearches.keep();
    const rows = await quiet.db.read.selectFrom('empty_searches').select(['words', 'count']).orderBy('words').execute();
    assert.deepEqual(rows, [
      { words: 'seldom quokka', count: 1 },
      { words: 'zebra stapler', count: 4 },
    ]);
    const text = textOf(await chief.get('/en/admin/overview'));
    assert.ok(text.includes('Searches without results') && /zebra stapler\s+4/.test(text), text);
    assert.ok(!text.includes('quokka'));
    quiet.clock.advance(14 * 7 * 86_400_000);
    quiet.app.context.emptySearches.note('later words');
    await quiet.app.context.emptySearches.keep();
    const left = await quiet.db.read.selectFrom('empty_searches').select('words').execute();
    assert.deepEqual(left, [{ words: 'later words' }]);
  });
  test('take a bounded place, however many there are', async () => {
    const counted = createEmptySearches(w.db);
    for (let word = 0; word < 2_000; word += 1) counted.note(`nothing ${'abcdefghij'[word % 10]}${word.toString(26)}x`);
    await counted.keep();
    const { count } = await w.db.read
      .selectFrom('empty_searches')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.ok(Number(count) > 100 && Number(count) <= 500, String(count));
  });
});

describe('sites that bring readers', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const rowsOf = ({ db }: World): Promise<{ site: string; count: number }[]> =>
    db.read.selectFrom('referrers').select(['site', 'count']).orderBy('site').execute();

  test('are counted by host on pages, each network once in ten minutes, without robots and ourselves', async () => {
    const quiet = await world({ TRUSTED_PROXIES: '127.0.0.1,::1' });
    const chief = await signedIn(quiet, (await quiet.person('admin')).account.email);
    const come = (referer: string, from: string, agent = FIREFOX): Promise<unknown> =>
      quiet.visitor.get('/en/tools', { referer, 'user-agent': agent, 'x-forwarded-for': from });
    for (let network = 0; network < 3; network += 1)
      for (let visit = 1; visit < 30; visit += 1)
        await come(`https://www.News.example/secret-${visit}`, `192.0.${network}.${visit}`);
    await come('https://forum.example/', '192.0.2.1');
    await come('https://robots.example/', '192.0.2.1', 'curl/8.9.1');
    await come(`${quiet.config.publicUrl}/en`, '192.0.2.1');
    await come('about:blank', '192.0.2.1');
    await come('android-app://com.example', '192.0.2.1');
    await quiet.app.context.referrers.keep();
    assert.deepEqual(await rowsOf(quiet), [
      { site: 'forum.example', count: 1 },
      { site: 'news.example', count: 3 },
    ]);
    await come('https://news.example/', '192.0.2.1');
    await quiet.app.context.referrers.keep();
    const text = textOf(await chief.get('/en/admin/overview'));
    assert.ok(text.includes('Sites that bring visitors') && /news\.example\s+4/.test(text), text);
    quiet.clock.advance(21 * 86_400_000);
    await come('https://news.example/', '192.0.2.1');
    await quiet.app.context.referrers.keep();
    const { weeks } = await readReferrers(quiet.db, 5);
    assert.deepEqual(
      weeks.map(({ count }) => count),
      [0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 1],
      'a week without any is zero',
    );
    assert.ok(!text.includes('forum.example') && !text.includes('secret'), 'once is not often, and no page is kept');
  });
  test('take a bounded place, and end after twelve weeks', async () => {
    const quiet = await world();
    const { referrers } = quiet.app.context;
    for (let site = 0; site < 600; site += 1) referrers.note(`https://site-${site}.example/`, '192.0.2.0/24');
    referrers.note(`https://${'x'.repeat(60)}.${'y'.repeat(60)}.example/`, '192.0.2.0/24');
    await referrers.keep();
    assert.equal((await rowsOf(quiet)).length, 500);
    quiet.clock.advance(14 * 7 * 86_400_000);
    referrers.note('https://later.example/', '192.0.2.0/24');
    await referrers.keep();
    assert.deepEqual(await rowsOf(quiet), [{ site: 'later.example', count: 1 }]);
  });
});

test('admins see the tasks that no tool does, and no longer one that a tool does', async () => {
  const quiet = await world();
  const chief = await signedIn(quiet, (await quiet.person('admin')).account.email);
  const { live } = quiet.app.context;
  const before = listEmptyTasks(live, 'en');
  assert.equal(before.empty.length, before.all, 'an empty catalog');
  const [first] = before.empty;
  assert.ok((await chief.get('/en/admin/overview')).text.includes(`href="/en/editor/tasks/${first!.id}"`));
  const [slug = ''] = await publish(quiet.db, [{ name: 'Diligent Dormouse' }]);
  await live.refresh();
  const second = (await quiet.person('editor')).account;
  const stored = await getStoredTask(quiet.db.read, first!.id);
  await editTask(quiet.db, second, first!.id, { ...stored, does: [slug] });
  await live.refresh();
  const after = listEmptyTasks(live, 'en');
  assert.ok(!after.empty.some(({ id }) => id === first!.id) && after.all === before.all);
  assert.ok(!(await chief.get('/en/admin/overview')).text.includes(`href="/en/editor/tasks/${first!.id}"`));
});

describe('an editor’s own figures', () => {
  test('count what stands and what became of appeals, for themselves and admins alone', async () => {
    const desk = await signedIn(w, editor.account.email);
    const second = await signedIn(w, other.account.email);
    const chief = await signedIn(w, admin.account.email);
    const ids = [await waiting(), await waiting(), await waiting()];
    for (const id of ids) await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
    const [one = '', two = '', undone = ''] = ids;
    await desk.send(pathOf(undone, 'undo'));
    for (const id of [one, two]) await maker.post(`/api/v1/submissions/${id}/appeal`, APPEAL);
    await second.send(pathOf(one, 'approve'));
    await second.send(pathOf(two, 'reject'), { reason: 'spam' });
    const own = textOf(await desk.get('/en/editor/figures'));
    assert.match(own, /7 days\s+3\s+1\s+2\s+0/, own);
    assert.match(own, /Rejected again\s+1\s+Published after all\s+1\s+Not decided yet\s+0\s+Agreement\s+50%/, own);
    const path = `/en/editor/figures?editor=${editor.account.id}`;
    assert.equal((await second.get(path)).status, 403);
    assert.ok(textOf(await chief.get(path)).includes(editor.account.email));
  });
});

test('a decision that was taken back is in no public figure, also when it has settled', async () => {
  const quiet = await world({ SUBMISSIONS_PER_HOUR: '1000' });
  const sender = await quiet.person();
  const desk = await signedIn(quiet, (await quiet.person('editor')).account.email);
  const sent: string[] = [];
  for (let count = 0; count < 3; count += 1)
    sent.push((await sender.post('/api/v1/submissions', submission())).json.data.id as string);
  const [stands = '', undone = '', twice = ''] = sent;
  quiet.clock.advance(3_600_000);
  const again = await signedIn(quiet, (await quiet.person('editor')).account.email);
  for (const id of sent) await again.send(pathOf(id, 'reject'), { reason: 'spam' });
  for (const id of [undone, twice]) assert.equal((await again.send(pathOf(id, 'undo'))).status, 303);
  quiet.clock.advance(1000);
  await again.send(pathOf(twice, 'approve'));
  const figures = async () => (await quiet.visitor.get('/agent/statistics.json')).json.data.periods[0];
  for (const later of [61_000, 1_200_000]) {
    quiet.clock.advance(later);
    const { decisions, outcomes } = await figures();
    assert.deepEqual([decisions, outcomes.rejected, outcomes.published], [2, 1, 1], `${later} ${stands}`);
  }
  assert.equal((await desk.get('/en/statistics')).status, 200);
});

test('the audit log says before and after, as CSV and as JSON', async () => {
  const chief = await signedIn(w, admin.account.email);
  const member = await w.person();
  await chief.send(`/en/admin/accounts/${member.account.id}/role`, { role: 'editor' });
  await chief.send(`/en/admin/accounts/${member.account.id}/suspend`, { note: 'Gone.' });
  const query = `?id=${member.account.id}`;
  const rows = (await chief.get(`/en/admin/audit.json${query}`)).json as Record<string, any>[];
  const of = (action: string) => rows.find((row) => row['action'] === action);
  assert.deepEqual([of('role_changed')?.['before'], of('role_changed')?.['after']], ['member', 'editor']);
  assert.equal(of('suspended')?.['before'].suspended_at, null);
  assert.ok(of('suspended')?.['after'].suspended_at);
  const csv = (await chief.get(`/en/admin/audit.csv${query}`)).text;
  assert.ok(csv.startsWith('at,actor,') && csv.includes(',before,after,') && csv.includes('suspended_at'));
  const desk = await signedIn(w, other.account.email);
  assert.equal((await desk.get('/en/admin/audit.json')).status, 403);
});

test('the audit log and the desk tell of changes of which an address was forgotten with its account', async () => {
  const chief = await signedIn(w, admin.account.email);
  const gone = await w.person();
  const [slug = ''] = await publish(w.db, [{ accountId: gone.account.id, contactEmail: 'old@example.org' }]);
  await w.app.context.live.refresh();
  const wish = JSON.stringify({ contact_email: 'new@example.org', pricing_model: 'paid' });
  const asked = await gone.request('PATCH', `/api/v1/tools/${slug}`, wish, { 'content-type': 'application/json' });
  assert.equal(asked.status, 202, asked.text);
  const { id } = asked.json.data as { id: string };
  await deleteAccount(w.db, gone.account, PASSWORD);
  const file = await chief.get('/en/admin/audit.json');
  assert.equal(file.status, 200, file.text);
  const row = (file.json as Record<string, any>[]).find(
    (one) => one['subject_kind'] === 'change_request' && one['detail']?.changes?.contact_email?.new === null,
  );
  assert.equal(row?.['after'].pricing_model, 'paid');
  for (const path of ['admin/audit', 'admin/audit.csv', `editor/changes/${id}`, `editor/tools/${slug}`])
    assert.equal((await chief.get(`/en/${path}`)).status, 200, path);
});
