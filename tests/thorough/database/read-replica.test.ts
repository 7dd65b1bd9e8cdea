/** Published tools are read from a replica that follows the database, while it has every change that is shown. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { raiseRevision } from '#catalog/revision.ts';
import { runningClock } from '../../support/clock.ts';
import { publish, submission } from '../../support/factories.ts';
import { startWithReplica } from '../../support/postgres-replica.ts';
import { onServer, type PostgresServer } from '../../support/postgres-server.ts';
import { ROOT } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { ENGINE, openWorld, type World } from '../../support/world.ts';

const skip =
  ENGINE !== 'postgres'
    ? 'replicas are of PostgreSQL'
    : process.platform !== 'linux' && 'processes are stopped by their numbers in /proc';

let primary: PostgresServer;
let replica: PostgresServer;
let w: World;

/** The address of the database of a world on the replica. */
function onReplica(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.port = new URL(replica.url).port;
  return url.href;
}

before(async () => {
  if (skip !== false) return;
  ({ primary, replica } = await startWithReplica());
  w = await openWorld(
    { SUBMISSIONS_PER_HOUR: '1000' },
    { server: primary.url, clock: runningClock(), replica: onReplica },
  );
  await publish(
    w.db,
    Array.from({ length: 9 }, (_, at) => ({ name: `Lantern ${at}`, slug: `lantern-${at}` })),
  );
  await w.app.context.live.refresh();
});
after(async () => {
  if (skip !== false) return;
  await w.close();
  await replica.stop();
  await primary.stop();
});

/** Seconds since the replica had all changes, as the metrics say. */
async function readLag(): Promise<number> {
  const { text } = await w.visitor.get('/metrics');
  return Number(/^toolshelf_replica_lag_seconds (\S+)$/m.exec(text)?.[1]);
}

const untilRead = (): Promise<unknown> => until(async () => (await readLag()) === 0);

async function changeTagline(slug: string, tagline: string): Promise<void> {
  await w.db.write(async (trx) => {
    const revision = await raiseRevision(trx);
    await trx.updateTable('tools').set({ tagline, revision }).where('slug', '=', slug).execute();
  });
  await w.app.context.live.refresh();
}

const tagline = async (slug: string): Promise<string> =>
  (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.tagline as string;

test('a tool that was never asked for is answered while the database stands still', { skip }, async () => {
  await untilRead();
  primary.freeze();
  try {
    const { status, json } = await w.visitor.get('/api/v1/tools/lantern-1');
    assert.deepEqual([status, json.data?.name], [200, 'Lantern 1']);
  } finally {
    primary.thaw();
  }
});

test('a replica that is behind is not read, and a change is shown at once and stays', { skip }, async () => {
  await untilRead();
  await onServer(onReplica(primary.url), 'select pg_wal_replay_pause()');
  try {
    await changeTagline('lantern-2', 'An AI tool that carries light into dark archives.');
    assert.equal(await tagline('lantern-2'), 'An AI tool that carries light into dark archives.');
    const list = await w.visitor.get('/api/v1/tools?per_page=50');
    const listed = (list.json.data as { slug: string; tagline: string }[]).find(({ slug }) => slug === 'lantern-2');
    assert.equal(listed?.tagline, 'An AI tool that carries light into dark archives.');
    assert.ok((await readLag()) > 0);
    const maker = await w.person();
    const { status, json } = await maker.post('/api/v1/submissions', submission());
    assert.equal(status, 201);
    assert.equal(
      (await maker.get(`/api/v1/submissions/${json.data.id}`)).status,
      200,
      'makers see what they have sent',
    );
  } finally {
    await onServer(onReplica(primary.url), 'select pg_wal_replay_resume()');
  }
  await untilRead();
  assert.equal(await tagline('lantern-2'), 'An AI tool that carries light into dark archives.');
});

test('where the replica hangs or has ended, the database serves its reads', { skip }, async () => {
  await untilRead();
  replica.freeze();
  try {
    assert.equal((await w.visitor.get('/api/v1/tools/lantern-3')).status, 200);
  } finally {
    replica.thaw();
  }
  await untilRead();
  await replica.stop();
  assert.equal((await w.visitor.get('/api/v1/tools/lantern-4')).status, 200);
  await until(async () => (await readLag()) > 0);
  assert.equal((await w.visitor.get('/readyz')).status, 200);
});

test('a server does not start with another database for a replica', { skip }, async () => {
  const child = spawnSync(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: w.config.databaseUrl,
      DATA_DIR: w.config.dataDir,
      DEMO_CATALOG: 'off',
      OUTGOING: 'off',
      PORT: '0',
    },
    encoding: 'utf8',
  });
  assert.equal(child.status, 1, child.stderr);
  assert.match(child.stderr, /^toolshelf: DATABASE_READ_URL: expected a replica of DATABASE_URL[^\n]*\n$/);
});
