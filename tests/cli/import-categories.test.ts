/** An import into a catalog that lacks the categories of its rows: says it once, and makes them when told. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('migrate');
});
after(() => program.close());

const categoryIds = async (): Promise<string[]> =>
  (await program.succeed('categories', 'list', '--json')).json.map(({ id }: { id: string }) => id);

const ROWS = [
  toolRow(1, { categories: ['robots'] }),
  toolRow(2, { categories: ['robots', 'ai-drawing'] }),
  toolRow(3, { categories: ['robots', 'legal'] }),
];

test('missing categories are told in one line with how many rows name them and where the first stands', async () => {
  const file = await program.file('missing.jsonl', jsonLines(ROWS));
  const { code, stderr, stdout } = await program.run(['import', file, '--published']);
  assert.equal(code, 1);
  assert.equal(
    stderr.split('\n')[0],
    'toolshelf: 3 rows name 3 categories that the catalog does not have: robots (3, first in line 1), ' +
      'ai-drawing (1, first in line 2), legal (1, first in line 3). Run it again with --create-categories to make them, ' +
      'or with --category-map FILE, which says what they are here.',
  );
  assert.match(stderr, /^[^\n]*\ntoolshelf: 3 rows are bad, and there are no others: [^\n]*\n$/);
  assert.match(stdout, /^3 rows: 0 created, .* 3 bad\n$/);
  const { json } = await program.run(['import', file, '--published', '--json']);
  assert.deepEqual(json.missing_categories, { robots: 3, 'ai-drawing': 1, legal: 1 });
  assert.deepEqual(await categoryIds(), []);
});

test('what else is wrong with a row keeps its line', async () => {
  const file = await program.file('both.jsonl', jsonLines([toolRow(4, { name: '', categories: ['robots'] })]));
  const { stderr } = await program.run(['import', file]);
  assert.match(
    stderr,
    /^toolshelf: line 1: name: [^\n]*\ntoolshelf: 1 row names 1 category .*: robots \(1, first in line 1\)/,
  );
  assert.doesNotMatch(stderr, /categories:/);
});

test('--strict with --create-categories makes none when a row is bad', async () => {
  const file = await program.file(
    'strict.jsonl',
    jsonLines([...ROWS, toolRow(5, { name: '', categories: ['ships'] })]),
  );
  const { code } = await program.run(['import', file, '--published', '--strict', '--create-categories']);
  assert.equal(code, 1);
  assert.deepEqual(await categoryIds(), []);
});

test('--strict names every missing category, stops at a row with something else, and changes nothing', async () => {
  const file = await program.file('all-missing.jsonl', jsonLines(ROWS));
  const { code, stderr } = await program.run(['import', file, '--published', '--strict']);
  assert.equal(code, 1);
  assert.match(stderr, /^toolshelf: 3 rows name 3 categories .*: robots \(3, .*\), ai-drawing \(1, .*\), legal \(1, /);
  assert.match(stderr, /\ntoolshelf: nothing was imported, since categories are missing\n$/);
  const mixed = [ROWS[0], toolRow(8, { name: '', categories: ['robots'] }), toolRow(9, { categories: ['ships'] })];
  const stopped = await program.run([
    'import',
    await program.file('mixed.jsonl', jsonLines(mixed)),
    '--published',
    '--strict',
  ]);
  assert.match(stopped.stderr, /line 2: name: /);
  assert.doesNotMatch(stopped.stderr, /ships/);
  assert.deepEqual(await categoryIds(), []);
});

test('--create-categories makes those of good rows, known ones with all their texts', async () => {
  const bad = toolRow(6, { name: '', categories: ['ships'] });
  const odd = toolRow(7, { categories: ['Self Driving'] });
  const file = await program.file('create.jsonl', jsonLines([...ROWS, bad, odd]));
  const { code, stdout, stderr } = await program.run(['import', file, '--published', '--create-categories']);
  assert.equal(code, 1);
  assert.match(stdout, /^5 rows: 3 created, .* 2 bad, 3 new categories\n$/);
  assert.match(
    stderr,
    /"Self Driving" \(1, first in line 5\)\. Ids of categories are slugs such as image-generation; run it again with --category-map/,
  );
  assert.deepEqual(await categoryIds(), ['ai-drawing', 'legal', 'robots']);
  const { json } = await program.succeed('categories', 'list', '--json');
  const nameOf = (id: string) => json.find((category: { id: string }) => category.id === id).texts.en.name;
  assert.deepEqual(['ai-drawing', 'robots'].map(nameOf), ['AI Drawing', 'Robots']);
  assert.equal(Object.keys(json[1].texts).length, LOCALES.length);
});

test('a second run makes no further ones', async () => {
  const file = await program.file('again.jsonl', jsonLines(ROWS));
  const { stdout } = await program.succeed('import', file, '--published', '--create-categories');
  assert.equal(stdout, '3 rows: 0 created, 0 changed, 3 unchanged, 0 queued, 0 bad, 0 new categories\n');
});

test('200 new categories are made, 201 are refused before anything is written', async () => {
  const rows = Array.from({ length: 201 }, (_, index) => toolRow(100 + index, { categories: [`tag-${index}`] }));
  const before201 = await categoryIds();
  const many = await program.file('many.jsonl', jsonLines(rows));
  const { code, stdout, stderr } = await program.run(['import', many, '--published', '--create-categories']);
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /^toolshelf: the rows name more than 200 categories that are not there[^\n]*\n$/);
  assert.deepEqual(await categoryIds(), before201);
  const file = await program.file('most.jsonl', jsonLines(rows.slice(1)));
  assert.match(
    (await program.succeed('import', file, '--published', '--create-categories')).stdout,
    /200 new categories/,
  );
});
