/** The operator's view of the key of stored secrets: doctor says where it lies, a command changes it, a server with another one does not start. */
import assert from 'node:assert/strict';
import { chmod, copyFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pino from 'pino';
import { startTotp } from '#catalog/accounts/second-factor/totp.ts';
import { keepSecretKey, newSecretKeyLine } from '#database/secret-key.ts';
import { readConfig } from '#server/settings/config.ts';
import { prepareDatabase } from '#server/start/preparation.ts';
import { makeAccount } from '../support/factories.ts';
import { createProgram, isPostgres, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
});
after(() => program.close());

const keyFile = (): string => join(program.folder, 'secret.key');

/** What a start does before it listens. */
function prepare(env: Record<string, string> = {}): Promise<void> {
  const { folder, databaseUrl } = program;
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO_CATALOG: 'off', ...env });
  return prepareDatabase(config, pino({ level: 'silent' }));
}

async function doctorLine(env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off', ...env } });
  return stdout.split('\n').find((line) => line.split('\t')[1] === 'secret key') ?? '';
}

const change = (options: string[] = [], env: Record<string, string> = {}) =>
  program.run(['secret-key', 'change', ...options], { env });

test('the first start makes the key, doctor says where, and a command changes it', async () => {
  assert.match(await doctorLine(), /^skipped\t/);
  await prepare();
  assert.equal((await stat(keyFile())).mode & 0o777, 0o600);
  assert.match(await doctorLine(), new RegExp(`^ok\t.*with the key in ${keyFile()} \\([0-9a-f]{16}\\)`));
  const db = await program.open();
  await keepSecretKey(db, { setting: undefined, file: keyFile() });
  const account = await makeAccount(db, 'maker@example.org', 'member');
  const secret = await startTotp(db, account);
  const line = await readFile(keyFile(), 'utf8');
  const { code, stdout } = await change();
  assert.equal(code, 0);
  assert.match(stdout, new RegExp(`^[0-9a-f]{16}\t1\t${keyFile()}\n$`));
  assert.notEqual(await readFile(keyFile(), 'utf8'), line);
  assert.equal((await stat(keyFile())).mode & 0o777, 0o600);
  assert.equal(await startTotp(db, account), secret);
  await prepare();
});

test('the key may be a setting, which a command changes to that of a file', async () => {
  const [old, next] = [await readFile(keyFile(), 'utf8'), newSecretKeyLine()];
  const to = await program.file('next.txt', next);
  assert.match(await doctorLine({ SECRET_KEY: old }), /^ok\t.*encrypted with SECRET_KEY \(/);
  const misused = await change([], { SECRET_KEY: old });
  assert.equal(misused.code, 2);
  assert.match(misused.stderr, /put the new key into a file, and name it with --to FILE/);
  const { code, stderr } = await change(['--to', to], { SECRET_KEY: old });
  assert.equal(code, 0);
  assert.match(stderr, /put the new key into SECRET_KEY on every server, and restart them/);
  assert.match(await doctorLine({ SECRET_KEY: next }), /^ok\t/);
  await assert.rejects(prepare({ SECRET_KEY: old }), /SECRET_KEY is another one; set the right one/);
  await prepare({ SECRET_KEY: next });
  await copyFile(to, keyFile());
});

test('a server without the key of its database does not start, says what to do, and makes no other key', async () => {
  const file = join(program.folder, 'kept.key');
  await copyFile(keyFile(), file);
  await rm(keyFile());
  await assert.rejects(prepare(), /copy the file secret\.key of the server that made them to .*, or set SECRET_KEY/);
  await assert.rejects(stat(keyFile()));
  assert.match(await doctorLine(), /^failed\t.*All servers of a database need the same key/);
  assert.equal((await change()).code, 1);
  await copyFile(file, keyFile());
  await prepare();
  await chmod(keyFile(), 0o644);
  assert.match(await doctorLine(), /^warning\t.*chmod 600/);
});

test('a key that is lost is replaced by a command', async () => {
  await rm(keyFile());
  const { code, stderr } = await change(['--lost']);
  assert.equal(code, 0);
  assert.match(stderr, /1 secrets? could not be read/);
  await prepare();
});

test(
  'a backup says what is kept beside it',
  { skip: isPostgres ? 'PostgreSQL is backed up with pg_dump' : false },
  async () => {
    const { stderr } = await program.succeed('backup', join(program.folder, 'copy.db'));
    assert.ok(stderr.includes(keyFile()), stderr);
  },
);

test(
  'a backup names no key file that is not there',
  { skip: isPostgres ? 'PostgreSQL is backed up with pg_dump' : false },
  async () => {
    const other = await createProgram();
    try {
      await other.succeed('migrate');
      assert.equal((await other.succeed('backup', join(other.folder, 'copy.db'))).stderr, '');
    } finally {
      await other.close();
    }
  },
);

test('a value that is no key is refused without being shown', () => {
  const settings = { SECRET_KEY: 'hunter2', DATA_DIR: program.folder };
  assert.throws(
    () => readConfig(settings),
    /^Error: SECRET_KEY: expected 32 random bytes in base64 or hexadecimal.*prints them$/,
  );
});
