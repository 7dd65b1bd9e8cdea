/** An import whose rows name categories otherwise than the catalog. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  const own = ['writing', 'images', 'other'].map((slug) => ({ slug, name: slug }));
  await program.succeed('categories', 'import', await program.file('own.json', JSON.stringify(own)));
});
after(() => program.close());

const mapFile = (map: unknown) => program.file('map.json', JSON.stringify(map));

async function categoriesOf(slug: string): Promise<string[]> {
  const { stdout } = await program.succeed('export', '-');
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { slug: string; categories: string[] });
  return rows.find((row) => row.slug === slug)?.categories ?? [];
}

test('a name of the map is its slug here, null leaves one out, and each category counts once', async () => {
  const map = await mapFile({ 'AI Writing': 'writing', Copywriting: 'writing', hot: null });
  const rows = jsonLines([
    toolRow(1, { categories: ['AI Writing', 'Copywriting', 'hot', 'images'] }),
    toolRow(2, { categories: ['images'] }),
  ]);
  await program.succeed('import', await program.file('a.jsonl', rows), '--published', '--category-map', map);
  assert.deepEqual(await categoriesOf('sample-1'), ['writing', 'images']);
  assert.deepEqual(await categoriesOf('sample-2'), ['images']);
});

test('a star stands for every other name that is no category, and for no category', async () => {
  const map = await mapFile({ 'AI Writing': 'writing', '*': 'other' });
  const rows = jsonLines([toolRow(3, { categories: ['AI Writing', 'Robots', 'images'] })]);
  const words = ['import', await program.file('b.jsonl', rows), '--published', '--category-map', map];
  const { stderr } = await program.succeed(...words);
  assert.match(stderr, /the category map read "AI Writing" as writing \(1 row\), all others as other \(1 row\)\n/);
  assert.deepEqual((await program.succeed(...words, '--json')).json.mapped, { 'AI Writing': 1, '*': 1 });
  assert.deepEqual(await categoriesOf('sample-3'), ['writing', 'other', 'images']);
});

test('a name that the map lacks is told as a missing category', async () => {
  const map = await mapFile({ 'AI Writing': 'writing' });
  const file = await program.file('c.jsonl', jsonLines([toolRow(4, { categories: ['AI Writing', 'robots'] })]));
  const { code, stderr } = await program.run(['import', file, '--published', '--category-map', map]);
  assert.equal(code, 1);
  assert.match(stderr, /1 row names 1 category that the catalog does not have: robots \(1, first in line 1\)/);
});

test('a row whose categories the map drops says so, and names of the map that no row has are told', async () => {
  const map = await mapFile({ hot: null, 'AI Writting': 'writing', '*': 'other' });
  const rows = jsonLines([toolRow(7, { categories: ['hot'] }), toolRow(8, { categories: [] })]);
  const words = ['import', await program.file('f.jsonl', rows), '--published', '--category-map', map];
  const { stderr } = await program.run(words);
  assert.match(stderr, /line 1: categories: The category map drops "hot", and a row needs at least one\.\n/);
  assert.match(stderr, /line 2: categories: Too few/);
  assert.deepEqual((await program.run([...words, '--json', '--keep-going'])).json.unused, ['AI Writting']);
  const nothing = await mapFile({ '*': null });
  const others = await program.file('g.jsonl', jsonLines([toolRow(9, { categories: ['Robots', 'hot'] })]));
  assert.match(
    (await program.run(['import', others, '--category-map', nothing])).stderr,
    /map drops "Robots, hot", and/,
  );
  assert.match(stderr, /toolshelf: no row names "AI Writting" of the category map\n/);
});

test('with --create-categories the map may lead to new categories', async () => {
  const map = await mapFile({ 'AI Writing': 'ships' });
  const file = await program.file('d.jsonl', jsonLines([toolRow(5, { categories: ['AI Writing'] })]));
  const words = ['import', file, '--published', '--category-map', map];
  const { code, stdout, stderr } = await program.run(words);
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /map\.json leads to categories that the catalog does not have: ships\n$/);
  assert.match((await program.succeed(...words, '--create-categories')).stdout, /, 1 new category\n$/);
  assert.deepEqual(await categoriesOf('sample-5'), ['ships']);
});

test('a file that is no map is refused before anything is read', async () => {
  const file = await program.file('e.jsonl', jsonLines([toolRow(6)]));
  for (const [map, sentence] of [
    [['writing'], /map\.json does not hold a JSON object such as /],
    [{ Robots: 7 }, /map\.json: "Robots" has neither the slug of a category nor null/],
    [{ Robots: 'Not A Slug' }, /map\.json: "Robots" has neither/],
  ] as const) {
    const { code, stderr } = await program.run(['import', file, '--category-map', await mapFile(map)]);
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
  assert.match((await program.run(['import', file, '--category-map', '/nonexist'])).stderr, /cannot read \/nonexist/);
});
