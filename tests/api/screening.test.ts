/** Screening at the doors: one verdict for submitting, asking before, correcting and the form; modes at once; merged tools. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { setMode } from '#catalog/screening/feedback/modes.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { ruleMessage } from '#locales/screening.ts';
import { publish, submission } from '../support/factories.ts';
import { signedIn, submissionFields, textOf } from '../web/browser.ts';
import { world } from '../support/world.ts';

const PATH = '/api/v1/submissions';
const w = await world({ SUBMISSIONS_PER_HOUR: '10000', REFUSED_SUBMISSIONS_PER_HOUR: '10000' });
const maker = await w.person();
const editor = (await w.person('editor')).account;
const admin = (await w.person('admin')).account;
const browser = await signedIn(w, maker.account.email);

const REFUSED = {
  gambling: {
    code: 'spam_detected',
    problem: 'spam',
    tagline: 'AI casino bot: online casino with free spins, roulette and a welcome bonus',
  },
  pills: {
    code: 'spam_detected',
    problem: 'spam',
    tagline: 'AI pharmacy: buy viagra and cialis online, no prescription',
  },
  not_ai: {
    code: 'not_an_ai_tool',
    problem: 'not_ai',
    tagline: 'Spare parts for bicycles: tires, pumps, chains and saddles',
  },
} as const;

function body(tagline: string): Record<string, unknown> {
  return submission({ name: 'Velo Parts', tagline, description: undefined });
}

for (const [rule, { code, problem, tagline }] of Object.entries(REFUSED)) {
  describe(`an entry that ${rule} refuses`, () => {
    const message = ruleMessage('en', rule);
    test('is refused when it is submitted, with the message of the rule at the field', async () => {
      const { status, json } = await maker.post(PATH, body(tagline));
      assert.deepEqual([status, json.error.code, json.error.fields], [422, code, { tagline: [message] }]);
    });
    test('is not acceptable when it is asked about', async () => {
      const { status, json } = await maker.post(`${PATH}/validate`, body(tagline));
      assert.deepEqual([status, json.data.acceptable], [200, false]);
      assert.deepEqual(json.data.problems, [{ code, field: 'tagline', message, rule: problem }]);
    });
    test('is refused as a correction', async () => {
      const { id } = (await maker.post(PATH, submission())).json.data;
      await requestChanges(w.db, editor, id, { note: 'More, please.' });
      const { status, json } = await maker.put(`${PATH}/${id}`, body(tagline));
      assert.deepEqual([status, json.error.code], [422, code]);
      assert.equal((await getSubmission(w.db, id)).state, 'changes_requested');
    });
    for (const locale of ['en', 'de', 'ar'] as const) {
      test(`is refused by the form, in ${locale}`, async () => {
        const { description: _, ...fields } = body(tagline);
        const page = await browser.send(`/${locale}/submit`, submissionFields(fields));
        assert.equal(page.status, 422);
        assert.ok(textOf(page).includes(ruleMessage(locale, rule) ?? ''), textOf(page).slice(0, 500));
      });
    }
  });
}

describe('what the maker reads of AI in the own entry', () => {
  test('a denial that refuses it, and the way out, in the words of the entry', async () => {
    const denied = body('Bookkeeping for bakeries, without any AI');
    const message =
      'The entry says “without any AI”, but only AI tools are listed here. If it does use AI, say what for.';
    const { status, json } = await maker.post(PATH, denied);
    assert.deepEqual([status, json.error.code, json.error.fields], [422, 'not_an_ai_tool', { tagline: [message] }]);
    assert.equal((await maker.post(`${PATH}/validate`, denied)).json.data.problems[0].message, message);
    const { description: _, ...fields } = denied;
    const page = await browser.send('/pl/submit', submissionFields(fields));
    assert.ok(textOf(page).includes('We wpisie jest „without any AI”, a katalog przyjmuje tylko narzędzia AI.'));
  });
  test('a contraction and a hyphen as they were typed', async () => {
    for (const [tagline, quoted] of [
      ['Bookkeeping for bakeries. We don’t use AI.', 'don’t use AI'],
      ['AI-free bookkeeping for bakeries', 'AI-free'],
      ['Livre de caisse pour boulangeries. Nous n’utilisons pas d’IA.', 'pas d’IA'],
    ] as const) {
      const { status, json } = await maker.post(PATH, body(tagline));
      assert.equal(status, 422, tagline);
      assert.ok(json.error.fields.tagline[0].includes(quoted), json.error.fields.tagline[0]);
    }
  });
  test('nothing of a flag, which is for editors alone', async () => {
    const villas = body('Apartments and villas for sale with payment plans, swimming pool and garden');
    const asked = await maker.post(`${PATH}/validate`, { ...villas, name: 'Next gen AI villas' });
    assert.deepEqual([asked.json.data.acceptable, asked.json.data.problems], [true, []]);
    const sent = await maker.post(PATH, { ...villas, name: 'Next gen AI villas' });
    assert.equal(sent.status, 201);
    assert.doesNotMatch(sent.text, /not_ai|read like an AI tool/);
  });
});

describe('a mode that an admin sets', () => {
  test('holds from the next submission on', async () => {
    const { tagline } = REFUSED.gambling;
    await setMode(w.db, admin, 'gambling', 'advisory');
    const accepted = await maker.post(PATH, body(tagline));
    assert.equal(accepted.status, 201, accepted.text);
    const { findings } = await getSubmission(w.db, accepted.json.data.id);
    assert.deepEqual(
      findings.filter((finding) => finding.rule === 'gambling').map((finding) => finding.action),
      ['flag'],
    );
    assert.equal((await maker.post(`${PATH}/validate`, body(tagline))).json.data.acceptable, true);
    await setMode(w.db, admin, 'gambling', 'enforced');
    assert.equal((await maker.post(PATH, body(tagline))).status, 422);
  });
});

describe('a merged tool', () => {
  test('answers like one that never was, as a duplicate when submitted, and by its page with the way to the winner', async () => {
    const url = 'https://merged-away.example.com/';
    const [from = '', into = ''] = await publish(w.db, [{ name: 'Merged Away', url }, { name: 'Merged Into' }]);
    await w.app.context.live.refresh();
    assert.equal((await w.visitor.get(`/api/v1/tools/${from}`)).status, 200);
    await mergeTools(w.db, editor, { from, into });
    await w.app.context.live.refresh();

    const [lost, unknown] = [
      await w.visitor.get(`/api/v1/tools/${from}`),
      await w.visitor.get('/api/v1/tools/never-was'),
    ];
    const { request_id: _lost, ...error } = lost.json.error;
    const { request_id: _unknown, ...same } = unknown.json.error;
    assert.deepEqual([lost.status, error], [unknown.status, same]);
    assert.equal(
      (await w.visitor.get('/api/v1/tools?q=Merged+Away')).json.data.some((tool: any) => tool.slug === from),
      false,
    );

    const refused = await maker.post(PATH, submission({ url: `${url}?utm_source=x` }));
    assert.deepEqual(
      [refused.status, refused.json.error.code, refused.json.error.existing.slug],
      [422, 'duplicate_submission', into],
    );
    assert.deepEqual(Object.keys(refused.json.error.fields), ['url']);
    const asked = (await maker.post(`${PATH}/validate`, submission({ url }))).json.data;
    assert.deepEqual([asked.acceptable, asked.similar.map((tool: any) => tool.slug)], [false, [into]]);

    for (const locale of ['en', 'ar']) {
      const page = await w.visitor.get(`/${locale}/tools/${from}`);
      assert.deepEqual([page.status, page.headers.get('location')], [308, `/${locale}/tools/${into}`]);
    }
    assert.equal((await w.visitor.get('/en/tools/never-was')).status, 404);
  });
});
