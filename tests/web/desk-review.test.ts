/** What the page of one submission tells its editor: why it needs a look, what was decided and by whom, and what a refused form lacks. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getSubmission } from '#catalog/submissions/records.ts';
import { withdrawSubmission } from '#catalog/submissions/submit.ts';
import { submission } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, submissionFields, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const maker = await w.person();
const editor = await w.person('editor');
const desk = await signedIn(w, editor.account.email);
const other = await w.person('editor');
const second = await signedIn(w, other.account.email);

async function waiting(changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await maker.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}
const pathOf = (id: string, act = ''): string => `/en/editor/submissions/${id}${act && `/${act}`}`;

/** Sends the form that corrects an entry as it was filled by the page, with `changes`; undefined leaves a field out. */
async function correct(id: string, changes: Record<string, string | undefined>): Promise<Reply> {
  const now = await getSubmission(w.db, id);
  const [, mark = ''] = /name="mark" value="([^"]+)"/.exec((await desk.get(pathOf(id, 'edit'))).text) ?? [];
  const fields = {
    ...submissionFields(submission({ url: now.url, name: now.name, tagline: now.tagline })),
    mark,
    ...changes,
  };
  const sent = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return desk.send(pathOf(id, 'edit'), Object.fromEntries(sent));
}

/** The text from one heading of the page, by its id, to the next. */
function sectionOf(page: Reply, id: string): string {
  const [, after] = page.text.split(`id="${id}"`);
  assert.ok(after !== undefined, `no section ${id}`);
  return (
    after
      .split('<h2')[0]
      ?.replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ') ?? ''
  );
}

describe('the preview', () => {
  test('shows an address among the further fields as a link that opens beside the desk', async () => {
    const id = await waiting({ logo_url: 'https://logos.example.com/lumen.png' });
    const page = await desk.get(pathOf(id));
    const [, attributes = '', text = ''] = /<a ([^>]*logos\.example\.com[^>]*)>([^<]*)<\/a/.exec(page.text) ?? [];
    assert.match(attributes, /href="https:\/\/logos\.example\.com\/lumen\.png"/);
    assert.match(attributes, /target="_blank"/);
    assert.equal(text.trim(), 'logos.example.com/lumen.png');
  });
});

describe('an appeal', () => {
  test('opens with the words of the owner and with what they are against: when, by whom and why', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'reject'), { reason: 'not_an_ai_tool', note: 'It only counts words.' });
    await maker.post(`/api/v1/submissions/${id}/appeal`, { message: 'It does use a language model, see its page.' });
    const page = await second.get(pathOf(id));
    assert.match(page.text, /badge-flag">Appeal<\/span>/, 'said at the top of the page');
    const said = sectionOf(page, 'appeal');
    for (const part of [
      'It does use a language model',
      'Rejected',
      editor.account.email,
      'Not an AI tool',
      'It only counts words.',
    ])
      assert.ok(said.includes(part), `${part} is missing: ${said}`);
    assert.match(page.text.split('id="appeal"')[1] ?? '', /<time datetime="\d{4}-\d\d-\d\dT/);
    assert.ok(!page.text.includes('id="earlier"'), 'its own decision is not an earlier one on the address');
  });
});

describe('a resubmission', () => {
  test('shows what was asked for, and by whom, above what was changed', async () => {
    const body = submission({ tagline: 'An AI assistant that answers questions about oats.' });
    const id = (await maker.post('/api/v1/submissions', body)).json.data.id as string;
    await desk.send(pathOf(id, 'request-changes'), { note: 'Say which grain.' });
    await maker.put(`/api/v1/submissions/${id}`, {
      ...body,
      tagline: 'An AI assistant that answers questions about rye.',
    });
    const page = await second.get(pathOf(id));
    const said = sectionOf(page, 'changed');
    const order = ['Changes requested', editor.account.email, 'Say which grain.', 'oats', 'rye'].map((part) =>
      said.indexOf(part),
    );
    assert.ok(
      order.every((place, index) => place > (order[index - 1] ?? -1)),
      `${order.join(' ')}: ${said}`,
    );
    assert.ok(!page.text.includes('id="earlier"'));
  });
  test('still shows it after a decision on it was taken back', async () => {
    const body = submission({ pricing_model: 'free' });
    const id = (await maker.post('/api/v1/submissions', body)).json.data.id as string;
    await desk.send(pathOf(id, 'request-changes'), { note: 'It is not free.' });
    await maker.put(`/api/v1/submissions/${id}`, { ...body, pricing_model: 'paid' });
    await second.send(pathOf(id, 'reject'), { reason: 'other' });
    assert.equal((await second.send(pathOf(id, 'undo'))).status, 303);
    const page = await second.get(pathOf(id));
    assert.ok(sectionOf(page, 'changed').includes('It is not free.'));
    assert.match(page.text, /<del>Free<\/del>[^]*<ins>Paid<\/ins>/);
  });
});

test('what an editor has corrected is shown to the next one, with the old words and the name of who did it', async () => {
  const id = await waiting({ tagline: 'An AI assistant that answers qestions about maps.' });
  const saved = await correct(id, { tagline: 'An AI assistant that answers questions about maps.' });
  assert.equal(saved.status, 303, saved.text);
  const page = await second.get(pathOf(id));
  const said = sectionOf(page, 'corrected');
  for (const part of [editor.account.email, 'Tagline', 'qestions', 'questions'])
    assert.ok(said.includes(part), `${part} is missing: ${said}`);
});

describe('a decided submission', () => {
  test('that was published says when and by whom, and leads to the tool and to its editing', async () => {
    const id = await waiting({ name: 'Published Plover' });
    await desk.send(pathOf(id, 'approve'));
    const page = await second.get(pathOf(id));
    assert.ok(sectionOf(page, 'decide').includes(`Decided by ${editor.account.email}`));
    assert.match(page.text.split('id="decide"')[1] ?? '', /<time datetime="\d{4}/);
    for (const path of ['/en/tools/published-plover', '/en/editor/tools/published-plover'])
      assert.ok(page.text.includes(`href="${path}"`), path);
    assert.ok(!textOf(page).includes('new to the catalog'), 'it is in the catalog now');
  });
  test('that was rejected says why, in the words that the owner got', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'reject'), { reason: 'broken_link', note: 'The page answers 500.' });
    const said = sectionOf(await second.get(pathOf(id)), 'decide');
    assert.ok(said.includes('The link does not work') && said.includes('The page answers 500.'), said);
  });
  test('that waits for its owner says until when', async () => {
    const id = await waiting();
    const until = new Date(w.clock.now().getTime() + 30 * 86_400_000);
    await desk.send(pathOf(id, 'request-changes'), { note: 'Say what it costs.' });
    const said = sectionOf(await second.get(pathOf(id)), 'decide');
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    assert.ok(said.includes('Say what it costs.') && said.includes(`until ${day}`), said);
  });
  test('that its owner withdrew is nobody’s decision, but what was asked for stays readable', async () => {
    const id = await waiting();
    await desk.send(pathOf(id, 'request-changes'), { note: 'Say what it costs.' });
    await withdrawSubmission(w.db, maker.account, id);
    const said = sectionOf(await second.get(pathOf(id)), 'decide');
    assert.ok(said.includes('Withdrawn') && !said.includes('Decided by'), said);
    assert.ok(said.includes('Changes requested') && said.includes('Say what it costs.'), said);
  });
});

test('an editor is not offered to correct an entry of their own', async () => {
  const own = (await editor.post('/api/v1/submissions', submission())).json.data.id as string;
  assert.ok(!(await desk.get(pathOf(own))).text.includes(`${pathOf(own, 'edit')}"`));
  assert.ok((await second.get(pathOf(own))).text.includes(`${pathOf(own, 'edit')}"`));
});

describe('a refused decision', () => {
  test('without a note says at the note what is missing, and nowhere else', async () => {
    const id = await waiting();
    const page = await desk.send(pathOf(id, 'request-changes'), { note: ' ', reason: 'other' });
    assert.equal(page.status, 422);
    assert.match(page.text, /id="field-note-error"[^>]*>\s*<span>Say what the maker should change\.<\/span>/);
    assert.match(page.text, /<textarea[^>]+aria-describedby="field-note-hint field-note-error"[^>]+autofocus/);
    assert.ok(!page.text.includes('class="summary"'));
    assert.match(page.text, /value="other"\s+checked/, 'what was chosen stays chosen');
  });
  test('without a reason says so at the reasons, and keeps the note', async () => {
    const id = await waiting();
    const page = await desk.send(pathOf(id, 'reject'), { note: 'Kept <b>as written</b>' });
    assert.equal(page.status, 422);
    assert.match(page.text, /<fieldset[^>]+aria-describedby="field-reason-error"[^>]*autofocus/);
    assert.match(page.text, /id="field-reason-error"[^>]*>\s*<span>Choose a reason<\/span>/);
    assert.ok(page.text.includes('Kept &lt;b&gt;as written&lt;/b&gt;</textarea>'));
    assert.equal((await getSubmission(w.db, id)).state, 'awaiting_moderation');
  });
});

describe('the form that corrects an entry', () => {
  test('leads back without saving, and shows the findings that may be the reason to correct', async () => {
    const id = await waiting({ contact_email: 'sales@mailinator.com' });
    const page = await desk.get(pathOf(id, 'edit?category=writing'));
    assert.match(page.text, new RegExp(`href="${pathOf(id)}\\?category=writing">Cancel</a>`));
    assert.ok(textOf(page).includes('Disposable mailbox'));
  });
  test('comes back with no price chosen when none was sent', async () => {
    const id = await waiting();
    const page = await correct(id, { pricing_model: undefined });
    assert.equal(page.status, 422);
    assert.match(page.text, /<select[^>]+name="pricing_model"[^>]*>\s*<option value="">/);
    assert.doesNotMatch(page.text, /<option value="\w+"\s+selected/);
  });
});
