/** `log`: a server's log for people. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routeOf } from '#cli/log-summary.ts';
import { cachedLine, openLog } from '#http/transport/log.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { frozenClock } from '../support/clock.ts';
import { createProgram, type Program } from './program.ts';

let program: Program;
let input: string;
before(async () => {
  program = await createProgram();
  const written: string[] = ['toolshelf is no line of the log\n'];
  const { access, logger } = openLog('info', { write: (text: string) => void written.push(text) }, frozenClock());
  for (let ms = 1; ms <= 99; ms += 1) access.answered(`r-${ms}`, 'GET', `/en/tools/tool-${ms}`, 200, ms);
  access.answered('r-slow', 'GET', '/de/tools/x', 200, 4_000);
  access.cached(cachedLine('/api/v1/tools', 200));
  access.answered('r-429', 'POST', '/api/v1/submissions', 429, 2);
  access.answered('r-503', 'GET', '/api/v1/tools', 503, 2);
  logger.warn({ mail: 'm', err: new Error('no such mailbox') }, 'a mail could not be sent; retrying later');
  for (const id of ['r-a', 'r-b'])
    logger.error({ err: new Error('outer', { cause: new Error('inner') }), request_id: id }, 'a page failed');
  logger.flush();
  input = written.join('');
});
after(() => program.close());

test('the summary counts requests by route, refusals, mails and failures', async () => {
  const { code, json } = await program.run(['log', '-', '--json'], { input });
  assert.equal(code, 0);
  assert.equal(json.lines, 106);
  assert.deepEqual(json.routes[0], {
    route: 'GET /*/tools/…',
    requests: 100,
    refused: 0,
    failed: 0,
    median_ms: json.routes[0].median_ms,
    p95_ms: json.routes[0].p95_ms,
  });
  assert.ok(Math.abs(json.routes[0].median_ms - 50) < 5 && Math.abs(json.routes[0].p95_ms - 95) < 10);
  assert.deepEqual(json.routes[1], {
    route: 'GET /api/v1/tools',
    requests: 2,
    refused: 0,
    failed: 1,
    median_ms: 0,
    p95_ms: 2,
  });
  assert.equal(json.slowest.length, 10);
  assert.deepEqual([json.slowest[0].ms, json.slowest[0].request_id], [4_000, 'r-slow']);
  const whats = (rows: { what: string; count: number }[]) => rows.map(({ what, count }) => [what, count]);
  assert.deepEqual(whats(json.refusals), [
    ['429 POST /api/v1/submissions', 1],
    ['503 GET /api/v1/tools', 1],
  ]);
  assert.deepEqual(whats(json.mails), [['a mail could not be sent; retrying later: no such mailbox', 1]]);
  assert.deepEqual(whats(json.failures), [['a page failed: outer: inner', 2]]);
  assert.equal(json.failures[0].request_id, 'r-a');
});

test('for people it is tables, from a file as well', async () => {
  const { stdout } = await program.succeed('log', await program.file('server.log', input));
  for (const title of ['Requests', 'Slowest', 'Refusals', 'Mails', 'Warnings and errors'])
    assert.ok(stdout.includes(`\n${title}\n`), title);
  assert.match(stdout, /^106 lines from 2\S+Z to 2\S+Z\n/);
});

test('the heads of a table stand above their columns, and all its routes are written in one way', async () => {
  const written: string[] = [];
  const { access, logger } = openLog('info', { write: (text: string) => void written.push(text) }, frozenClock());
  for (const path of ['/:locale/setup/:secret', '/en/register', '/de/register'])
    access.answered('r-1', 'GET', path, 200, 2);
  logger.flush();
  const { stdout } = await program.run(['log', '-'], { input: written.join('') });
  const [, requests = '', slowest = ''] = stdout.split('\n\n');
  assert.deepEqual(requests.split('\n'), [
    'Requests',
    'requests  median ms  p95 ms  4xx  5xx  route',
    '       2          2       2    0    0  GET /*/register',
    '       1          2       2    0    0  GET /*/setup/…',
  ]);
  assert.match(slowest, /^ms  at +request id  request\n( 2  2\S+Z  r-1         GET \/\*\/(register|setup\/…)\n){3}$/m);
  assert.doesNotMatch(stdout, /\t|:locale|\/en\//);
});

test('the times are the earliest and the latest, also of logs that stand one after the other', async () => {
  const failed = (minute: number) =>
    `${JSON.stringify({ level: 50, time: `2026-01-01T00:0${minute}:00.000Z`, msg: 'a page failed' })}\n`;
  const { json } = await program.run(['log', '-', '--json'], { input: [2, 3, 1].map(failed).join('') });
  const span = ['2026-01-01T00:01:00.000Z', '2026-01-01T00:03:00.000Z'];
  assert.deepEqual([json.first, json.last], span);
  assert.deepEqual([json.failures[0].first, json.failures[0].last], span);
});

test('--lines prints each line for people', async () => {
  const { stdout } = await program.run(['log', '-', '--lines'], { input });
  const lines = stdout.trimEnd().split('\n');
  assert.equal(lines.length, 107);
  assert.equal(lines[0], 'toolshelf is no line of the log');
  assert.match(lines.at(-1) ?? '', /^\d\d:\d\d:\d\d ERROR a page failed: outer: inner \(request_id r-b\)$/);
});

test('an empty log has an empty summary', async () => {
  const { code, json } = await program.run(['log', '-', '--json'], { input: '' });
  assert.equal(code, 0);
  assert.deepEqual([json.lines, json.routes], [0, []]);
});

test('a file without a line of JSON is no log', async () => {
  const { code, stderr } = await program.run(['log', '-'], { input: '12:00:00 INFO started\n' });
  assert.deepEqual([code, stderr.startsWith('toolshelf: standard input has no line of JSON')], [1, true]);
});

test('routes leave out languages, tools and ids', () => {
  const paths = [
    '/',
    '/en',
    '/de/tools',
    '/de/tools/x/changes',
    '/:locale/setup/:secret',
    '/api/v1/tools/x',
    '/api/v1',
    '/livez',
    '/mcp',
    '…',
  ];
  assert.deepEqual(paths.map(routeOf), [
    '/',
    '/*',
    '/*/tools',
    '/*/tools/…',
    '/*/setup/…',
    '/api/v1/tools/…',
    '/api/v1',
    '/livez',
    '/mcp',
    'unknown pages',
  ]);
});

test('all assets are one route, whatever their hash', async () => {
  const paths = [...Object.values(ASSET_PATHS), '/assets/style.0123abcd.css'];
  const written: string[] = [];
  const { access, logger } = openLog('info', { write: (text: string) => void written.push(text) }, frozenClock());
  for (const path of paths) access.answered('r-1', 'GET', path, 200, 2);
  logger.flush();
  const { json } = await program.run(['log', '-', '--json'], { input: written.join('') });
  assert.deepEqual(
    json.routes.map(({ route, requests }: { route: string; requests: number }) => [route, requests]),
    [['GET /assets/…', paths.length]],
  );
});

test('ten thousand kinds of lines are at most five hundred and the others', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    JSON.stringify({ level: 30, time: '', method: 'GET', path: `/p${at}`, status: 200, msg: 'answered' }),
  );
  const { json } = await program.run(['log', '-', '--json'], { input: many.join('\n') });
  assert.equal(json.routes.length, 501);
  assert.deepEqual([json.routes[0].route, json.routes[0].requests], ['others', 9_500]);
});
