/** Polling: rounds one after the other, and none once it was stopped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startPolling } from '#workers/polling.ts';
import { frozenClock } from '../support/clock.ts';
import { until } from '../support/until.ts';

test('a round begins at once and after each pause, whatever the one before did, and none after a stop', async () => {
  const clock = frozenClock();
  let rounds = 0;
  let failures = 0;
  const polling = startPolling({
    clock,
    pause: () => 1_000,
    patience: 60_000,
    round: () => ((rounds += 1) === 2 ? Promise.reject(new Error('away')) : Promise.resolve(0)),
    onError: () => (failures += 1),
  });
  for (const round of [1, 2, 3]) {
    await until(() => rounds === round);
    await nextTurn();
    await clock.elapse(999);
    assert.equal(rounds, round);
    await clock.elapse(1);
  }
  await until(() => rounds === 4);
  assert.equal(failures, 1);
  await polling.stop();
  await clock.elapse(10_000);
  assert.equal(rounds, 4);
});

test('the first round is over when it ended, even if it failed', async () => {
  for (const round of [() => Promise.resolve(3), () => Promise.reject(new Error('away'))]) {
    let ended = false;
    const polling = startPolling({
      clock: frozenClock(),
      pause: () => 1_000,
      patience: 60_000,
      round: () =>
        nextTurn()
          .then(round)
          .finally(() => (ended = true)),
      onError: () => undefined,
    });
    await polling.first;
    assert.ok(ended);
    await polling.stop();
  }
});
