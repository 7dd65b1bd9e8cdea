/** Feedback on screening: what decisions say of findings, the figures by rule, and the fall of a rule that is wrong too often. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CatalogError } from '#catalog/errors.ts';
import { pruneRefusals } from '#catalog/screening/feedback/outcomes.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { readModes, setMode } from '#catalog/screening/feedback/modes.ts';
import {
  FEWEST_OUTCOMES,
  dropFailingRules,
  readScreeningReport,
  type RuleReport,
} from '#catalog/screening/feedback/report.ts';
import { appealSubmission, resubmitSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { timestamp } from '#database/database.ts';
import { submission } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const DAY = 86_400_000;

const w = await world();
const admin = (await w.person('admin', { email: 'chief@example.org' })).account;
const editor = (await w.person('editor')).account;
const other = (await w.person('editor')).account;
const maker = (await w.person()).account;

async function sent(changes: Record<string, unknown>): Promise<string> {
  const stored = await submitTool(w.db, maker, submission(changes), { perHour: 10_000 });
  return stored.submission.id;
}

/** An entry under which `disposable_mail` (spam) speaks. */
const flagged = (): Promise<string> => sent({ contact_email: 'someone@mailinator.com' });

/** What the decision said of the finding of `rule`; undefined when it has none. Other rules may speak, too: floods for example. */
async function markOf(id: string, rule = 'disposable_mail'): Promise<number | null | undefined> {
  const row = await w.db.read
    .selectFrom('finding_outcomes')
    .select('agreed')
    .where('submission_id', '=', id)
    .where('rule', '=', rule)
    .executeTakeFirst();
  return row?.agreed;
}

async function reportOf(rule: string): Promise<RuleReport> {
  const found = (await readScreeningReport(w.db)).find((one) => one.rule === rule);
  assert.ok(found);
  return found;
}

describe('a decision', () => {
  test('leaves a finding open until it is made', async () => {
    assert.equal(await markOf(await flagged()), null);
  });
  test('that approves disagrees with every finding', async () => {
    const id = await flagged();
    await approveSubmission(w.db, editor, id);
    assert.equal(await markOf(id), 0);
  });
  test('that rejects for the reason of the finding agrees with it', async () => {
    const id = await flagged();
    await rejectSubmission(w.db, editor, id, { reason: 'spam' });
    assert.equal(await markOf(id), 1);
  });
  for (const reason of ['duplicate', 'not_an_ai_tool', 'broken_link', 'other']) {
    test(`that rejects as ${reason} says nothing of a finding of spam`, async () => {
      const id = await flagged();
      await rejectSubmission(w.db, editor, id, { reason });
      assert.equal(await markOf(id), null);
    });
  }
  test('that hands an entry back says nothing, and a corrected text starts anew', async () => {
    const id = await flagged();
    await requestChanges(w.db, editor, id, { note: 'Another address, please.' });
    assert.equal(await markOf(id), null);
    await resubmitSubmission(
      w.db,
      maker,
      id,
      submission({ tagline: 'AI video downloader, video saver, AI video grabber, free video tool' }),
    );
    assert.deepEqual([await markOf(id), await markOf(id, 'keyword_stuffing')], [undefined, null]);
  });
  test('about a notice confirms and refutes nothing', async () => {
    const id = await sent({
      tagline: 'THE VERY BEST AI PICTURE MAKER OF THE WHOLE WORLD NOW!!!',
      description: undefined,
    });
    await approveSubmission(w.db, editor, id);
    assert.equal(await markOf(id, 'shouting'), null);
  });
  test('after an appeal takes the place of the first', async () => {
    const id = await flagged();
    await rejectSubmission(w.db, editor, id, { reason: 'spam' });
    await appealSubmission(w.db, maker, id, 'This is an honest tool with an honest maker.');
    await approveSubmission(w.db, other, id);
    assert.equal(await markOf(id), 0);
  });
  test('that fails marks nothing', async () => {
    const id = await flagged();
    await rejectSubmission(w.db, editor, id, { reason: 'spam' });
    await assert.rejects(approveSubmission(w.db, editor, id), CatalogError);
    assert.equal(await markOf(id), 1);
  });
});

describe('the report', () => {
  test('counts what fired, what editors said, and the precision', async () => {
    const before = await reportOf('short_link');
    assert.deepEqual([before.fired, before.precision, before.mode], [0, null, 'advisory']);
    const hosts = ['a', 'b', 'c', 'd', 'e'];
    const ids = [];
    for (const path of hosts) ids.push(await sent({ url: `https://bit.ly/${path}` }));
    for (const id of ids.slice(0, 3)) await rejectSubmission(w.db, editor, id, { reason: 'spam' });
    await approveSubmission(w.db, editor, ids[3] ?? '');
    const { fired, refused, agreed, disagreed, precision } = await reportOf('short_link');
    assert.deepEqual([fired, refused, agreed, disagreed, precision], [5, 0, 3, 1, 0.75]);
  });
  test('counts refusals, which nobody decides on, without keeping what was refused', async () => {
    const body = submission({ tagline: 'Buy viagra and cialis online, no prescription', description: undefined });
    for (let time = 0; time < 3; time += 1)
      await assert.rejects(submitTool(w.db, maker, body, { perHour: 10_000 }), CatalogError);
    const { fired, refused, agreed, precision } = await reportOf('pills');
    assert.deepEqual([fired, refused, agreed, precision], [3, 3, 0, null]);
    const rows = await w.db.read.selectFrom('screening_refusals').selectAll().where('rule', '=', 'pills').execute();
    assert.deepEqual(
      rows.map((row) => [Object.keys(row).toSorted(), row.count]),
      [[['count', 'day', 'rule'], 3]],
    );
  });
  test('looks back 90 days, and older counts are forgotten', async () => {
    w.clock.advance(91 * DAY);
    const { fired, refused } = await reportOf('pills');
    assert.deepEqual([fired, refused, (await reportOf('short_link')).fired], [0, 0, 0]);
    await pruneRefusals(w.db);
    assert.deepEqual(await w.db.read.selectFrom('screening_refusals').selectAll().execute(), []);
  });
});

describe('a rule under its floor', () => {
  /** Outcomes of a rule without the hundred submissions behind them; the marks themselves are tested above. */
  async function outcomes(rule: string, agreed: number, disagreed: number): Promise<void> {
    for (const [mark, times] of [
      [1, agreed],
      [0, disagreed],
    ] as const) {
      for (let time = 0; time < times; time += 1) {
        const submission_id = await sent({});
        const at = timestamp(w.db.now());
        await w.db.write((trx) =>
          trx
            .insertInto('finding_outcomes')
            .values({ submission_id, rule, action: 'flag', agreed: mark, at })
            .execute(),
        );
      }
    }
  }

  test('is left alone before 20 decisions, and at its floor', async () => {
    await outcomes('gambling', 0, FEWEST_OUTCOMES - 1);
    await outcomes('get_rich', 16, 4);
    assert.deepEqual(await dropFailingRules(w.db), []);
  });
  test('becomes advisory by itself, with history and a mail to every admin', async () => {
    await outcomes('gambling', 1, 0);
    assert.deepEqual(await dropFailingRules(w.db), ['gambling']);
    assert.deepEqual(await dropFailingRules(w.db), []);
    assert.equal((await readModes(w.db.read))['gambling'], 'advisory');
    const [entry, ...more] = await listHistory(w.db, 'gambling');
    assert.deepEqual(
      [entry?.action, entry?.fromState, entry?.toState, entry?.actorId, entry?.detail, more.length],
      ['drop_mode', 'enforced', 'advisory', null, { agreed: 1, disagreed: 19 }, 0],
    );
    const mails = (await w.db.read.selectFrom('outbox').select('payload').execute())
      .map((row) => JSON.parse(row.payload) as { to: string; template: string; params: Record<string, string> })
      .filter((mail) => mail.template === 'screening_rule_dropped');
    assert.deepEqual(
      mails.map(({ to, params }) => [to, params]),
      [[admin.email, { rule: 'gambling', agreed: '1', decided: '20', screening_link: { route: 'screening' } }]],
    );
  });
  test('is judged by new decisions alone once an admin enforces it again', async () => {
    await setMode(w.db, admin, 'gambling', 'enforced');
    assert.deepEqual(await dropFailingRules(w.db), []);
    w.clock.advance(1_000);
    await outcomes('gambling', 15, 5);
    assert.deepEqual(await dropFailingRules(w.db), ['gambling']);
  });
  test('drops once when two servers see it at once', async () => {
    await setMode(w.db, admin, 'gambling', 'enforced');
    w.clock.advance(1_000);
    await outcomes('gambling', 0, 20);
    const both = await Promise.all([dropFailingRules(w.db), dropFailingRules(w.db)]);
    assert.deepEqual(both.flat(), ['gambling']);
  });
  test('that asks about known addresses on purpose has no floor', async () => {
    await outcomes('same_page', 0, 25);
    assert.deepEqual(await dropFailingRules(w.db), []);
    assert.equal((await reportOf('same_page')).floor, null);
  });
  test('falls as well when it is enforced against its default', async () => {
    await setMode(w.db, admin, 'short_link', 'enforced');
    w.clock.advance(1_000);
    await outcomes('short_link', 2, 18);
    assert.deepEqual(await dropFailingRules(w.db), ['short_link']);
  });
});
