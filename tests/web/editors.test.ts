/** The editors' pages: the queue, the evidence, the decision, and placements. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publish, submission } from '../support/factories.ts';
import { world, type Person } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '100' });
const maker = await w.person();
const desk = await signedIn(w, (await w.person('editor')).account.email);

async function waiting(changes: Record<string, unknown> = {}, by: Person = maker): Promise<string> {
  // Lists are by time.
  w.clock.advance(1_000);
  const reply = await by.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}

describe('the queue', () => {
  test('shows the oldest first and each state by itself', async () => {
    const [first, second] = [await waiting({ name: 'Oldest Entry' }), await waiting({ name: 'Younger Entry' })];
    const text = (await desk.get('/en/editor/queue')).text;
    assert.ok(text.indexOf(first) < text.indexOf(second) && text.includes(first));
    assert.ok(!(await desk.get('/en/editor/queue?status=rejected')).text.includes(first));
    assert.equal((await desk.get('/en/editor/queue?status=nope')).status, 404);
  });
});

describe('a submission in front of an editor', () => {
  test('shows the entry, who sent it, and each finding with its evidence', async () => {
    await publish(w.db, [{ name: 'Copper Finch', url: 'https://copperfinch.example.com/' }]);
    await w.app.context.live.refresh();
    const id = await waiting({
      name: 'Copper Finch',
      url: 'https://another-finch.example.net/',
      contact_email: 'finch@example.net',
    });
    const page = await desk.get(`/en/editor/submissions/${id}`);
    const text = textOf(page);
    assert.ok(text.includes(maker.account.email) && text.includes('finch@example.net'));
    assert.ok(
      text.includes('Possible duplicate') && text.includes('Copper Finch') && text.includes('copperfinch.example.com'),
    );
    assert.equal(page.headers.get('cache-control'), 'no-store');
  });
  test('is published by approving it, and at once readable', async () => {
    const id = await waiting({ name: 'Silver Thimble' });
    const done = await desk.follow(await desk.send(`/en/editor/submissions/${id}/approve`));
    assert.ok(textOf(done).includes('The tool is in the catalog'));
    assert.ok(textOf(await w.visitor.get('/en/tools?q=silver+thimble')).includes('Silver Thimble'));
    assert.match(textOf(await w.visitor.get(`/en/submissions/${id}`)), /Published/);
  });
  test('is rejected only with a reason', async () => {
    const id = await waiting();
    const refused = await desk.send(`/en/editor/submissions/${id}/reject`, {
      reason: '',
      note: 'typed already',
    });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('id="field-reason-error"') && refused.text.includes('>\ntyped already</textarea>'));
    assert.equal((await desk.send(`/en/editor/submissions/${id}/reject`, { reason: 'because' })).status, 422);
    await desk.follow(
      await desk.send(`/en/editor/submissions/${id}/reject`, { reason: 'broken_link', note: 'It answers 404.' }),
    );
    const status = textOf(await w.visitor.get(`/fr/submissions/${id}`));
    assert.ok(status.includes('Le lien ne fonctionne pas') && status.includes('It answers 404.'));
  });
  test('goes back to its owner only with a note', async () => {
    const id = await waiting();
    assert.equal((await desk.send(`/en/editor/submissions/${id}/request-changes`, { note: ' ' })).status, 422);
    await desk.follow(await desk.send(`/en/editor/submissions/${id}/request-changes`, { note: 'Say what it costs.' }));
    assert.ok(textOf(await w.visitor.get(`/en/submissions/${id}`)).includes('Say what it costs.'));
  });
  test('that another editor has decided is told as decided, with nothing changed', async () => {
    const id = await waiting();
    const other = await signedIn(w, (await w.person('editor')).account.email);
    const answers = await Promise.all([
      desk.send(`/en/editor/submissions/${id}/approve`),
      other.send(`/en/editor/submissions/${id}/reject`, { reason: 'spam' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [303, 409],
    );
    const loser = answers.find(({ status }) => status === 409);
    assert.ok(
      loser !== undefined && /This submission has been (?:published|rejected)\. There is nothing/.test(textOf(loser)),
    );
  });
  test('cannot be decided by its own maker', async () => {
    const own = await w.person('editor');
    const id = await waiting({}, own);
    const browser = await signedIn(w, own.account.email);
    const page = await browser.get(`/en/editor/submissions/${id}`);
    assert.ok(textOf(page).includes('your own submission') && !page.text.includes('/approve"'));
    for (const action of ['approve', 'reject', 'request-changes']) {
      const reply = await browser.send(`/en/editor/submissions/${id}/${action}`, { reason: 'spam', note: 'note' });
      assert.equal(reply.status, 403, action);
    }
    assert.ok(textOf(await w.visitor.get(`/en/submissions/${id}`)).includes('Awaiting review'));
  });
  test('is an appeal for other eyes than those that rejected it', async () => {
    const id = await waiting();
    await desk.send(`/en/editor/submissions/${id}/reject`, { reason: 'spam' });
    const reply = await maker.post(`/api/v1/submissions/${id}/appeal`, {
      message: 'This is the real page of a real tool.',
    });
    assert.equal(reply.status, 200, reply.text);
    const page = await desk.get(`/en/editor/submissions/${id}`);
    assert.ok(
      textOf(page).includes('appeal against your own decision') && textOf(page).includes('real page of a real tool'),
    );
    assert.equal((await desk.send(`/en/editor/submissions/${id}/approve`)).status, 403);
    const other = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await other.send(`/en/editor/submissions/${id}/approve`)).status, 303);
  });
  test('that does not exist is a 404, decided or read', async () => {
    const path = '/en/editor/submissions/00000000-0000-4000-8000-000000000000';
    assert.equal((await desk.get(path)).status, 404);
    for (const action of ['approve', 'reject', 'request-changes']) {
      assert.equal((await desk.send(`${path}/${action}`, { reason: 'spam', note: 'n' })).status, 404, action);
    }
  });
});

describe('placements', () => {
  test('are created and ended by an admin, with every bad field named', async () => {
    const [slug = ''] = await publish(w.db, [{ name: 'Paid Lantern' }]);
    await w.app.context.live.refresh();
    const admin = await signedIn(w, (await w.person('admin')).account.email);
    const refused = await admin.send('/en/admin/placements', {
      slug: 'nope',
      slot: 'moon',
      starts_at: 'x',
      ends_at: 'x',
      label: '',
    });
    assert.equal(refused.status, 422);
    for (const field of ['slug', 'slot', 'starts_at', 'ends_at', 'label'])
      assert.ok(refused.text.includes(`href="#field-${field}"`), field);
    const fields = { slug, slot: 'home', starts_at: '2026-01-01', ends_at: '2099-12-31', label: 'Winter' };
    const list = await admin.follow(await admin.send('/en/admin/placements', fields));
    assert.ok(textOf(list).includes('Winter') && textOf(list).includes('Running'));
    assert.ok((await w.visitor.get('/en')).text.includes('class="sponsored"'));
    const [, path = ''] = /action="(\/en\/admin\/placements\/[^"]+\/end)"/.exec(list.text) ?? [];
    await admin.follow(await admin.send(path));
    assert.ok(!(await w.visitor.get('/en')).text.includes('class="sponsored"'));
    assert.equal((await admin.send(path)).status, 409);
  });
});
