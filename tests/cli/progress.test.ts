/** The bar of a long command. */
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { startProgress } from '#server/progress.ts';
import { frozenClock } from '../support/clock.ts';

function open(isTTY: boolean) {
  const clock = frozenClock();
  const parts: string[] = [];
  const write = (part: Buffer, _encoding: string, done: () => void): void => {
    parts.push(String(part));
    done();
  };
  const stderr = Object.assign(new Writable({ write }), { isTTY });
  /** What was written since the last call. */
  const shown = (): string => parts.splice(0).join('');
  return { clock, shown, progress: startProgress('import', stderr, clock) };
}

test('the bar is there at once and moves every second, also while nothing is reported', async () => {
  const { clock, shown, progress } = open(true);
  assert.match(shown(), /import ░{30} 0 % {2}0 rows, 0\/s, 0:00/);
  progress.show(50, 100, 1200);
  await clock.elapse(1000);
  assert.match(shown(), /█{15}░{15} 50 % {2}1,200 rows, 1,200\/s, 0:01/);
  await clock.elapse(1000);
  assert.match(shown(), /50 % {2}1,200 rows, 600\/s, 0:02/);
  progress.end();
  shown();
  await clock.elapse(5000);
  assert.equal(shown(), '');
});

test('a line of its own does not end the bar', async () => {
  const { clock, shown, progress } = open(true);
  progress.clear();
  shown();
  await clock.elapse(1000);
  assert.match(shown(), /0:01/);
});

test('without a terminal nothing is shown', async () => {
  const { clock, shown, progress } = open(false);
  progress.show(1, 2, 3);
  await clock.elapse(2000);
  progress.end();
  assert.equal(shown(), '');
});
