/** Replies of the catalog's own: kept by reason and language, filled in for an entry, and sent with a decision. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listReplies } from '#catalog/moderation/replies.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const desk = await signedIn(w, (await w.person('editor')).account.email);
const REPLIES = '/en/editor/replies?language=en';

async function waiting(changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await maker.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}

test('a reply is kept beside the built-in sentence, with its placeholders shown, and only with known ones', async () => {
  const page = await desk.get(REPLIES);
  assert.ok(textOf(page).includes('The link does not work.') && textOf(page).includes('{name} {url} {site}'));
  for (const text of ['', 'Dear {owner}']) {
    const refused = await desk.send(REPLIES, { purpose: 'broken_link', text });
    assert.equal(refused.status, 422, text);
    assert.ok(refused.text.includes('id="field-text-error"'));
  }
  await desk.send(REPLIES, { purpose: 'broken_link', text: 'We could not open {url}.' });
  const [reply] = await listReplies(w.db, 'en');
  assert.deepEqual([reply?.purpose, reply?.text], ['broken_link', 'We could not open {url}.']);
  await desk.send(`/en/editor/replies/${reply?.id}?language=en`, { text: 'We could not open {url} ({name}, {site}).' });
  assert.ok(textOf(await desk.get(REPLIES)).includes('We could not open {url} ({name}, {site}).'));
});

test('a reply is offered in the language of the owner, filled in, and gives the reason where none is chosen', async () => {
  const id = await waiting({ name: 'Broken Dunlin', url: 'https://broken-dunlin.example.com/' });
  const path = `/en/editor/submissions/${id}`;
  const page = await desk.get(path);
  const filled = 'We could not open https://broken-dunlin.example.com/ (Broken Dunlin, Toolshelf).';
  assert.ok(page.text.includes(`data-text="${filled}"`), page.text);
  const [, reply = ''] = /<option\s+value="([0-9a-f-]{36})"/.exec(page.text) ?? [];
  const done = await desk.send(`${path}/reject`, { reply, note: 'Please try again.' });
  assert.equal(done.status, 303, `${reply} ${textOf(done)}`);
  const { state, reasonCode, editorNote } = await getSubmission(w.db, id);
  assert.deepEqual([state, reasonCode, editorNote], ['rejected', 'broken_link', `${filled}\n\nPlease try again.`]);
});

test('a reply that is removed is offered no more, and its history stays', async () => {
  const [reply] = await listReplies(w.db, 'en');
  await desk.send(`/en/editor/replies/${reply?.id}?language=en`, { act: 'remove', text: '' });
  assert.deepEqual(await listReplies(w.db, 'en'), []);
  assert.ok(!(await desk.get(`/en/editor/submissions/${await waiting()}`)).text.includes('data-replies'));
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const log = textOf(await admin.get('/en/admin/audit?kind=reply'));
  for (const said of ['Created', 'Edited', 'Removed']) assert.ok(log.includes(said), said);
});
