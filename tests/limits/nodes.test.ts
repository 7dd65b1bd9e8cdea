/** Several servers on one database: while each counts by itself, each allows its part of a quota. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '#database/connection.ts';
import { openLog } from '#http/transport/log.ts';
import { openLimiter } from '#limits/limiter.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/settings/config.ts';
import { freePort } from '../support/free-port.ts';
import { ENGINE, world } from '../support/world.ts';
import { until } from '../support/until.ts';
import { skip, startRedis, stopAll, stopRedis } from './redis-server.ts';

after(stopAll);

test('two servers without Redis allow half of a quota each, and the one that stays allows all of it', async () => {
  const w = await world({ READ_LIMIT_PER_MINUTE: '11' });
  const quotaOf = ({ context }: { context: typeof w.app.context }): number => context.limiter.peek('read', 'a').quota;
  assert.equal(quotaOf(w.app), 11);
  const db = await openDatabase(w.config.databaseUrl, w.clock);
  const other = await createApp(w.config, db, openLog('silent'));
  // SQLite has one server for a file; what is beside it for a moment is none that people reach.
  const share = ENGINE === 'sqlite' ? 11 : 6;
  assert.equal(quotaOf(other), share);
  await w.clock.elapse(5_000);
  await until(() => quotaOf(w.app) === share);
  const { headers } = await w.visitor.get('/api/v1/tools');
  assert.match(headers.get('ratelimit-policy') ?? '', new RegExp(`"read";q=${share};`));
  await other.close();
  await db.close();
  await w.clock.elapse(5_000);
  await until(() => quotaOf(w.app) === 11);
});

test(
  'with Redis the quota of what protects is whole, and shared while Redis is away; of a read each has its part',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const limiter = await openLimiter({
      quotas: { ...readConfig({}).quotas, read: 20, write: 20 },
      redisUrl: `redis://127.0.0.1:${port}`,
      callTimeout: 5_000,
      nodes: () => 4,
    });
    after(() => limiter.close());
    assert.deepEqual([limiter.take('read', 'a').quota, (await limiter.take('write', 'a')).quota], [5, 20]);
    await stopRedis(redis);
    await until(async () => (await limiter.peek('write', 'b')).quota === 5);
    let granted = 0;
    for (let round = 0; round < 30; round += 1) if ((await limiter.take('write', 'b')).allowed) granted += 1;
    assert.equal(granted, 5);
    assert.equal(limiter.peek('read', 'b').remaining, 5);
  },
);
