/** A PostgreSQL server that stands still, and writers behind a lock: what goes on meanwhile, and how soon all is well again. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openAdmission } from '#http/transport/overload.ts';
import { publish, submission } from '../../support/factories.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts';
import { ENGINE, openWorld, type Person, type Reply, type World } from '../../support/world.ts';
import { runningClock } from '../../support/clock.ts';
import { until } from '../../support/until.ts';

const WRITERS = 15;
/** Generous: a machine may be busy. Whoever waits for the database without a bound waits for as long as it stands still. */
const PROBE_MS = 10_000;
const REFUSAL_MS = 30_000;
const skip =
  ENGINE !== 'postgres'
    ? 'these are about PostgreSQL'
    : process.platform !== 'linux' && 'processes are stopped by their numbers in /proc';

let server: PostgresServer;
let w: World;
let maker: Person;
before(async () => {
  if (skip !== false) return;
  server = await startPostgres();
  // What waits too long behind a lock is refused as it is on a site.
  w = await openWorld(
    { SUBMISSIONS_PER_HOUR: '1000' },
    { server: server.url, clock: runningClock(), admission: openAdmission() },
  );
  maker = await w.person();
  await publish(w.db, [{ name: 'Lantern', slug: 'lantern' }]);
  await w.app.context.live.refresh();
});
after(async () => {
  if (skip !== false) return;
  await w.close();
  await server.stop();
});

/** An answer and how many milliseconds it took. */
async function timed(act: () => Promise<Reply>): Promise<Pick<Reply, 'status' | 'headers'> & { ms: number }> {
  const started = performance.now();
  const { status, headers } = await act();
  return { status, headers, ms: performance.now() - started };
}

/** Waits until /readyz answers with `status`; no answer on the way may take long. */
function probeUntil(status: number): Promise<unknown> {
  return until(async () => {
    const probe = await timed(() => w.visitor.get('/readyz'));
    assert.ok(probe.ms < PROBE_MS, `a probe took ${probe.ms} ms`);
    return probe.status === status;
  });
}

let entries = 0;
function post(by = maker): Promise<Reply> {
  entries += 1;
  const changes = { name: `Entry ${entries}`, url: `https://entry-${entries}.example.com/` };
  return by.post('/api/v1/submissions', submission(changes));
}

test(
  'a database that stands still takes nothing from what is in memory, and is missed for as long as it does',
  { skip },
  async () => {
    const cached = ['/en', '/en/tools', '/api/v1/tools', '/api/v1/categories', '/api/v1/tools/lantern'];
    for (const path of cached) assert.equal((await w.visitor.get(path)).status, 200, path);
    // The mark of the pages is older than it is believed: the next page asks for it.
    w.clock.advance(10_000);

    server.freeze();
    const untilUnready = probeUntil(503);
    const underWay = [timed(() => post()), timed(() => w.visitor.get('/api/v1/tools/none'))];
    const readCached = async (mark: RegExp | null): Promise<void> => {
      for (const path of cached) {
        const read = await timed(() => w.visitor.get(path));
        assert.equal(read.status, 200, path);
        if (mark === null) assert.equal(read.headers.get('cache-status'), null, path);
        else assert.match(read.headers.get('cache-status') ?? '', mark, path);
      }
    };
    await readCached(null);
    await untilUnready;
    for (const { status } of await Promise.all(underWay)) assert.equal(status, 503);
    await readCached(/^catalog; hit; ttl=-[1-9]\d*$/);

    server.thaw();
    await probeUntil(200);
    await readCached(null);
    assert.equal((await post()).status, 201);
    assert.equal((await w.visitor.get('/api/v1/tools/none')).status, 404);
  },
);

test(`${WRITERS} writers behind a lock hold up no read and no probe`, { skip }, async () => {
  const makers = await Promise.all(Array.from({ length: WRITERS }, () => w.person()));
  const holder = new pg.Client({ connectionString: w.config.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table submissions in exclusive mode');
  try {
    const writers = makers.map((each) => timed(() => post(each)));
    await until(async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    });
    for (let round = 0; round < 5; round += 1) {
      const reads = await Promise.all(
        ['/readyz', `/api/v1/tools/none-${round}`, '/api/v1/tools/lantern', `/en/tools/none-${round}`].map((path) =>
          timed(() => w.visitor.get(path)),
        ),
      );
      assert.deepEqual(
        reads.map(({ status }) => status),
        [200, 404, 200, 404],
      );
    }
    for (const { status, ms } of await Promise.all(writers)) {
      assert.equal(status, 503);
      // Eight submissions are under way at a time: the last ones wait for two statements of three seconds.
      assert.ok(ms < REFUSAL_MS, `the refusal took ${ms} ms`);
    }
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  assert.equal((await post()).status, 201);
});
