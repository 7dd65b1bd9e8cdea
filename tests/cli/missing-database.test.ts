/** A mistyped DATA_DIR or DATABASE_URL: no command but those that a catalog may begin with makes a database. */
import assert from 'node:assert/strict';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { COMMANDS } from '#cli/commands.ts';
import { readSchemaState } from '#database/schema-state.ts';
import { PASSWORD, createProgram, isPostgres, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
});
after(() => program.close());

/** A line that is typed well, with values that mean nothing. */
function wordsOf({ name, arguments: wanted = [], options = {} }: (typeof COMMANDS)[number]): string[] {
  const needed = Object.entries(options).filter(([, { required }]) => required === true);
  return [
    ...name.split(' '),
    ...wanted.map(() => 'x'),
    ...needed.flatMap(([option, { value, choices }]) =>
      value === undefined ? [`--${option}`] : [`--${option}`, choices?.[0] ?? 'x@example.org'],
    ),
  ];
}

const OTHERS = COMMANDS.filter(({ createsDatabase, database }) => createsDatabase !== true && database !== 'none');

test('every other command says what is missing and leaves nothing behind', async () => {
  assert.ok(OTHERS.length > 20);
  const folder = join(program.folder, 'mistyped');
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  for (const command of OTHERS) {
    const { code, stdout, stderr } = await program.run(wordsOf(command), { env });
    assert.deepEqual([code, stdout], [1, ''], command.name);
    const file = join(folder, 'toolshelf.db');
    assert.equal(
      stderr,
      `toolshelf: there is no database ${file}; check DATA_DIR, or start the server, which creates it\n`,
      command.name,
    );
  }
  await assert.rejects(access(folder));
});

test('an import that is refused leaves no new database behind', async () => {
  const folder = join(program.folder, 'refused');
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  for (const words of [
    ['import', await program.file('bad.jsonl', '{"name":"x"}\n'), '--strict'],
    ['import', join(program.folder, 'missing.jsonl')],
    ['categories', 'import', await program.file('bad.json', '{}')],
  ]) {
    const { code } = await program.run(words, { env });
    assert.equal(code, 1, words.join(' '));
    await assert.rejects(access(folder), words.join(' '));
  }
});

test('READ_ONLY refuses commands that write, not those that read', async () => {
  const folder = join(program.folder, 'kept');
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  const words = (email: string) => ['accounts', 'create', '--email', email, '--password', PASSWORD];
  assert.equal((await program.run(words('a@example.org'), { env })).code, 0);
  const readOnly = { ...env, READ_ONLY: 'on' };
  for (const refused of [words('b@example.org'), ['migrate'], ['secret-key', 'change', '--to', 'x']]) {
    const { code, stderr } = await program.run(refused, { env: readOnly });
    assert.deepEqual(
      [code, stderr.startsWith('toolshelf: READ_ONLY is on, so nothing was changed;')],
      [1, true],
      stderr,
    );
  }
  const { code, stdout } = await program.run(['accounts', 'list'], { env: readOnly });
  assert.deepEqual([code, stdout.includes('a@example.org'), stdout.includes('b@example.org')], [0, true, false]);
});

test('the setting that was given is the one to check', async () => {
  const env = { DATABASE_URL: `sqlite:${join(program.folder, 'other.db')}` };
  const { stderr } = await program.run(['accounts', 'list'], { env });
  assert.match(stderr, /other\.db; check DATABASE_URL,/);
  assert.ok(!(await readdir(program.folder)).includes('other.db'));
});

test(
  'a PostgreSQL database without tables is told, too, and stays without them',
  { skip: isPostgres ? false : 'a SQLite file that is empty was never there' },
  async () => {
    const { code, stderr } = await program.run(['accounts', 'list']);
    assert.equal(code, 1);
    assert.match(stderr, /^toolshelf: the database is empty; check DATABASE_URL,/);
    assert.equal(await readSchemaState((await program.open()).read), 'empty');
  },
);

test('a command with which a catalog may begin says first, and once, that it makes the database, and where', async () => {
  const folder = join(program.folder, 'new');
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  const words = ['categories', 'import', await program.file('none.json', '[]')];
  const made = `toolshelf: there is no database ${join(folder, 'toolshelf.db')}, so this begins a new one; if you expected yours, check DATA_DIR\n`;
  // Where its rows need the categories of another database, that is told before what is missing in this one.
  const refused = await program.run(['import', await program.file('rows.jsonl', jsonLines([toolRow(1)]))], { env });
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /--create-categories/);
  assert.ok(refused.stderr.startsWith(made), refused.stderr);
  await assert.rejects(access(folder));
  for (const said of [made, '']) {
    const { code, stderr } = await program.run(words, { env });
    assert.deepEqual([code, stderr], [0, said]);
  }
});

test('a catalog may begin with an account', async () => {
  await program.succeed('accounts', 'create', '--email', 'a@example.org', '--password', PASSWORD);
  assert.match((await program.succeed('accounts', 'list')).stdout, /a@example\.org/);
});
