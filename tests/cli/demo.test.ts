/** The demo catalog: loads into an empty database, and loading it again changes nothing. */
import assert from 'node:assert/strict';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { DOCUMENT_PASSWORDS } from '#cli/demo.ts';
import { isEmptyCatalog, loadDemoCatalog } from '#catalog/transfer/demo.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { getStoredTask } from '#catalog/tools/tasks/edits.ts';
import { shippedTexts } from '#catalog/tools/tasks/task-book.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import { CATEGORIES, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
let db: Database;
let folder: string;
before(async () => {
  program = await createProgram();
  db = await program.open();
  await migrate(db);
  folder = join(program.folder, 'demo');
  await mkdir(folder);
  await writeFile(join(folder, 'categories.json'), CATEGORIES);
  await writeFile(join(folder, 'tools-1.jsonl'), jsonLines([toolRow(1), toolRow(2)]));
  await writeFile(join(folder, 'tasks.json'), JSON.stringify({ 'transcribe-audio': ['sample-1', 'sample-3'] }));
  await writeFile(
    join(folder, 'tools-2.jsonl'),
    jsonLines([toolRow(3, { translations: { fr: { tagline: 'Rédige des réponses avec un modèle de langue' } } })]),
  );
});
after(() => program.close());

async function dump(): Promise<string> {
  const tables = [
    'tools',
    'tool_texts',
    'categories',
    'category_texts',
    'history',
    'catalog_revision',
    'url_claims',
    'entry_keys',
    'tool_tasks',
    'site_settings',
  ];
  return JSON.stringify(
    await Promise.all(
      tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db.read)).rows),
    ),
  );
}

test('a load that was cut off counts as empty and is finished by the next', async () => {
  assert.equal(await isEmptyCatalog(db), true);
  const broken = join(folder, 'tools-3.jsonl');
  await writeFile(broken, 'no json\n');
  await assert.rejects(loadDemoCatalog(db, folder), /tools-3\.jsonl, line 1/);
  assert.equal(await isEmptyCatalog(db), true);
  await copyFile(join(folder, 'tools-2.jsonl'), broken);
  await writeFile(broken, jsonLines([toolRow(4)]));
  const seen: number[][] = [];
  const loaded = await loadDemoCatalog(db, folder, (...each) => seen.push(each));
  assert.deepEqual(loaded, { categories: 2, tools: 4 });
  assert.deepEqual(seen.at(-1), [3, 3, 4], 'progress ends with all files and rows');
  assert.deepEqual(
    seen.toSorted(([a = 0], [b = 0]) => a - b),
    seen,
  );
  assert.equal(await isEmptyCatalog(db), false);
});

test('what its tools do is stated, as an editor would, and in the history', async () => {
  assert.deepEqual((await getStoredTask(db.read, 'transcribe-audio')).does, ['sample-1', 'sample-3']);
  const [entry] = await listHistory(db, 'transcribe-audio');
  assert.deepEqual([entry?.action, entry?.detail?.['does']], ['imported', 'sample-1 sample-3']);
});

test('the shipped demo states tasks with a page of tools that it has, at least three each', async () => {
  const shipped = new URL('../../demo/', import.meta.url);
  const files = (await readdir(shipped)).filter((name) => name.endsWith('.jsonl'));
  const lines = await Promise.all(files.map((name) => readFile(new URL(name, shipped), 'utf8')));
  const slugs = new Set(lines.flatMap((text) => [...text.matchAll(/^\{"slug":"([^"]+)"/gm)].map(([, slug]) => slug)));
  const tasks = JSON.parse(await readFile(new URL('tasks.json', shipped), 'utf8')) as Record<string, string[]>;
  for (const [task, does] of Object.entries(tasks)) {
    assert.ok('en' in shippedTexts(task), task);
    assert.ok(new Set(does).size >= 3, task);
    for (const slug of does) assert.ok(slugs.has(slug), `${task}: ${slug}`);
  }
});

test('loading twice changes nothing', async () => {
  const earlier = await dump();
  assert.deepEqual(await loadDemoCatalog(db, folder), { categories: 2, tools: 4 });
  assert.equal(await dump(), earlier);
});

test('tools of the demo alone are none of the catalog, which doctor says', async () => {
  assert.match(
    (await program.run(['doctor'])).stdout,
    /^warning\tchecklist\.tools\tOnly samples from the demo catalog are published\. Publish tools: .* or toolshelf import FILE --published$/m,
  );
});

test('what the demo uses is told with the way to remove it, and doctor warns of it', async () => {
  await program.succeed('import', await program.file('own.jsonl', jsonLines([toolRow(50)])), '--published');
  const file = await program.file('own.json', JSON.stringify([{ slug: 'ships', name: 'Ships' }]));
  const remove = 'which `toolshelf demo remove` removes';
  const one = '; 1 stays, used by tools of the demo, ';
  const { stdout } = await program.succeed('categories', 'import', file, '--only');
  assert.equal(stdout, `1 created, 0 changed, 0 unchanged, 0 bad; 1 removed: writing${one}${remove}: chatbots\n`);
  assert.match(
    (await program.run(['doctor'])).stdout,
    /^warning\tchecklist\.demo\t4 tools of the demo are published\. Remove .*toolshelf demo remove$/m,
  );
  assert.match((await program.run(['doctor'])).stdout, /^ok\tchecklist\.tools\tdone$/m);
});

test('a dry run says what the removal would take, and takes nothing', async () => {
  const earlier = await dump();
  const { stdout } = await program.succeed('demo', 'remove', '--dry-run');
  const { json } = await program.succeed('demo', 'remove', '--dry-run', '--json');
  assert.match(stdout, /^4 tools and \d collections? to remove\n$/);
  assert.equal(json.tools, 4);
  assert.equal(await dump(), earlier);
});

test('its removal names accounts with a password of the documents, never the operator’s own', async () => {
  const root = new URL('../../', import.meta.url);
  const names = (await readdir(new URL('docs/', root))).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(
    ['README.md', ...names.map((name) => `docs/${name}`)].map((name) => readFile(new URL(name, root), 'utf8')),
  );
  const shown = texts.flatMap((text) => [...text.matchAll(/--password '([^']+)'/g)].map(([, password]) => password));
  assert.deepEqual(new Set(shown), new Set(DOCUMENT_PASSWORDS));
  const create = (email: string, password: string) =>
    program.succeed('accounts', 'create', '--email', email, '--password', password, '--role', 'admin');
  await create('owner@example.org', 'quiet copper teapot 81');
  await create('editor@elsewhere.example.com', DOCUMENT_PASSWORDS[1] ?? '');
  const { stderr } = await program.succeed('demo', 'remove');
  assert.match(stderr, /the account editor@elsewhere\.example\.com has a password of the documents/);
  assert.ok(!stderr.includes('owner@example.org'));
  assert.equal((await program.succeed('accounts', 'list', '--json')).json.length, 2);
});
