/** The heartbeat of a database: how long an answer counts, what is asked then, and what is said of a silence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startHeartbeat } from '#database/heartbeat.ts';
import { frozenClock } from '../support/clock.ts';

/** A heartbeat whose database answers as `ask` says, and what it has told. */
function open(ask: () => Promise<void>) {
  const clock = frozenClock();
  const told: string[] = [];
  const heartbeat = startHeartbeat({
    clock,
    ask,
    onLost: (error) => told.push(`lost: ${(error as Error).message}`),
    onFound: (away) => told.push(`found after ${away} ms`),
  });
  return { clock, told, heartbeat };
}

test('an answer counts for 750 ms; who asks later waits until the next one has had as long', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { clock, told, heartbeat } = open(() => answer.promise);
  t.after(heartbeat.stop);
  await clock.elapse(750);
  assert.ok(heartbeat.isFresh());
  assert.ok(await heartbeat.isAlive());
  await clock.elapse(1);
  assert.equal(heartbeat.isFresh(), false);
  assert.equal(heartbeat.silence(), 751);
  const alive = heartbeat.isAlive();
  await clock.elapse(249);
  assert.equal(await alive, false);
  const again = heartbeat.isAlive();
  answer.resolve();
  assert.ok(await again);
  assert.equal(heartbeat.silence(), 0);
  assert.deepEqual(told, []);
});

test('a database that fails is lost at once, however fresh its last answer is, until it answers again', async (t) => {
  let isAway = false;
  const { clock, told, heartbeat } = open(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  t.after(heartbeat.stop);
  await clock.elapse(250);
  isAway = true;
  await clock.elapse(500);
  assert.deepEqual([heartbeat.isFresh(), await heartbeat.isAlive()], [false, false]);
  isAway = false;
  await clock.elapse(250);
  assert.deepEqual([heartbeat.isFresh(), await heartbeat.isAlive()], [true, true]);
  assert.deepEqual(told, ['lost: away', 'found after 750 ms']);
});
