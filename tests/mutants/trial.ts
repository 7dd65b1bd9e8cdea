/** Tries one small bug: puts it into a copy of the tree and runs the tests that can reach it until one fails. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withChange } from './changes.ts';
import type { Mutant } from './selection.ts';

const PROCESS = 'tests/mutant-process.ts';
/** A test that says nothing for so long hangs, as no test does without the bug. */
const SILENCE_MS = 90_000;
/** For one test file alone. */
const WITNESS_MS = 300_000;

export interface Trial {
  /** Which test file failed; null where none did within the time. */
  by: string | null;
  /** How many test files passed. */
  passed: number;
  seconds: number;
}

interface Run {
  failed: string | null;
  passed: number;
}

/** Process groups of now: nothing outlives the program. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL');
});

/** Runs test files one after the other in one process until one fails, hangs or the time is over. */
function runTests(folder: string, files: readonly string[], timeMs: number): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=32', '--test-reporter=spec', PROCESS, ...files], {
      cwd: folder,
      env: { ...process.env, OUTGOING: 'off' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const group = child.pid ?? 0;
    if (group > 0) running.add(group);
    let at = 0;
    let outcome: Run | undefined;
    const end = (failed: string | null): void => {
      outcome ??= { failed, passed: at };
      // With the servers that its tests have started.
      if (running.delete(group)) process.kill(-group, 'SIGKILL');
    };
    let silence = setTimeout(end, SILENCE_MS, files[0] ?? null);
    const whole = setTimeout(end, timeMs, null);
    createInterface(child.stdout).on('line', (line) => {
      clearTimeout(silence);
      silence = setTimeout(() => end(files[at] ?? null), SILENCE_MS);
      if (/^\s*✖ /.test(line)) end(files[at] ?? null);
      if (line.startsWith(`✔ ${files[at]} (`)) at += 1;
    });
    child.on('close', (code) => {
      running.delete(group);
      clearTimeout(silence);
      clearTimeout(whole);
      resolve(outcome ?? { failed: code === 0 ? null : (files[at] ?? null), passed: at });
    });
  });
}

/** Whether test files pass without any bug; where something is missing, some do not. */
const sound = new Map<string, Promise<boolean>>();

function isSound(folder: string, file: string): Promise<boolean> {
  const known = sound.get(file) ?? runTests(folder, [file], WITNESS_MS).then(({ failed }) => failed === null);
  sound.set(file, known);
  return known;
}

/** Tries a mutant in a copy of the tree, which is as before in the end. `files` are the tests that can reach it, nearest first. */
export async function tryMutant(
  folder: string,
  mutant: Mutant,
  files: readonly string[],
  timeMs: number,
): Promise<Trial> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  const started = performance.now();
  const runWith = (tests: readonly string[], time: number): Promise<Run> => {
    writeFileSync(path, withChange(source, mutant));
    return runTests(folder, tests, time).finally(() => writeFileSync(path, source));
  };
  const left = [...files];
  let passed = 0;
  let by: string | null = null;
  while (left.length > 0 && by === null) {
    const time = timeMs - (performance.now() - started);
    if (time <= 0) break;
    const run = await runWith(left, time);
    passed += run.passed;
    if (run.failed === null) break;
    left.splice(0, run.passed + 1);
    // A test that failed by chance does so once.
    const isAgain = (await runWith([run.failed], WITNESS_MS)).failed !== null;
    if (isAgain && (await isSound(folder, run.failed))) by = run.failed;
  }
  return { by, passed, seconds: (performance.now() - started) / 1_000 };
}
