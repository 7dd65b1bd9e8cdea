/** The client as its users get it: packed, and installed from the pack into an empty folder. */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readResult, type Result } from '../support/program-result.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** What the client depends on comes from the packages of this checkout, so that nothing is fetched. */
const DEPENDENCIES = ['node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers'];

/** The installed client. */
export interface Installed {
  folder: string;
  /** The program behind `shelf`. */
  program: string;
  /** The module behind `@toolshelf/client`. */
  module: string;
  remove(): Promise<void>;
}

/** Why there is nothing to install with; false if there is. */
export async function lacksNpm(): Promise<string | false> {
  return run('npm', ['--version']).then(
    () => false,
    () => 'skipped: npm is not installed',
  );
}

export async function installClient(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-client-'));
  const packs = join(folder, 'packs');
  const home = join(folder, 'home');
  await Promise.all([mkdir(packs), mkdir(home)]);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Built beside the checkout: several test files do it at a time.
  const source = join(folder, 'source');
  const isBuilt = (path: string): boolean => path === join(root, 'client/dist');
  await cp(join(root, 'client'), source, { recursive: true, filter: (path) => !isBuilt(path) });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '--project', join(root, 'client'), '--outDir', join(source, 'dist')]);
  const files: string[] = [];
  for (const path of [source, ...DEPENDENCIES.map((each) => join(root, each))]) {
    const { stdout } = await run('npm', ['pack', path, '--json', '--ignore-scripts', '--pack-destination', packs]);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    files.push(join(packs, filename));
  }
  await writeFile(join(home, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--offline', ...quiet, ...files], { cwd: home });
  const installed = join(home, 'node_modules/@toolshelf/client');
  return {
    folder: home,
    program: join(home, 'node_modules/.bin/shelf'),
    module: join(installed, 'dist/index.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a command line of the installed client by the Node at `node`. */
export async function runCommand(
  { folder, program }: Installed,
  words: readonly string[],
  { env = {}, input = '', node = process.execPath }: { env?: Record<string, string>; input?: string; node?: string },
): Promise<Result> {
  const child = spawn(node, [program, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_CONFIG_HOME: join(folder, 'config'), ...env },
    stdio: 'pipe',
  });
  return readResult(child, input);
}
