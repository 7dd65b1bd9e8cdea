/** Starting and stopping the real process: what it refuses in one line, and how it goes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { openDatabase } from '#database/connection.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { migrate } from '#database/migrations.ts';
import { ENGINE } from '../support/world.ts';

const root = join(import.meta.dirname, '..', '..');
const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'these are about the database file' };

let folder: string;
let good: Buffer;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-start-'));
  const db = await openDatabase(`sqlite:${join(folder, 'good.db')}`);
  await migrate(db);
  await db.close();
  good = await readFile(join(folder, 'good.db'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Run {
  stdout: string;
  stderr: string;
  code: number | null;
}

/** Runs the server until it ends; `onLine` is told every time that it has said something. */
function run(
  settings: Record<string, string>,
  onLine?: (said: string, kill: (signal: NodeJS.Signals) => void) => void,
  args: readonly string[] = [],
): Promise<Run> {
  const child = spawn(process.execPath, ['src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DEMO_CATALOG: 'off', PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString();
    onLine?.(stdout, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ stdout, stderr, code });
    }),
  );
}

async function assertRefused(settings: Record<string, string>, reason: RegExp): Promise<void> {
  const { stdout, stderr, code } = await run(settings);
  assert.deepEqual([code, stdout], [1, ''], stderr);
  assert.match(stderr, /^toolshelf: [^\n]*\n$/);
  assert.match(stderr, reason);
}

async function databaseFile(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return `sqlite:${file}`;
}

test('an argument is refused with the setting that it is meant as, and nothing starts', async () => {
  const { code, stdout, stderr } = await run({}, undefined, ['--public-url=https://a.example']);
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /^toolshelf: [^\n]* --public-url=\S+; [^\n]*PUBLIC_URL=…\n$/);
  assert.match((await run({}, undefined, ['--frobnicate'])).stderr, /npm run --silent toolshelf/);
  const help = await run({}, undefined, ['--help']);
  assert.deepEqual([help.code, help.stderr], [0, '']);
  assert.match(help.stdout, /no arguments/);
});

test('what a quiet server has to say is there when it is killed', onSqlite, async () => {
  const { stdout } = await run(
    {
      DATA_DIR: join(folder, 'killed'),
      LOG_LEVEL: 'info',
      // Nobody answers there: that is a warning.
      REDIS_URL: 'redis://127.0.0.1:1',
    },
    (said, kill) => {
      const port = /listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port !== undefined) void fetch(`http://127.0.0.1:${port}/livez`).finally(() => kill('SIGKILL'));
    },
  );
  assert.match(stdout, /"level":40,[^\n]*Redis does not answer/);
});

test('a setting that is misspelt is named with the one that was meant', onSqlite, async () => {
  const { stdout } = await run(
    { DATA_DIR: join(folder, 'misspelt'), LOG_LEVEL: 'warn', LOGLEVEL: 'debug' },
    (said, kill) => {
      if (said.includes('is listening on')) kill('SIGTERM');
    },
  );
  assert.match(stdout, /"level":40,[^\n]*"name":"LOGLEVEL","meant":"LOG_LEVEL"/);
});

test('a start prints a link for the first admin, unless READ_ONLY keeps anybody from becoming it', async () => {
  for (const [READ_ONLY, link, said] of [
    ['off', /\/en\/setup\/\S{40}/, /READ_ONLY/],
    ['on', /READ_ONLY is on: nothing can be changed/, /\/setup\//],
  ] as const) {
    const { stdout } = await run({ DATA_DIR: join(folder, 'without-admin'), READ_ONLY }, (output, kill) => {
      if (link.test(output)) kill('SIGTERM');
    });
    assert.match(stdout, link);
    assert.doesNotMatch(stdout, said);
  }
});

test('a damaged database is refused with the command that helps', onSqlite, async () => {
  const holed = Buffer.from(good);
  for (let at = 4096; at < holed.length; at += 4096) holed.fill(0xa5, at, at + 2048);
  const headless = Buffer.from(good).fill(0, 0, 64);
  const damaged = {
    text: Buffer.from('no database at all '.repeat(200)),
    holed,
    headless,
    half: good.subarray(0, good.length / 2),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    await assertRefused(
      { DATABASE_URL: await databaseFile(`${name}.db`, bytes) },
      /damaged.*toolshelf -- restore FILE/,
    );
    assert.deepEqual(await readFile(join(folder, `${name}.db`)), bytes, `${name} was changed`);
  }
});

test('a database of a newer version is refused', onSqlite, async () => {
  const url = await databaseFile('newer.db', good);
  const db = await openDatabase(url);
  await db.write((trx) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(trx),
  );
  await db.close();
  await assertRefused({ DATABASE_URL: url }, /newer version/);
});

test('a folder that cannot be made is refused under the name of its setting, whatever the database', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const impossible = [join(file, 'data'), join(folder, 'x'.repeat(300))];
  // There Node's own way of making folders never ends.
  if (process.platform === 'linux') impossible.push('/proc/toolshelf');
  for (const path of impossible)
    await assertRefused({ DATA_DIR: path }, /^toolshelf: DATA_DIR: the folder .* is not writable/);
  await assertRefused(
    { DATA_DIR: file, DATABASE_URL: 'postgres://127.0.0.1:1/tools' },
    /^toolshelf: DATA_DIR: .*a-file is a file, where a folder is needed/,
  );
});

test('a path that leads to no file is refused under the name of its setting, and no lock stays', onSqlite, async () => {
  const path = join(folder, 'folder.db');
  await mkdir(path);
  await assertRefused(
    { DATABASE_URL: `sqlite:${path}`, DATA_DIR: join(folder, 'other') },
    /^toolshelf: DATABASE_URL: .*is not a file/,
  );
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.endsWith('.lock')),
    [],
  );
});

test('a database that another server serves is refused', onSqlite, async () => {
  const url = await databaseFile('served.db', good);
  const release = takeServerLock(url.slice('sqlite:'.length));
  await assertRefused(
    { DATABASE_URL: url, DATA_DIR: join(folder, 'other') },
    /^toolshelf: DATABASE_URL: .*is served by process \d+ /,
  );
  release();
});

test(
  'a port that is taken and an address that is not ours are refused under the names of their settings',
  onSqlite,
  async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    await assertRefused({ PORT: String(port) }, /^toolshelf: PORT: 127\.0\.0\.1:\d+ is already in use/);
    holder.close();
    await stat(join(folder, 'toolshelf.db')).then(
      () => assert.fail('the database was touched'),
      () => undefined,
    );
    await assertRefused({ HOST: '192.0.2.1', PORT: String(port) }, /^toolshelf: HOST: /);
  },
);

test('a PostgreSQL server that is not there is refused without its password', async () => {
  await assertRefused(
    { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/tools' },
    /^toolshelf: DATABASE_URL: the database does not respond(?!.*hunter2)/,
  );
});

test('each signal that asks it to end lets it end well', onSqlite, async () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const { code } = await run({ DATABASE_URL: `sqlite:${join(folder, `${signal}.db`)}` }, (said, kill) => {
      if (said.includes('listening')) kill(signal);
    });
    assert.equal(code, 0, signal);
  }
});

test('a client that does not finish and a mail server that hangs do not keep it', onSqlite, async () => {
  const url = await databaseFile('hanging.db', good);
  const db = await openDatabase(url);
  await db.write((trx) =>
    enqueueMail(trx, {
      to: { email: 'owner@example.org', locale: 'en', emailVerifiedAt: '2026-01-01T00:00:00.000Z' },
      template: 'password_changed',
      params: {},
    }),
  );
  await db.close();
  const mailServer = createServer((socket) => socket.on('error', () => undefined));
  const called = new Promise((resolve) => mailServer.once('connection', resolve));
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.address() as AddressInfo;
  let client: Socket | undefined;
  const { code, stderr } = await run({ DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` }, (said, kill) => {
    const address = /listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (client !== undefined || address === undefined) return;
    client = connect(Number(address), '127.0.0.1').on('error', () => undefined);
    client.write('GET /livez HTTP/1.1\r\nHost: loc');
    void called.then(() => kill('SIGTERM'));
  });
  client?.destroy();
  mailServer.close();
  assert.equal(code, 0, stderr);
});

test('what was sent before the signal is answered, also from connections that nobody had accepted yet', async () => {
  const answers: Promise<string>[] = [];
  const { code } = await run({ DATABASE_URL: `sqlite:${join(folder, 'drained.db')}` }, (said, kill) => {
    const port = /listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (port === undefined || answers.length > 0) return;
    // While it stands still, the system takes connections and requests for it.
    kill('SIGSTOP');
    const sent = Array.from({ length: 10 }, () => {
      const client = connect(Number(port), '127.0.0.1');
      answers.push(answerTo(client));
      return new Promise((resolve) => client.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n', resolve));
    });
    void Promise.all(sent).then(() => {
      kill('SIGTERM');
      kill('SIGCONT');
    });
  });
  assert.equal(code, 0);
  const received = await Promise.all(answers);
  assert.deepEqual(new Set(received.map((answer) => answer.split('\r\n', 1)[0])), new Set(['HTTP/1.1 200 OK']));
  // The first ones may be answered before the signal is read.
  assert.ok(received.some((answer) => answer.toLowerCase().includes('\r\nconnection: close\r\n')));
});

function answerTo(client: Socket): Promise<string> {
  let answer = '';
  client.on('data', (part: Buffer) => (answer += part.toString()));
  return new Promise((resolve) => {
    client.on('error', (error) => resolve(String(error)));
    client.on('close', () => resolve(answer));
  });
}
