/** Runs the test files that the command line asks for: `npm test -- --help` says how. */
import { existsSync, watch } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { runFiles } from './runner/pool.ts';
import { openReport } from './runner/report.ts';
import { keepNotes, type Note } from './runner/second-engine.ts';
import { hintAtBrowser, reachedBy, readRequest, selectFiles, USAGE, type Request } from './runner/selection.ts';

const root = join(import.meta.dirname, '..');
const MOST_PROCESSES = 4;
const WATCHED = [
  'bench',
  'client',
  'corpus',
  'demo',
  'deploy',
  'docs',
  'models',
  'scripts',
  'src',
  'tests',
  'training',
];
/** Editors write a file in several steps. */
const SETTLED_MS = 200;

async function runOnce(files: readonly string[], request: Request): Promise<boolean> {
  const { name, slowest, processes = Math.min(MOST_PROCESSES, availableParallelism()) } = request;
  const columns = process.stdout.isTTY && process.env['CI'] === undefined ? process.stdout.columns || 80 : undefined;
  const options = { files, processes, ...(name !== undefined && { name }) };
  const report = openReport({ ...options, columns, slowest, write: (text) => process.stdout.write(text) });
  const notes: Record<string, Note> = {};
  await runFiles({
    ...options,
    root,
    report(result, output) {
      notes[result.file] = { statements: result.statements, processor: result.processor };
      report.add(result, output);
    },
  });
  if (name === undefined && (process.env['TEST_POSTGRES_URL'] ?? '') === '') keepNotes(root, notes);
  return report.close();
}

/** Never ends by itself. */
async function watchFiles(files: readonly string[], request: Request): Promise<never> {
  let changed = new Set<string>();
  let wake: () => void = () => undefined;
  for (const folder of WATCHED.filter((one) => existsSync(join(root, one)))) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && !name.includes('node_modules')) changed.add([folder, ...name.split(sep)].join('/'));
      wake();
    });
  }
  for (;;) {
    await new Promise<void>((resolve) => (wake = resolve));
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const reached = reachedBy(root, [...changed], files);
    changed = new Set();
    if (reached.length > 0) await runOnce(reached, request);
  }
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  let request: Request;
  let files: string[];
  try {
    request = readRequest(process.argv.slice(2));
    files = selectFiles(root, request);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    return 1;
  }
  if (files.length === 0) process.stdout.write('Nothing that has changed reaches a test.\n');
  const passed = files.length === 0 || (await runOnce(files, request));
  const hint = hintAtBrowser(root, request);
  if (hint !== undefined) process.stdout.write(`${hint}\n`);
  return request.watch
    ? watchFiles(selectFiles(root, { ...request, changedSince: undefined }), request)
    : passed
      ? 0
      : 1;
}

const code = await main();
// Not before everything is written: whoever reads a pipe may be slow.
process.stdout.write('', () => process.exit(code));
