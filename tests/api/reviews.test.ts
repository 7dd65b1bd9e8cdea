/** A refusal as no AI tool is not final: with `review` an editor decides, once an hour for one account; no other refusal gives way. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { approveSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { LOCALES } from '#catalog/locales.ts';
import { deskMessages, submissionMessages } from '#locales/subjects.ts';
import { errorSentence } from '#locales/errors.ts';
import { ruleMessage } from '#locales/screening.ts';
import { submission } from '../support/factories.ts';
import { signedIn, submissionFields, textOf } from '../web/browser.ts';
import { world, type Reply } from '../support/world.ts';

const PATH = '/api/v1/submissions';
const w = await world({ REFUSED_SUBMISSIONS_PER_HOUR: '4' });
const editor = (await w.person('editor')).account;

function noAi(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const tagline = 'Spare parts for bicycles: tires, pumps, chains and saddles';
  return submission({ name: 'Velo Parts', tagline, description: undefined, ...changes });
}

function assertRefused(reply: Reply, status: number, code: string): void {
  assert.deepEqual([reply.status, reply.json.error.code], [status, code], reply.text);
}

describe('an entry that is taken for no AI tool', () => {
  test('is refused with what to add', async () => {
    const maker = await w.person();
    const reply = await maker.post(PATH, noAi());
    assertRefused(reply, 422, 'not_an_ai_tool');
    assert.match(reply.json.error.message, /does not say what the AI does/);
    assert.deepEqual(reply.json.error.fields, { tagline: [ruleMessage('en', 'not_ai')] });
  });

  test('waits for an editor with its finding when its owner asks for that', async () => {
    const maker = await w.person();
    const reply = await maker.post(PATH, noAi({ review: true }));
    assert.equal(reply.status, 201, reply.text);
    assert.deepEqual(reply.json.data.warnings, []);
    const { state, findings } = await getSubmission(w.db, reply.json.data.id);
    assert.equal(state, 'awaiting_moderation');
    assert.deepEqual(
      findings.filter(({ rule }) => rule === 'not_ai').map(({ verdict, action }) => [verdict, action]),
      [['not_an_ai_tool', 'refuse']],
    );
    const desk = await signedIn(w, editor.email);
    const page = textOf(await desk.get(`/en/editor/submissions/${reply.json.data.id}`));
    assert.ok(page.includes(deskMessages('en').findings.certain), page.slice(0, 2_000));
    await approveSubmission(w.db, editor, reply.json.data.id);
  });

  test('is refused when its owner says that no review is wanted', async () => {
    const maker = await w.person();
    assertRefused(await maker.post(PATH, noAi({ review: false })), 422, 'not_an_ai_tool');
  });

  test('is acceptable to the check of a body that asks for a review, which takes none', async () => {
    const maker = await w.person();
    for (let time = 0; time < 2; time += 1) {
      const { json } = await maker.post(`${PATH}/validate`, noAi({ review: true }));
      assert.deepEqual([json.data.acceptable, json.data.problems], [true, []]);
    }
    assert.equal((await maker.post(`${PATH}/validate`, noAi())).json.data.acceptable, false);
    assert.equal((await maker.post(PATH, noAi({ review: true }))).status, 201);
  });

  test('waits for an editor as a correction, too', async () => {
    const maker = await w.person();
    const { id } = (await maker.post(PATH, submission())).json.data;
    await requestChanges(w.db, editor, id, { note: 'More, please.' });
    assertRefused(await maker.put(`${PATH}/${id}`, noAi()), 422, 'not_an_ai_tool');
    const reply = await maker.put(`${PATH}/${id}`, noAi({ review: true }));
    assert.deepEqual([reply.status, reply.json.data.status], [200, 'awaiting_moderation'], reply.text);
  });
});

describe('reviews', () => {
  test('are one an hour for one account, whatever its tokens', async () => {
    const maker = await w.person();
    const other = await w.person();
    assert.equal((await maker.post(PATH, noAi({ review: true }))).status, 201);
    const second = await maker.post(PATH, noAi({ review: true }));
    assertRefused(second, 429, 'submission_limit_exceeded');
    assert.deepEqual(Object.keys(second.json.error.fields), ['review']);
    const wait = Number(second.headers.get('retry-after'));
    assert.ok(wait > 3_500 && wait <= 3_600, String(wait));
    assert.equal((await other.post(PATH, noAi({ review: true }))).status, 201);
  });

  test('are not used up by entries that need none', async () => {
    const maker = await w.person();
    for (let time = 0; time < 3; time += 1)
      assert.equal((await maker.post(PATH, submission({ review: true }))).status, 201);
    assert.equal((await maker.post(PATH, noAi({ review: true }))).status, 201);
  });

  test('are given back when the submission fails after all', async () => {
    const limited = await world({ SUBMISSIONS_PER_HOUR: '1' });
    const maker = await limited.person();
    assert.equal((await maker.post(PATH, submission())).status, 201);
    for (let time = 0; time < 2; time += 1) {
      const reply = await maker.post(PATH, noAi({ review: true }));
      assertRefused(reply, 429, 'submission_limit_exceeded');
      assert.deepEqual(reply.json.error.fields, {});
    }
  });

  test('that are refused count as refused attempts', async () => {
    const maker = await w.person();
    assert.equal((await maker.post(PATH, noAi({ review: true }))).status, 201);
    for (let time = 0; time < 4; time += 1)
      assert.deepEqual(Object.keys((await maker.post(PATH, noAi({ review: true }))).json.error.fields), ['review']);
    const reply = await maker.post(PATH, submission());
    assertRefused(reply, 429, 'submission_limit_exceeded');
    assert.deepEqual(reply.json.error.fields, {});
  });

  test('are no way around spam, duplicates and bad fields', async () => {
    const maker = await w.person();
    const review = true;
    const spam = submission({ tagline: 'Best online casino: free spins, roulette and a welcome bonus', review });
    assertRefused(await maker.post(PATH, spam), 422, 'spam_detected');
    const known = (await maker.post(PATH, noAi({ review }))).json.data.url;
    assertRefused(await maker.post(PATH, noAi({ url: known, review })), 422, 'duplicate_submission');
    assertRefused(await maker.post(PATH, noAi({ categories: [], review })), 422, 'validation_failed');
  });

  for (const review of ['yes', 'true', 1, [], {}, null]) {
    test(`are asked for by true or false, not by ${JSON.stringify(review)}`, async () => {
      const maker = await w.person();
      const reply = await maker.post(PATH, submission({ review, name: '' }));
      assertRefused(reply, 422, 'validation_failed');
      assert.deepEqual(Object.keys(reply.json.error.fields).toSorted(), ['name', 'review']);
    });
  }

  test('keep the answer of a retry under its key', async () => {
    const maker = await w.person();
    const body = noAi({ review: true });
    const first = await maker.post(PATH, body, { 'idempotency-key': 'review-1' });
    const again = await maker.post(PATH, body, { 'idempotency-key': 'review-1' });
    assert.deepEqual([first.status, again.status, again.text], [201, 201, first.text]);
  });
});

describe('the form', () => {
  for (const locale of LOCALES) {
    test(`offers a review after such a refusal, in ${locale}`, async () => {
      const { account } = await w.person();
      const browser = await signedIn(w, account.email);
      const { submit: s } = submissionMessages(locale);
      const { description: _, ...fields } = noAi();
      const page = await browser.send(`/${locale}/submit`, submissionFields(fields));
      assert.equal(page.status, 422);
      assert.ok(textOf(page).includes(errorSentence(locale, 'not_an_ai_tool')));
      assert.ok(textOf(page).includes(s.askReviewHint));
      assert.match(page.text, /<button[^>]+form="submission"[^>]+name="review"/);
      const sent = await browser.send(`/${locale}/submit`, { ...submissionFields(fields), review: 'yes' });
      assert.equal(sent.status, 303, textOf(sent).slice(0, 500));
      assert.match(sent.headers.get('location') ?? '', new RegExp(`^/${locale}/submissions/`));
    });
  }

  test('says when the next review can be asked for, and offers none for other refusals', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const fields = (): Record<string, string | string[]> => {
      const { description: _, ...rest } = noAi();
      return { ...submissionFields(rest), review: 'yes' };
    };
    assert.equal((await browser.send('/en/submit', fields())).status, 303);
    const page = await browser.send('/en/submit', fields());
    assert.equal(page.status, 429);
    assert.ok(textOf(page).includes('You have already asked for an editor’s review.'));
    assert.ok(!textOf(page).includes(errorSentence('en', 'submission_limit_exceeded')));
    const spam = await browser.send('/en/submit', {
      ...fields(),
      tagline: 'Best online casino: free spins, roulette and a welcome bonus',
    });
    assert.equal(spam.status, 422);
    assert.ok(!spam.text.includes('name="review"'));
  });
});
