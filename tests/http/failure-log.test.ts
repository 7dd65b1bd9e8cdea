/** What is logged of failed requests: a line for each, a stack trace for the first of its kind in a minute, and a line a minute of an outage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFailureLog } from '#http/transport/failure-log.ts';
import { openLog } from '#http/transport/log.ts';

interface Line {
  request_id: string;
  msg: string;
  repeated?: number;
  /** A text where there is no trace. */
  err: string | { message: string; stack: string };
}

/** A log whose lines are read back, and its clock. */
function stage() {
  let now = 0;
  const lines: Line[] = [];
  const { logger } = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const failures = createFailureLog(logger, () => now);
  return { lines, failures, advance: (milliseconds: number) => void (now += milliseconds) };
}

const lost = (): Error => Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });

test('an outage is a line a minute with its trace, and says how many were left out', () => {
  const { lines, failures, advance } = stage();
  for (const id of ['a', 'b', 'c']) failures.report(lost(), 'unavailable', { request_id: id }, 'a request failed');
  failures.report(new Error('Query read timeout'), 'unavailable', { request_id: 'd' }, 'a page failed');
  advance(59_999);
  failures.report(lost(), 'unavailable', { request_id: 'e' }, 'a request failed');
  advance(1);
  for (const id of ['f', 'g']) failures.report(lost(), 'unavailable', { request_id: id }, 'a request failed');
  assert.deepEqual(
    lines.map(({ request_id: id, err, repeated }) => [id, typeof err === 'string' ? err : err.message, repeated]),
    [
      ['a', 'Connection terminated', undefined],
      ['d', 'Query read timeout', undefined],
      ['f', 'Connection terminated', 3],
    ],
  );
  assert.match(JSON.stringify(lines[0]?.err), /\bat lost\b/);
});

test('faults of the program have a trace each, unless they happen at the same place', () => {
  const { lines, failures } = stage();
  const here = (): Error => new Error('here');
  const there = (): Error => new Error('there');
  for (const make of [here, there, here, there])
    failures.report(make(), 'internal_error', { request_id: 'x' }, 'a request failed');
  assert.deepEqual(
    lines.map(({ err }) => typeof err !== 'string'),
    [true, true, false, false],
  );
});

test('a hundred kinds are known; with one more all are new again', () => {
  const { lines, failures } = stage();
  const report = (kind: number): void => {
    const thrown = Object.assign(new Error('failed'), { stack: `Error\n    at kind${kind}` });
    failures.report(thrown, 'internal_error', { request_id: 'x' }, 'a request failed');
  };
  for (let kind = 0; kind < 100; kind += 1) report(kind);
  for (const kind of [0, 100, 0]) report(kind);
  assert.deepEqual(
    lines.slice(-4).map(({ err }) => typeof err !== 'string'),
    [true, false, true, true],
  );
});
