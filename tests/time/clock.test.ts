/** Timers of a server: each comes due when its time has passed, until it is stopped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { every } from '#time/clock.ts';
import { frozenClock } from '../support/clock.ts';

test('what is done every second is done again and again, from the first second on, until it is stopped', async () => {
  const clock = frozenClock();
  let done = 0;
  const stop = every(clock, 1_000, () => (done += 1));
  const after: number[] = [];
  for (const milliseconds of [999, 1, 1_000, 3_000]) {
    await clock.elapse(milliseconds);
    after.push(done);
  }
  stop();
  await clock.elapse(5_000);
  assert.deepEqual([...after, done], [0, 1, 2, 5, 5]);
});
