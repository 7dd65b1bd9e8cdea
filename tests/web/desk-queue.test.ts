/** The desk without scripts: filters and counts, claims, two editors at once, corrections, and undo. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { withdrawSubmission } from '#catalog/submissions/submit.ts';
import { submission } from '../support/factories.ts';
import { world, type Person } from '../support/world.ts';
import { readMails, signedIn, submissionFields, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const desk = await signedIn(w, editor.account.email);
const second = await signedIn(w, (await w.person('editor')).account.email);

async function waiting(changes: Record<string, unknown> = {}, by: Person = maker): Promise<string> {
  const reply = await by.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const stateOf = async (id: string): Promise<string> => (await getSubmission(w.db, id)).state;
const pathOf = (id: string, act = ''): string => `/en/editor/submissions/${id}${act && `/${act}`}`;

test('before anything is submitted, the queue says so and has neither counts nor filters', async () => {
  const text = textOf(await desk.get('/en/editor/queue'));
  assert.match(text, /Nothing has been submitted yet\./);
  assert.doesNotMatch(text, /Well done|Published 0/);
  const id = await waiting();
  assert.match(textOf(await desk.get('/en/editor/queue')), /Published 0/);
  await withdrawSubmission(w.db, maker.account, id);
  assert.match(textOf(await desk.get('/en/editor/queue')), /The queue is empty\. Well done\./);
});

describe('the filters of the queue', () => {
  test('narrow it by category, flag, language and account, and say how many each has', async () => {
    const other = await w.person();
    const video = await waiting({ categories: ['video'] }, other);
    const arabic = await waiting({
      tagline: 'مساعد بالذكاء الاصطناعي يجيب عن أسئلة حول المستندات.',
      description: 'نموذج لغوي يقرأ المستندات ويجيب عن الأسئلة.',
    });
    const all = await desk.get('/en/editor/queue');
    assert.match(all.text, /<option value="video"\s*>\s*Video \(1\)\s*<\/option/);
    assert.match(all.text, /<option value="ar"\s*>\s*\u2068العربية\u2069 \(1\)\s*<\/option/);
    assert.match(all.text, new RegExp(`<option value="${other.account.id}"\\s*>\\s*${other.account.email} \\(1\\)`));
    const shown = async (query: string): Promise<boolean[]> => {
      const page = await desk.get(`/en/editor/queue?${query}`);
      assert.equal(page.status, 200);
      return [video, arabic].map((id) => page.text.includes(id));
    };
    assert.deepEqual(await shown('category=video'), [true, false]);
    assert.deepEqual(await shown('language=ar'), [false, true]);
    assert.deepEqual(await shown(`account=${other.account.id}`), [true, false]);
    assert.deepEqual(await shown(`account=${other.account.id}&category=video`), [true, false]);
    assert.deepEqual(await shown('category=video&language=ar'), [false, false]);
    assert.deepEqual(await shown('status=rejected&category=video'), [false, false]);
    await waiting({ name: 'Twin Finch' }, other);
    const flagged = await waiting({ name: 'Twin Finch' });
    const [finding] = (await getSubmission(w.db, flagged)).findings;
    assert.ok(finding !== undefined, 'the entry is flagged');
    assert.ok((await desk.get(`/en/editor/queue?flag=${finding.rule}`)).text.includes(flagged));
  });
  test('go along to the next entry and forget what has been decided', async () => {
    const ids = [await waiting({ categories: ['writing'] }), await waiting({ categories: ['writing'] })];
    await waiting();
    const page = await desk.get(`${pathOf(ids[0] ?? '')}?category=writing`);
    assert.ok(page.text.includes(`href="${pathOf(ids[1] ?? '')}?category=writing"`));
    const decided = await desk.send(`${pathOf(ids[0] ?? '', 'approve')}?category=writing`);
    assert.match(
      decided.headers.get('location') ?? '',
      new RegExp(`${ids[1]}\\?category=writing&done=approve&last=${ids[0]}`),
    );
    const last = await desk.send(`${pathOf(ids[1] ?? '', 'reject')}?category=writing`, { reason: 'spam' });
    assert.match(last.headers.get('location') ?? '', /^\/en\/editor\/queue\?category=writing&done=reject/);
    assert.ok(!(await desk.get('/en/editor/queue?category=writing')).text.includes(ids[0] ?? ''));
  });
  test('say of what has just come that it has just come', async () => {
    await waiting();
    const text = textOf(await desk.get('/en/editor/queue'));
    assert.ok(text.includes('Just now') && !/\b0 minutes/.test(text), text);
  });
  test('are no way in for anything else', async () => {
    for (const value of ["'; drop table submissions --", '%00', 'x'.repeat(500), '<script>']) {
      const page = await desk.get(
        `/en/editor/queue?category=${encodeURIComponent(value)}&account=${encodeURIComponent(value)}`,
      );
      assert.ok([200, 400].includes(page.status), String(page.status));
    }
  });
});

describe('a claim', () => {
  test('is seen by others, stops nobody, and lapses after fifteen idle minutes', async () => {
    const id = await waiting();
    await desk.get(pathOf(id));
    assert.ok(textOf(await second.get(pathOf(id))).includes(`${editor.account.email} has this entry open`));
    assert.ok((await second.get('/en/editor/queue')).text.includes(`title="${editor.account.email}"`));
    assert.ok(textOf(await desk.get('/en/editor/queue')).includes('Opened by you'));
    w.clock.advance(10 * 60_000);
    assert.equal((await desk.send(pathOf(id, 'claim'))).status, 303);
    w.clock.advance(10 * 60_000);
    assert.ok(textOf(await second.get(pathOf(id))).includes('has this entry open'), 'renewed by a sign of life');
    w.clock.advance(16 * 60_000);
    assert.ok(!textOf(await second.get(pathOf(id))).includes('has this entry open'));
    assert.ok(!textOf(await second.get(pathOf(id))).includes('has this entry open'), 'it is the second one’s now');
    assert.ok(textOf(await desk.get(pathOf(id))).includes('has this entry open'));
    assert.equal((await desk.send(pathOf(id, 'approve'))).status, 303, 'the soft lock decides nothing');
  });
});

describe('a link of another site', () => {
  test('shows an editor who has an entry open, and claims none', async () => {
    const id = await waiting();
    for (const [site, says] of [
      ['cross-site', false],
      ['same-origin', true],
    ] as const) {
      assert.equal((await desk.get(pathOf(id), { 'sec-fetch-site': site })).status, 200);
      const seen = await second.get(pathOf(id), { 'sec-fetch-site': 'cross-site' });
      assert.equal(textOf(seen).includes(`${editor.account.email} has this entry open`), says, site);
    }
    w.clock.advance(15 * 60_000);
    const late = await second.get(pathOf(id), { 'sec-fetch-site': 'cross-site' });
    assert.ok(!textOf(late).includes('has this entry open'));
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('has this entry open'), 'it is nobody’s');
  });
});

describe('two editors at once', () => {
  test('one decides, the other is told who did, and nothing is overwritten', async () => {
    const id = await waiting();
    const answers = await Promise.all([
      desk.send(pathOf(id, 'reject'), { reason: 'broken_link' }),
      second.send(pathOf(id, 'approve')),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [303, 409],
    );
    const loser = answers.find(({ status }) => status === 409);
    assert.ok(loser !== undefined && textOf(loser).includes('There is nothing for an editor to decide now.'));
    assert.ok(textOf(loser).includes('Decided by'));
    assert.equal((await listHistory(w.db, id)).filter(({ toState }) => toState !== 'awaiting_moderation').length, 1);
  });
  test('a correction does not overwrite another', async () => {
    const id = await waiting();
    const fields = { ...submissionFields(submission()), url: (await getSubmission(w.db, id)).url };
    const [, mark = ''] = /name="mark" value="([^"]+)"/.exec((await desk.get(pathOf(id, 'edit'))).text) ?? [];
    assert.equal((await second.send(pathOf(id, 'edit'), { ...fields, name: 'Second Was First', mark })).status, 303);
    const late = await desk.send(pathOf(id, 'edit'), { ...fields, name: 'First Was Late', mark });
    assert.equal(late.status, 409);
    assert.ok(textOf(late).includes('Nothing was overwritten') && late.text.includes('Second Was First'));
    assert.equal((await getSubmission(w.db, id)).name, 'Second Was First');
  });
});

describe('a correction before the decision', () => {
  test('passes the same checks, keeps old and new in the history, and tells the maker', async () => {
    const id = await waiting({ name: 'Lantren Typo' });
    const before = await getSubmission(w.db, id);
    const fields = submissionFields({
      url: before.url,
      name: 'Lantern Typo',
      tagline: before.tagline,
      description: before.description ?? '',
      pricing_model: 'paid',
      categories: before.categories,
    });
    const [, mark = ''] = /name="mark" value="([^"]+)"/.exec((await desk.get(pathOf(id, 'edit'))).text) ?? [];
    const refused = await desk.send(pathOf(id, 'edit'), { ...fields, name: 'x', url: 'ftp://x', mark });
    assert.equal(refused.status, 422);
    for (const field of ['name', 'url']) assert.ok(refused.text.includes(`href="#field-${field}"`), field);
    const saved = await desk.follow(await desk.send(pathOf(id, 'edit'), { ...fields, mark }));
    assert.ok(textOf(saved).includes('The maker has been told'));
    const edit = (await listHistory(w.db, id)).find(({ action }) => action === 'edit');
    assert.equal(edit?.actorId, editor.account.id);
    assert.deepEqual(edit?.detail, {
      changes: {
        name: { old: 'Lantren Typo', new: 'Lantern Typo' },
        pricing_model: { old: 'freemium', new: 'paid' },
      },
    });
    const mail = (await readMails(w)).find((text) => text.includes('Lantren Typo') && text.includes('- Price'));
    assert.ok(mail?.includes('- Name') && mail.includes(`/submissions/${id}`));
    assert.equal((await desk.send(pathOf(id, 'approve'))).status, 303);
    assert.ok(textOf(await w.visitor.get('/en/tools?q=lantern+typo')).includes('Lantern Typo'));
  });
  test('is refused for a decided entry, and for one’s own', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'approve'));
    assert.equal((await desk.get(pathOf(id, 'edit'))).status, 409);
    const own = await waiting({}, editor);
    assert.equal((await desk.send(pathOf(own, 'edit'), {})).status, 403);
  });
  test('to an address that another entry holds is refused', async () => {
    const [id, taken] = [await waiting(), await waiting()];
    const [before, other] = [await getSubmission(w.db, id), await getSubmission(w.db, taken)];
    const [, mark = ''] = /name="mark" value="([^"]+)"/.exec((await desk.get(pathOf(id, 'edit'))).text) ?? [];
    const fields = submissionFields({ ...submission(), url: other.url });
    assert.equal((await desk.send(pathOf(id, 'edit'), { ...fields, mark })).status, 422);
    assert.equal((await getSubmission(w.db, id)).url, before.url);
  });
});

describe('undo', () => {
  const count = async (): Promise<number> =>
    (await w.db.read.selectFrom('published_tools').select('id').execute()).length;

  test('takes an approval back: the tool, its mail and its slug are gone, and the entry is where it was', async () => {
    const id = await waiting({ name: 'Undone Lantern' });
    const before = await getSubmission(w.db, id);
    const tools = await count();
    const next = await desk.follow(await desk.send(pathOf(id, 'approve')));
    assert.ok(next.text.includes(`action="${pathOf(id, 'undo')}"`), 'a form of the next page takes it back');
    assert.equal((await w.visitor.get('/en/tools/undone-lantern')).status, 200);
    const back = await desk.follow(await desk.send(pathOf(id, 'undo')));
    assert.ok(textOf(back).includes('has been undone'));
    assert.deepEqual(await getSubmission(w.db, id), before);
    assert.equal(await count(), tools);
    assert.equal((await w.visitor.get('/en/tools/undone-lantern')).status, 404);
    assert.ok(!textOf(await w.visitor.get('/en/tools?q=undone+lantern')).includes('Undone Lantern'));
    assert.deepEqual(
      (await listHistory(w.db, id)).map(({ action }) => action),
      ['submit', 'approve', 'undo'],
    );
    await desk.send(pathOf(id, 'approve'));
    assert.equal((await w.visitor.get('/en/tools/undone-lantern')).status, 200, 'under its own slug again');
    w.clock.advance(60_000);
    const mails = (await readMails(w)).filter((mail) => mail.includes('Undone Lantern') && mail.includes('/tools/'));
    assert.equal(mails.length, 1, 'one approval stands and one mail left');
  });
  test('takes a rejection back, and the address is its own again', async () => {
    const id = await waiting();
    const before = await getSubmission(w.db, id);
    await desk.send(pathOf(id, 'reject'), { reason: 'spam', note: 'Oops.' });
    assert.equal((await desk.send(pathOf(id, 'undo'))).status, 303);
    assert.deepEqual(await getSubmission(w.db, id), before);
    const again = await maker.post('/api/v1/submissions', { ...submission(), url: before.url });
    assert.equal(again.status, 422);
  });
  test('is refused to others, after ten seconds, twice, and when something has followed', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'approve'));
    assert.equal((await second.send(pathOf(id, 'undo'))).status, 409, 'somebody else’s decision');
    w.clock.advance(10_500);
    const late = await desk.send(pathOf(id, 'undo'));
    assert.equal(late.status, 409, 'too late');
    assert.ok(textOf(late).includes('can no longer be undone'));
    assert.equal(await stateOf(id), 'published');
    const other = await waiting();
    await desk.send(pathOf(other, 'request-changes'), { note: 'Say more.' });
    assert.equal((await desk.send(pathOf(other, 'undo'))).status, 303);
    assert.equal((await desk.send(pathOf(other, 'undo'))).status, 409, 'nothing to take back');
    const third = await waiting();
    await desk.send(pathOf(third, 'request-changes'), { note: 'Say more.' });
    await withdrawSubmission(w.db, maker.account, third);
    assert.equal((await desk.send(pathOf(third, 'undo'))).status, 409, 'the owner was faster');
    assert.equal(await stateOf(third), 'withdrawn');
    const taken = await waiting();
    const { url } = await getSubmission(w.db, taken);
    await desk.send(pathOf(taken, 'reject'), { reason: 'spam' });
    await waiting({ url });
    assert.equal((await desk.send(pathOf(taken, 'undo'))).status, 409, 'the address went to another');
    assert.equal(await stateOf(taken), 'rejected');
  });
});
