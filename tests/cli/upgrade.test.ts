/** `upgrade --check`: what a newer version would change, on a database of each kind, without changing it. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { MIGRATIONS } from '#database/migrations.ts';
import type { Database } from '#database/database.ts';
import { makeOlder } from '../support/older-database.ts';
import { createProgram, isPostgres, type Program } from './program.ts';

let program: Program;
let db: Database;
let migrated: string;
before(async () => {
  program = await createProgram();
  migrated = (await program.succeed('migrate')).stdout;
  db = await program.open();
});
after(() => program.close());

test('migrate prints how many migrations it applied and the last one, not each', () => {
  const names = Object.keys(MIGRATIONS);
  assert.equal(migrated, `${names.length} migrations applied, the last ${names.at(-1)}\n`);
});

interface Effect {
  part: string;
  state: string;
  said: string;
}

async function effectsOf(of = program, env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await of.run(['upgrade', '--check', '--json'], { env });
  const effects = JSON.parse(stdout) as Effect[];
  const lines = Object.fromEntries(effects.map(({ part, state, said }) => [part, `${state}: ${said}`]));
  return { code, lines, stderr };
}

test('a database of this version is left as it is', async () => {
  const { code, lines } = await effectsOf();
  assert.equal(code, 0);
  assert.deepEqual(Object.keys(lines), ['migrations', 'settings', 'disk', 'stored data', 'indexes', 'search']);
  for (const line of Object.values(lines)) assert.match(line, /^ok: /);
  assert.match(lines['disk'] ?? '', isPostgres ? /pg_dump/ : /a backup needs \d+ MB; [\d.]+ [MG]B are free in /);
});

test('a database of 1.1.0 names the migrations and what is computed anew, and stays at 1.1.0', async () => {
  const older = await createProgram();
  try {
    const old = await older.open();
    await makeOlder(old);
    const { code, lines } = await effectsOf(older);
    assert.equal(code, 0);
    assert.match(
      lines['migrations'] ?? '',
      /^changes: \d+ migrations will run: .*0122-secret-key, .*; stop all servers of the older version first/,
    );
    assert.match(lines['stored data'] ?? '', /^changes: .*the search terms of \d+ tools?, the keys .*, the filters/);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(old.read);
    assert.equal(rows.at(-1)?.name, '0011-uris');
  } finally {
    await older.close();
  }
});

test('a database that lacks the newest migration says whether older servers can go on', async () => {
  const newest = Object.keys(MIGRATIONS).at(-1) ?? '';
  const without = (name: string) =>
    db.write((trx) => sql`delete from kysely_migration where name = ${name}`.execute(trx));
  await without(newest);
  const { lines } = await effectsOf();
  assert.equal(
    lines['migrations'],
    `changes: 1 migration will run: ${newest}; servers of the older version can go on meanwhile`,
  );
  await db.write((trx) =>
    sql`insert into kysely_migration (name, timestamp) values (${newest}, '2026-01-01')`.execute(trx),
  );
  assert.match((await effectsOf()).lines['migrations'] ?? '', /^ok: /);
});

test('a database of a newer version is refused with 1, and nothing more is said of it', async () => {
  const later = '9999-later';
  await db.write((trx) =>
    sql`insert into kysely_migration (name, timestamp) values (${later}, '2099-01-01')`.execute(trx),
  );
  try {
    const { code, lines, stderr } = await effectsOf();
    assert.equal(code, 1);
    assert.deepEqual(Object.keys(lines), ['migrations', 'settings', 'disk']);
    assert.match(lines['migrations'] ?? '', /^refused: the database comes from a newer version/);
    assert.match(stderr, /nothing was changed/);
  } finally {
    await db.write((trx) => sql`delete from kysely_migration where name = ${later}`.execute(trx));
  }
});

test('a setting that is none is named', async () => {
  const { code, lines } = await effectsOf(program, { SITE_NAMES: 'Lantern Index' });
  assert.deepEqual([code, lines['settings']], [0, 'changes: SITE_NAMES is no setting; did you mean SITE_NAME?']);
});

test('a stored search index of another version is told from one of this version', async () => {
  await writeFile(join(program.folder, 'search.index'), `0000{"program":"1 1 LE","mark":"x"}`);
  assert.match((await effectsOf()).lines['search'] ?? '', /^changes: the stored index is of another version/);
});

test('an index that is missing is named', async () => {
  await db.write((trx) => sql`drop index accounts_by_role`.execute(trx));
  assert.equal((await effectsOf()).lines['indexes'], 'changes: will be made: accounts_by_role');
});

test('its help shows --check as needed, and without it the command says what it is for', async () => {
  assert.match((await program.succeed('upgrade', '--help')).stdout, /^Usage: toolshelf upgrade --check\n/);
  const { code, stderr } = await program.run(['upgrade']);
  assert.equal(code, 2);
  assert.match(stderr, /toolshelf upgrade --check/);
});
