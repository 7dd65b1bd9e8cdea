/** A desk that several editors share: notes with names in them, who looks after an entry, entries that rest, and the way to an admin. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { mentionedIn } from '#catalog/moderation/notes.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { readMails, signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const other = await w.person('editor');
const admin = await w.person('admin');
const desk = await signedIn(w, editor.account.email);
const second = await signedIn(w, other.account.email);
const nameOf = (email: string): string => email.slice(0, email.indexOf('@'));

async function waiting(changes: Record<string, unknown> = {}): Promise<string> {
  w.clock.advance(1_000);
  const reply = await maker.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const pathOf = (id: string, act = ''): string => `/en/editor/submissions/${id}${act && `/${act}`}`;
const mailsTo = async (email: string, text: string): Promise<string[]> =>
  (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(text));

describe('a note', () => {
  test('on a submission is for editors alone, and tells those whom it names', async () => {
    const id = await waiting({ name: 'Noted Grebe' });
    const note = `@${nameOf(other.account.email)} is this the one from last week? <b>`;
    const page = await desk.follow(await desk.send(pathOf(id, 'notes'), { desk_note: note }));
    assert.ok(page.text.includes('from last week? &lt;b&gt;') && textOf(page).includes('The note has been added.'));
    assert.ok(textOf(await second.get(pathOf(id))).includes(editor.account.email));
    const [mail = ''] = await mailsTo(other.account.email, 'mentioned you');
    assert.ok(mail.includes('from last week?') && mail.includes(`/editor/submissions/${id}`), mail);
    assert.deepEqual(await mailsTo(admin.account.email, 'mentioned you'), []);
    assert.ok(!(await w.visitor.get(`/en/submissions/${id}`)).text.includes('last week'));
    assert.ok(!(await maker.get(`/api/v1/submissions/${id}`)).text.includes('last week'));
  });
  test('on a tool stands on its page and in its history', async () => {
    const [slug = ''] = await publish(w.db, [{ name: 'Noted Rail' }]);
    await w.app.context.live.refresh();
    const path = `/en/editor/tools/${slug}`;
    await desk.send(`${path}/notes`, { desk_note: `@${other.account.email}: the price has changed.` });
    assert.ok(textOf(await second.get(path)).includes('Note added'));
    assert.equal((await mailsTo(other.account.email, `/editor/tools/${slug}`)).length, 1);
    assert.ok((await getDeskTool(w.db, slug)).id);
  });
  test('that is empty is refused at its field', async () => {
    const id = await waiting();
    const page = await desk.send(pathOf(id, 'notes'), { desk_note: ' ' });
    assert.equal(page.status, 422);
    assert.ok(page.text.includes('id="field-desk_note-error"') && page.text.includes('href="#field-desk_note"'));
  });
  test('names people by the start of their address or all of it, whatever stands behind', () => {
    const called = (text: string): string[] => mentionedIn(text, [editor.account, other.account]).map(({ id }) => id);
    const [name, email] = [nameOf(editor.account.email), editor.account.email];
    for (const text of [`@${name}`, `@${name}, look`, `(@${email})`, `hello @${email}.`, `@${name.toUpperCase()}`])
      assert.deepEqual(called(text), [editor.account.id], text);
    for (const text of [name, `x@${name}`, `@${name}x`, '@']) assert.deepEqual(called(text), [], text);
  });
  test('does not keep a decision from being undone', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
    await second.send(pathOf(id, 'notes'), { desk_note: 'Are you sure?' });
    assert.equal((await desk.send(pathOf(id, 'undo'))).status, 303);
    assert.ok(!textOf(await w.visitor.get(`/en/submissions/${id}`)).includes('Rejected'));
  });
});

describe('an entry that somebody looks after', () => {
  test('tells them, says so in the queue, is found by the filter, and is no step of the others', async () => {
    const [id, next] = [await waiting({ name: 'Assigned Grebe' }), await waiting({ name: 'Free Grebe' })];
    await desk.send(pathOf(id, 'handling'), { act: 'assign', assignee: other.account.id });
    assert.equal((await mailsTo(other.account.email, `/editor/submissions/${id}`)).length, 1);
    assert.ok(textOf(await desk.get('/en/editor/queue')).includes(`Assigned to ${nameOf(other.account.email)}`));
    const own = textOf(await second.get('/en/editor/queue?handling=mine'));
    assert.ok(own.includes('Assigned Grebe') && !own.includes('Free Grebe'));
    const free = textOf(await second.get('/en/editor/queue?handling=unassigned'));
    assert.ok(!free.includes('Assigned Grebe') && free.includes('Free Grebe'));
    const link = new RegExp(`href="${pathOf(id)}"\\s+rel="prev"`);
    assert.ok(!link.test((await desk.get(pathOf(next))).text), 'is skipped');
    await desk.send(pathOf(id, 'handling'), { act: 'assign', assignee: '' });
    assert.ok(textOf(await second.get('/en/editor/queue?handling=mine')).includes('No entries match'));
  });
  test('cannot be given to somebody who is no editor', async () => {
    const id = await waiting();
    const refused = await desk.send(pathOf(id, 'handling'), { act: 'assign', assignee: maker.account.id });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('id="field-assignee-error"'));
  });
});

test('an entry that rests is out of the queue until its day', async () => {
  const id = await waiting({ name: 'Resting Grebe' });
  for (const days of ['0', '91', 'soon', ''])
    assert.equal((await desk.send(pathOf(id, 'handling'), { act: 'snooze', days })).status, 422, days);
  await desk.send(pathOf(id, 'handling'), { act: 'snooze', days: '3' });
  assert.ok(!textOf(await desk.get('/en/editor/queue')).includes('Resting Grebe'));
  assert.ok(textOf(await desk.get('/en/editor/queue?handling=snoozed')).includes('Resting Grebe'));
  assert.ok(textOf(await desk.get(pathOf(id))).includes('Snoozed until'));
  w.clock.advance(3 * DAY_MS + 1);
  const again = await signedIn(w, other.account.email);
  assert.ok(textOf(await again.get('/en/editor/queue')).includes('Resting Grebe'));
  await again.send(pathOf(id, 'handling'), { act: 'snooze', days: '90' });
  await again.send(pathOf(id, 'handling'), { act: 'wake' });
  assert.ok(textOf(await again.get('/en/editor/queue')).includes('Resting Grebe'));
});

test('an escalated entry is told to the admins and is their step, not the editors’', async () => {
  const [again, boss] = [await signedIn(w, other.account.email), await signedIn(w, admin.account.email)];
  const [id, next] = [await waiting({ name: 'Lofty Grebe' }), await waiting()];
  const silent = await again.send(pathOf(await waiting(), 'handling'), { act: 'escalate', escalation: '' });
  assert.equal(silent.status, 422);
  await again.send(pathOf(id, 'handling'), { act: 'escalate', escalation: 'Is this legal?' });
  const [mail = ''] = await mailsTo(admin.account.email, 'Is this legal?');
  assert.ok(mail.includes(`/editor/submissions/${id}`));
  assert.ok(textOf(await boss.get('/en/editor/queue?handling=escalated')).includes('Lofty Grebe'));
  const link = new RegExp(`href="${pathOf(id)}"\\s+rel="prev"`);
  assert.deepEqual(
    [link.test((await again.get(pathOf(next))).text), link.test((await boss.get(pathOf(next))).text)],
    [false, true],
  );
  const log = textOf(await boss.get(`/en/admin/audit?id=${id}`));
  assert.ok(log.includes('Escalated to the admins') && log.includes('Is this legal?'));
  await boss.send(pathOf(id, 'handling'), { act: 'settle' });
  assert.ok(link.test((await again.get(pathOf(next))).text));
});

test('what is decided cannot be handled', async () => {
  const [again, boss] = [await signedIn(w, other.account.email), await signedIn(w, admin.account.email)];
  const id = await waiting();
  await boss.send(pathOf(id, 'reject'), { reason: 'spam' });
  assert.equal((await again.send(pathOf(id, 'handling'), { act: 'snooze', days: '3' })).status, 409);
});
