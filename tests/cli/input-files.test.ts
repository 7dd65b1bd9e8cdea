/** Files that commands read and write: what bad rows and files that cannot be read end with. */
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { COMMANDS } from '#cli/commands.ts';
import { CATEGORIES, createProgram, isPostgres, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
});
after(() => program.close());

const published = async (slug: string) => (await program.succeed('export', '-')).stdout.includes(`"slug":"${slug}"`);

test('an import with bad rows takes the good ones, names the bad ones and ends with 1', async () => {
  const file = await program.file('mixed.jsonl', jsonLines([toolRow(1), toolRow(2, { name: '' }), 7, toolRow(3)]));
  const { code, stdout, stderr } = await program.run(['import', file, '--published']);
  assert.equal(code, 1);
  assert.equal(stdout, '4 rows: 2 created, 0 changed, 0 unchanged, 0 queued, 2 bad\n');
  assert.match(
    stderr,
    /^toolshelf: line 2: name: .*\ntoolshelf: line 3: Write an object .*\ntoolshelf: 2 bad rows were skipped; the 2 other rows were imported\./,
  );
  assert.ok((await published('sample-1')) && (await published('sample-3')));
});

test('an import whose only row is bad ends with 1, with --json too', async () => {
  const file = await program.file('bad.jsonl', jsonLines([{ name: 'Nothing else' }]));
  const { code, json, stderr } = await program.run(['import', file, '--published', '--json']);
  assert.equal(code, 1);
  assert.equal(json.bad, 1);
  assert.match(stderr, /\ntoolshelf: 1 row is bad, and there are no others: nothing was imported\.\n$/);
});

test('with --keep-going bad rows are named, and the end is 0', async () => {
  const file = await program.file('going.jsonl', jsonLines([toolRow(4), toolRow(5, { name: '' })]));
  const { code, stdout, stderr } = await program.run(['import', file, '--published', '--keep-going']);
  assert.equal(code, 0);
  assert.match(stdout, /1 created, .* 1 bad\n$/);
  assert.match(stderr, /^toolshelf: line 2: name: .*\n$/);
});

test('--strict stops at the first bad row, changes nothing and ends with 1', async () => {
  const file = await program.file('strict.jsonl', jsonLines([toolRow(6), toolRow(7, { name: '' }), toolRow(8)]));
  const { code, stderr } = await program.run(['import', file, '--published', '--strict']);
  assert.equal(code, 1);
  assert.match(stderr, /^toolshelf: line 2: name: /);
  assert.equal(await published('sample-6'), false);
});

test('--strict and --keep-going are mutually exclusive', async () => {
  const { code, stderr } = await program.run(['import', 'any.jsonl', '--strict', '--keep-going']);
  assert.equal(code, 2);
  assert.match(stderr, /--strict and --keep-going/);
});

test('bad categories end with 1, with --keep-going with 0', async () => {
  const file = await program.file('some.json', JSON.stringify([{ slug: 'video', name: 'Video' }, 7]));
  const { code, stdout, stderr } = await program.run(['categories', 'import', file]);
  assert.deepEqual([code, stdout], [1, '1 created, 0 changed, 0 unchanged, 1 bad\n']);
  assert.match(stderr, /^toolshelf: row 2: Write an object .*\ntoolshelf: 1 bad row was skipped;/);
  assert.equal((await program.run(['categories', 'import', file, '--keep-going'])).code, 0);
});

test('a file that is missing, a directory or below a file is one plain sentence, for every command that reads one', async () => {
  const readers = COMMANDS.filter(
    ({ name, arguments: wanted = [] }) => wanted[0]?.startsWith('FILE') && !/\b(?:export|backup)$/.test(name),
  ).map(({ name }) => name.split(' '));
  assert.ok(readers.length >= 4);
  await mkdir(join(program.folder, 'folder'));
  const below = join(await program.file('plain.txt', ''), 'x');
  for (const words of readers)
    for (const [path, reason] of [
      [join(program.folder, 'missing'), 'no such file or directory'],
      [join(program.folder, 'folder'), 'it is a directory'],
      [below, 'not a directory'],
    ] as const) {
      const { code, stdout, stderr } = await program.run([...words, path]);
      assert.deepEqual([code, stdout, stderr], [1, '', `toolshelf: cannot read ${path}: ${reason}\n`]);
    }
});

test('a file that cannot be written is told by its folder, before anything is done', async () => {
  for (const words of [['export'], ['jobs', 'export'], ['screening', 'export'], ...(isPostgres ? [] : [['backup']])]) {
    const file = join(program.folder, 'none', 'x');
    const { code, stdout, stderr } = await program.run([...words, file]);
    assert.deepEqual(
      [code, stdout, stderr],
      [1, '', `toolshelf: cannot write ${file}: there is no folder ${join(program.folder, 'none')}\n`],
      words.join(' '),
    );
  }
});

test('rows from standard input are those of a file, also with options that read them twice', async () => {
  const input = jsonLines([toolRow(900), toolRow(901, { categories: ['piped'] })]);
  const words = ['import', '-', '--published', '--create-categories'];
  const { code, stdout } = await program.run([...words, '--strict'], { input });
  assert.deepEqual([code, stdout], [0, '2 rows: 2 created, 0 changed, 0 unchanged, 0 queued, 0 bad, 1 new category\n']);
  assert.match((await program.succeed('export', '-')).stdout, /Sample 901/);
});

test('a whole catalog goes from one database into another by a pipe', async () => {
  const other = await createProgram();
  try {
    await other.succeed('migrate');
    const { stdout: input } = await program.succeed('export', '-', '--all');
    const { code, stdout } = await other.run(['import', '-', '--all'], { input });
    assert.equal(code, 0);
    assert.match(stdout, /^\d+ tools?, \d+ categor(?:y|ies), 0 pages, 0 bad\n$/);
    assert.equal((await other.succeed('export', '-', '--all')).stdout, input);
    const again = await other.run(['import', '-', '--all'], { input });
    assert.match(again.stderr, /^toolshelf: the catalog has entries, if only those of the demo;/);
  } finally {
    await other.close();
  }
});

test('--all goes with no option of rows', async () => {
  for (const option of ['--published', '--strict', '--screen', '--create-categories']) {
    const { code, stderr } = await program.run(['import', '-', '--all', option], { input: '' });
    assert.deepEqual([code, stderr], [2, `toolshelf: --all and ${option} are mutually exclusive\n`]);
  }
});
