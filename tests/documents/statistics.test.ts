/** Moderation in the open: figures of the queue and of decisions, without names. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import { createModerationStatistics } from '#catalog/moderation/statistics.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { resubmitSubmission } from '#catalog/submissions/submit.ts';
import { insertRows } from '#database/bulk-rows.ts';
import { submission } from '../support/factories.ts';
import { countReads } from '../support/queries.ts';
import { signedIn } from '../web/browser.ts';
import { world, type World } from '../support/world.ts';

async function submit(maker: Awaited<ReturnType<World['person']>>, w: World): Promise<string> {
  const reply = await maker.post('/api/v1/submissions', submission());
  assert.equal(reply.status, 201, reply.text);
  // Later ones are behind it in the queue.
  w.clock.advance(1);
  return reply.json.data.id as string;
}

describe('statistics', () => {
  test('an empty catalog has figures, too', async () => {
    const { visitor } = await world();
    const { status, json } = await visitor.get('/agent/statistics.json');
    assert.equal(status, 200);
    assert.deepEqual(json.data.queue, { length: 0, oldest_since: null });
    assert.deepEqual(
      json.data.periods.map((period: { days: number }) => period.days),
      [7, 30, 90],
    );
    for (const period of json.data.periods) {
      assert.equal(period.decisions, 0);
      assert.deepEqual(period.seconds_to_decision, { median: null, p95: null });
    }
  });

  test('decisions are counted by outcome and reason in each period, with the time each has taken', async () => {
    const w = await world();
    let maker = await w.person();
    const editor = (await w.person('editor')).account;
    const decide = async (hours: number, act: (id: string) => Promise<unknown>): Promise<string> => {
      // Tokens do not live as long as this test's time.
      maker = await w.person();
      const id = await submit(maker, w);
      w.clock.advance(hours * HOUR_MS);
      await act(id);
      return id;
    };
    await decide(100, (id) => approveSubmission(w.db, editor, id));
    w.clock.advance(95 * DAY_MS);
    await decide(50, (id) => rejectSubmission(w.db, editor, id, { reason: 'spam' }));
    w.clock.advance(40 * DAY_MS);
    await decide(1, (id) => rejectSubmission(w.db, editor, id, { reason: 'policy' }));
    w.clock.advance(10 * DAY_MS);
    const asked = await decide(2, (id) => requestChanges(w.db, editor, id, { note: 'Say what it costs, please.' }));
    w.clock.advance(DAY_MS);
    // The time that the maker takes is not the editors'.
    await resubmitSubmission(w.db, maker.account, asked, submission());
    w.clock.advance(3 * HOUR_MS);
    await approveSubmission(w.db, editor, asked);
    await submit(maker, w);
    const since = w.clock.now();
    await submit(maker, w);
    w.clock.advance(61_000);

    const { json } = await w.visitor.get('/agent/statistics.json');
    assert.equal(json.data.queue.length, 2);
    assert.ok(json.data.queue.oldest_since < since.toISOString());
    const [week, month, quarter] = json.data.periods;
    assert.deepEqual(week.outcomes, { published: 1, rejected: 0, changes_requested: 1 });
    assert.deepEqual(month.outcomes, { published: 1, rejected: 1, changes_requested: 1 });
    assert.deepEqual(quarter.outcomes, { published: 1, rejected: 2, changes_requested: 1 });
    assert.deepEqual([week.decisions, month.decisions, quarter.decisions], [2, 3, 4]);
    assert.deepEqual([month.reasons.policy, month.reasons.spam, quarter.reasons.spam], [1, 0, 1]);
    const hours = (period: { seconds_to_decision: { median: number; p95: number } }): number[] =>
      [period.seconds_to_decision.median, period.seconds_to_decision.p95].map((seconds) => Math.round(seconds / 3600));
    assert.deepEqual(hours(week), [2, 3]);
    assert.deepEqual(hours(month), [2, 3]);
    assert.deepEqual(hours(quarter), [2, 50]);
  });

  test('no name, address or id is in it', async () => {
    const w = await world();
    const maker = await w.person();
    const editor = (await w.person('editor')).account;
    const id = await submit(maker, w);
    await rejectSubmission(w.db, editor, id, { reason: 'other', note: 'A secret note.' });
    const { text } = await w.visitor.get('/agent/statistics.json');
    for (const secret of [id, editor.id, editor.email, maker.account.id, maker.account.email, 'secret', 'Lantern'])
      assert.ok(!text.includes(secret), secret);
  });

  test('figures are read again after a minute, not sooner', async () => {
    const w = await world();
    const maker = await w.person();
    const read = async (): Promise<number> => (await w.visitor.get('/agent/statistics.json')).json.data.queue.length;
    assert.equal(await read(), 0);
    await submit(maker, w);
    assert.equal(await read(), 0);
    w.clock.advance(60_000);
    assert.equal(await read(), 1);
  });

  test('are read once for the document, the page and the forms together', async () => {
    const w = await world();
    const browser = await signedIn(w, (await w.person()).account.email);
    const reads = countReads(w.db, 'history');
    for (const path of ['/agent/statistics.json', '/en/statistics', '/de/statistics', '/en/submit'])
      assert.equal((await browser.get(path)).status, 200);
    assert.equal(reads(), 1);
  });

  test('cost no look at the rows of an import, and one at each decision', async () => {
    const w = await world();
    const maker = await w.person();
    const editor = (await w.person('editor')).account;
    const [imported, decided] = [20_000, 1_200];
    await writeHistory(w, imported, { kind: 'tool', action: 'imported' });
    await writeHistory(w, decided, { kind: 'submission', action: 'reject', ageMs: HOUR_MS });
    const reads = countReads(w.db, 'history');
    const decisions = async (): Promise<number> =>
      (await w.visitor.get('/agent/statistics.json')).json.data.periods[0].decisions;
    assert.equal(await decisions(), decided);
    const first = reads();
    assert.ok(first <= 1 + decided / 500, `${first} statements`);
    await rejectSubmission(w.db, editor, await submit(maker, w), { reason: 'spam' });
    w.clock.advance(60_000);
    assert.equal(await decisions(), decided + 1);
    assert.equal(reads(), 1);
  });

  test('count a decision that another process has committed late, and one after the clock was put back', async () => {
    const w = await world();
    const decisions = async (): Promise<number> =>
      (await w.visitor.get('/agent/statistics.json')).json.data.periods[0].decisions;
    await writeHistory(w, 3, { kind: 'submission', action: 'approve' });
    w.clock.advance(HOUR_MS);
    await writeHistory(w, 2, { kind: 'submission', action: 'approve' });
    assert.equal(await decisions(), 5);
    await writeHistory(w, 1, { kind: 'submission', action: 'approve', ageMs: 300_000 });
    w.clock.advance(60_000);
    assert.equal(await decisions(), 6);
    w.clock.advance(-HOUR_MS / 2);
    assert.equal(await decisions(), 6);
  });

  test('count whole days of UTC, from a week before today on, and waits to three digits', async () => {
    const w = await world();
    const midnight = Math.floor(w.clock.now().getTime() / DAY_MS) * DAY_MS;
    const since = midnight - 7 * DAY_MS;
    const ageOf = (time: number): number => w.clock.now().getTime() - time;
    await writeHistory(w, 2, { kind: 'submission', action: 'approve', ageMs: ageOf(since) });
    await writeHistory(w, 3, { kind: 'submission', action: 'approve', ageMs: ageOf(since - 1) });
    const maker = await w.person();
    const editor = (await w.person('editor')).account;
    const id = await submit(maker, w);
    w.clock.advance(1_234_000);
    await approveSubmission(w.db, editor, id);
    const [week, month] = (await w.visitor.get('/agent/statistics.json')).json.data.periods;
    assert.deepEqual([week.decisions, month.decisions], [3, 6]);
    assert.deepEqual(week.seconds_to_decision, { median: 1_230, p95: 1_230 });
  });

  test('of days that are over are stored: a server that starts reads them without a look at their decisions', async () => {
    const w = await world();
    // A day is stored from ten minutes after its end on: at noon, all that are over.
    const editor = (await w.person('editor')).account;
    for (const [days, action] of [
      [89, 'approve'],
      [40, 'reject'],
      [3, 'request_changes'],
    ] as const)
      await writeHistory(w, 1_100, { kind: 'submission', action, ageMs: days * DAY_MS });
    const maker = await w.person();
    const id = await submit(maker, w);
    w.clock.advance(5 * HOUR_MS);
    await rejectSubmission(w.db, editor, id, { reason: 'spam' });
    w.clock.advance(2 * DAY_MS - 5 * HOUR_MS);
    const before = createModerationStatistics(w.db);
    await before.keep();
    const figures = await before.read();
    assert.deepEqual(figures.periods[90].outcomes, { published: 0, rejected: 1_101, changes_requested: 1_100 });
    assert.equal(figures.periods[90].reasons.spam, 1);
    assert.equal(figures.periods[7].wait.median, 5 * 3_600);

    const reads = countReads(w.db, 'history');
    const again = createModerationStatistics(w.db);
    const { queue, periods } = await again.read();
    assert.deepEqual({ queue, periods }, { queue: figures.queue, periods: figures.periods });
    assert.equal(reads(), 1);
    await writeHistory(w, 2, { kind: 'submission', action: 'approve' });
    w.clock.advance(61_000);
    assert.equal((await again.read()).periods[7].outcomes.published, 2);
    // The next day takes its place behind the others, and those that no period holds go.
    w.clock.advance(DAY_MS);
    await again.keep();
    const later = createModerationStatistics(w.db);
    assert.equal((await later.read()).periods[7].outcomes.published, 2);
    const days = await w.db.read.selectFrom('decision_counts').select('day').distinct().execute();
    assert.equal(days.length, 90);
  });
});

/** Rows of the history as imports and editors leave them, all of one moment that many milliseconds ago. */
async function writeHistory(
  { db }: World,
  count: number,
  { kind, action, ageMs = 0 }: { kind: string; action: string; ageMs?: number },
): Promise<void> {
  const at = new Date(db.now().getTime() - ageMs).toISOString();
  const rows = Array.from({ length: count }, (_, index) => [db.newId(), kind, `none-${index}`, at, action]);
  await db.write((trx) =>
    insertRows(trx, db.engine, 'history', ['id', 'subject_kind', 'subject_id', 'at', 'action'], rows),
  );
}
