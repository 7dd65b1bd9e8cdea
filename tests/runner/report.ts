/**
 * What a run of the tests prints: on a terminal one line that moves and failures as they come, elsewhere a line a file or,
 * of many files, a line a folder; at the end the failures again and one line for everything.
 */
import { posix } from 'node:path';
import type { FileResult, TestResult } from './results.ts';

/** More files than these are told by their folders. */
const MOST_LINES = 40;
/** Of so few files each test is told. */
const FEW_FILES = 2;
const SLOWEST = 20;
/** Of what a file with a failure has printed. */
const LAST_LINES = 30;
const CLEAR = '\r\u001B[K';

export interface Report {
  add(result: FileResult, output: string): void;
  /** Prints the failures again and the sum; true if all went well. */
  close(): boolean;
}

export interface ReportOptions {
  files: readonly string[];
  /** The width of a terminal; absent where none is watched. */
  columns?: number | undefined;
  /** The text that the names of the tests to run contain, if not all run. */
  name?: string;
  slowest: boolean;
  write(text: string): void;
  /** What runs the tests, for the sum of memory. */
  processes: number;
}

const numberOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
const countOf = (tests: readonly TestResult[], state: TestResult['state']): number =>
  tests.filter((one) => one.state === state).length;
const nameOf = ({ path }: TestResult): string => path.join(' › ');
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

/** Opens the report of a run that begins now. */
export function openReport({ files, columns, name, slowest, write, processes }: ReportOptions): Report {
  const begun = performance.now();
  const results: FileResult[] = [];
  const failures: string[] = [];
  const byFolder = Map.groupBy(files, (file) => posix.dirname(file));
  const folders = new Map(
    [...byFolder].map(([folder, held]) => [folder, { left: held.length, results: [] as FileResult[] }]),
  );

  const tell = (place: string, told: readonly FileResult[], count: string): void => {
    const tests = told.flatMap((one) => one.tests);
    const failed = countOf(tests, 'failed');
    const seconds = told.reduce((sum, one) => sum + one.seconds, 0);
    const mark = failed > 0 ? `✖ ${failed} failed,` : '✔';
    write(`${mark} ${place}: ${count}${numberOf(tests.length - failed, 'test')}, ${inSeconds(seconds)}\n`);
  };
  const tellFile = (result: FileResult): void => {
    if (files.length <= MOST_LINES) return tell(result.file, [result], '');
    const place = posix.dirname(result.file);
    const folder = folders.get(place);
    folder?.results.push(result);
    if (folder !== undefined && folder.results.length === folder.left)
      tell(place, folder.results, `${numberOf(folder.left, 'file')}, `);
  };

  return {
    add(result, output) {
      results.push(result);
      if (name === undefined && result.tests.length === 0) {
        result.tests.push({ path: ['the file'], state: 'failed', reason: 'holds no test', milliseconds: 0 });
      }
      if (columns !== undefined) write(CLEAR);
      const failed = result.tests.filter(({ state }) => state === 'failed');
      const texts = failed.map((one) => `✖ ${result.file}\n  ${nameOf(one)}\n${indent(one.reason)}\n`);
      if (texts.length > 0 && output.trim() !== '') {
        const lines = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
        texts.push(`  ${result.file} printed\n${indent(lines)}\n`);
      }
      failures.push(...texts);
      if (files.length <= FEW_FILES) for (const one of result.tests) write(lineOf(one));
      for (const text of texts) write(`${text}\n`);
      if (columns !== undefined) {
        const count = countOf(
          results.flatMap(({ tests }) => tests),
          'failed',
        );
        write(`${results.length} of ${files.length} files, ${count} failed · ${result.file}`.slice(0, columns - 1));
      } else tellFile(result);
    },
    close() {
      if (columns !== undefined) write(CLEAR);
      const tests = results.flatMap((one) => one.tests);
      const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((state) =>
        countOf(tests, state),
      );
      if (slowest) write(slowestOf(results));
      for (const line of lackingOf(tests)) write(`${line}\n`);
      if (failures.length > 0) write(`\n${failures.join('\n')}\n`);
      const missed = name !== undefined && tests.length === 0;
      if (missed) write(`No test of these files has “${name}” in its name.\n`);
      const processor = results.reduce((sum, one) => sum + one.processor, 0);
      const memory = Math.round(memoryOf(results, processes) / 2 ** 20);
      write(
        `${passed} passed, ${failed} failed, ${skipped} skipped in ${numberOf(results.length, 'file')}: ${inSeconds((performance.now() - begun) / 1000)}, ` +
          `${inSeconds(processor)} of processor time, ${memory} MB at most\n`,
      );
      // A test that lacks a program says "skipped: …"; where everything can be installed, that hides something.
      const hides = process.env['REQUIRE_ALL'] === 'on' && lackingOf(tests).length > 0;
      return failed === 0 && !missed && !hides;
    },
  };
}

function lineOf(one: TestResult): string {
  const mark = { passed: '✔', failed: '✖', skipped: '﹣' }[one.state];
  return `${mark} ${nameOf(one)} ${one.state === 'skipped' ? `(${one.reason})` : `(${Math.round(one.milliseconds)} ms)`}\n`;
}

/** The requirements that tests were skipped for, each once. */
function lackingOf(tests: readonly TestResult[]): string[] {
  const reasons = tests.filter(({ state, reason }) => state === 'skipped' && reason.startsWith('skipped: '));
  return [...new Set(reasons.map(({ reason }) => reason))];
}

/** Not more than this was held at once, in bytes: the largest processes, as many as there were at a time. */
function memoryOf(results: readonly FileResult[], processes: number): number {
  const most = new Map<number, number>();
  for (const { pid, memory } of results) most.set(pid, Math.max(memory, most.get(pid) ?? 0));
  const largest = [...most.values()].toSorted((a, b) => b - a).slice(0, processes);
  return largest.reduce((sum, bytes) => sum + bytes, process.resourceUsage().maxRSS * 1024);
}

function slowestOf(results: readonly FileResult[]): string {
  const slow = results.toSorted((a, b) => b.processor - a.processor).slice(0, SLOWEST);
  return slow
    .map(
      ({ file, processor, seconds }) =>
        `${inSeconds(processor).padStart(8)} of ${inSeconds(seconds).padStart(7)}  ${file}\n`,
    )
    .join('');
}
