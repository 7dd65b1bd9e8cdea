/** JUDGE_REFUSES: a language model is asked while a doubtful submission waits, and its no is a refusal that an editor can overrule. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { setMode } from '#catalog/screening/feedback/modes.ts';
import { readScreeningReport } from '#catalog/screening/feedback/report.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { findOpinion } from '#catalog/submissions/second-opinions.ts';
import { PERIODS } from '#catalog/periods.ts';
import { LOCALES } from '#catalog/locales.ts';
import { DOUBTS } from '#catalog/screening/opinions.ts';
import { listSeparator } from '#locales/quotable.ts';
import { ruleName } from '#locales/screening.ts';
import { screeningMessages, submissionMessages } from '#locales/subjects.ts';
import { submission } from '../support/factories.ts';
import { until } from '../support/until.ts';
import { world, type Person, type World } from '../support/world.ts';
import { signedIn, submissionFields, textOf } from '../web/browser.ts';
import { completion, json, openJudgeServer, type Answer } from './judge-server.ts';

const PATH = '/api/v1/submissions';
const server = await openJudgeServer();
after(() => server.close());

const SETTINGS = {
  JUDGE_URL: server.url,
  JUDGE_MODEL: 'small-judge',
  JUDGE_REFUSES: 'on',
  REVIEWS_PER_HOUR: '10000',
  SUBMISSIONS_PER_HOUR: '10000',
  REFUSED_SUBMISSIONS_PER_HOUR: '10000',
};

interface Doubting {
  w: World;
  maker: Awaited<ReturnType<World['person']>>;
  chief: Awaited<ReturnType<World['person']>>['account'];
}

/** A catalog in which the classifier doubts a shop and does not refuse it, whatever its bounds are. */
async function doubting(settings: Record<string, string> = {}): Promise<Doubting> {
  const w = await world({ ...SETTINGS, ...settings });
  const chief = (await w.person('admin')).account;
  await setMode(w.db, chief, 'not_ai', 'advisory');
  // The round of the start is over.
  await w.app.drain('opinions');
  return { w, maker: await w.person(), chief };
}

const { w, maker, chief } = await doubting();
const NO = completion({ verdict: 'not_an_ai_tool', reason: 'It sells parts of bicycles.' });

beforeEach(() => {
  server.asked.length = 0;
  server.answer(NO);
});

function shop(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const tagline = 'Spare parts for bicycles: tires, pumps, chains and saddles';
  return submission({ name: 'Velo Parts', tagline, description: undefined, ...changes });
}

const rulesOf = async (id: string, at = w) =>
  (await getSubmission(at.db, id)).findings.map(({ rule, action }) => `${rule} ${action}`);

async function accepted(body = shop(), who: Person = maker): Promise<string> {
  const reply = await who.post(PATH, body);
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}

describe('a submission in the band of doubt', () => {
  for (const [verdict, code] of [
    ['not_an_ai_tool', 'not_an_ai_tool'],
    ['spam', 'spam_detected'],
  ] as const)
    test(`is refused as ${code} when the model says ${verdict}, like by any rule`, async () => {
      server.answer(completion({ verdict, reason: 'It sells parts of bicycles.' }));
      const reply = await maker.post(PATH, shop());
      assert.equal(reply.status, 422);
      const { error } = reply.json;
      assert.equal(error.code, code);
      assert.match(error.fields.tagline[0], /A language model .* ask for an editor’s review/);
      assert.equal(server.asked.length, 1);
      assert.ok(!reply.text.includes('bicycles') && !reply.text.includes('small-judge'), 'the reason is for editors');
    });

  for (const verdict of ['ai_tool', 'unsure'] as const)
    test(`is accepted with its findings when the model says ${verdict}, and the opinion is kept`, async () => {
      server.answer(completion({ verdict, reason: 'It counts saddles with a model.' }));
      const id = await accepted();
      assert.deepEqual(
        (await rulesOf(id)).filter((rule) => /not_ai|opinion/.test(rule)),
        ['not_ai flag'],
      );
      assert.equal((await findOpinion(w.db, await getSubmission(w.db, id)))?.verdict, verdict);
      await w.app.drain('opinions');
      assert.equal(server.asked.length, 1, 'it is not asked a second time for editors');
    });

  for (const verdict of ['not_an_ai_tool', 'spam'] as const)
    test(`waits for an editor at the wish of its maker, though the model says ${verdict}`, async () => {
      server.answer(completion({ verdict, reason: 'It sells parts of bicycles.' }));
      const body = shop();
      assert.equal((await maker.post(PATH, body)).status, 422);
      const id = await accepted({ ...body, review: true });
      assert.equal(server.asked.length, 1, 'the same text has the same verdict');
      assert.ok((await rulesOf(id)).includes('second_opinion refuse'));
      assert.equal((await getSubmission(w.db, id)).state, 'awaiting_moderation');
    });

  test('that asks for a review at once takes one from the budget, and never passes without it', async () => {
    const few = await doubting({ REVIEWS_PER_HOUR: '1' });
    await accepted(shop({ review: true }), few.maker);
    const second = await few.maker.post(PATH, shop({ name: 'Velo Two', review: true }));
    assert.equal(second.status, 429);
    assert.equal(server.asked.length, 2);
  });

  test('is judged again when it is corrected', async () => {
    server.answer(completion({ verdict: 'unsure', reason: 'It says little.' }));
    const id = await accepted();
    await requestChanges(w.db, chief, id, { note: 'More, please.' });
    server.answer(NO);
    const reply = await maker.put(`${PATH}/${id}`, shop({ name: 'Velo Works' }));
    assert.deepEqual([reply.status, reply.json.error.code], [422, 'not_an_ai_tool']);
    assert.equal((await maker.put(`${PATH}/${id}`, shop({ name: 'Velo Works', review: true }))).status, 200);
  });

  test('is refused on the form as by the API, with the way to an editor', async () => {
    const browser = await signedIn(w, maker.account.email);
    const page = await browser.send('/en/submit', submissionFields(shop()));
    assert.equal(page.status, 422);
    assert.ok(page.text.includes(submissionMessages('en').submit.askReview));
    server.answer(completion({ verdict: 'spam', reason: 'It sells.' }));
    const spam = await browser.send('/en/submit', submissionFields(shop({ name: 'Velo Spam' })));
    assert.ok(spam.text.includes(submissionMessages('en').submit.askReview));
  });

  test('is counted as refused, and an editor who overrules the model is counted against it', async () => {
    const one = await doubting();
    const id = await accepted(shop({ review: true }), one.maker);
    await (await signedIn(one.w, one.chief.email)).send(`/en/editor/submissions/${id}/approve`, {});
    await one.maker.post(PATH, shop({ name: 'Velo Two' }));
    const report = await readScreeningReport(one.w.db);
    const { fired, refused, disagreed } = report.find(({ rule }) => rule === 'second_opinion')!;
    assert.deepEqual([fired, refused, disagreed], [2, 1, 1]);
  });

  test('is flagged where the rule only advises, and not asked about where it is off', async () => {
    const one = await doubting();
    await setMode(one.w.db, one.chief, 'second_opinion', 'advisory');
    assert.ok((await rulesOf(await accepted(shop(), one.maker), one.w)).includes('second_opinion flag'));
    await setMode(one.w.db, one.chief, 'second_opinion', 'off');
    server.asked.length = 0;
    await accepted(shop({ name: 'Velo Off' }), one.maker);
    assert.equal(server.asked.length, 0);
  });
});

describe('a text that no rule flags', () => {
  const text = (tagline: string): Record<string, unknown> => shop({ name: 'Velo Notes', tagline });
  const doubted = () => text('Turns long reports into one page');
  const hardlyDoubted = () => text('Predicts how full the train will be');
  const believed = () => text('Writes down what was said in a meeting');
  const ofText = (rules: readonly string[]) =>
    rules.filter((rule) => [...DOUBTS, 'second_opinion'].includes(rule.split(' ')[0] ?? ''));

  test('is accepted without a finding where no model may refuse', async () => {
    const plain = await doubting({ JUDGE_REFUSES: 'off' });
    for (const body of [doubted(), hardlyDoubted(), believed()])
      assert.deepEqual(ofText(await rulesOf(await accepted(body, plain.maker), plain.w)), []);
  });

  test('is refused when the classifier doubts it and the model says no', async () => {
    const body = doubted();
    const reply = await maker.post(PATH, body);
    assert.deepEqual([reply.status, reply.json.error?.code], [422, 'not_an_ai_tool'], reply.text);
    const id = await accepted({ ...body, review: true });
    assert.ok((await rulesOf(id)).includes('second_opinion refuse'));
  });

  test('is flagged when the classifier hardly doubts it and the model says no', async () => {
    const id = await accepted(hardlyDoubted());
    assert.equal(server.asked.length, 1);
    assert.ok((await rulesOf(id)).includes('second_opinion flag'));
  });

  test('passes without a finding about its text when the model says yes', async () => {
    server.answer(completion({ verdict: 'ai_tool', reason: 'It predicts.' }));
    const body = text('Predicts how full the bus will be');
    assert.deepEqual(ofText(await rulesOf(await accepted(body))), []);
    assert.equal(server.asked.length, 1);
  });

  test('is not shown to the model when the classifier believes it', async () => {
    await accepted(believed());
    assert.equal(server.asked.length, 0);
  });

  test('makes a check say that the model would be asked', async () => {
    const asks = async (body: Record<string, unknown>): Promise<unknown> =>
      (await maker.post(`${PATH}/validate`, body)).json.data.asks_model;
    assert.deepEqual([await asks(hardlyDoubted()), await asks(believed())], [true, undefined]);
    assert.equal(server.asked.length, 0);
  });
});

test('admins read about what the model is asked, what it cost today, and how editors decided', async () => {
  const one = await doubting({ JUDGE_REQUESTS_PER_DAY: '50' });
  const desk = await signedIn(one.w, one.chief.email);
  const decide = async (verdict: string, act: string, fields: Record<string, string>): Promise<void> => {
    server.answer(completion({ verdict, reason: 'It sells parts of bicycles.' }));
    const id = await accepted(shop({ name: `Velo ${verdict} ${act}`, review: true }), one.maker);
    assert.equal((await desk.send(`/en/editor/submissions/${id}/${act}`, fields)).status, 303);
  };
  await decide('not_an_ai_tool', 'approve', {});
  await decide('spam', 'reject', { reason: 'not_an_ai_tool' });
  await decide('ai_tool', 'reject', { reason: 'spam' });
  await decide('ai_tool', 'approve', {});
  await decide('ai_tool', 'reject', { reason: 'broken_link' });
  await decide('unsure', 'approve', {});
  for (const locale of LOCALES) {
    const text = textOf(await desk.get(`/${locale}/editor/screening`));
    const { model } = screeningMessages(locale).page;
    const rules = DOUBTS.slice(0, 4).map((rule) => ruleName(locale, rule));
    for (const sentence of [
      model.asked({ rules: rules.join(listSeparator(locale)), rule: ruleName(locale, 'second_opinion') }),
      model.budget({ asked: '6', most: '50' }),
      model.editors({ agreed: '2', disagreed: '2' }),
    ])
      assert.ok(text.includes(sentence), `${locale}: ${sentence}`);
  }
});

describe('the model is not asked', () => {
  test('about what the classifier does not doubt, nor about other doubts', async () => {
    const plain = submission();
    await accepted(plain);
    await accepted({ ...submission(), name: plain['name'] });
    await accepted(submission({ contact_email: 'someone@mailinator.com' }));
    assert.equal(server.asked.length, 0);
  });

  test('about what is refused without it, which it cannot save', async () => {
    server.answer(completion({ verdict: 'ai_tool', reason: 'Surely.' }));
    await setMode(w.db, chief, 'not_ai', 'enforced');
    const reply = await maker.post(PATH, shop());
    await setMode(w.db, chief, 'not_ai', 'advisory');
    assert.deepEqual([reply.status, reply.json.error.code, server.asked.length], [422, 'not_an_ai_tool', 0]);
  });

  test('while somebody only checks, who reads that it would be', async () => {
    const { data } = (await maker.post(`${PATH}/validate`, shop())).json;
    assert.deepEqual([data.acceptable, data.asks_model], [true, true]);
    assert.equal((await maker.post(`${PATH}/validate`, submission())).json.data.asks_model, undefined);
    const browser = await signedIn(w, maker.account.email);
    assert.equal((await browser.send('/en/submit/check', submissionFields(shop()))).status, 200);
    assert.equal(server.asked.length, 0);
  });

  test('unless JUDGE_REFUSES is on', async () => {
    const advised = await doubting({ JUDGE_REFUSES: 'off' });
    await accepted(shop(), advised.maker);
    assert.equal(server.asked.length, 0);
    assert.equal((await advised.maker.post(`${PATH}/validate`, shop())).json.data.asks_model, undefined);
  });

  test('beyond the budget of the day, which editors’ opinions share', async () => {
    const few = await doubting({ JUDGE_REQUESTS_PER_DAY: '1' });
    assert.equal((await few.maker.post(PATH, shop())).status, 422);
    await accepted(shop({ name: 'Velo Two' }), few.maker);
    await few.w.app.drain('opinions');
    assert.equal(server.asked.length, 1);
    few.w.clock.advance(PERIODS.suggestionQuota.lasts * 24);
    assert.equal((await few.maker.post(PATH, shop({ name: 'Velo Three' }))).status, 422);
  });
});

describe('an answer that is none leaves the entry to editors', () => {
  const FAILURES: Record<string, Answer> = {
    'an error': json(500, {}),
    'a page': (response) => response.end('<html>'),
    words: completion('Surely no AI tool.'),
    'no reason': completion({ verdict: 'spam', reason: ' ' }),
    'an unknown verdict': completion({ verdict: 'refuse', reason: 'It sells.' }),
    'more than the schema has': completion({ verdict: 'spam', reason: 'It sells.', ban: true }),
    'a list': completion([{ verdict: 'spam', reason: 'It sells.' }]),
    'a refusal': completion({ verdict: 'spam', reason: 'It sells.' }, { finish_reason: 'content_filter' }),
    'too much': completion({ verdict: 'spam', reason: 'x'.repeat(100_000) }),
    'the end of the connection': (response) => void response.destroy(),
  };
  for (const [kind, answer] of Object.entries(FAILURES))
    test(`as ${kind}`, async () => {
      server.answer(answer);
      assert.ok((await rulesOf(await accepted(shop({ name: `Velo ${kind}` })))).includes('not_ai flag'));
      assert.equal(server.asked.length, 1);
      server.answer(NO);
      await maker.post(PATH, shop({ name: `After ${kind}` }));
    });

  test('as silence of three seconds', async () => {
    server.answer(() => undefined);
    let isOver = false;
    const sent = maker.post(PATH, shop({ name: 'Velo Silence' })).finally(() => (isOver = true));
    await until(() => server.asked.length === 1);
    await w.clock.elapse(2_999);
    await accepted(submission());
    assert.ok(!isOver, 'it still waits');
    await w.clock.elapse(1);
    assert.equal((await sent).status, 201);
  });

  test('and a server that fails three times in a row is left alone for a minute', async () => {
    const one = await doubting();
    server.answer(json(503, {}));
    for (let time = 0; time < 5; time += 1) await accepted(shop({ name: `Velo ${time}` }), one.maker);
    assert.equal(server.asked.length, 3);
    await one.w.clock.elapse(59_999);
    // The round for editors that began meanwhile is over.
    await one.w.app.drain('opinions');
    await accepted(shop({ name: 'Velo Early' }), one.maker);
    assert.ok(!server.asked.some(({ body }) => JSON.stringify(body).includes('Velo Early')));
    await one.w.clock.elapse(1);
    server.answer(NO);
    assert.equal((await one.maker.post(PATH, shop({ name: 'Velo Later' }))).status, 422);
    assert.equal((await one.maker.post(PATH, shop({ name: 'Velo Still' }))).status, 422);
  });

  test('and texts that it does not answer properly do not silence it for others', async () => {
    server.answer(completion('Hm.'));
    for (let time = 0; time < 5; time += 1) await accepted(shop({ name: `Velo Hm ${time}` }));
    assert.equal(server.asked.length, 5);
  });
});

test('while the model thinks, others submit, and a fifth doubtful entry passes without it', async () => {
  const open: (() => void)[] = [];
  server.answer((response, asked) => void open.push(() => NO(response, asked)));
  const held = ['One', 'Two', 'Three', 'Four'].map((name) => maker.post(PATH, shop({ name: `Velo Held ${name}` })));
  await until(() => open.length === 4);
  await accepted(submission());
  await accepted(shop({ name: 'Velo Fifth' }));
  assert.equal(open.length, 4);
  for (const answer of open) answer();
  assert.deepEqual(
    (await Promise.all(held)).map(({ status }) => status),
    [422, 422, 422, 422],
  );
});
