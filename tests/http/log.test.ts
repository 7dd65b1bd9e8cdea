/** The log: what went wrong is written at once, what was answered a moment later, each line in its place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cachedLine, openLog } from '#http/transport/log.ts';
import { frozenClock } from '../support/clock.ts';

function openedLog(level: string) {
  const writes: string[] = [];
  const clock = frozenClock();
  const log = openLog(level, { write: (text) => void writes.push(text) }, clock);
  return {
    ...log,
    clock,
    writes,
    messages: () =>
      writes
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
  };
}

test('errors and warnings are written at once, after the answers before them', () => {
  for (const level of ['fatal', 'error', 'warn'] as const) {
    const { logger, access, writes, messages } = openedLog('info');
    access.answered('a-1', 'GET', '/en', 200, 1);
    assert.deepEqual(writes, []);
    logger[level]('it went wrong');
    assert.deepEqual(messages(), ['answered', 'it went wrong']);
  }
});

test('answers are written together and within a second, however few they are', async () => {
  const { access, clock, writes, messages } = openedLog('info');
  for (let count = 0; count < 3; count += 1) access.answered('a-1', 'GET', '/en', 200, 1);
  assert.equal(writes.length, 0);
  await clock.elapse(1_000);
  assert.equal(writes.length, 1);
  assert.deepEqual(messages(), ['answered', 'answered', 'answered']);
});

test('a line about an answer is what the logger itself would write', async () => {
  const { logger, access, writes } = openedLog('info');
  access.answered('a-1', 'POST', '/en/"\\\n', 422, 12.345);
  logger.info({ request_id: 'a-1', method: 'POST', path: '/en/"\\\n', status: 422, ms: 12.3 }, 'answered');
  const [ours, theirs] = writes.map((line) => line.replace(/"time":"[^"]+"/, '"time":"now"'));
  assert.equal(ours, theirs);
});

test('answers are left out above info', () => {
  const { logger, access, messages } = openedLog('warn');
  access.answered('a-1', 'GET', '/en', 200, 1);
  logger.warn('it may go wrong');
  assert.deepEqual(messages(), ['it may go wrong']);
});

test('a valid traceparent is continued into the lines about a request, from memory or not; another one is left out', async () => {
  const { access, clock, writes } = openedLog('info');
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const sound = [`00-${trace}-${parent}-01`, `01-${trace}-${parent}-00-more`];
  const others = [
    '',
    `ff-${trace}-${parent}-01`,
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${parent}-01`,
    `00-${trace}-${parent}-01","level":60`,
  ];
  for (const header of [...sound, ...others]) {
    access.answered('a-1', 'GET', '/en', 200, 1, header);
    access.cached(cachedLine('/en', 200), header);
  }
  await clock.elapse(1_000);
  const lines = writes
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const traced = lines.filter((line) => line['trace_id'] === trace && line['parent_id'] === parent);
  assert.deepEqual([lines.length, traced.length], [16, 4]);
  assert.ok(lines.every(({ level, msg }) => level === 30 && msg === 'answered'));
});

test('equal failures of background work are a line a minute that counts those left out', () => {
  const { logger, clock, writes } = openedLog('info');
  const fail = (message: string, sentence = 'the outbox failed') => logger.warn({ err: new Error(message) }, sentence);
  const lines = () =>
    writes
      .splice(0)
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { err?: { message: string }; msg: string; repeated?: number })
      .map(({ err, msg, repeated }) => [msg, err?.message, repeated]);
  for (let round = 0; round < 24; round += 1) fail('disk is full');
  fail('disk is full', 'housekeeping failed');
  fail('no such table');
  assert.deepEqual(lines(), [
    ['the outbox failed', 'disk is full', undefined],
    ['housekeeping failed', 'disk is full', undefined],
    ['the outbox failed', 'no such table', undefined],
  ]);
  void clock.elapse(59_999);
  fail('disk is full');
  assert.deepEqual(lines(), []);
  void clock.elapse(1);
  fail('disk is full');
  fail('disk is full');
  assert.deepEqual(lines(), [['the outbox failed', 'disk is full', 24]]);
});

test('failures that name what failed are a line each', () => {
  const { logger, messages } = openedLog('info');
  for (const mail of ['a', 'a', 'b']) logger.warn({ err: new Error('refused'), mail }, 'a mail could not be sent');
  assert.equal(messages().length, 3);
});
