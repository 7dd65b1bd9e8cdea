/** Backup, restore, migrate, and the lock that keeps two servers off one file. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { importTools } from '#catalog/transfer/imports.ts';
import { openDatabase } from '#database/connection.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { CATEGORIES, createProgram, isPostgres, jsonLines, toolRow, type Program } from '../../cli/program.ts';

let program: Program;
before(async () => {
  program = await createProgram({ alone: true });
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
});
after(() => program.close());

const onSqlite = { skip: isPostgres ? 'of SQLite' : false };
const databaseFile = (): string => program.databaseUrl.slice('sqlite:'.length);

async function countTools(url: string): Promise<number> {
  const db = await openDatabase(url);
  try {
    const row = await db.read
      .selectFrom('tools')
      .select((e) => e.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  } finally {
    await db.close();
  }
}

async function addTools(first: number, count: number): Promise<void> {
  const db = await openDatabase(program.databaseUrl);
  const rows = Array.from({ length: count }, (_, index) => toolRow(first + index));
  await importTools(db, await program.file('rows.jsonl', jsonLines(rows)), { published: true });
  await db.close();
}

test(
  'on PostgreSQL the commands name the tools for the work',
  { skip: isPostgres ? false : 'of PostgreSQL' },
  async () => {
    const backup = await program.run(['backup', join(program.folder, 'b.db')]);
    const restore = await program.run(['restore', await program.file('b.dump', 'x')]);
    assert.deepEqual([backup.code, restore.code], [1, 1]);
    assert.match(backup.stderr, /pg_dump/);
    assert.match(restore.stderr, /pg_restore/);
  },
);

test('a backup made while another process writes restores to a consistent catalog', onSqlite, async () => {
  await addTools(0, 50);
  const writing = addTools(1000, 700);
  const file = join(program.folder, 'backup.db');
  const backup = await program.succeed('backup', file, '--json');
  await writing;
  assert.equal(backup.json.bytes, (await stat(file)).size);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const again = await program.run(['backup', file]);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /already exists/);

  const other = await createProgram({ alone: true });
  try {
    const restored = await other.succeed('restore', file, '--json');
    assert.deepEqual(restored.json, {
      file,
      database: other.databaseUrl.replace('sqlite:', ''),
      replaced: null,
      outdated: false,
    });
    const kept = await countTools(other.databaseUrl);
    assert.ok(kept >= 50 && kept <= 750, `${kept} tools`);
    const lines = (await other.succeed('export', '-')).stdout.trimEnd().split('\n');
    assert.equal(lines.length, kept);
    const elsewhere = join(other.folder, 'a', 'rehearsal.db');
    const rehearsed = await other.run(['restore', file], { env: { DATABASE_URL: `sqlite:${elsewhere}` } });
    assert.deepEqual([rehearsed.code, rehearsed.stdout], [0, `${file}\trestored as ${elsewhere}\n`], rehearsed.stderr);
    assert.equal(await countTools(`sqlite:${elsewhere}`), kept);
  } finally {
    await other.close();
  }
});

test('restore replaces the database, keeps the old one and leaves nothing else behind', onSqlite, async () => {
  const file = join(program.folder, 'before.db');
  await program.succeed('backup', file);
  const count = await countTools(program.databaseUrl);
  await addTools(5000, 3);
  const { json, stderr } = await program.succeed('restore', file, '--json');
  assert.match(stderr, /the replaced database is kept as /);
  assert.equal(await countTools(program.databaseUrl), count);
  assert.equal(await countTools(`sqlite:${json.replaced}`), count + 3);
  const names = await readdir(program.folder);
  assert.deepEqual(
    names.filter((name) => /restoring|partial|\.lock/.test(name)),
    [],
  );
});

test('a damaged, foreign, newer or missing backup is refused and nothing is replaced', onSqlite, async () => {
  const good = join(program.folder, 'good.db');
  await program.succeed('backup', good);
  const damaged = await program.file('damaged.db', await readFile(good));
  const handle = await open(damaged, 'r+');
  const { size } = await handle.stat();
  for (let at = 8192; at < size; at += 16_384) await handle.write(Buffer.alloc(2048, 0x5a), 0, 2048, at);
  await handle.close();
  const newer = await program.file('newer.db', await readFile(good));
  const db = await openDatabase(`sqlite:${newer}`);
  await sql`select 1`.execute(db.read);
  await db.write((trx) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(trx),
  );
  await db.close();
  const files: [string, RegExp][] = [
    [damaged, /damaged/],
    [newer, /newer version/],
    [await program.file('text.db', 'this is no database at all'.repeat(100)), /not a SQLite database|damaged/],
    [join(program.folder, 'missing.db'), /cannot read .*missing\.db: no such file or directory/],
  ];
  const count = await countTools(program.databaseUrl);
  for (const [file, message] of files) {
    const { code, stderr } = await program.run(['restore', file]);
    assert.equal(code, 1, file);
    assert.match(stderr, message);
    assert.equal(stderr.trimEnd().split('\n').length, 1);
  }
  assert.equal(await countTools(program.databaseUrl), count);
  const opened = await program.run(['categories', 'list'], { env: { DATABASE_URL: `sqlite:${newer}` } });
  assert.equal(opened.code, 1);
  assert.match(opened.stderr, /newer version/);
  const text = await program.run(['categories', 'list'], { env: { DATABASE_URL: `sqlite:${files[2]?.[0] ?? ''}` } });
  assert.equal(text.code, 1);
  assert.match(text.stderr, /damaged .*toolshelf restore FILE/);
});

test(
  'restore and a second server are refused while a process serves the file; a killed one leaves no lock that holds',
  onSqlite,
  async () => {
    const lockModule = new URL('../../../src/database/lock-file.ts', import.meta.url).href;
    const script = `const { takeServerLock } = await import(${JSON.stringify(lockModule)}); takeServerLock(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script, databaseFile()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    const file = join(program.folder, 'locked.db');
    await program.succeed('backup', file);
    const refused = await program.run(['restore', file]);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, new RegExp(`is served by process ${server.pid} .*stop it first\n$`));
    assert.throws(() => takeServerLock(databaseFile()), /is served by process/);
    server.kill('SIGKILL');
    await once(server, 'exit');
    const release = takeServerLock(databaseFile());
    assert.throws(() => takeServerLock(databaseFile()), new RegExp(`process ${process.pid} `));
    release();
    assert.equal((await program.run(['restore', file])).code, 0);
  },
);

test(
  'a killed server that its parent has not asked about holds no lock',
  { skip: isPostgres ? 'of SQLite' : process.platform === 'linux' ? false : 'skipped: needs /proc' },
  async (t) => {
    const target = join(program.folder, 'zombie.db');
    const lockModule = new URL('../../../src/database/lock-file.ts', import.meta.url).href;
    const script = `const { takeServerLock } = await import(${JSON.stringify(lockModule)}); takeServerLock(process.argv[1]); console.log(process.pid); setInterval(() => {}, 1000);`;
    // What the shell becomes asks about no children.
    const parent = spawn(
      'sh',
      ['-c', '"$0" --input-type=module -e "$1" "$2" & exec sleep 600', process.execPath, script, target],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    t.after(() => parent.kill('SIGKILL'));
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    assert.throws(() => takeServerLock(target), new RegExp(`is served by process ${pid} `));
    process.kill(pid, 'SIGKILL');
    while (!/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'latin1')));
    process.kill(pid, 0);
    takeServerLock(target)();
  },
);

test('of many starters at once exactly one gets the lock, also over a stale one', onSqlite, async () => {
  const target = join(program.folder, 'contested.db');
  await program.file(
    'contested.db.lock',
    JSON.stringify({
      pid: 999_999_999,
      host: (await import('node:os')).hostname(),
      since: 'long ago',
      startTicks: '1',
    }),
  );
  const lockModule = new URL('../../../src/database/lock-file.ts', import.meta.url).href;
  const script = `const { takeServerLock } = await import(${JSON.stringify(lockModule)}); try { takeServerLock(process.argv[1]); console.log('won'); setInterval(() => undefined, 1000); } catch { console.log('lost'); process.exit(); }`;
  const starters = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script, target], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const answers = await Promise.all(
    starters.map(async (child) => {
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      return answer.toString().trim();
    }),
  );
  // The winner holds the lock until the last one has asked.
  for (const child of starters) child.kill();
  assert.deepEqual(answers.toSorted(), ['lost', 'lost', 'lost', 'lost', 'lost', 'won']);
});

test('migrate says what it applied, and a database that lacks something is not worked on', async () => {
  const fresh = await createProgram({ alone: true });
  try {
    const first = await fresh.succeed('migrate', '--json');
    assert.equal(first.json.applied[0], '0001-tables');
    assert.deepEqual((await fresh.succeed('migrate', '--json')).json, { applied: [] });
    const db = await fresh.open();
    const names = first.json.applied as string[];
    if (names.length > 1) {
      await db.write((trx) => sql`delete from kysely_migration where name = ${names.at(-1)}`.execute(trx));
      const refused = await fresh.run(['categories', 'list']);
      assert.equal(refused.code, 1);
      assert.match(refused.stderr, /older schema: run `toolshelf migrate` first/);
    } else {
      assert.equal((await fresh.run(['categories', 'list'])).code, 0);
    }
  } finally {
    await fresh.close();
  }
});
