/** Pages about what is an editor's own: who is told what before anything is done, and what the audit log says after. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { approveSubmission, rejectSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { appealSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { deskMessages } from '#locales/subjects.ts';
import { errorSentence } from '#locales/errors.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, submissionFields, textOf } from './browser.ts';

const MESSAGE = 'It does use a language model, see the page about it.';

describe('with other editors', async () => {
  const w = await world();
  const editor = await w.person('editor');
  await w.person('admin');
  const desk = await signedIn(w, editor.account.email);
  const [own = '', other = ''] = await publish(w.db, [{ accountId: editor.account.id }, {}]);
  await w.app.context.live.refresh();

  test('the page of an own tool says so and has no form but that of notes, which decide nothing', async () => {
    for (const locale of LOCALES) {
      const page = await desk.get(`/${locale}/editor/tools/${own}`);
      assert.equal(page.status, 200);
      assert.ok(textOf(page).includes(errorSentence(locale, 'own_submission')), locale);
      assert.ok(!new RegExp(`action="/${locale}/editor/tools/(?!${own}/notes")`).test(page.text), locale);
    }
    assert.ok((await desk.get(`/en/editor/tools/${other}`)).text.includes(`action="/en/editor/tools/${other}"`));
  });

  test('neither do the pages of its texts and of a merge with it', async () => {
    for (const path of [
      `translations/${own}`,
      `tools/${own}/merge?into=${other}`,
      `tools/${other}/merge?into=${own}`,
    ]) {
      const page = await desk.get(`/en/editor/${path}`);
      assert.ok(textOf(page).includes(errorSentence('en', 'own_submission')), path);
      assert.ok(!page.text.includes('method="post" action="/en/editor'), path);
    }
  });

  test('forms that are sent all the same are refused', async () => {
    const { mark } = await getDeskTool(w.db, own);
    const forms: [string, Record<string, string | readonly string[]>][] = [
      [`tools/${own}`, { ...submissionFields(submission()), mark }],
      [`tools/${own}/quarantine`, { reason: 'other' }],
      [`tools/${own}/merge`, { into: other }],
      [`tools/${other}/merge`, { into: own }],
      [`translations/${own}`, { act: 'save', locale: 'de', tagline: 'Ein Werkzeug mit KI.' }],
    ];
    for (const [path, fields] of forms) {
      const reply = await desk.send(`/en/editor/${path}`, fields);
      assert.equal(reply.status, 403, path);
      assert.ok(textOf(reply).includes(errorSentence('en', 'own_submission')), path);
    }
    assert.equal((await getDeskTool(w.db, own)).mark, mark);
  });

  test('reports about an own tool are another editor’s to close', async () => {
    for (const slug of [own, other]) await reportTool(w.db, { slug, kind: 'closed', message: '', locale: 'en' });
    const page = await desk.get('/en/editor/reports');
    assert.ok(textOf(page).includes(errorSentence('en', 'own_submission')));
    assert.ok(page.text.includes(`/reports/${other}/close`) && !page.text.includes(`/reports/${own}/close`));
    const row = await w.db.read.selectFrom('reports').select('id').orderBy('id').executeTakeFirstOrThrow();
    const fields = { ids: row.id, outcome: 'nothing_wrong' };
    assert.equal((await desk.send(`/en/editor/reports/${own}/close`, fields)).status, 403);
  });

  test('looking at an own submission does not lock it for others', async () => {
    const { submission: mine } = await submitTool(w.db, editor.account, submission(), { perHour: 100 });
    const page = await desk.get(`/en/editor/submissions/${mine.id}`);
    assert.equal(page.status, 200);
    assert.ok(!page.text.includes('data-heartbeat'));
    assert.deepEqual(await w.db.read.selectFrom('submission_claims').selectAll().execute(), []);
  });

  test('an edit shows what screening has found in it', async () => {
    const { mark } = await getDeskTool(w.db, other);
    const fields = { ...submissionFields(submission()), contact_email: 'someone@mailinator.com', mark };
    const page = await desk.follow(await desk.send(`/en/editor/tools/${other}`, fields));
    assert.match(page.text, /id="findings"[\s\S]*mailinator\.com/);
  });
});

describe('for an admin who is alone', async () => {
  const w = await world();
  const admin = await w.person('admin');
  const maker = await w.person();
  const desk = await signedIn(w, admin.account.email);
  const submit = async (by = admin.account): Promise<string> =>
    (await submitTool(w.db, by, submission(), { perHour: 100 })).submission.id;

  test('the page of an own submission says that the audit log will say so, and then it does', async () => {
    const id = await submit();
    for (const locale of LOCALES) {
      const page = await desk.get(`/${locale}/editor/submissions/${id}`);
      assert.ok(textOf(page).includes(deskMessages(locale).selfReview.now.own_submission), locale);
      assert.ok(page.text.includes('/approve"'), locale);
    }
    assert.equal((await desk.send(`/en/editor/submissions/${id}/approve`)).status, 303);
    for (const locale of LOCALES) {
      const log = await desk.get(`/${locale}/admin/audit?id=${id}`);
      assert.ok(textOf(log).includes(deskMessages(locale).selfReview.past.own_submission), locale);
    }
  });

  test('so does the page of an appeal against an own rejection', async () => {
    const id = await submit(maker.account);
    await rejectSubmission(w.db, admin.account, id, { reason: 'other' });
    await appealSubmission(w.db, maker.account, id, MESSAGE);
    const page = await desk.get(`/en/editor/submissions/${id}`);
    assert.ok(textOf(page).includes(deskMessages('en').selfReview.now.own_decision));
    assert.equal((await desk.send(`/en/editor/submissions/${id}/approve`)).status, 303);
    const log = await desk.get(`/en/admin/audit?id=${id}`);
    assert.ok(textOf(log).includes(deskMessages('en').selfReview.past.own_decision));
  });

  test('so does the queue before a bulk decision, and its result', async () => {
    const [own, other] = [await submit(), await submit(maker.account)];
    assert.ok(textOf(await desk.get('/en/editor/queue')).includes(deskMessages('en').selfReview.queue));
    const result = await desk.send('/en/editor/decisions', {
      ids: [own, other],
      decision: 'approve',
      confirmed: 'yes',
    });
    assert.ok(textOf(result).includes('2 entries decided'));
    assert.equal(textOf(result).split(deskMessages('en').selfReview.past.own_submission).length, 2);
  });

  test('so does the page of an own tool, whose forms are there', async () => {
    const [slug = ''] = await publish(w.db, [{ accountId: admin.account.id }]);
    const page = await desk.get(`/en/editor/tools/${slug}`);
    assert.ok(textOf(page).includes(deskMessages('en').selfReview.now.own_submission));
    assert.equal((await desk.send(`/en/editor/tools/${slug}/quarantine`, { reason: 'other' })).status, 303);
    assert.ok(
      textOf(await desk.get(`/en/editor/tools/${slug}`)).includes(deskMessages('en').selfReview.past.own_submission),
    );
  });

  test('all of it ends when another editor comes', async () => {
    const id = await submit();
    const second = await w.person('editor');
    const page = await desk.get(`/en/editor/submissions/${id}`);
    assert.ok(!page.text.includes('/approve"'));
    assert.equal((await desk.send(`/en/editor/submissions/${id}/approve`)).status, 403);
    await approveSubmission(w.db, second.account, id);
  });
});
