/** Runs the operator's program as a person at a terminal would, on a fresh database of the engine under test. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runProgram } from '#cli/program.ts';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { readResult, resultOf, type Result } from '../support/program-result.ts';
import { onServer } from '../support/postgres-server.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const SERVER = process.env['TEST_POSTGRES_URL'] ?? process.env['TEST_DATABASE_URL'] ?? '';

export const isPostgres = /^postgres(?:ql)?:/.test(SERVER);
export const PASSWORD = 'brisk walnut lantern 7';

export interface RunOptions {
  input?: string;
  env?: Record<string, string>;
  /** In a process of its own, for what only a process tells: who may read its files, who holds a lock, who writes beside whom. */
  alone?: boolean;
}

export interface Program {
  /** A folder of this program alone, removed at the end. */
  folder: string;
  databaseUrl: string;
  run(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** As run, and throws unless it ends with 0. */
  succeed(...args: string[]): Promise<Result>;
  /** Writes a file into the folder and returns its path. */
  file(name: string, content: string | Uint8Array): Promise<string>;
  /** The same database, opened in this process; closed at the end. */
  open(): Promise<Database>;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A process of its own, which reads the whole program first. */
function runAlone(args: readonly string[], env: Environment, cwd: string, input = ''): Promise<Result> {
  return readResult(spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...env }, stdio: 'pipe' }), input);
}

/** In this process, with a terminal of its own. */
async function runHere(args: readonly string[], env: Environment, input = ''): Promise<Result> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runProgram(args, { env, stdin: Readable.from([input]), stdout, stderr });
  stdout.end();
  stderr.end();
  return resultOf(code, ...(await said));
}

export async function createProgram(defaults: Pick<RunOptions, 'alone'> = {}): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-cli-'));
  const name = `cli_${randomBytes(8).toString('hex')}`;
  if (isPostgres) await onServer(SERVER, `create database ${name}`);
  const databaseUrl = isPostgres
    ? Object.assign(new URL(SERVER), { pathname: `/${name}` }).href
    : `sqlite:${join(folder, 'catalog.db')}`;
  const opened: Database[] = [];

  function run(args: readonly string[], given: RunOptions = {}): Promise<Result> {
    const options = { ...defaults, ...given };
    const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl, DATA_DIR: folder, ...options.env };
    return options.alone === true ? runAlone(args, env, folder, options.input) : runHere(args, env, options.input);
  }

  return {
    folder,
    databaseUrl,
    run,
    async succeed(...args) {
      const result = await run(args);
      if (result.code !== 0) throw new Error(`${args.join(' ')} ended with ${result.code}: ${result.stderr}`);
      return result;
    },
    async file(fileName, content) {
      const path = join(folder, fileName);
      await writeFile(path, content);
      return path;
    },
    async open() {
      const db = await openDatabase(databaseUrl);
      opened.push(db);
      return db;
    },
    async close() {
      for (const db of opened) await db.close();
      if (isPostgres) await onServer(SERVER, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const CATEGORIES = JSON.stringify([
  {
    slug: 'chatbots',
    name: 'Chatbots',
    names: { de: 'Chatbots', pl: 'Czatboty' },
    synonyms: { en: ['assistants'], de: ['Assistenten'] },
  },
  { slug: 'writing', name: 'Writing', description: 'Drafts, edits and rewrites text.' },
]);

/** A row of an import file that nothing is wrong with. */
export function toolRow(index: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    slug: `sample-${index}`,
    name: `Sample ${index}`,
    url: `https://sample-${index}.example.com/`,
    tagline: `Assistant number ${index} that drafts replies with a language model`,
    pricing_model: 'free',
    categories: ['chatbots'],
    ...changes,
  };
}

export function jsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
