/** A new catalog takes tools from its first start on: it has categories, which never come back once somebody took them away. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { LOCALES } from '#catalog/locales.ts';
import { becomeMirror } from '#catalog/replication/mirror.ts';
import { importCategories, listCategoryRows } from '#catalog/tools/categories/categories.ts';
import { removeDemoCatalog } from '#catalog/transfer/demo-removal.ts';
import { clockOfToday } from './support/clock.ts';
import { migrate } from '#database/migrations.ts';
import { openLog } from '#http/transport/log.ts';
import { createApp, type App } from '#server/app.ts';
import { readConfig } from '#server/settings/config.ts';
import { prepareDatabase } from '#server/start/preparation.ts';
import { emptyDatabase } from './support/databases.ts';
import { makeAccount } from './support/factories.ts';
import { speaker } from './support/world.ts';

/** An empty database, and what a start does to it. */
async function open(t: TestContext) {
  const { db, url, folder, remove } = await emptyDatabase(clockOfToday());
  const apps: App[] = [];
  t.after(async () => {
    for (const app of apps) await app.close();
    await db.close();
    await remove();
  });
  const configOf = (settings: Record<string, string>) =>
    readConfig({ DATABASE_URL: url, DATA_DIR: folder, PORT: '0', OUTGOING: 'off', ...settings });
  const config = configOf({ PUBLIC_URL: 'https://tools.example.org' });
  return {
    db,
    async start(): Promise<App> {
      const app = await createApp(config, db, openLog('silent'), {});
      apps.push(app);
      return app;
    },
    prepare: (settings?: Record<string, string>) =>
      prepareDatabase(settings === undefined ? config : configOf(settings), openLog('silent').logger),
    count: async () => (await listCategoryRows(db.read)).length,
  };
}

test('the smallest submission of a first maker is accepted by a catalog that has just been started', async (t) => {
  const { db, start, prepare } = await open(t);
  await prepare();
  const app = await start();
  await app.context.live.loaded;
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const account = await makeAccount(db, 'maker@example.org', 'member');
  const scopes = ['submissions:write'] as const;
  const wanted = { name: 'first', scopes, expiresInDays: 90 };
  const { secret } = await createToken(db, account, wanted, { verificationRequired: false });
  const maker = speaker(`http://127.0.0.1:${port}`, account, secret);
  const body = {
    url: 'https://first.example.com/',
    name: 'First',
    tagline: 'Assistant that drafts replies with a language model',
    pricing_model: 'free',
    categories: ['chatbots'],
  };
  const reply = await maker.post('/api/v1/submissions', body);
  assert.equal(reply.status, 201, reply.text);
  const { data } = (await maker.get('/api/v1/categories?locale=uk')).json;
  assert.equal(data.length, 40);
});

test('each of the forty has a name in every language', async (t) => {
  const { db, prepare } = await open(t);
  await prepare();
  const categories = await listCategoryRows(db.read);
  assert.equal(categories.length, 40);
  for (const { id, texts } of categories) assert.deepEqual(Object.keys(texts).sort(), [...LOCALES].sort(), id);
});

test('servers that start at once make them together once', async (t) => {
  const { prepare, db, count } = await open(t);
  await Promise.all([prepare(), prepare(), prepare()]);
  assert.equal(await count(), 40);
  const { made } = await db.read
    .selectFrom('history')
    .select((of) => of.fn.countAll().as('made'))
    .where('subject_kind', '=', 'category')
    .executeTakeFirstOrThrow();
  assert.equal(Number(made), 40);
});

test('a database that a command made before the first start gets them, too', async (t) => {
  const { db, prepare, count } = await open(t);
  await migrate(db);
  await makeAccount(db, 'admin@example.org', 'admin');
  await prepare();
  assert.equal(await count(), 40);
});

test('categories of one’s own stay alone', async (t) => {
  const { db, prepare, count } = await open(t);
  await migrate(db);
  await importCategories(db, [{ slug: 'ships', name: 'Ships' }]);
  await prepare();
  assert.equal(await count(), 1);
});

test('what somebody took away does not come back', async (t) => {
  const { db, prepare, count } = await open(t);
  await prepare();
  await db.write((trx) => trx.deleteFrom('categories').execute());
  await prepare();
  assert.equal(await count(), 0);
});

test('a mirror has those of its origin alone', async (t) => {
  const { db, prepare, count } = await open(t);
  await migrate(db);
  await becomeMirror(db, 'https://origin.example.org', () => Promise.resolve());
  await prepare({});
  assert.equal(await count(), 0);
});

test('the demo is loaded into them, also on a later start, and goes without them', async (t) => {
  const { db, prepare, count } = await open(t);
  await prepare();
  await prepare({ DEMO_CATALOG: 'on' });
  const { tools, collections } = await removeDemoCatalog(db);
  assert.ok(tools > 100 && collections > 0);
  assert.equal(await count(), 40);
});

for (const [what, row] of Object.entries({
  'somebody edited': { slug: 'chatbots', name: 'Talkers' },
  'somebody added': { slug: 'ships', name: 'Ships' },
}))
  test(`categories that ${what} are not mixed with the demo`, async (t) => {
    const { db, prepare } = await open(t);
    await prepare();
    const { id } = await makeAccount(db, 'admin@example.org', 'admin');
    await importCategories(db, [row], id, 'edit');
    await prepare({ DEMO_CATALOG: 'on' });
    assert.equal(await db.read.selectFrom('tools').select('id').executeTakeFirst(), undefined);
  });
