/** Commands and the server read toolshelf.env in the working directory; variables of the environment come first. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readResult } from '../../support/program-result.ts';
import { createProgram, type Program } from '../../cli/program.ts';

const SERVER = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
const FILE = 'toolshelf.env';

let program: Program;
before(async () => {
  program = await createProgram({ alone: true });
});
after(() => program.close());
beforeEach(() => rm(join(program.folder, FILE), { recursive: true, force: true }));

async function valueOf(name: string, env: Record<string, string> = {}): Promise<string> {
  const { json } = await program.run(['settings', '--json'], { env });
  return json.find((row: { name: string }) => row.name === name).value;
}

const startServer = () =>
  readResult(spawn(process.execPath, [SERVER], { cwd: program.folder, env: { PATH: process.env['PATH'] } }));

test('a command reads the file, the last of two lines counts, and a variable of the environment comes first', async () => {
  await program.file(FILE, '# Our catalog\nSITE_NAME="Lantern Index"\nPORT=4100\nPORT=4200\n');
  assert.equal(await valueOf('SITE_NAME'), 'Lantern Index');
  assert.equal(await valueOf('PORT'), '4200');
  assert.equal(await valueOf('PORT', { PORT: '4300' }), '4300');
});

test('the server reads the file', async () => {
  await program.file(FILE, 'PORT=many\n');
  const { code, stderr } = await startServer();
  assert.equal(code, 1);
  assert.match(stderr, /^toolshelf: PORT: expected a whole number .*, got "many"\n$/);
});

test('the start and doctor name all bad settings, one a line, with the warnings', async () => {
  await program.file(FILE, 'PORT=many\nMETRICS=loud\nPROBE_PORT=few\nPROT=9\n');
  const lines = (stderr: string): string[] => stderr.trimEnd().split('\n').toSorted();
  for (const { code, stderr } of [await startServer(), await program.run(['doctor'])]) {
    assert.equal(code, 1);
    const [metrics = '', port = '', probe = '', warning = '', ...more] = lines(stderr);
    assert.match(metrics, /^toolshelf: METRICS: expected .*, got "loud"$/);
    assert.match(port, /^toolshelf: PORT: expected .*, got "many"$/);
    assert.match(probe, /^toolshelf: PROBE_PORT: expected .*, got "few"$/);
    assert.equal(warning, 'toolshelf: PROT is no setting; did you mean PORT?');
    assert.deepEqual(more, []);
  }
});

test('the start tells lines without = and those that count twice by their numbers', async () => {
  await program.file(
    FILE,
    `# Ours\nNOTES="Lantern\nIndex"\n\n  PORT 4200\nSECRET\nPORT=0\nDATA_DIR=data\nDATA_DIR=toolshelf.env\n`,
  );
  const started = await startServer();
  assert.equal(started.code, 1);
  for (const line of [5, 6]) assert.ok(started.stdout.includes(`line ${line}: expected NAME=value.`), started.stdout);
  assert.ok(started.stdout.includes('line 8: DATA_DIR is set again in line 9, which counts.'), started.stdout);
  assert.ok(!started.stdout.includes('SECRET'));
});

test('a file that cannot be read ends server and commands with one line', async () => {
  await mkdir(join(program.folder, FILE));
  const line = `toolshelf: cannot read ${join(program.folder, FILE)}: illegal operation on a directory\n`;
  for (const { code, stderr } of [await startServer(), await program.run(['version'])])
    assert.deepEqual([code, stderr], [1, line]);
});
