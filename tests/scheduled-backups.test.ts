/** BACKUP_DIR: a backup a day, the old ones removed, and what was backed up is there after a restore. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { sql } from 'kysely';
import { restoreBackup } from '#catalog/transfer/backups.ts';
import { openDatabase } from '#database/connection.ts';
import { startBackups } from '#server/background/scheduled-backups.ts';
import { readConfig } from '#server/settings/config.ts';
import { prepareDatabase } from '#server/start/preparation.ts';
import { publish } from './support/factories.ts';
import { ENGINE, world } from './support/world.ts';

const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'PostgreSQL is backed up with pg_dump' };

const fails = (fields: object): never => assert.fail(JSON.stringify(fields));

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-backups-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('a backup is made every day, as many are kept as asked for, and they can be restored', onSqlite, async () => {
  const kept = join(folder, 'kept');
  const w = await world({ BACKUP_DIR: kept, BACKUP_KEEP: '2' });
  const listed = async (): Promise<string[]> => (await readdir(kept)).toSorted();
  // The server makes the first one when it starts.
  await w.app.drain('backups');
  const first = await listed();
  assert.equal(first.length, 1);
  assert.match(first[0]!, /^toolshelf-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
  assert.equal(await w.app.drain('backups'), 0);
  assert.match((await w.visitor.get('/metrics')).text, /^toolshelf_backup_age_seconds \d/m);

  await publish(w.db, [{ name: 'Lantern' }]);
  await writeFile(join(kept, 'notes.txt'), 'not ours');
  for (let day = 0; day < 3; day += 1) {
    w.clock.advance(DAY_MS);
    assert.equal(await w.app.drain('backups'), 1);
  }
  const [notes, ...backups] = await listed();
  assert.deepEqual([notes, backups.length, backups.includes(first[0]!)], ['notes.txt', 2, false]);

  const restored = `sqlite:${join(folder, 'restored.db')}`;
  await restoreBackup(restored, join(kept, backups[1]!));
  const db = await openDatabase(restored);
  const rows = await db.read.selectFrom('tools').select('name').execute();
  await db.close();
  assert.deepEqual(rows, [{ name: 'Lantern' }]);
});

test('backups of another database in the same folder stay, and count for no age', onSqlite, async () => {
  const kept = join(folder, 'shared');
  const settings = { BACKUP_DIR: kept, BACKUP_KEEP: '1' };
  const w = await world(settings);
  await w.app.drain('backups');
  const [first] = await readdir(kept);
  const other = await world({}, { clock: w.clock });
  await other.db.write((trx) => sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'`.execute(trx));
  const config = { ...other.config, backups: { folder: kept, keep: 1 } };
  w.clock.advance(1_000);
  const { drain, stop } = startBackups(other.db, config.backups, config, { info: () => undefined, error: fails });
  await drain();
  assert.equal((await readdir(kept)).length, 2);
  w.clock.advance(DAY_MS);
  await drain();
  await stop();
  const left = await readdir(kept);
  assert.deepEqual([left.length, left.includes(first!)], [2, true]);
});

test(
  'a start that makes a database beside backups of another one warns, with the settings to check',
  onSqlite,
  async () => {
    const kept = join(folder, 'of-another');
    await mkdir(kept);
    const warnings: unknown[][] = [];
    const log = { info: () => undefined, warn: (...said: unknown[]) => warnings.push(said) };
    const start = (name: string, BACKUP_DIR: string) =>
      prepareDatabase(
        readConfig({ DATA_DIR: join(folder, name), BACKUP_DIR, DEMO_CATALOG: 'off' }),
        log as unknown as Parameters<typeof prepareDatabase>[1],
      );
    await start('first', kept);
    await start('second', join(folder, 'no-folder-yet'));
    assert.deepEqual(warnings, [], 'no backups, nothing to warn of');
    const newest = 'toolshelf-2026-01-01T00-00-00Z.db';
    await writeFile(join(kept, newest), '');
    await start('first', kept);
    assert.deepEqual(warnings, [], 'its database was there');
    await start('mistyped', kept);
    const [fields, sentence] = warnings[0] ?? [];
    assert.deepEqual(fields, { file: join(folder, 'mistyped', 'toolshelf.db'), backups: kept, newest });
    assert.match(String(sentence), /BACKUP_DIR has backups of another one; .* check DATA_DIR and DATABASE_URL/);
  },
);

test('a folder that cannot be made is told with its setting and its reason', onSqlite, async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const w = await world();
  const told: object[] = [];
  const plan = { folder: join(file, 'backups'), keep: 1 };
  const { first, stop } = startBackups(w.db, plan, w.config, {
    info: fails,
    error: (fields) => told.push(fields),
  });
  await first;
  await stop();
  assert.deepEqual(told, [
    { setting: 'BACKUP_DIR', folder: plan.folder, reason: `ENOTDIR: not a directory, mkdir '${plan.folder}'` },
  ]);
});

test('with PostgreSQL the setting is refused in one line that says what to use', () => {
  assert.throws(
    () => readConfig({ BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://localhost/tools' }),
    /^Error: BACKUP_DIR: expected no value, because DATABASE_URL is PostgreSQL; back it up with pg_dump$/,
  );
});

test('a folder that begins with ~ is refused in one line that names the setting', () => {
  for (const [name, value] of [
    ['BACKUP_DIR', '~/backups'],
    ['DATA_DIR', '~toolshelf'],
  ] as const)
    assert.throws(
      () => readConfig({ [name]: value }),
      new RegExp(`^Error: ${name}: expected a path such as /\\S+, because ~ is not expanded, got "~\\S+"$`),
    );
  assert.equal(readConfig({ BACKUP_DIR: '/srv/~/x' }).backups?.folder, '/srv/~/x');
});

test('what a killed backup has left is removed by the next one, and nothing else', onSqlite, async () => {
  const dir = join(folder, 'left');
  await mkdir(dir);
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const left = `toolshelf-2020-01-01T00-00-00Z.db.${dead}.partial`;
  const others = [
    `toolshelf-2020-01-01T00-00-00Z.db.${process.ppid}.partial`,
    `notes.db.${dead}.partial`,
    `toolshelf-2020-01-01T00-00-00Z.db`,
  ];
  for (const name of [left, `${left}-journal`, ...others]) await writeFile(join(dir, name), '');
  const w = await world({ BACKUP_DIR: dir });
  await w.app.drain('backups');
  const found = await readdir(dir);
  assert.deepEqual(
    found.filter((name) => name.includes(left)),
    [],
  );
  assert.deepEqual(new Set(others), new Set(found.filter((name) => others.includes(name))));
});
