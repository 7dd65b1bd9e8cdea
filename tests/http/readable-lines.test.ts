/** Lines of the log for people. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from '#http/transport/log.ts';
import { readableLines } from '#http/transport/readable-lines.ts';
import { frozenClock } from '../support/clock.ts';

/** What the log writes, for people; each line without its time. */
function shown(act: (log: ReturnType<typeof openLog>) => void): string[] {
  const written: string[] = [];
  const log = openLog('info', { write: (text: string) => void written.push(text) }, frozenClock());
  act(log);
  log.logger.flush();
  const lines = readableLines(written.join('')).trimEnd().split('\n');
  return lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''));
}

test('an answer is method, path, status and time', () => {
  assert.deepEqual(
    shown(({ access }) => access.answered('a-1', 'GET', '/en/tools', 200, 14.73)),
    ['GET /en/tools 200 14.7 ms'],
  );
});

test('other lines are the sentence with its level, its failure and its members', () => {
  const lines = shown(({ logger }) => {
    logger.info({ categories: 40 }, 'the starter categories were made');
    logger.warn({ err: new Error('no such mailbox'), mail: 'm-1', to: ['a', 'b'] }, 'a mail bounced');
    logger.error('did not stop in time');
    logger.fatal({ err: 'gone' }, 'uncaught error');
  });
  assert.deepEqual(lines, [
    'the starter categories were made (categories 40)',
    'WARN a mail bounced: no such mailbox (mail m-1, to ["a","b"])',
    'ERROR did not stop in time',
    'FATAL uncaught error: gone',
  ]);
});

test('control characters of a request do not act on a terminal', () => {
  const [line = ''] = shown(({ logger }) => logger.info({ path: '\u001b[2J\u009b' }, 'x\r\ny'));
  assert.equal(line, 'x??y (path ?[2J?)');
});

test('what is no line of the log stays as it is', () => {
  for (const text of ['', 'toolshelf: PORT: …\n', '{"level":30}\n', '{broken\n', '[1]\n'])
    assert.equal(readableLines(text), text);
});
