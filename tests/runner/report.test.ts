/** What a run of the tests prints. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openReport, type ReportOptions } from './report.ts';
import type { FileResult, TestResult } from './results.ts';

const passed = (name: string): TestResult => ({ path: ['suite', name], state: 'passed', reason: '', milliseconds: 1 });
const failed = (name: string): TestResult => ({ ...passed(name), state: 'failed', reason: 'Error: 1 is not 2' });
const skipped = (reason: string): TestResult => ({ ...passed('one'), state: 'skipped', reason });
const fileOf = (file: string, ...tests: TestResult[]): FileResult => ({
  file,
  tests,
  seconds: 1,
  processor: 0.5,
  pid: 1,
  memory: 2 ** 20,
  isFull: false,
  statements: [],
});

/** What is printed of those files, and whether the run counts as passed. */
function reportOf(
  results: readonly FileResult[],
  options: Partial<ReportOptions> = {},
  output = '',
): { text: string; isPassed: boolean } {
  let text = '';
  const report = openReport({
    files: results.map(({ file }) => file),
    slowest: false,
    processes: 2,
    ...options,
    write: (part) => void (text += part),
  });
  for (const result of results) report.add(result, output);
  const isPassed = report.close();
  return { text, isPassed };
}

const many = (folder: string, count: number): FileResult[] =>
  Array.from({ length: count }, (_value, index) => fileOf(`tests/${folder}/${index}.test.ts`, passed('one')));

describe('the report of a run', () => {
  test('has one line a file, and one for everything', () => {
    const { text, isPassed } = reportOf(many('web', 3));
    assert.deepEqual(text.split('\n').slice(0, 3), [
      '✔ tests/web/0.test.ts: 1 test, 1.0 s',
      '✔ tests/web/1.test.ts: 1 test, 1.0 s',
      '✔ tests/web/2.test.ts: 1 test, 1.0 s',
    ]);
    assert.match(text, /^3 passed, 0 failed, 0 skipped in 3 files: .* s, 1\.5 s of processor time, \d+ MB at most$/m);
    assert.ok(isPassed);
  });

  test('of many files has a line a folder', () => {
    const { text } = reportOf([...many('web', 30), ...many('api', 20)]);
    assert.deepEqual(text.split('\n').slice(0, 2), [
      '✔ tests/web: 30 files, 30 tests, 30.0 s',
      '✔ tests/api: 20 files, 20 tests, 20.0 s',
    ]);
  });

  test('names each test of one file', () => {
    const { text } = reportOf([fileOf('tests/a.test.ts', passed('one'), skipped('of SQLite'))]);
    assert.deepEqual(text.split('\n').slice(0, 2), ['✔ suite › one (1 ms)', '﹣ suite › one (of SQLite)']);
  });

  test('says a failure when it comes and once more at the end, with what the file printed', () => {
    const { text, isPassed } = reportOf(
      [fileOf('tests/a.test.ts', failed('two')), ...many('web', 3)],
      {},
      'a log line',
    );
    const said = '✖ tests/a.test.ts\n  suite › two\n    Error: 1 is not 2\n';
    assert.equal(text.split(said).length, 3);
    assert.ok(text.lastIndexOf(said) > text.indexOf('✔ tests/web/2.test.ts'));
    assert.match(text, /printed\n {4}a log line\n/);
    assert.ok(!isPassed);
  });

  test('keeps to one line on a terminal', () => {
    const { text } = reportOf(many('web', 3), { columns: 80 });
    const [moving = ''] = text.split('\n');
    assert.match(moving.split('\r\u001B[K').at(-2) ?? '', /^3 of 3 files, 0 failed · tests\/web\/2\.test\.ts$/);
    assert.equal(text.split('\n').length, 2);
  });

  test('fails where no test has the name, and where a file holds none', () => {
    const none = reportOf([fileOf('tests/a.test.ts')], { name: 'nowhere' });
    assert.match(none.text, /No test of these files has “nowhere” in its name\./);
    assert.ok(!none.isPassed);
    assert.ok(!reportOf([fileOf('tests/a.test.ts')]).isPassed);
  });

  test('names each program that a test lacks, once', () => {
    const { text } = reportOf([fileOf('tests/a.test.ts', skipped('skipped: no caddy'), skipped('skipped: no caddy'))]);
    assert.equal(text.match(/^skipped: no caddy$/gm)?.length, 1);
  });
});
