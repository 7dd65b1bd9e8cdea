/** Slices of the turns of the event loop: when work begins in them, and when they end; the clock is the test's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { createTimeSlices } from '#limits/time-slices.ts';

/** Slices for so many pieces of so many milliseconds each, which are said to cost `costMs`; `perTurn` has how many were begun in each slice. */
function stage(pieces: number, pieceMs: number, costMs = 1) {
  const clock = { now: 0 };
  const perTurn: number[] = [];
  let left = pieces;
  const slices = createTimeSlices({
    clock: () => clock.now,
    onTurn: () => perTurn.push(0),
    step() {
      perTurn[perTurn.length - 1]! += 1;
      clock.now += pieceMs;
      left -= 1;
      return left > 0 ? costMs : undefined;
    },
  });
  return { clock, perTurn, slices };
}

async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await turnOfLoop();
}

test('a slice that is asked for several times comes once, with the next turn of the loop', async () => {
  const { perTurn, slices } = stage(1, 1);
  slices.take();
  slices.take();
  assert.deepEqual([slices.isTaken, perTurn], [true, []]);
  await turns();
  assert.deepEqual([slices.isTaken, perTurn], [false, [1]]);
});

test('a slice begins pieces for six milliseconds where everything else takes none; what is left has the next turn', async () => {
  const { perTurn, slices } = stage(7, 2);
  slices.take();
  await turns();
  assert.deepEqual(perTurn, [3, 3, 1]);
});

test('a piece that takes longer than the slice is the last one in it', async () => {
  const { perTurn, slices } = stage(3, 100);
  slices.take();
  await turns();
  assert.deepEqual(perTurn, [1, 1, 1]);
});

test('a piece that costs more than a slice begins one, whatever is left of the one before', async () => {
  const { perTurn, slices } = stage(3, 1, 15);
  slices.take();
  await turns();
  assert.deepEqual(perTurn, [1, 1, 1]);
});

for (const [took, pieces] of [
  [9, 9],
  [100, 12],
] as const)
  test(`where everything else took ${took} ms of a turn, a slice takes ${pieces}`, async () => {
    const { clock, perTurn, slices } = stage(40, 1);
    slices.take();
    clock.now += took;
    await turns();
    assert.equal(perTurn[0], pieces);
  });

test('the next piece of a slice begins when the first steps of the one before are done', async () => {
  const order: string[] = [];
  let begun = 0;
  const slices = createTimeSlices({
    clock: () => 0,
    onTurn: () => undefined,
    step() {
      begun += 1;
      const name = `${begun}`;
      order.push(`${name} begins`);
      void Promise.resolve().then(() => order.push(`${name} goes on`));
      return begun < 2 ? 1 : undefined;
    },
  });
  slices.take();
  await turns();
  assert.deepEqual(order, ['1 begins', '1 goes on', '2 begins', '2 goes on']);
});
