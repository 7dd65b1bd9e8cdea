/** Tries one small bug: puts it into a copy of the tree and runs the tests that can reach it until one fails. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuOf } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withChange } from './changes.ts';
import type { Mutant } from './selection.ts';

const PROCESS = 'tests/mutant-process.ts';
/**
 * A test that says nothing for so long hangs, as no test does without the bug, if it has worked all of that time or hardly at
 * all; on a busy machine one that works may need much longer.
 */
const SILENCE_MS = 90_000;
const HARDLY = 0.02;
const LONGEST_SILENCE_MS = 900_000;
/** Of one test file alone. */
const WITNESS_MS = 120_000;
const LOOK_MS = 1_000;

export interface Trial {
  /** Which test file failed, or hangs; null where none did within the time. */
  by: string | null;
  /** How many test files passed. */
  passed: number;
  /** Processor time of the tests. */
  seconds: number;
}

interface Run {
  failed: string | null;
  /** Whether it failed by saying nothing. */
  hangs: boolean;
  passed: number;
  /** Processor time in milliseconds. */
  worked: number;
}

/** Milliseconds that a process has worked: its processor time or, where the system does not tell, the time since `started`. */
function workOf(pid: number, started: number): number {
  const microseconds = cpuOf(pid);
  return Number.isNaN(microseconds) ? performance.now() - started : microseconds / 1_000;
}

/** Process groups of now and their temporary files: nothing outlives the program. */
const running = new Map<number, string>();
process.on('exit', () => {
  for (const group of running.keys()) stop(group);
});

/** Ends a process with the servers that its tests have started, which leave their data behind. */
function stop(group: number): void {
  const temporary = running.get(group);
  if (temporary === undefined) return;
  running.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
}

/** Runs test files one after the other in one process until one fails, hangs or has worked for its time. */
function runTests(folder: string, files: readonly string[], timeMs: number): Promise<Run> {
  const temporary = mkdtempSync(join(temporaryFolder(), 'toolshelf-mutant-'));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=32', '--test-reporter=spec', PROCESS, ...files], {
      cwd: folder,
      env: { ...process.env, OUTGOING: 'off', TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const group = child.pid ?? 0;
    if (group > 0) running.set(group, temporary);
    const started = performance.now();
    let at = 0;
    let worked = 0;
    let said = { at: started, worked };
    let outcome: Run | undefined;
    const end = (failed: string | null, hangs = false): void => {
      outcome ??= { failed, hangs, passed: at, worked };
      stop(group);
    };
    const look = (): void => {
      try {
        worked = workOf(group, started);
      } catch {
        return; // It has just ended.
      }
      const silence = performance.now() - said.at;
      const since = worked - said.worked;
      const waits = silence > SILENCE_MS && since < HARDLY * silence;
      if (waits || since > SILENCE_MS || silence > LONGEST_SILENCE_MS) end(files[at] ?? null, true);
      else if (worked > timeMs) end(null);
    };
    const looking = setInterval(look, LOOK_MS);
    createInterface(child.stdout).on('line', (line) => {
      said = { at: performance.now(), worked };
      if (/^\s*✖ /.test(line)) end(files[at] ?? null);
      if (line.startsWith(`✔ ${files[at]} (`)) at += 1;
    });
    child.on('close', (code) => {
      clearInterval(looking);
      stop(group);
      resolve(outcome ?? { failed: code === 0 ? null : (files[at] ?? null), hangs: false, passed: at, worked });
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
  const runWith = (tests: readonly string[], time: number): Promise<Run> => {
    writeFileSync(path, withChange(source, mutant));
    return runTests(folder, tests, time).finally(() => writeFileSync(path, source));
  };
  const left = [...files];
  let passed = 0;
  let worked = 0;
  let by: string | null = null;
  while (left.length > 0 && by === null) {
    if (worked >= timeMs) break;
    const run = await runWith(left, timeMs - worked);
    passed += run.passed;
    worked += run.worked;
    if (run.failed === null) break;
    left.splice(0, run.passed + 1);
    // A test that failed by chance does so once.
    const again = await runWith([run.failed], WITNESS_MS);
    if (again.failed !== null && (await isSound(folder, run.failed)))
      by = again.hangs ? `${run.failed} hangs` : run.failed;
  }
  return { by, passed, seconds: worked / 1_000 };
}
