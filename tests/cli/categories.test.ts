/** Importing categories: what rows say is taken, what they leave out is kept or, for new categories that are known, brought along. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('migrate');
});
after(() => program.close());

async function importRows(rows: unknown[]): Promise<string> {
  const file = await program.file('rows.json', JSON.stringify(rows));
  return (await program.succeed('categories', 'import', file)).stdout;
}

async function textsOf(id: string): Promise<Record<string, { name: string; synonyms: string[] }>> {
  const list = await program.succeed('categories', 'list', '--json');
  return list.json.find((category: { id: string }) => category.id === id).texts;
}

test('a new category that starters have brings its names and synonyms in eight languages', async () => {
  await importRows([{ slug: 'language-models', name: 'Language Models' }]);
  const texts = await textsOf('language-models');
  assert.deepEqual(Object.keys(texts).sort(), [...LOCALES].sort());
  assert.equal(texts['de']?.name, 'Sprachmodelle');
  for (const locale of LOCALES) assert.ok((texts[locale]?.synonyms.length ?? 0) > 0, locale);
});

test('what a row says itself goes before what is known', async () => {
  await importRows([{ slug: 'video', name: 'Video', names: { de: 'Bewegte Bilder' }, synonyms: { en: ['clip'] } }]);
  const texts = await textsOf('video');
  assert.equal(texts['de']?.name, 'Bewegte Bilder');
  assert.deepEqual(texts['en']?.synonyms, ['clip']);
  assert.ok(texts['fr'] !== undefined);
});

test('a slug of another form is told its form', async () => {
  const rows = ['Book Keeping', 'a--b', 'x'.repeat(81)].map((slug) => ({ slug, name: 'Books' }));
  const { stderr } = await program.run(['categories', 'import', await program.file('rows.json', JSON.stringify(rows))]);
  const form =
    'slug: Use lower-case Latin letters and digits, with one hyphen between words, such as image-generation.';
  for (const line of [`row 1: ${form}\n`, `row 2: ${form}\n`, 'row 3: slug: Too long. Write at most 80 characters.\n'])
    assert.ok(stderr.includes(line), stderr);
});

test('a category of the same id and another name is a different one', async () => {
  await importRows([{ slug: 'chatbots', name: 'Bots for ships' }]);
  assert.deepEqual(Object.keys(await textsOf('chatbots')), ['en']);
});

test('keys that no row has are named with what was meant', async () => {
  const file = await program.file('keys.json', JSON.stringify([{ slug: 'legal', name: 'Legal', descripton: 'x' }]));
  const { stderr } = await program.succeed('categories', 'import', file);
  assert.match(stderr, /"descripton" \(1 row; did you mean description\?\)/);
});

test('a category that exists keeps its texts', async () => {
  const rows = [{ slug: 'legal', name: 'Legal', names: { de: 'Recht und Verträge' } }];
  await importRows(rows);
  await importRows([{ slug: 'legal', name: 'Legal' }]);
  assert.equal((await textsOf('legal'))['de']?.name, 'Recht und Verträge');
  assert.equal(await importRows(rows), '0 created, 0 changed, 1 unchanged, 0 bad\n');
});

test('what export writes and what list prints is taken by import, and changes nothing', async () => {
  const listed = (await program.succeed('categories', 'list', '--json')).stdout;
  const exported = (await program.succeed('categories', 'export', '-')).stdout;
  // The name that the documents use.
  assert.deepEqual(Object.keys(JSON.parse(exported)[0]), ['slug', 'name', 'names', 'descriptions', 'synonyms']);
  for (const input of [listed, exported]) {
    const { code, stdout } = await program.run(['categories', 'import', '-'], { input });
    const count = (JSON.parse(input) as unknown[]).length;
    assert.deepEqual([code, stdout], [0, `0 created, 0 changed, ${count} unchanged, 0 bad\n`]);
  }
});

test('what standard input has instead of an array of categories is named', async () => {
  for (const [input, sentence] of [
    ['[{"slug"', 'standard input is not readable JSON in UTF-8'],
    ['{}', 'standard input does not hold a JSON array'],
    [
      '[{"slug":"text","name":"Text","group":7}]',
      'row 1: group: Write a name in quotation marks, or names in braces, such as {"en": "Text", "de": "Texte"}.',
    ],
    [jsonLines([toolRow(1)]), 'standard input looks like tools, one a line: use `toolshelf import`'],
    [jsonLines([toolRow(1), toolRow(2)]), 'standard input looks like tools, one a line: use `toolshelf import`'],
    ['{"slug":"a"}\n{"slug":"b"}\n', 'standard input has one object a line; categories are one JSON array: [{…}, {…}]'],
  ] as const) {
    const { code, stderr } = await program.run(['categories', 'import', '-'], { input });
    assert.deepEqual([code, stderr.split('\n')[0]], [1, `toolshelf: ${sentence}`]);
  }
});

test('exported categories make the same ones elsewhere', async () => {
  const other = await createProgram();
  try {
    const file = join(program.folder, 'categories.json');
    assert.match((await program.succeed('categories', 'export', file)).stdout, /^\d+ categories\n$/);
    await other.succeed('categories', 'import', file);
    const of = async ({ succeed }: Program) => (await succeed('categories', 'export', '-')).stdout;
    assert.equal(await of(other), await of(program));
  } finally {
    await other.close();
  }
});

test('groups go along with the rows, in the order of the file; rows without one stay where they are', async () => {
  const [from, to] = [await createProgram(), await createProgram()];
  const take = async ({ file, run }: Program, rows: unknown[]) =>
    run(['categories', 'import', await file('rows.json', JSON.stringify(rows))]);
  const listed = async ({ succeed }: Program) =>
    (await succeed('categories', 'list', '--json')).json.map(
      ({ slug, group }: { slug: string; group?: { en: string } | null }) =>
        `${slug} ${group === undefined ? '-' : (group?.en ?? 'none')}`,
    );
  try {
    const [poetry, sea] = [{ en: 'Words', de: 'Wörter' }, { en: 'Sea' }];
    const rows = [
      { slug: 'tugs', name: 'Tugs', group: sea },
      { slug: 'poems', name: 'Poems', group: poetry },
      { slug: 'boats', name: 'Boats', group: 'Sea' },
      { slug: 'ants', name: 'Ants', group: null },
      { slug: 'zebras', name: 'Zebras' },
    ];
    assert.equal((await take(from, rows)).stdout, '5 created, 0 changed, 0 unchanged, 0 bad\n');
    const order = ['tugs Sea', 'boats Sea', 'poems Words', 'ants none', 'zebras -'];
    assert.deepEqual(await listed(from), order);
    assert.equal((await take(from, rows)).stdout, '0 created, 0 changed, 5 unchanged, 0 bad\n');
    for (const words of [
      ['list', '--json'],
      ['export', '-'],
    ]) {
      const { stdout } = await from.succeed('categories', ...words);
      await to.run(['categories', 'import', '-'], { input: stdout });
      assert.equal((await to.succeed('categories', ...words)).stdout, stdout);
    }
    await take(from, [
      { slug: 'zebras', group: 'Words' },
      { slug: 'poems', name: 'Verse' },
    ]);
    assert.deepEqual(await listed(from), ['tugs Sea', 'boats Sea', 'zebras Words', 'poems Words', 'ants none']);
    const bad = await take(from, [
      { slug: 'ants', group: { xx: 'Ants' } },
      { slug: 'tugs', group: 'x'.repeat(61) },
      ...Array.from({ length: 12 }, (_, at) => ({ slug: `own-${at}`, name: `Own ${at}`, group: `Group ${at}` })),
    ]);
    assert.match(bad.stderr, /row 1: group: Choose one of: en, .*\n.*row 2: group: .*60.*\n.*row 13: group: .*12/);
    assert.match(bad.stdout, /^10 created, 0 changed, 0 unchanged, 4 bad/);
  } finally {
    await from.close();
    await to.close();
  }
});

test('a bad row moves nothing, and a change of the order alone is told as one', async () => {
  const own = await createProgram();
  const take = async (rows: unknown[], ...options: string[]) =>
    own.run(['categories', 'import', await own.file('rows.json', JSON.stringify(rows)), ...options]);
  const listed = async () =>
    (await own.succeed('categories', 'list', '--json')).json.map(({ slug }: { slug: string }) => slug);
  const row = (slug: string, group: string, more = {}) => ({ slug, name: slug.toUpperCase(), group, ...more });
  try {
    const [tugs, boats, ships, poems, odes] = [
      row('tugs', 'Sea'),
      row('boats', 'Sea'),
      row('ships', 'Sea'),
      row('poems', 'Words'),
      row('odes', 'Words'),
    ];
    const rows = [tugs, boats, ships, poems, odes];
    const order = rows.map(({ slug }) => slug);
    await take(rows);
    assert.deepEqual(await listed(), order);
    const faulty = [
      { slug: 'tugs', name: 'TUGS', Group: 'Sea' },
      { ...boats, slug: 'Boats A' },
      { ...ships, names: { xx: 'Ships' } },
      odes,
      poems,
      poems,
    ];
    for (const option of ['--keep-going', '--only']) {
      assert.match(
        (await take([...faulty.slice(0, 3), poems, odes, poems], option)).stdout,
        /^0 created, 0 changed, 3 /,
      );
      assert.deepEqual(await listed(), order, option);
    }
    assert.match((await take(faulty)).stdout, /^0 created, 2 changed, 1 unchanged, 3 bad/);
    assert.deepEqual(await listed(), ['tugs', 'boats', 'ships', 'odes', 'poems']);
    assert.match((await take(rows)).stdout, /^0 created, 2 changed, 3 unchanged, 0 bad/);
    assert.match((await take([poems, odes, tugs, boats, ships])).stdout, /^0 created, 5 changed/);
    assert.deepEqual(await listed(), ['poems', 'odes', 'tugs', 'boats', 'ships']);
    await take([poems, row('songs', 'Words'), row('storms', 'Weather'), tugs]);
    assert.deepEqual(await listed(), ['poems', 'songs', 'odes', 'storms', 'tugs', 'boats', 'ships']);
  } finally {
    await own.close();
  }
});

test('what keeps the texts of a starter category in other languages is told, until the file replaces them', async () => {
  await importRows([
    { slug: 'finance', name: 'Finance & Accounting' },
    { slug: 'legal', name: 'Legal' },
    { slug: 'email', name: 'E-mail Assistants' },
    { slug: 'meetings', name: 'Meeting Assistants' },
  ]);
  const texts = { names: { de: 'Konten' }, descriptions: { de: 'Für Konten.' } };
  const rows = [
    { slug: 'finance', name: 'Ledgers', ...texts },
    { slug: 'email', name: 'Letters' },
    { slug: 'legal', name: 'Law', names: { ru: 'Р', uk: 'У', pl: 'P', de: 'D', es: 'E', fr: 'F' } },
    { slug: 'meetings', name: 'Meeting Assistants' },
    { slug: 'ferries', name: 'Ferries' },
  ];
  const file = await program.file('starters.json', JSON.stringify(rows));
  const { stderr } = await program.succeed('categories', 'import', file);
  assert.match(
    stderr,
    /3 categories keep the starter texts in other languages: email \(names and descriptions ar ru uk pl de es fr\), finance \(names and descriptions ar ru uk pl es fr\), legal \(names ar; descriptions ar ru uk pl de es fr\);/,
  );
  const again = await program.succeed('categories', 'import', file, '--json');
  assert.deepEqual(Object.keys(again.json.starter_texts), ['email', 'finance', 'legal']);
});

test('import --only leaves what the file names, and what tools or submissions have', async () => {
  const idsIn = async () =>
    (await program.succeed('categories', 'list', '--json')).json.map(({ id }: { id: string }) => id);
  const rows = jsonLines([
    toolRow(1, { categories: ['video'] }),
    toolRow(2, { categories: ['legal'], status: 'awaiting_moderation' }),
  ]);
  await program.succeed('import', await program.file('tools.jsonl', rows), '--published');
  const file = await program.file('own.json', JSON.stringify([{ slug: 'ships', name: 'Ships' }]));
  const { stdout } = await program.succeed('categories', 'import', file, '--only');
  assert.match(
    stdout,
    /^1 created, 0 changed, 0 unchanged, 0 bad; \d+ removed: [a-z0-9, -]+; 2 stay, used by tools or submissions: legal, video\n$/,
  );
  assert.deepEqual(await idsIn(), ['legal', 'ships', 'video']);
  assert.match((await program.succeed('categories', 'import', file, '--only')).stdout, /; 0 removed; 2 stay, used/);
});

test('import --only removes nothing while a row is bad', async () => {
  const file = await program.file('bad.json', JSON.stringify([{ slug: 'Not A Slug', name: 'Ships' }]));
  const { code, stderr } = await program.run(['categories', 'import', file, '--only']);
  assert.equal(code, 1);
  assert.match(stderr, /no category was removed, since rows were bad/);
  assert.match((await program.succeed('categories', 'list')).stdout, /^ships\t/m);
});

test('remove takes categories that nothing uses, named or all of them, and says which stay', async () => {
  const some = await program.run(['categories', 'remove', 'ships,video,boats']);
  assert.deepEqual([some.code, some.stdout], [1, '1 removed: ships; 1 stays, used by tools or submissions\n']);
  assert.match(
    some.stderr,
    /video is used by tools or submissions; merge it .*\n.*there is no category "boats"\n.*2 categories not removed/,
  );
  for (const words of [[], ['video', '--unused']])
    assert.equal((await program.run(['categories', 'remove', ...words])).code, 2);
});

test('remove --unused takes starter categories as they came, and names the others', async () => {
  await importRows([
    { slug: 'one', name: 'One' },
    { slug: 'prompts', name: 'Prompts' },
    { slug: 'education', name: 'Education', names: { de: 'Lernen' } },
    { slug: 'two', name: 'Two' },
  ]);
  const { stdout, stderr } = await program.succeed('categories', 'remove', '--unused');
  assert.equal(stdout, '1 removed: prompts\n');
  assert.match(stderr, /unused, too, but your own: .*`toolshelf categories remove education,one,two`/);
  assert.equal((await program.succeed('categories', 'remove', 'education,one,two')).stderr, '');
  assert.equal((await program.run(['categories', 'remove', '--unused'])).stderr, '');
});
