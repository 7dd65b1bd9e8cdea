/** The settings in toolshelf.env of the working directory: read by commands and by the server, below those of the environment. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readResult } from '../support/program-result.ts';
import { createProgram, type Program } from './program.ts';

const SERVER = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
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

test('a command reads the file, and a variable of the environment comes first', async () => {
  await program.file(FILE, '# Our catalog\nSITE_NAME="Lantern Index"\nPORT=4200\n');
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

test('the start and doctor name all bad settings, one a line', async () => {
  await program.file(FILE, 'PORT=many\nMETRICS=loud\nPROBE_PORT=few\n');
  const lines = (stderr: string): string[] => stderr.trimEnd().split('\n').toSorted();
  for (const { code, stderr } of [await startServer(), await program.run(['doctor'])]) {
    assert.equal(code, 1);
    const [metrics = '', port = '', probe = '', ...more] = lines(stderr);
    assert.match(metrics, /^toolshelf: METRICS: expected .*, got "loud"$/);
    assert.match(port, /^toolshelf: PORT: expected .*, got "many"$/);
    assert.match(probe, /^toolshelf: PROBE_PORT: expected .*, got "few"$/);
    assert.deepEqual(more, []);
  }
});

const BROKEN = '# Ours\nNOTES="Lantern\nIndex"\n\n  PORT 4200\nSECRET\nSMTP_URL=\n';

test('doctor, settings, upgrade --check and the start tell lines without = by their numbers', async () => {
  await program.file(FILE, BROKEN);
  const sentence = 'toolshelf.env, line 5: expected NAME=value. toolshelf.env, line 6: expected NAME=value.';
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off' } });
  assert.ok(stdout.includes(`warning\tsettings\t${sentence}\n`), stdout);
  const { stderr } = await program.run(['settings']);
  assert.equal(stderr.replaceAll('toolshelf: ', ''), `${sentence.replace('. ', '.\n')}\n`);
  await program.succeed('migrate');
  assert.ok((await program.run(['upgrade', '--check'])).stdout.includes(`changes\tsettings\t${sentence}\n`));
  await program.file(FILE, `${BROKEN}DATA_DIR=toolshelf.env\nPORT=0\n`);
  const started = await startServer();
  assert.equal(started.code, 1);
  for (const line of [5, 6]) assert.ok(started.stdout.includes(`line ${line}: expected NAME=value.`), started.stdout);
  assert.ok(!started.stdout.includes('SECRET'));
});

test('the last of two lines of one name counts; settings, doctor and the start say so', async () => {
  await program.file(FILE, '# PORT=1\nPORT=4200\nNOTES="Lantern\nPORT=4400\n"\nexport PORT = 4300\nSITE_NAME=Index\n');
  assert.equal(await valueOf('PORT'), '4300');
  const sentence = 'toolshelf.env, line 2: PORT is set again in line 6, which counts.';
  assert.equal((await program.run(['settings'])).stderr, `toolshelf: ${sentence}\n`);
  assert.ok(
    (await program.run(['doctor'], { env: { OUTGOING: 'off' } })).stdout.includes(`warning\tsettings\t${sentence}\n`),
  );
  await program.file(FILE, 'PORT=0\nDATA_DIR=data\nDATA_DIR=toolshelf.env\n');
  assert.ok((await startServer()).stdout.includes('line 2: DATA_DIR is set again in line 3, which counts.'));
});

test('doctor says that a name which Node reads before the file works in the environment only', async () => {
  await program.file(FILE, 'NODE_EXTRA_CA_CERTS=/etc/own-ca.pem\nNODE_ENV=production\n');
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off' } });
  const sentence = 'NODE_EXTRA_CA_CERTS works in the environment only: toolshelf.env is read after Node has started.';
  assert.ok(stdout.includes(`warning\tsettings\t${sentence}\n`), stdout);
});

test('a file that cannot be read ends server and commands with one line', async () => {
  await mkdir(join(program.folder, FILE));
  const line = `toolshelf: cannot read ${join(program.folder, FILE)}: illegal operation on a directory\n`;
  for (const { code, stderr } of [await startServer(), await program.run(['version'])])
    assert.deepEqual([code, stderr], [1, line]);
});

test('doctor says that the file is read, and warns if others can', async () => {
  const path = await program.file(FILE, 'SITE_NAME=Index\n');
  const line = async () => {
    const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off' } });
    return stdout.split('\n').find((each) => each.split('\t')[1] === 'settings');
  };
  await chmod(path, 0o600);
  assert.equal(await line(), 'ok\tsettings\tno unknown names; toolshelf.env is read');
  await chmod(path, 0o640);
  assert.equal(await line(), 'warning\tsettings\tothers can read toolshelf.env; run: chmod 600 toolshelf.env');
});
