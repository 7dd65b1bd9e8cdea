/** Modes of rules: who may set them, what they do at every door, and that a rule that fails blocks nobody. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CatalogError } from '#catalog/errors.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { readModes, setMode } from '#catalog/screening/feedback/modes.ts';
import { checkSubmission, validateSubmission } from '#catalog/submissions/validation.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { submitTool } from '#catalog/submissions/submit.ts';
import type { Database } from '#database/database.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { screen } from '#catalog/screening/screening.ts';
import { publish, submission } from '../../support/factories.ts';
import { failReads } from '../../support/queries.ts';
import { world } from '../../support/world.ts';

const w = await world();
const admin = (await w.person('admin')).account;
const person = await w.person();
const maker = person.account;

const gambling = (): Record<string, unknown> =>
  submission({
    name: 'Portal',
    tagline: 'Best online casino: free spins, roulette and a welcome bonus',
    description: undefined,
  });

const isCode = (code: string) => (error: unknown) => error instanceof CatalogError && error.code === code;

/** The same database, where reading `table` fails. */
function withoutTable(db: Database, table: string): Database {
  const read = new Proxy(db.read, {
    get(target, name, receiver) {
      if (name !== 'selectFrom') return Reflect.get(target, name, receiver) as unknown;
      return (from: unknown) => {
        if (from === table) throw new Error(`${table} is away`);
        return target.selectFrom(from as 'tools');
      };
    },
  });
  return { ...db, read };
}

describe('the mode of a rule', () => {
  test('is its default until an admin sets another, with a row of history', async () => {
    assert.equal((await readModes(w.db.read))['gambling'], undefined);
    await assert.rejects(
      checkSubmission(w.db, { accountId: maker.id, except: null }, gambling()),
      isCode('spam_detected'),
    );
    await setMode(w.db, admin, 'gambling', 'advisory');
    const advised = await checkSubmission(w.db, { accountId: maker.id, except: null }, gambling());
    assert.deepEqual(
      advised.findings.map((finding) => [finding.rule, finding.action]).filter(([rule]) => rule === 'gambling'),
      [['gambling', 'flag']],
    );
    await setMode(w.db, admin, 'gambling', 'off');
    const off = await checkSubmission(w.db, { accountId: maker.id, except: null }, gambling());
    assert.ok(off.findings.every((finding) => finding.rule !== 'gambling'));
    await setMode(w.db, admin, 'gambling', 'enforced');
    await setMode(w.db, admin, 'gambling', 'enforced');
    await assert.rejects(
      checkSubmission(w.db, { accountId: maker.id, except: null }, gambling()),
      isCode('spam_detected'),
    );
    const history = await listHistory(w.db, 'gambling');
    assert.deepEqual(
      history.map(({ action, fromState, toState, actorId }) => [action, fromState, toState, actorId]),
      [
        ['set_mode', 'enforced', 'advisory', admin.id],
        ['set_mode', 'advisory', 'off', admin.id],
        ['set_mode', 'off', 'enforced', admin.id],
      ],
    );
  });
  test('is set by admins alone, for rules and to modes that there are', async () => {
    const editor = (await w.person('editor')).account;
    await assert.rejects(setMode(w.db, editor, 'pills', 'off'), isCode('forbidden'));
    await assert.rejects(setMode(w.db, admin, 'nothing', 'off'), isCode('not_found'));
    await assert.rejects(setMode(w.db, admin, 'pills', 'loud'), isCode('validation_failed'));
    assert.equal((await readModes(w.db.read))['pills'], undefined);
  });
  test('of a duplicate rule that is off still leaves two entries of one page impossible', async () => {
    const [slug] = await publish(w.db, [{ url: 'https://one-page.example.com/' }]);
    await setMode(w.db, admin, 'same_page', 'off');
    const body = submission({ url: 'https://one-page.example.com/?ref=x' });
    await assert.rejects(submitTool(w.db, maker, body, { perHour: 100 }), (error: unknown) => {
      assert.ok(isCode('duplicate_submission')(error));
      assert.deepEqual((error as CatalogError).extra['existing'], { kind: 'tool', slug });
      return true;
    });
    await setMode(w.db, admin, 'same_page', 'enforced');
  });
});

describe('a rule that fails', () => {
  test('is reported and shown as not checked; the submission is stored', async () => {
    const failed: string[] = [];
    const broken = withoutTable(w.db, 'entry_keys');
    const onRuleError = (rule: string): void => void failed.push(rule);
    const { submission: stored } = await submitTool(broken, maker, submission(), { perHour: 100, onRuleError });
    assert.ok(failed.includes('same_name') && failed.includes('related_page'), failed.join());
    const { findings, state } = await getSubmission(w.db, stored.id);
    assert.equal(state, 'awaiting_moderation');
    const finding = findings.find((one) => one.rule === 'same_name');
    assert.deepEqual([finding?.action, finding?.evidence], ['flag', { not_checked: 'duplicate' }]);
    const outcomes = await w.db.read
      .selectFrom('finding_outcomes')
      .selectAll()
      .where('submission_id', '=', stored.id)
      .execute();
    assert.deepEqual(outcomes, [], 'a rule that failed has found nothing that could be right or wrong');
  });
  test('leaves the other rules their say', async () => {
    const broken = withoutTable(w.db, 'entry_keys');
    await assert.rejects(
      checkSubmission(broken, { accountId: maker.id, except: null }, gambling()),
      isCode('spam_detected'),
    );
    const verdict = await validateSubmission(broken, maker, gambling());
    assert.deepEqual(
      verdict.problems.map((problem) => problem.code),
      ['spam_detected'],
    );
  });
  test('in every question at once blocks nothing that is not certain by itself', async () => {
    const failing = (): Promise<never> => Promise.reject(new Error('away'));
    const lookups = {
      byUrlKey: failing,
      byRelatedUrlKeys: failing,
      byNameKeys: failing,
      recentByAccount: failing,
      recentTexts: failing,
    };
    const { findings } = await checkSubmission(w.db, { accountId: maker.id, except: null, lookups }, submission());
    assert.ok(findings.length >= 4);
    assert.ok(findings.every((finding) => finding.verdict === 'notice' && finding.action === 'flag'));
  });
  test('in reading the entry itself blocks nothing, and is reported for each rule that reads', async () => {
    const failed: string[] = [];
    const entry = {
      url: 'https://wordpainter.example.com/',
      name: 'Wordpainter',
      tagline: 'Paints pictures from a sentence with a diffusion model',
      get description(): string {
        throw new Error('unreadable');
      },
      categories: [],
      contactEmail: null,
    };
    const findings = await screen(entry, lookupsOver([]), {}, (rule) => failed.push(rule));
    assert.ok(failed.includes('not_ai') && failed.includes('gambling'), failed.join());
    assert.deepEqual(
      findings.map(({ rule, action, evidence }) => [rule, action, Object.keys(evidence)]),
      failed.map((rule) => [rule, 'flag', ['not_checked']]),
    );
  });
  test('is in the log of the server by its name', async () => {
    const logged: unknown[][] = [];
    const { log } = w.app.context;
    const before = log.error;
    const heal = failReads(w.db, 'entry_keys');
    log.error = (...line: unknown[]) => void logged.push(line);
    try {
      const reply = await person.post('/api/v1/submissions', submission());
      assert.equal(reply.status, 201, reply.text);
    } finally {
      log.error = before;
      heal();
    }
    const rules = logged.map(([fields]) => (fields as { rule?: string }).rule);
    assert.ok(rules.includes('same_name') && rules.includes('related_page'), rules.join());
  });
  test('in counting its refusal does not change the answer', async () => {
    const failed: string[] = [];
    const broken: Database = { ...w.db, write: () => Promise.reject(new Error('read-only')) };
    await assert.rejects(
      checkSubmission(broken, { accountId: maker.id, except: null }, gambling(), {
        onRuleError: (rule) => failed.push(rule),
      }),
      isCode('spam_detected'),
    );
    assert.deepEqual(failed, ['gambling']);
  });
});
