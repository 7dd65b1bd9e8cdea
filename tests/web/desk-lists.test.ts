/** The lists of the queue: what a list says about decided entries and when it is empty, and decisions on many at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE_MS } from '#catalog/periods.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { withdrawSubmission } from '#catalog/submissions/submit.ts';
import { formatOf } from '#locales/format.ts';
import { queueMessages } from '#locales/subjects.ts';
import { errorSentence } from '#locales/errors.ts';
import { submission } from '../support/factories.ts';
import { world, type Person } from '../support/world.ts';
import { readMails, signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const desk = await signedIn(w, editor.account.email);
const second = await signedIn(w, (await w.person('editor')).account.email);
const QUEUE = '/en/editor/queue';

async function waiting(changes: Record<string, unknown> = {}, by: Person = maker): Promise<string> {
  // Lists are by time.
  w.clock.advance(1_000);
  const reply = await by.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const stateOf = async (id: string): Promise<string> => (await getSubmission(w.db, id)).state;
const pathOf = (id: string, act: string): string => `/en/editor/submissions/${id}/${act}`;

describe('an empty list', () => {
  test('says which one it is', async () => {
    assert.ok(textOf(await desk.get(`${QUEUE}?status=withdrawn`)).includes('No entries with the status “Withdrawn”'));
    assert.ok(textOf(await desk.get(QUEUE)).includes('Nothing has been submitted yet'));
    await withdrawSubmission(w.db, maker.account, await waiting());
    assert.ok(textOf(await desk.get(QUEUE)).includes('The queue is empty'));
  });
  test('leads out of its filters, and calls a value that nothing has by its name', async () => {
    const page = await desk.get(`${QUEUE}?language=de&account=${editor.account.id}&status=rejected`);
    assert.ok(textOf(page).includes('No entries match the filters.'));
    assert.ok(page.text.includes(`href="${QUEUE}?status=rejected"`));
    assert.match(page.text, /<option value="de"\s+selected\s*>\s*Deutsch \(0\)/);
    assert.match(
      page.text,
      new RegExp(`<option value="${editor.account.id}"\\s+selected\\s*>\\s*${editor.account.email}\\s*<`),
    );
  });
});

describe('the list of decided entries', () => {
  /** The row of an entry. */
  async function rowOf(id: string, state: string): Promise<string> {
    const { text } = await desk.get(`${QUEUE}?status=${state}`);
    return text.split('<tr data-row').find((part) => part.includes(`/submissions/${id}`)) ?? 'no row';
  }
  const format = formatOf('en');
  /** Whole minutes between the way into the queue and the time that a row says. */
  async function minutesOf(id: string, row: string): Promise<number> {
    const [, at = ''] = /datetime="([^"]+)"/.exec(row) ?? [];
    return Math.floor((Date.parse(at) - Date.parse((await getSubmission(w.db, id)).queuedAt)) / MINUTE_MS);
  }

  test('tells when, by whom and why a submission was rejected', async () => {
    const id = await waiting();
    w.clock.advance(5 * MINUTE_MS);
    await desk.send(pathOf(id, 'reject'), { reason: 'broken_link', note: 'It answers with an error.' });
    const row = await rowOf(id, 'rejected');
    for (const said of [editor.account.email, 'The link does not work', 'It answers with an error.'])
      assert.ok(row.includes(said), `${said}: ${row}`);
    assert.equal(await minutesOf(id, row), 5, 'the time of the decision');
  });
  test('tells until when an owner may answer a request for changes', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'request-changes'), { note: 'Say what it costs.' });
    const row = await rowOf(id, 'changes_requested');
    const end = format.date(new Date(w.clock.now().getTime() + 30 * 24 * 60 * MINUTE_MS));
    for (const said of [`until ${end}`, editor.account.email, 'Say what it costs.'])
      assert.ok(row.includes(said), `${said}: ${row}`);
  });
  test('tells when an owner withdrew, which nobody decided', async () => {
    const id = await waiting();
    w.clock.advance(5 * MINUTE_MS);
    await withdrawSubmission(w.db, maker.account, id);
    assert.equal(await minutesOf(id, await rowOf(id, 'withdrawn')), 5);
    assert.ok(!textOf(await desk.get(`${QUEUE}?status=withdrawn`)).includes('Decided by'));
  });
});

describe('a bulk decision', () => {
  test('decides each by itself and says what became of each', async () => {
    const [good, decided, own] = [
      await waiting({ name: 'Good Plover' }),
      await waiting({ name: 'Decided Plover' }),
      await waiting({ name: 'Own Plover' }, editor),
    ];
    await second.send(pathOf(decided, 'reject'), { reason: 'spam' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const page = await desk.send('/en/editor/decisions', {
      ids: [good, decided, own, unknown],
      decision: 'approve',
      confirmed: 'yes',
    });
    assert.equal(page.status, 200);
    const text = textOf(page);
    assert.ok(text.includes('1 entry decided') && text.includes('3 entries left unchanged'), text);
    assert.match(text, /This submission has been rejected\. There is nothing for an editor to decide now\./);
    assert.ok(text.includes(errorSentence('en', 'own_submission')));
    assert.match(text, /Own Plover\s+Left unchanged[\s\S]*Good Plover\s+Approved/, 'what is left comes first');
    assert.deepEqual(await Promise.all([good, decided, own].map(stateOf)), [
      'published',
      'rejected',
      'awaiting_moderation',
    ]);
  });
  test('is asked for once more with what and how many, and changes nothing before that', async () => {
    const ids = [await waiting({ name: 'Asked Plover' }), await waiting()];
    const fields = { ids, decision: 'reject', reason: 'spam', note: 'Sent\ntwice.' };
    const page = await desk.send('/en/editor/decisions?category=video', fields);
    assert.equal(page.status, 200);
    const text = textOf(page);
    for (const said of ['Reject 2 entries', 'Asked Plover', queueMessages('en').reasons.spam, 'twice.'])
      assert.ok(text.includes(said), said);
    assert.ok(page.text.includes('action="/en/editor/decisions?category=video"'), 'the filter stays');
    assert.deepEqual(await Promise.all(ids.map(stateOf)), ['awaiting_moderation', 'awaiting_moderation']);
    const back = await desk.send('/en/editor/decisions', { ...fields, confirmed: 'no' });
    assert.ok(back.text.includes('>\nSent\ntwice.</textarea>'), 'what was typed is still there');
    assert.deepEqual(await Promise.all(ids.map(stateOf)), ['awaiting_moderation', 'awaiting_moderation']);
    const done = await desk.send('/en/editor/decisions', { ...fields, confirmed: 'yes' });
    assert.ok(textOf(done).includes('2 entries decided'));
    assert.deepEqual(await Promise.all(ids.map(stateOf)), ['rejected', 'rejected']);
  });
  test('is taken back as a whole within a minute, and its mails never leave', async () => {
    const name = 'Bulk Sandpiper';
    const ids = [await waiting({ name }), await waiting({ name: 'Bulk Turnstone' })];
    const [first = '', other = ''] = ids;
    const places = await Promise.all(ids.map(async (id) => (await getSubmission(w.db, id)).queuedAt));
    const done = await desk.send('/en/editor/decisions', { ids, decision: 'approve', confirmed: 'yes' });
    assert.ok(done.text.includes('action="/en/editor/decisions/undo"') && done.text.includes('in 60 seconds'));
    w.clock.advance(59_000);
    await second.send(`/en/editor/tools/bulk-turnstone/quarantine`, { reason: 'other' });
    const undone = textOf(await desk.send('/en/editor/decisions/undo', { ids }));
    assert.ok(undone.includes('1 decision undone') && undone.includes('1 decision stands'), undone);
    assert.deepEqual(
      await Promise.all(ids.map(stateOf)),
      ['awaiting_moderation', 'published'],
      'what others did stays',
    );
    assert.equal((await getSubmission(w.db, first)).queuedAt, places[0]);
    assert.equal((await w.visitor.get('/en/tools/bulk-sandpiper')).status, 404);
    w.clock.advance(5 * MINUTE_MS);
    const mails = await readMails(w);
    assert.ok(
      mails.some((mail) => mail.includes(`/submissions/${other}`)) &&
        mails.every((mail) => !mail.includes('/tools/bulk-sandpiper')),
    );
  });
  test('stands after a minute', async () => {
    const id = await waiting();
    await desk.send('/en/editor/decisions', { ids: [id], decision: 'reject', reason: 'spam', confirmed: 'yes' });
    w.clock.advance(61_000);
    assert.ok(textOf(await desk.send('/en/editor/decisions/undo', { ids: [id] })).includes('can no longer be undone'));
    assert.equal(await stateOf(id), 'rejected');
  });
  test('is refused as a whole without a decision, a reason, a note or entries, and says so at each field', async () => {
    const id = await waiting();
    for (const [fields, wrong] of [
      [{ ids: [id] }, ['decision']],
      [{ ids: [id], decision: 'reject' }, ['reason']],
      [{ ids: [id], decision: 'reject', reason: 'because' }, ['reason']],
      [{ ids: [id], decision: 'request_changes', note: ' ' }, ['note']],
      [{ decision: 'approve' }, ['ids']],
      [{}, ['ids', 'decision']],
    ] as [Record<string, string | string[]>, string[]][]) {
      const page = await desk.send('/en/editor/decisions', fields);
      assert.equal(page.status, 422, JSON.stringify(fields));
      for (const field of ['ids', 'decision', 'reason', 'note']) {
        const isSaid = [`href="#field-${field}"`, `id="field-${field}-error"`].map((part) => page.text.includes(part));
        assert.deepEqual(isSaid, [wrong.includes(field), wrong.includes(field)], `${JSON.stringify(fields)} ${field}`);
        if (field === 'ids') continue;
        const isInvalid = new RegExp(`id="field-${field}"[^>]*aria-invalid="true"`).test(page.text);
        assert.equal(isInvalid, wrong.includes(field), `${JSON.stringify(fields)} ${field}`);
      }
    }
    assert.equal(await stateOf(id), 'awaiting_moderation');
  });
  test('comes back to the same page of the list with its ticks when it is refused', async () => {
    const category = 'video';
    for (let index = 0; index < 50; index += 1) await waiting({ categories: [category] });
    const [ticked, free] = [await waiting({ categories: [category] }), await waiting({ categories: [category] })];
    const list = await desk.get(`${QUEUE}?category=${category}&page=2`);
    const [, action = ''] = /<form method="post" action="([^"]+)" id="bulk"/.exec(list.text) ?? [];
    const page = await desk.send(action.replaceAll('&amp;', '&'), {
      ids: [ticked],
      decision: 'reject',
      note: 'Sorry.',
    });
    assert.equal(page.status, 422);
    const boxOf = (id: string): string =>
      new RegExp(`<input[^>]*name="ids"[^>]*value="${id}"[^>]*>`).exec(page.text)?.[0] ?? 'no box';
    assert.match(boxOf(ticked), / checked/);
    assert.doesNotMatch(boxOf(free), / checked|no box/);
    assert.match(page.text, /<option value="reject"\s+selected/);
    assert.ok(page.text.includes('Sorry.</textarea>'));
  });
});
