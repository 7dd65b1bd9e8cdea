/** Import and export of tools and categories. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import { CATEGORIES, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
let db: Database;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  db = await program.open();
});
after(() => program.close());

/** Every table that an import may touch, as one text. */
async function dump(): Promise<string> {
  const tables = [
    'tools',
    'tool_texts',
    'submissions',
    'url_claims',
    'entry_keys',
    'history',
    'catalog_revision',
    'categories',
    'category_texts',
    'accounts',
  ];
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db.read)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

async function importRows(
  name: string,
  rows: readonly unknown[],
  options: { published?: boolean; strict?: boolean } = {},
) {
  const problems: { line: number; fields: Record<string, unknown> }[] = [];
  const file = await program.file(name, typeof rows[0] === 'string' ? rows.join('\n') : jsonLines(rows));
  const result = await importTools(db, file, {
    published: options.published ?? true,
    strict: options.strict ?? false,
    onProblem: (problem) => problems.push(problem),
  });
  return { ...result, problems };
}

async function toolOf(slug: string) {
  return db.read.selectFrom('tools').selectAll().where('slug', '=', slug).executeTakeFirst();
}

test('a second import of the same categories changes nothing, and bad rows are named', async () => {
  const earlier = await dump();
  const again = await program.succeed('categories', 'import', join(program.folder, 'categories.json'), '--json');
  assert.deepEqual(again.json, { created: 0, changed: 0, unchanged: 2, bad: 0 });
  assert.equal(await dump(), earlier);
  const broken = JSON.stringify([
    { slug: 'Bad Slug', name: 'x' },
    { slug: 'writing', name: 'Writing', names: { tlh: 'x' } },
    7,
    { id: 'chatbots', name: 'Chatbots', names: { fr: 'Agents conversationnels' } },
  ]);
  const { code, json, stderr } = await program.run([
    'categories',
    'import',
    await program.file('broken.json', broken),
    '--json',
  ]);
  assert.equal(code, 1);
  assert.deepEqual(json, { created: 0, changed: 1, unchanged: 0, bad: 3 });
  assert.match(stderr, /row 1: slug: .*\n.*row 2: names: .*\n.*row 3: Write an object /);
  const names = await db.read
    .selectFrom('category_texts')
    .select(['locale', 'name'])
    .where('category_id', '=', 'chatbots')
    .orderBy('locale')
    .execute();
  assert.deepEqual(
    names.map((row) => row.locale),
    ['de', 'en', 'fr', 'pl'],
  );
});

test('rows are published with everything that belongs to them, and a second run changes nothing', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => toolRow(index));
  const file = await program.file('many.jsonl', jsonLines(rows));
  const first = await program.succeed('import', file, '--published', '--json');
  assert.deepEqual(first.json, { rows: 300, created: 300, changed: 0, unchanged: 0, queued: 0, unpriced: 0, bad: 0 });
  assert.equal(first.stderr, '');
  const tool = await toolOf('sample-7');
  assert.ok(tool);
  assert.equal(tool.state, 'published');
  assert.equal(tool.original_locale, 'en');
  const claim = await db.read
    .selectFrom('url_claims')
    .selectAll()
    .where('url_key', '=', 'sample-7.example.com')
    .executeTakeFirstOrThrow();
  assert.deepEqual([claim.entry_kind, claim.entry_id], ['tool', tool.id]);
  const keys = await db.read.selectFrom('entry_keys').select('key').where('entry_id', '=', tool.id).execute();
  assert.ok(keys.some(({ key }) => key === 'n:n:sample7') && keys.some(({ key }) => key.startsWith('u:')));
  const times = await db.read.selectFrom('tools').select('published_at').execute();
  assert.equal(new Set(times.map((row) => row.published_at)).size, 1);
  const earlier = await dump();
  const second = await program.succeed('import', file, '--published');
  assert.equal(second.stdout, '300 rows: 0 created, 0 changed, 300 unchanged, 0 queued, 0 bad\n');
  assert.equal(await dump(), earlier);
});

test('a changed row changes that tool alone and raises the revision once', async () => {
  const earlier = await db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  const other = await toolOf('sample-2');
  const result = await importRows('changed.jsonl', [
    toolRow(1, { tagline: 'Now it also reads mail with a language model' }),
    toolRow(2),
  ]);
  assert.deepEqual([result.changed, result.unchanged], [1, 1]);
  assert.equal((await toolOf('sample-1'))?.revision, earlier.revision + 1);
  assert.deepEqual(await toolOf('sample-2'), other);
});

test('a row without a slug means the tool at its address; a new one gets a slug from its name', async () => {
  const rows = [
    {
      ...toolRow(3, { url: 'http://www.sample-3.example.com/index.html?utm_source=x', pricing_model: 'paid' }),
      slug: undefined,
    },
    { ...toolRow(900, { name: 'Żółta Łódź & Co' }), slug: undefined },
    { ...toolRow(901, { name: 'Sample 3' }), slug: undefined },
    { ...toolRow(902, { name: 'Щедрий помічник' }), slug: undefined },
    { ...toolRow(903, { name: '智谱清言' }), slug: undefined },
    { ...toolRow(904, { name: 'مساعد' }), slug: undefined },
  ];
  const result = await importRows('slugs.jsonl', rows);
  assert.deepEqual(result.problems, []);
  assert.deepEqual([result.created, result.changed], [5, 1]);
  assert.equal((await toolOf('sample-3'))?.pricing_model, 'paid');
  const slugs = await db.read
    .selectFrom('tools')
    .select('slug')
    .where('url_key', 'like', 'sample-90_.%')
    .orderBy('url_key')
    .execute();
  assert.deepEqual(
    slugs.map((row) => row.slug),
    ['zolta-lodz-and-co', 'sample-3-2', 'shchedryi-pomichnyk', 'example', 'msaad'],
  );
  assert.equal((await importRows('slugs.jsonl', rows)).unchanged, 6);
});

test('a file with 19 broken rows reports each by its line and imports the rest', async () => {
  const good = [toolRow(500), toolRow(501)].map((row) => JSON.stringify(row));
  const bad: (string | Record<string, unknown>)[] = [
    'not json',
    '[1]',
    '"text"',
    '{"name": "cut off',
    { ...toolRow(502), url: undefined },
    toolRow(503, { url: 'ftp://sample.example.com' }),
    toolRow(504, { url: 'http://127.0.0.1/' }),
    toolRow(505, { name: 'x' }),
    toolRow(506, { name: 'n'.repeat(81) }),
    toolRow(507, { tagline: 'four' }),
    toolRow(508, { tagline: 'two\nlines of a tagline' }),
    toolRow(509, { description: 'd'.repeat(2001) }),
    toolRow(510, { categories: ['no-such-category'] }),
    toolRow(511, { categories: [] }),
    toolRow(512, { pricing_model: 'cheap' }),
    toolRow(513, { slug: 'Not A Slug' }),
    toolRow(514, { published_at: '2026-02-31' }),
    toolRow(515, { translations: { de: { tagline: 'kurz' } } }),
    JSON.stringify(toolRow(517)) + ' '.repeat(1024 * 1024),
  ];
  const lines = [good[0], '', ...bad.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))), good[1]];
  const file = await program.file('broken.jsonl', lines.join('\r\n'));
  const { code, json, stderr } = await program.run(['import', file, '--published', '--json']);
  assert.equal(code, 1);
  const counts = { rows: 21, created: 2, changed: 0, unchanged: 0, queued: 0, unpriced: 0, bad: 19 };
  assert.deepEqual(json, { ...counts, missing_categories: { 'no-such-category': 1 } });
  const reported = [...stderr.matchAll(/(?:^toolshelf: |first in )line (\d+)/gm)].map((match) => Number(match[1]));
  assert.deepEqual(
    reported.toSorted((a, b) => a - b),
    Array.from({ length: 19 }, (_, index) => index + 3),
  );
});

test('a line that means the tool of an earlier line changes it, by slug or by address, and is named', async () => {
  await importRows('meant.jsonl', [toolRow(530)]);
  const rows = [
    toolRow(530, { name: 'By slug', url: 'https://sample-531.example.com/' }),
    toolRow(530, { slug: undefined, name: 'By address', url: 'https://sample-531.example.com/?utm_source=again' }),
    toolRow(532),
  ];
  const file = await program.file('again.jsonl', jsonLines(rows));
  const { stdout, stderr } = await program.succeed('import', file, '--published');
  assert.equal(stdout, '3 rows: 1 created, 2 changed, 0 unchanged, 0 queued, 0 bad\n');
  assert.match(stderr, /line 2 means the same tool as an earlier line; the later one holds/);
  assert.doesNotMatch(stderr, /line [13] means/);
  assert.equal((await toolOf('sample-530'))?.name, 'By address');
});

test('bytes that are not UTF-8 spoil their own line only', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`\uFEFF${JSON.stringify(toolRow(520))}\n`),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from(JSON.stringify(toolRow(521))),
  ]);
  const file = await program.file('bytes.jsonl', bytes);
  const problems: number[] = [];
  const result = await importTools(db, file, { published: true, onProblem: ({ line }) => problems.push(line) });
  assert.deepEqual([result.created, problems], [2, [2]]);
});

test('a description loses the leftovers of scraping, a name with them is refused', async () => {
  const result = await importRows('leftovers.jsonl', [
    toolRow(530, { description: 'Answers\u0080\u0094 customers\u200D - quickly\u200B.' }),
    toolRow(531, { name: 'Sam\u200Bple' }),
    toolRow(532, { description: 'Turned \u202Etext' }),
  ]);
  assert.equal((await toolOf('sample-530'))?.description, 'Answers customers - quickly.');
  assert.deepEqual(
    result.problems.map(({ line, fields }) => [line, Object.keys(fields)]),
    [
      [2, ['name']],
      [3, ['description']],
    ],
  );
});

test('--strict stops at the first bad row and changes nothing', async () => {
  const rows = [
    ...Array.from({ length: 250 }, (_, index) => toolRow(2000 + index)),
    toolRow(2300, { name: 'x' }),
    toolRow(2301, { name: 'y' }),
  ];
  const earlier = await dump();
  const { code, stdout, stderr } = await program.run([
    'import',
    await program.file('strict.jsonl', jsonLines(rows)),
    '--published',
    '--strict',
  ]);
  assert.equal(code, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /line 251: name: /);
  assert.doesNotMatch(stderr, /line 252/);
  assert.equal(await dump(), earlier);
  await assert.rejects(
    importRows('twice.jsonl', [toolRow(2400), toolRow(2401, { url: 'https://sample-2400.example.com' })], {
      strict: true,
    }),
    { code: 'validation_failed' },
  );
  assert.equal(await dump(), earlier);
});

test('what an export writes an import reads back unchanged, translations included', async () => {
  const translations = {
    de: { tagline: 'Entwirft Antworten mit einem Sprachmodell', description: 'Für kleine Teams.' },
    ar: { tagline: 'يصوغ الردود بنموذج لغوي' },
  };
  await importRows('texts.jsonl', [
    toolRow(600, {
      translations,
      description: 'First.\nSecond.',
      logo_url: 'https://sample-600.example.com/logo.png',
      published_at: '2025-03-04T05:06:07+02:00',
      contact_email: 'a@example.org',
    }),
  ]);
  const file = join(program.folder, 'export.jsonl');
  const exported = await program.succeed('export', file);
  const lines = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(exported.stdout, `${lines.length} tools\n`);
  const row = lines.find((line) => line.slug === 'sample-600');
  assert.deepEqual(row.translations, translations);
  assert.equal(row.published_at, '2025-03-04T03:06:07.000Z');
  assert.ok(!('contact_email' in row));
  const earlier = await dump();
  const back = await importTools(db, file, { published: true });
  assert.deepEqual([back.unchanged, back.bad], [lines.length, 0]);
  assert.equal(await dump(), earlier);
  const other = await createProgram();
  try {
    const empty = await other.open();
    await migrate(empty);
    await importCategories(empty, JSON.parse(CATEGORIES) as unknown[]);
    await importTools(empty, file, { published: true });
    assert.equal((await other.succeed('export', '-')).stdout, await readFile(file, 'utf8'));
  } finally {
    await other.close();
  }
});

test('an editor who took a tool down is not overruled by an import', async () => {
  await importRows('down.jsonl', [toolRow(700)]);
  await db.write(async (trx) => {
    await trx.updateTable('tools').set({ state: 'quarantined' }).where('slug', '=', 'sample-700').execute();
    await trx.deleteFrom('url_claims').where('url_key', '=', 'sample-700.example.com').execute();
  });
  assert.equal((await importRows('down.jsonl', [toolRow(700)])).unchanged, 1);
  const result = await importRows('down.jsonl', [toolRow(700, { name: 'Sample again' })]);
  assert.deepEqual(
    result.problems.map(({ fields }) => Object.keys(fields)),
    [['slug']],
  );
  assert.equal((await toolOf('sample-700'))?.state, 'quarantined');
});

test('rows that wait become submissions of the import account, once', async () => {
  const rows = [toolRow(800, { status: 'awaiting_moderation' }), toolRow(801)];
  const file = await program.file('queue.jsonl', jsonLines(rows));
  assert.equal(
    (await program.succeed('import', file, '--published')).stdout,
    '2 rows: 1 created, 0 changed, 0 unchanged, 1 queued, 0 bad\n',
  );
  assert.equal(await toolOf('sample-800'), undefined);
  const list = (await program.succeed('submissions', 'list', '--json')).json;
  assert.deepEqual(
    list.map((one: { name: string; status: string }) => [one.name, one.status]),
    [['Sample 800', 'awaiting_moderation']],
  );
  const earlier = await dump();
  const again = await importRows('queue.jsonl', rows);
  assert.deepEqual([again.unchanged, again.queued], [2, 0]);
  assert.equal(await dump(), earlier);
  const unpublished = await importRows(
    'queue-all.jsonl',
    [toolRow(800, { tagline: 'Corrected: a language model that drafts replies' }), toolRow(802)],
    { published: false },
  );
  assert.deepEqual([unpublished.changed, unpublished.queued], [1, 1]);
  const owner = await db.read
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'import@toolshelf.invalid')
    .executeTakeFirstOrThrow();
  assert.notEqual(owner.suspended_at, null);
  assert.equal(owner.role, 'member');
});

test('a row without a stated language gets the one of its texts, but none that it is translated into', async () => {
  const german = { tagline: 'Fasst lange Protokolle in einem Absatz zusammen, auch auf Deutsch' };
  const { problems } = await importRows('languages.jsonl', [
    toolRow(981, german),
    toolRow(982, { ...german, translations: { de: { tagline: 'Macht aus langen Protokollen einen Absatz' } } }),
    toolRow(983, { ...german, locale: 'fr' }),
  ]);
  assert.deepEqual(problems, []);
  const locales = await Promise.all([981, 982, 983].map(async (n) => (await toolOf(`sample-${n}`))?.original_locale));
  assert.deepEqual(locales, ['de', 'en', 'fr']);
});
