/** `demo remove` takes out what the demo brought and nothing else; where the demo is loaded by itself. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openLiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { insertCollection } from '#catalog/tools/collections/edits.ts';
import { isEmptyCatalog, loadDemoCatalog } from '#catalog/transfer/demo.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import { readConfig } from '#server/settings/config.ts';
import { CATEGORIES, PASSWORD, createProgram, jsonLines, toolRow, type Program } from '../../cli/program.ts';

const TABLES = ['tools', 'tool_texts', 'url_claims', 'entry_keys'];

async function dump(db: Database): Promise<string> {
  const rows = TABLES.map(
    async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db.read)).rows,
  );
  return JSON.stringify(await Promise.all(rows));
}

async function open(t: {
  after(act: () => Promise<void>): void;
}): Promise<{ program: Program; db: Database; folder: string }> {
  const program = await createProgram();
  t.after(() => program.close());
  const db = await program.open();
  await migrate(db);
  const folder = join(program.folder, 'demo');
  await mkdir(folder);
  await writeFile(join(folder, 'categories.json'), CATEGORIES);
  const translations = { fr: { tagline: 'Rédige des réponses avec un modèle de langue' } };
  await writeFile(join(folder, 'tools-1.jsonl'), jsonLines([toolRow(1), toolRow(2), toolRow(3, { translations })]));
  return { program, db, folder };
}

test('a tool of the demo that a list of one’s own has changed stays', async (t) => {
  const { program, db, folder } = await open(t);
  await loadDemoCatalog(db, folder);
  const own = await program.file('own.jsonl', jsonLines([{ ...toolRow(2), tagline: 'Writes answers as we say it' }]));
  assert.match((await program.succeed('import', own, '--published')).stdout, /1 changed/);
  const { json } = await program.succeed('demo', 'remove', '--json');
  assert.deepEqual([json.tools, json.kept_tools], [2, 1]);
});

test('every tool that the demo brought goes, running servers see it, and it does not come back', async (t) => {
  const { program, db, folder } = await open(t);
  const before = await dump(db);
  await loadDemoCatalog(db, folder);
  const live = await openLiveCatalog(db, {
    onError: assert.ifError,
    onIndexFileError: assert.ifError,
    onLost: assert.ifError,
    onFound: () => undefined,
  });
  await live.loaded;
  live.follow();
  assert.equal(live.index.size, 3);
  const { json } = await program.succeed('demo', 'remove', '--json');
  assert.deepEqual(json, {
    tools: 3,
    collections: 0,
    kept_tools: 0,
    kept_collections: 0,
  });
  assert.equal(await dump(db), before);
  await live.stop();
  assert.equal(live.index.size, 0);
  assert.ok(live.categories.words.length > 0, 'a catalog without categories would take no tools');
  assert.equal(await isEmptyCatalog(db), false, 'the next start does not load it again');
  assert.equal((await program.succeed('demo', 'remove', '--json')).json.tools, 0);
});

test('what is not of the demo, and what somebody has made their own since, stays', async (t) => {
  const { program, db, folder } = await open(t);
  await loadDemoCatalog(db, folder);
  await program.succeed('import', await program.file('own.jsonl', jsonLines([toolRow(7)])), '--published');
  await program.succeed('accounts', 'create', '--email', 'ed@example.org', '--password', PASSWORD, '--role', 'editor');
  const slug = (await db.read.selectFrom('tools').select('slug').orderBy('seq').executeTakeFirstOrThrow()).slug;
  await program.succeed('tools', 'quarantine', slug, '--reason', 'policy', '--as', 'ed@example.org');
  const { json } = await program.succeed('demo', 'remove', '--json');
  assert.deepEqual([json.tools, json.kept_tools], [2, 1]);
  const left = await db.read.selectFrom('tools').select(['slug', 'state']).orderBy('seq').execute();
  assert.deepEqual(
    left.map(({ state }) => state),
    ['quarantined', 'published'],
  );
  assert.equal(left[0]?.slug, slug);
});

test('tools of the demo go together with its own collections; those that somebody collected or listed stay', async (t) => {
  const { program, db, folder } = await open(t);
  const texts = { en: { title: 'Start here', intro: '' } };
  const slugs = ['sample-1', 'sample-2', 'sample-3'];
  const rows = [{ id: 'start-here', starts_on: '2026-01-01', texts, tools: slugs }];
  await writeFile(join(folder, 'collections.json'), JSON.stringify(rows));
  await loadDemoCatalog(db, folder);
  const tools = await db.read.selectFrom('tools').select(['id', 'slug']).orderBy('seq').execute();
  const placed = await db.read.selectFrom('collection_tools').select('tool_id').execute();
  assert.equal(placed.length, 3, `the demo collection holds ${tools.map(({ slug }) => slug).join(' ')}`);
  const [collected, listed] = tools.map(({ slug }) => slug);
  assert.ok(collected !== undefined && listed !== undefined);
  await program.succeed('accounts', 'create', '--email', 'ed@example.org', '--password', PASSWORD, '--role', 'editor');
  const editor = await db.read.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  const own = { texts, startsOn: '2026-01-01', endsOn: null, tools: [collected] };
  await db.write((trx) => insertCollection(trx, editor.id, 'our-own', own));
  const list = { id: 'mine', account_id: editor.id, title: 'Mine', intro: '', locale: 'en', state: 'private' };
  const at = { created_at: editor.created_at, updated_at: editor.created_at };
  await db.write(async (trx) => {
    await trx
      .insertInto('lists')
      .values({ ...list, ...at })
      .execute();
    const tool_id = tools[1]?.id ?? '';
    await trx.insertInto('list_tools').values({ list_id: 'mine', tool_id, place: 0, note: '' }).execute();
  });

  const { json } = await program.succeed('demo', 'remove', '--json');
  assert.deepEqual([json.tools, json.collections, json.kept_tools, json.kept_collections], [1, 1, 2, 0]);
  const left = await db.read.selectFrom('tools').select('slug').orderBy('seq').execute();
  assert.deepEqual(
    left.map(({ slug }) => slug),
    [collected, listed],
  );
  assert.equal((await program.succeed('demo', 'remove', '--json')).json.tools, 0, 'one removal took all that goes');
});

test('the demo is loaded by itself only where the public address is this machine', () => {
  const loads = (settings: Record<string, string>) => readConfig(settings).demoCatalog;
  for (const url of ['', 'http://localhost:3000', 'http://127.0.0.1', 'http://tools.localhost', 'http://[::1]:8080'])
    assert.equal(loads({ PUBLIC_URL: url }), true, url);
  for (const url of ['https://tools.example.org', 'http://10.0.0.7', 'https://localhost.example.org'])
    assert.equal(loads({ PUBLIC_URL: url }), false, url);
  assert.equal(loads({ PUBLIC_URL: 'https://tools.example.org', DEMO_CATALOG: 'on' }), true);
  assert.equal(loads({ DEMO_CATALOG: 'off' }), false);
});
