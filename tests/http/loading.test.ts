/** A server that listens before its tools are loaded: it says so, and answers what it can. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { createApp, type App } from '#server/app.ts';
import { openLog } from '#http/transport/log.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const w = await world();

describe('a server that still loads', () => {
  let app: App;
  let endLoading: () => void;
  let slug: string;
  let log = '';
  before(async () => {
    [slug = ''] = await publish(w.db, [
      { name: 'Lamp', slug: 'lamp' },
      { name: 'Torch', slug: 'torch' },
    ]);
    const { promise, resolve } = Promise.withResolvers<void>();
    endLoading = resolve;
    const held: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await promise;
        return result;
      },
    };
    const slow = Object.create(w.db, { survey: { value: w.db.survey.withPlugin(held) } }) as typeof w.db;
    app = await createApp(w.config, slow, openLog('info', { write: (lines) => void (log += lines) }));
  });
  after(() => app.close());

  const get = (url: string) => app.server.inject({ url, headers: { host: 'localhost' } });

  test('is alive, and not ready', async () => {
    assert.equal((await get('/livez')).statusCode, 200);
    const { statusCode, headers, body } = await get('/readyz');
    assert.deepEqual(
      [statusCode, headers['retry-after'], JSON.parse(body)],
      [503, '2', { status: 'loading', done: 0 }],
    );
  });

  test('answers for a tool by its slug, from the database', async () => {
    assert.equal(JSON.parse((await get(`/api/v1/tools/${slug}`)).body).data.name, 'Lamp');
    const page = await get(`/en/tools/${slug}`);
    assert.equal(page.statusCode, 200);
    assert.ok(page.body.includes('Lamp'));
  });

  test('asks those who search to come back in a moment', async () => {
    for (const path of ['/api/v1/tools', '/api/v1/tools?q=lamp', '/api/v1/categories', '/en', '/ar/tools?q=lamp']) {
      const { statusCode, headers } = await get(path);
      assert.deepEqual([statusCode, headers['retry-after']], [503, '2'], path);
    }
  });

  test('tells its figures', async () => {
    assert.match((await w.clock.elapseDuring(get('/metrics'), 500)).body, /^toolshelf_published_tools nan$/im);
  });

  test('misses nothing that changes meanwhile, whatever was read before', async () => {
    const { account } = await w.person('editor');
    await quarantineTool(w.db, account, 'torch', { reason: 'spam' });
    // By now the database has been asked again.
    await w.clock.elapse(1_500);
    endLoading();
    await app.context.live.loaded;
    assert.equal(JSON.parse((await get('/api/v1/tools?q=torch')).body).pagination.total, 0);
  });

  test('answers everything when it is loaded', async () => {
    assert.deepEqual(JSON.parse((await get('/readyz')).body), { status: 'ready' });
    assert.equal(JSON.parse((await get('/api/v1/tools?q=lamp')).body).pagination.total, 1);
    assert.equal((await get('/en')).statusCode, 200);
  });

  test('logs a probe that failed, and none that passed', async () => {
    for (const path of ['/livez', '/readyz', '/healthz']) assert.equal((await get(path)).statusCode, 200);
    app.context.log.flush();
    await w.clock.elapse(1_000);
    const lines = log.split('\n').filter((line) => /"path":"\/(?:livez|readyz|healthz)"/.test(line));
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { status: number }).status),
      [503],
    );
  });
});
