/** Admission: what is let in, in which order, and what is refused; the clock and the lag are the test's. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { createAdmission, type Admission } from '#limits/admission.ts';
import { WORK, WORK_KINDS, type WorkKind } from '#limits/work.ts';

interface Stage {
  admission: Admission;
  /** Sets the time and the lag, in milliseconds. */
  set(values: { now?: number; lag?: number }): void;
  /** Begins a piece that goes on until its end is called; `begun` names the pieces in their order. */
  begin(kind: WorkKind): { end(): void; result: Promise<string> };
  begun: WorkKind[];
  refusals: number;
}

function stage(): Stage {
  let now = 0;
  let lag = 0;
  const made: Stage = {
    admission: createAdmission({
      refuse(kind) {
        made.refusals += 1;
        return new Error(`no room for ${kind}`);
      },
      lag: () => lag,
      clock: () => now,
    }),
    set(values) {
      now = values.now ?? now;
      lag = values.lag ?? lag;
    },
    begin(kind) {
      const { promise, resolve } = Promise.withResolvers<string>();
      const result = made.admission.run(kind, () => {
        made.begun.push(kind);
        return promise;
      });
      result.catch(() => undefined);
      return { end: () => resolve(kind), result };
    },
    begun: [],
    refusals: 0,
  };
  return made;
}

/** So many reads that waiting may be refused. */
const CROWD = 256;

function crowded(): Stage {
  const made = stage();
  for (let count = 0; count < CROWD; count += 1) made.begin('read');
  return made;
}

async function turns(count = 40): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await turnOfLoop();
}

/** As many more searches wait as turns of the loop pass. */
async function stand({ begin }: Stage, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    begin('search');
    await turnOfLoop();
  }
}

const stateOf = (admission: Admission, kind: WorkKind) => admission.states().find((state) => state.kind === kind)!;

describe('admission', () => {
  test('runs what it lets in and gives its result', async () => {
    const { begin } = stage();
    const task = begin('search');
    task.end();
    assert.equal(await task.result, 'search');
  });

  test('gives its caller what a piece throws before it has a promise, and its place to the next', async () => {
    const { admission } = stage();
    for (let time = 0; time < WORK.search.most * 2; time += 1) {
      const failed = admission.run('search', () => {
        throw new Error('at once');
      });
      await assert.rejects(failed, /at once/);
    }
    assert.equal(admission.states().find(({ kind }) => kind === 'search')?.running, 0);
    assert.equal(await admission.run('search', async () => 'found'), 'found');
  });

  test('gives the error of a piece to its caller alone', async () => {
    const { admission } = stage();
    const failed = admission.run('search', () => Promise.reject(new Error('broken')));
    const fine = admission.run('search', () => Promise.resolve('fine'));
    await assert.rejects(failed, { message: 'broken' });
    assert.equal(await fine, 'fine');
    assert.deepEqual([stateOf(admission, 'search').running, stateOf(admission, 'search').waiting], [0, 0]);
  });

  for (const kind of WORK_KINDS) {
    const { most, room } = WORK[kind];
    test(`has at most ${most} of ${kind} under way, ${room} more wait and the next is refused`, async () => {
      const { admission, begin, begun } = stage();
      const pieces = Array.from({ length: most + room }, () => begin(kind));
      await turns();
      assert.equal(begun.length, most);
      assert.equal(stateOf(admission, kind).waiting, room);
      assert.equal(admission.accepts(kind), false);
      await assert.rejects(begin(kind).result, { message: `no room for ${kind}` });
      assert.equal(stateOf(admission, kind).refused, 2);
      // Another kind has places of its own.
      const other = WORK_KINDS.find((each) => each !== kind)!;
      assert.equal(admission.accepts(other), true);
      for (const task of pieces) task.end();
      await turns(1_000);
      assert.equal(begun.length, most + room);
      assert.equal(stateOf(admission, kind).admitted, most + room);
    });
  }

  test('refuses while a queue stands and its first has waited too long', async () => {
    const made = crowded();
    const { most, patience } = WORK.search;
    await stand(made, most + 20);
    assert.ok(patience < 399);
    made.set({ now: 399 });
    assert.equal(made.admission.accepts('search'), true, 'a queue of a moment');
    made.set({ now: 400 });
    assert.equal(made.admission.accepts('search'), false);
  });

  test('gives a queue that stands alone five times the patience of its kind', async () => {
    const { admission, begin, set } = stage();
    const { most, patience } = WORK.submission;
    for (let count = 0; count < most + 20; count += 1) {
      begin('submission');
      await turnOfLoop();
    }
    await turns();
    set({ now: patience * 5 });
    assert.equal(admission.accepts('submission'), true);
    set({ now: patience * 5 + 1 });
    assert.equal(admission.accepts('submission'), false);
  });

  test('takes one long turn of the loop for no queue that stands', async () => {
    const made = crowded();
    await stand(made, WORK.search.most + 3);
    made.set({ now: 5_000 });
    assert.equal(made.admission.accepts('search'), true);
  });

  test('refuses what has waited several times as long, since whoever asked has given up', async () => {
    const made = crowded();
    const { most, patience } = WORK.search;
    const first = Array.from({ length: most }, () => made.begin('search'));
    const late = made.begin('search');
    await stand(made, 20);
    assert.ok(patience * 2 < 400);
    made.set({ now: 400 });
    first[0]?.end();
    await assert.rejects(late.result, { message: 'no room for search' });
    assert.ok(made.begun.filter((kind) => kind === 'search').length >= most);
  });

  test('refuses none of a few for their waiting, however late the loop is', async () => {
    const { admission, begin, begun, set } = stage();
    const first = Array.from({ length: WORK.search.most }, () => begin('search'));
    const late = begin('search');
    await turns();
    set({ now: 60_000, lag: 10_000 });
    for (const kind of WORK_KINDS) assert.equal(admission.accepts(kind), true, kind);
    first[0]?.end();
    late.end();
    assert.equal(await late.result, 'search');
    assert.equal(begun.length, WORK.search.most + 1);
  });

  test('while the loop is late, refuses the dearest first: searches, then submissions, then the rest', () => {
    const { admission, set } = crowded();
    const refusedAt = (lag: number): WorkKind[] => {
      set({ lag });
      return WORK_KINDS.filter((kind) => !admission.accepts(kind));
    };
    assert.deepEqual(refusedAt(100), []);
    assert.deepEqual(refusedAt(101), ['search']);
    assert.deepEqual(refusedAt(201), ['search', 'submission']);
    assert.deepEqual(refusedAt(401), ['search', 'submission', 'sign_in', 'read']);
  });

  test('gives each kind that waits its share of the turns', async () => {
    const { begin, begun } = stage();
    // One of them keeps the loop's turn, so that all others wait together.
    begin('read');
    const kinds = ['search', 'submission', 'sign_in'] as const;
    for (const kind of kinds) for (let count = 0; count < 5; count += 1) begin(kind);
    await turns();
    assert.equal(begun.length, 1 + kinds.reduce((sum, kind) => sum + Math.min(5, WORK[kind].most), 0));
    const early = begun.slice(1, 6);
    assert.deepEqual(
      kinds.map((kind) => early.filter((each) => each === kind).length),
      [3, 1, 1],
    );
  });
});
