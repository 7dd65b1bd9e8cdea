/** Opening and closing a database file: what is refused, and what is left behind. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { openDatabase } from '#database/connection.ts';
import { makeFolder } from '#database/folders.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { migrate } from '#database/migrations.ts';
import { ENGINE } from '../support/world.ts';

const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'these are about the database file' };

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolshelf-opening-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a database that was opened and never used is closed with the newest changes in it', onSqlite, async () => {
  const file = join(folder, 'unused.db');
  const first = await openDatabase(`sqlite:${file}`);
  await migrate(first);
  await first.close();
  // A reader that stays keeps what is written now in the file ending in -wal.
  const holder = new DatabaseSync(file, { readOnly: true });
  holder.exec('begin; select * from catalog_revision');
  const other = new DatabaseSync(file);
  other.exec('update catalog_revision set revision = 4711');
  other.close();
  const opened = await openDatabase(`sqlite:${file}`);
  assert.ok(statSync(`${file}-wal`).size > 0);
  holder.close();
  await opened.close();
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('unused')),
    ['unused.db'],
  );
  const read = new DatabaseSync(file, { readOnly: true });
  assert.equal(read.prepare('select revision from catalog_revision').get()?.['revision'], 4711);
  read.close();
});

test('what is no file is refused and left as it was', onSqlite, async () => {
  const path = join(folder, 'a-folder.db');
  makeFolder(path);
  const { mode } = statSync(path);
  await assert.rejects(openDatabase(`sqlite:${path}`), /is not a file; name one$/);
  assert.equal(statSync(path).mode, mode);
  const device = statSync('/dev/null', { throwIfNoEntry: false });
  if (device === undefined) return;
  await assert.rejects(openDatabase('sqlite:/dev/null'), /is not a file; name one$/);
  assert.equal(statSync('/dev/null').mode, device.mode);
});

test('a database has one lock, by whatever links it is reached', onSqlite, async () => {
  const file = join(folder, 'real.db');
  await (await openDatabase(`sqlite:${file}`)).close();
  symlinkSync(file, join(folder, 'link.db'));
  symlinkSync(folder, join(folder, 'way'));
  const release = takeServerLock(file);
  for (const name of ['link.db', join('way', 'real.db')]) {
    assert.throws(() => takeServerLock(join(folder, name)), /is served by process/, name);
  }
  release();
  takeServerLock(join(folder, 'link.db'))();
});

test('folders are made with those above them, for their owner alone', () => {
  const path = join(folder, 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  assert.equal(statSync(path).mode & 0o777, 0o700);
  assert.throws(() => makeFolder(join(folder, 'a', 'b', 'c', 'x'.repeat(300), 'y')), { code: 'ENAMETOOLONG' });
});

test(
  'a folder that cannot be made although its parent is there is refused at once',
  { skip: process.platform === 'linux' ? false : 'there is no such folder here' },
  () => assert.throws(() => makeFolder('/proc/toolshelf/data'), { code: 'ENOENT' }),
);
