/** What an import says of a list in another form: an array is read, a table is named, bad rows and unknown keys are told briefly. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CATEGORIES, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
});
after(() => program.close());

const linesIn = (stderr: string): string[] => stderr.split('\n').filter(Boolean);

test('a JSON array is imported, and its entries are counted', async () => {
  const rows = [toolRow(1), toolRow(2, { name: '' }), toolRow(3)];
  const file = await program.file('list.json', JSON.stringify(rows, null, 2));
  const { code, stdout, stderr } = await program.run(['import', file, '--published']);
  assert.equal(code, 1);
  assert.match(stdout, /^3 rows: 2 created, .* 1 bad\n$/);
  const said = linesIn(stderr);
  assert.match(said[0] ?? '', /is a JSON array; a line below is one of its entries, counted from 1$/);
  assert.match(said[1] ?? '', /line 2: name: /);
  const strict = await program.run(['import', '-', '--published', '--strict'], { input: JSON.stringify([toolRow(4)]) });
  assert.equal(strict.code, 0);
  assert.equal(linesIn(strict.stderr).length, 1);
});

test('an array longer than a piece of the file is read whole', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    toolRow(100 + index, { description: 'It answers, [with care], "every" question. '.repeat(40) }),
  );
  const file = await program.file('long.json', JSON.stringify(rows));
  assert.match((await program.succeed('import', file, '--published')).stdout, /^300 rows: 300 created, /);
});

test('an array that is cut off is told, after the rows before are stored; --strict stores none', async () => {
  const whole = JSON.stringify([toolRow(600)]).slice(0, -1);
  for (const [cut, said] of [
    ['[', /^1 row: 0 created, .* 1 bad\n$/],
    [whole, /^2 rows: 0 created, 0 changed, 1 unchanged, .* 1 bad\n$/],
    [`${whole},`, /^2 rows: 0 created, 0 changed, 1 unchanged, .* 1 bad\n$/],
    [`${whole}}`, /^2 rows: 0 created, 0 changed, 1 unchanged, .* 1 bad\n$/],
  ] as const) {
    if (cut === whole) {
      const strict = await program.run(['import', '-', '--published', '--strict'], { input: cut });
      assert.equal(strict.code, 1);
      const first = await program.run(['import', await program.file('cut.json', cut), '--published']);
      assert.match(first.stdout, /^2 rows: 1 created, .* 1 bad\n$/, 'the strict import has stored nothing');
    }
    const { code, stdout, stderr } = await program.run(['import', '-', '--published'], { input: cut });
    assert.equal(code, 1, cut);
    assert.match(stdout, said, cut);
    assert.match(stderr, /line \d+: This JSON array is cut off: its closing bracket is missing\.\n/, cut);
  }
});

test('an object over several lines is named in one line', async () => {
  const file = await program.file('object.json', JSON.stringify(toolRow(1), null, 2));
  const { code, stderr } = await program.run(['import', file]);
  assert.equal(code, 1);
  assert.equal(linesIn(stderr).length, 1);
  assert.match(stderr, /import reads one JSON object a line, or an array of them/);
});

test('CSV is named in one line', async () => {
  const file = await program.file('list.csv', `name,url\n${'A,https://a.example.com\n'.repeat(50)}`);
  const { code, stderr } = await program.run(['import', file]);
  assert.equal(code, 1);
  assert.equal(linesIn(stderr).length, 1);
  assert.match(stderr, /looks like CSV/);
});

test('twenty bad rows are listed, further ones are counted', async () => {
  const bad = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => toolRow(index, { name: '' }));
    const { stderr } = await program.run(['import', await program.file('bad.jsonl', jsonLines(rows)), '--keep-going']);
    return linesIn(stderr);
  };
  const twenty = await bad(20);
  assert.equal(twenty.length, 20);
  assert.match(twenty[19] ?? '', /line 20: name: /);
  const more = await bad(22);
  assert.deepEqual(more.slice(0, 20), twenty);
  assert.equal(more.slice(20).join('\n'), 'toolshelf: 2 more lines have problems');
});

test('--strict says once what is wrong, and that nothing was changed', async () => {
  const file = await program.file('strict.jsonl', jsonLines([toolRow(900), toolRow(901, { name: '' })]));
  const { stderr } = await program.run(['import', file, '--published', '--strict']);
  const said = linesIn(stderr);
  assert.equal(said.length, 2);
  assert.match(said[0] ?? '', /line 2: name: /);
  assert.equal(said[1], 'toolshelf: nothing was changed, since this row is bad');
  const json = await program.run(['import', file, '--published', '--strict', '--json']);
  assert.equal(JSON.parse(linesIn(json.stderr).at(-1) ?? '').error.code, 'validation_failed');
});

test('keys that no row has are told once, with their rows and the key that was meant', async () => {
  const rows = [
    toolRow(950, { pricing: 'free', contact: 'x' }),
    toolRow(951, { pricing: 'paid', categorys: [], category: 'text', 'zebra crossing': 1 }),
    toolRow(952),
  ];
  const file = await program.file('keys.jsonl', jsonLines(rows));
  const { stderr, json } = await program.run(['import', file, '--published', '--json']);
  assert.equal(
    stderr,
    'toolshelf: left out, since an import does not know these keys: "pricing" (2 rows; did you mean pricing_model?), ' +
      '"contact" (1 row; did you mean contact_email?), "categorys" (1 row; did you mean categories?), ' +
      '"category" (1 row; did you mean categories?), ' +
      '"zebra crossing" (1 row)\n',
  );
  assert.deepEqual(json.ignored, { pricing: 2, contact: 1, categorys: 1, category: 1, 'zebra crossing': 1 });
});

test('an export has no unknown keys', async () => {
  const { stdout } = await program.succeed('export', '-');
  const { stderr } = await program.run(['import', '-', '--published'], { input: stdout });
  assert.equal(stderr, '');
});

test('sentences speak of a file, not of sending and entering', async () => {
  const input = [
    '7',
    JSON.stringify(toolRow(1, { categories: 'chatbots' })),
    JSON.stringify(toolRow(1, { translations: [] })),
    JSON.stringify(toolRow(1, { tagline: 1 })),
  ].join('\n');
  const { stderr } = await program.run(['import', '-'], { input });
  assert.deepEqual(linesIn(stderr).slice(0, 4), [
    'toolshelf: line 1: Write an object in braces, such as {"name": "Lantern"}.',
    'toolshelf: line 2: categories: Write a list in brackets, such as ["chatbots"].',
    'toolshelf: line 3: translations: Write an object in braces.',
    'toolshelf: line 4: tagline: Write text in quotation marks.',
  ]);
});
