/** Decisions that need more than a button: duplicates of a similar tool, appeals against one's own rejection, and resubmissions. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getSubmission } from '#catalog/submissions/records.ts';
import { errorSentence } from '#locales/errors.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const desk = await signedIn(w, (await w.person('editor')).account.email);
const second = await signedIn(w, (await w.person('editor')).account.email);
const APPEAL = { message: 'It does use a language model, see “How it works”.' };

async function waiting(changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await maker.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const pathOf = (id: string, act = ''): string => `/en/editor/submissions/${id}${act && `/${act}`}`;

describe('an entry that is similar to a published tool', () => {
  async function similar(name: string): Promise<{ id: string; slug: string }> {
    const [slug = ''] = await publish(w.db, [
      { name, url: `https://${name.toLowerCase().replace(' ', '-')}.example.com/` },
    ]);
    await w.app.context.live.refresh();
    return { id: await waiting({ name }), slug };
  }

  test('is rejected as its duplicate in one step, and its address answers so from then on', async () => {
    const { id, slug } = await similar('Brass Heron');
    const page = await desk.get(pathOf(id));
    assert.match(page.text, new RegExp(`<button[^>]+formaction="${pathOf(id, 'duplicate')}"[^>]+value="${slug}"`));
    const next = await desk.follow(await desk.send(pathOf(id, 'duplicate'), { of: slug, note: 'The same tool.' }));
    assert.ok(textOf(next).includes('Rejected.'));
    const { state, reasonCode, editorNote, url } = await getSubmission(w.db, id);
    assert.deepEqual([state, reasonCode, editorNote], ['rejected', 'duplicate', 'The same tool.']);
    const again = await maker.post('/api/v1/submissions', submission({ url }));
    assert.deepEqual([again.status, again.json.error.existing.slug], [422, slug]);
    assert.ok(textOf(await desk.get(pathOf(id))).includes(`This address now belongs to ${slug}`));
    assert.ok(textOf(await desk.get(`/en/editor/tools/${slug}`)).includes('Also known as'));
    assert.ok(
      (await w.visitor.get(`/en/submissions/${id}`)).text.includes(`href="/en/tools/${slug}"`),
      'the owner is told which',
    );
  });
  test('is as it was when that is taken back', async () => {
    const { id, slug } = await similar('Steel Heron');
    const before = await getSubmission(w.db, id);
    await desk.send(pathOf(id, 'duplicate'), { of: slug });
    assert.equal((await desk.send(pathOf(id, 'undo'))).status, 303);
    assert.deepEqual(await getSubmission(w.db, id), before);
  });
  test('stays when the tool is gone or another editor was faster', async () => {
    const { id, slug } = await similar('Iron Heron');
    assert.equal((await desk.send(pathOf(id, 'duplicate'), { of: 'no-such-tool' })).status, 409);
    assert.equal((await getSubmission(w.db, id)).state, 'awaiting_moderation');
    await second.send(pathOf(id, 'reject'), { reason: 'spam' });
    assert.equal((await desk.send(pathOf(id, 'duplicate'), { of: slug })).status, 409);
    assert.equal((await getSubmission(w.db, id)).reasonCode, 'spam');
  });
});

describe('an appeal', () => {
  test('offers no decision to the editor who rejected, even after another one asked for changes, and says why', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'reject'), { reason: 'not_an_ai_tool' });
    await maker.post(`/api/v1/submissions/${id}/appeal`, APPEAL);
    await second.send(pathOf(id, 'request-changes'), { note: 'Say which model.' });
    await maker.put(`/api/v1/submissions/${id}`, submission());
    const page = await desk.get(pathOf(id));
    assert.ok(textOf(page).includes('appeal against your own decision') && !page.text.includes('data-decide'));
    assert.ok((await second.get(pathOf(id))).text.includes('data-decide'));
    for (const [act, fields] of [
      ['approve', {}],
      ['reject', { reason: 'spam' }],
      ['request-changes', { note: 'More.' }],
    ] as const) {
      const refused = await desk.send(pathOf(id, act), fields);
      assert.equal(refused.status, 403, act);
      assert.ok(textOf(refused).includes(errorSentence('en', 'own_decision')), act);
    }
    const many = await desk.send('/en/editor/decisions', { ids: [id], decision: 'approve', confirmed: 'yes' });
    assert.ok(textOf(many).includes(errorSentence('en', 'own_decision')));
    assert.equal((await second.send(pathOf(id, 'approve'))).status, 303);
  });
});

test('a rejection that was taken back at once keeps nobody from deciding the appeal', async () => {
  const id = await waiting();
  await desk.send(pathOf(id, 'reject'), { reason: 'spam' });
  assert.equal((await desk.send(pathOf(id, 'undo'))).status, 303);
  await second.send(pathOf(id, 'reject'), { reason: 'spam' });
  await maker.post(`/api/v1/submissions/${id}/appeal`, APPEAL);
  assert.equal((await second.send(pathOf(id, 'approve'))).status, 403);
  assert.equal((await desk.send(pathOf(id, 'approve'))).status, 303);
});

describe('a resubmission', () => {
  test('shows the editor what each changed field held before and holds now', async () => {
    const body = submission({
      tagline: 'An AI assistant that answers questions about letters.',
      pricing_model: 'free',
    });
    const id = (await maker.post('/api/v1/submissions', body)).json.data.id as string;
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('Changed since'));
    await desk.send(pathOf(id, 'request-changes'), { note: 'It is not free.' });
    const changed = {
      tagline: 'An AI assistant that answers questions about <b>long</b> letters.',
      pricing_model: 'paid',
    };
    assert.equal((await maker.put(`/api/v1/submissions/${id}`, { ...body, ...changed })).status, 200);
    const page = await desk.get(pathOf(id));
    const text = textOf(page);
    assert.ok(text.includes('Changed since the last review'));
    assert.ok(page.text.includes('<ins>&lt;b&gt;long&lt;/b&gt;</ins> '), 'the words that differ are marked');
    assert.match(page.text, /<del>Free<\/del>[^]*<ins>Paid<\/ins>/);
    await desk.send(pathOf(id, 'approve'));
    assert.ok(!textOf(await desk.get(pathOf(id))).includes('Changed since'));
  });
});
