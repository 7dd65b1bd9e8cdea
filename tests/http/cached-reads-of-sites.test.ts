/** Hot addresses in the configurations that sites run: answered before the router, and each client from its own budget. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { freePort } from '../support/free-port.ts';
import { skip, startRedis, stopAll, stopRedis } from '../limits/redis-server.ts';
import { openWorld, type Reply, type World } from '../support/world.ts';

after(stopAll);

const QUOTA = 30;
const CONFIGURATIONS: Record<string, Record<string, string>> = {
  'with nothing set': {},
  'behind a proxy': { TRUSTED_PROXIES: '127.0.0.0/8' },
  'with Redis': { REDIS_URL: 'redis:' },
  'behind a proxy and with Redis': { TRUSTED_PROXIES: '127.0.0.0/8', REDIS_URL: 'redis:' },
};
const ROUTED = 2;

/** Asks for the address until the router has no part in it, and says who answered each request from then on. */
async function openHot(settings: Record<string, string>, path: string): Promise<{ world: World; answered: boolean[] }> {
  const world = await openWorld({ READ_LIMIT_PER_MINUTE: String(QUOTA), ...settings });
  await publish(world.db, [{ slug: 'lumen' }]);
  await world.app.context.live.refresh();
  for (let time = 0; time < ROUTED; time += 1) await world.visitor.get(path, { 'x-forwarded-for': '203.0.113.250' });
  const answered: boolean[] = [];
  const { cachedReads } = world.app.context;
  const answer = cachedReads.answer.bind(cachedReads);
  cachedReads.answer = (...given) => {
    const isAnswered = answer(...given);
    answered.push(isAnswered);
    return isAnswered;
  };
  return { world, answered };
}

describe('a hot address', () => {
  for (const [name, settings] of Object.entries(CONFIGURATIONS)) {
    const needsRedis = settings['REDIS_URL'] !== undefined;
    test(`is answered before the router ${name}`, { skip: needsRedis ? skip : false }, async () => {
      const port = await freePort();
      const redis = needsRedis ? await startRedis(port) : undefined;
      const url = needsRedis ? { REDIS_URL: `redis://127.0.0.1:${port}` } : {};
      const { world, answered } = await openHot({ ...settings, ...url }, '/api/v1/tools/lumen');
      const isProxied = settings['TRUSTED_PROXIES'] !== undefined;
      const from = (client: number): Promise<Reply> =>
        world.visitor.get('/api/v1/tools/lumen', { 'x-forwarded-for': `203.0.113.${client}` });
      try {
        const first = await from(1);
        assert.equal(first.status, 200);
        assert.equal(first.headers.get('ratelimit'), `"read";r=${isProxied ? QUOTA - 1 : QUOTA - ROUTED - 1};t=60`);
        const unchanged = await world.visitor.get('/api/v1/tools/lumen', {
          'if-none-match': first.headers.get('etag') ?? '',
          'x-forwarded-for': '203.0.113.1:5678',
        });
        assert.deepEqual([unchanged.status, unchanged.text], [304, '']);
        assert.equal(unchanged.headers.get('ratelimit'), first.headers.get('ratelimit'), 'a 304 is free');
        assert.deepEqual(answered, [true, true]);
        if (!isProxied) return;
        for (let read = 1; read < QUOTA; read += 1) assert.equal((await from(1)).status, 200);
        assert.ok(answered.every(Boolean));
        assert.equal((await from(1)).status, 429);
        assert.equal((await from(2)).status, 200);
      } finally {
        await world.close();
        if (redis !== undefined) await stopRedis(redis);
      }
    });
  }
});
