/** What commands say of toolshelf.env in the working directory: lines that set nothing or twice, and who can read it. */
import assert from 'node:assert/strict';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { createProgram, type Program } from './program.ts';

const FILE = 'toolshelf.env';

let program: Program;
const folder = process.cwd();
before(async () => {
  program = await createProgram();
  process.chdir(program.folder);
});
after(async () => {
  process.chdir(folder);
  await program.close();
});
beforeEach(() => rm(join(program.folder, FILE), { recursive: true, force: true }));

const BROKEN = '# Ours\nNOTES="Lantern\nIndex"\n\n  PORT 4200\nSECRET\nSMTP_URL=\n';

test('doctor, settings and upgrade --check tell lines without = by their numbers', async () => {
  await program.file(FILE, BROKEN);
  const sentence = 'toolshelf.env, line 5: expected NAME=value. toolshelf.env, line 6: expected NAME=value.';
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off' } });
  assert.ok(stdout.includes(`warning\tsettings\t${sentence}\n`), stdout);
  const { stderr } = await program.run(['settings']);
  assert.equal(stderr.replaceAll('toolshelf: ', ''), `${sentence.replace('. ', '.\n')}\n`);
  await program.succeed('migrate');
  assert.ok((await program.run(['upgrade', '--check'])).stdout.includes(`changes\tsettings\t${sentence}\n`));
});

test('the last of two lines of one name counts; settings and doctor say so', async () => {
  await program.file(FILE, '# PORT=1\nPORT=4200\nNOTES="Lantern\nPORT=4400\n"\nexport PORT = 4300\nSITE_NAME=Index\n');
  const sentence = 'toolshelf.env, line 2: PORT is set again in line 6, which counts.';
  assert.equal((await program.run(['settings'])).stderr, `toolshelf: ${sentence}\n`);
  assert.ok(
    (await program.run(['doctor'], { env: { OUTGOING: 'off' } })).stdout.includes(`warning\tsettings\t${sentence}\n`),
  );
});

test('doctor says that a name which Node reads before the file works in the environment only', async () => {
  await program.file(FILE, 'NODE_EXTRA_CA_CERTS=/etc/own-ca.pem\nNODE_ENV=production\n');
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off' } });
  const sentence = 'NODE_EXTRA_CA_CERTS works in the environment only: toolshelf.env is read after Node has started.';
  assert.ok(stdout.includes(`warning\tsettings\t${sentence}\n`), stdout);
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

test('warnings are told beside bad values, and a slip in a short name of the file as well', async () => {
  await program.file(FILE, 'PORT=4100\nPORT=4200\nSECRET\nBACKUP_DIRR=/x\nPROT=9\n');
  const given = { PORT: '4200', BACKUP_DIRR: '/x', PROT: '9' };
  const warnings = [
    'toolshelf.env, line 1: PORT is set again in line 2, which counts.',
    'toolshelf.env, line 3: expected NAME=value.',
    'BACKUP_DIRR is no setting; did you mean BACKUP_DIR?',
    'PROT is no setting; did you mean PORT?',
  ];
  const linesOf = async (command: string, env: Record<string, string>) =>
    (await program.run([command], { env: { OUTGOING: 'off', ...env } })).stderr
      .replaceAll('toolshelf: ', '')
      .split('\n');
  assert.deepEqual((await linesOf('settings', given)).slice(0, -1), warnings);
  for (const command of ['settings', 'doctor']) {
    const [bad = '', ...more] = await linesOf(command, { ...given, WORKERS: 'x' });
    assert.match(bad, /^WORKERS: expected .*, got "x"$/);
    assert.deepEqual(more, [...warnings, '']);
  }
});
