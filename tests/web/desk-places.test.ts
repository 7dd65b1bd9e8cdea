/** Fairness of the queue: places that corrections and appeals get, evidence as it stands now, and what owners see of undone decisions. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE_MS } from '#catalog/periods.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const desk = await signedIn(w, (await w.person('editor')).account.email);
const APPEAL = { message: 'It does use a language model, see “How it works”.' };

async function waiting(changes: Record<string, unknown> = {}, by = maker): Promise<string> {
  w.clock.advance(MINUTE_MS);
  const reply = await by.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const pathOf = (id: string, act = ''): string => `/en/editor/submissions/${id}${act && `/${act}`}`;
const placeOf = async (id: string): Promise<number | null> =>
  (await maker.get(`/api/v1/submissions/${id}`)).json.data.queue.position as number | null;
const placesOf = (ids: readonly string[]) => Promise.all(ids.map(placeOf));

test('a corrected entry keeps its place, and has waited since it came back', async () => {
  const ids = [await waiting(), await waiting(), await waiting()];
  const [first = ''] = ids;
  await desk.send(pathOf(first, 'request-changes'), { note: 'Say what it costs.' });
  w.clock.advance(10 * MINUTE_MS);
  await maker.put(`/api/v1/submissions/${first}`, submission());
  assert.deepEqual(await placesOf(ids), [1, 2, 3]);
  w.clock.advance(5 * MINUTE_MS);
  assert.ok(textOf(await desk.get(pathOf(first))).includes('Waiting for 5 minutes'));
  for (const id of ids) await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
});

describe('an appeal', () => {
  test('goes to the end of the front third, and is the first of a short queue', async () => {
    const rejected = [await waiting(), await waiting()];
    for (const id of rejected) await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
    const [one = '', two = ''] = rejected;
    const some = [await waiting(), await waiting()];
    await maker.post(`/api/v1/submissions/${one}/appeal`, APPEAL);
    assert.deepEqual(await placesOf([one, ...some]), [1, 2, 3]);
    const more = [];
    for (let index = 0; index < 7; index += 1) more.push(await waiting());
    await maker.post(`/api/v1/submissions/${two}/appeal`, APPEAL);
    assert.equal(await placeOf(two), 3, 'of eleven');
  });
  test('is not called an address that is new to the catalog', async () => {
    const id = await waiting();
    assert.ok(textOf(await desk.get(pathOf(id))).includes('This address is new to the catalog.'));
    await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
    await maker.post(`/api/v1/submissions/${id}/appeal`, APPEAL);
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('new to the catalog'));
  });
});

describe('evidence', () => {
  test('says what has become of the entry that it rests on', async () => {
    const known = await waiting({ name: 'Amber Kingfisher' });
    const id = await waiting({ name: 'Amber Kingfisher' });
    const before = textOf(await desk.get(pathOf(id)));
    assert.ok(before.includes('awaiting review') && !before.includes('now rejected'), before);
    await desk.send(pathOf(known, 'reject'), { reason: 'misleading' });
    const after = textOf(await desk.get(pathOf(id)));
    assert.ok(after.includes('Was awaiting review, now rejected.'), after);
  });
  test('follows an entry to the tool that it has become', async () => {
    const known = await waiting({ name: 'Violet Kingfisher' });
    const id = await waiting({ name: 'Violet Kingfisher' });
    await desk.send(pathOf(known, 'approve'));
    const text = textOf(await desk.get(pathOf(id)));
    assert.ok(text.includes('Was awaiting review, now published.'), text);
    assert.ok(!text.includes('Found since') && !text.includes('no longer finds'), text);
  });
  test('names what has come into the catalog since', async () => {
    const id = await waiting({ name: 'Saffron Kingfisher' }, await w.person());
    const { findings } = await getSubmission(w.db, id);
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('Found since'));
    await publish(w.db, [{ name: 'Saffron Kingfisher', url: 'https://saffron-kingfisher.example.org/' }]);
    await w.app.context.live.refresh();
    assert.ok(textOf(await desk.get(pathOf(id))).includes('Found since it was submitted.'));
    assert.deepEqual((await getSubmission(w.db, id)).findings, findings, 'looking stores nothing');
  });
  test('stays as it was once the entry is decided', async () => {
    const known = await waiting({ name: 'Indigo Kingfisher' });
    const id = await waiting({ name: 'Indigo Kingfisher' });
    await desk.send(pathOf(id, 'approve'));
    await desk.send(pathOf(known, 'reject'), { reason: 'misleading' });
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('now rejected'));
  });
});

test('an undone decision is not in what its owner sees, and the entry has waited since it came', async () => {
  const id = await waiting();
  w.clock.advance(MINUTE_MS);
  const before = await getSubmission(w.db, id);
  await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
  assert.equal((await desk.send(pathOf(id, 'undo'))).status, 303);
  assert.deepEqual(await getSubmission(w.db, id), before);
  const { data } = (await maker.get(`/api/v1/submissions/${id}`)).json;
  assert.deepEqual(
    data.history.map(({ status }: { status: string }) => status),
    ['awaiting_moderation'],
  );
  const page = textOf(await w.visitor.get(`/en/submissions/${id}`));
  assert.ok(!page.includes('Rejected') && !page.includes('undone'), page);
  await desk.send(pathOf(id, 'approve'));
  const again = (await maker.get(`/api/v1/submissions/${id}`)).json.data;
  assert.deepEqual(
    again.history.map(({ status }: { status: string }) => status),
    ['awaiting_moderation', 'published'],
  );
});
