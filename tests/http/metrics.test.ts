/** The figures for Prometheus: whom METRICS shows them to, and what they tell of. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ENGINE, openWorld, world, type World } from '../support/world.ts';

const FORWARDED: Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '203.0.113.1' },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=203.0.113.1' },
  { 'x-real-ip': '203.0.113.1' },
  { 'x-forwarded-host': 'tools.example.org' },
  { 'x-forwarded-proto': 'https' },
  { via: '1.1 proxy' },
];

async function statusOf({ visitor }: World, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const reply = await visitor.get('/metrics', headers);
  assert.equal(reply.text.includes('toolshelf_http_answers_total'), reply.status === 200);
  return reply.status;
}

test('by default only this machine is shown them, and nobody for whom a proxy asks', async () => {
  for (const settings of [{}, { METRICS: 'loopback' }, { TRUSTED_PROXIES: '127.0.0.0/8' }] as Record<
    string,
    string
  >[]) {
    const w = await world(settings);
    assert.equal(await statusOf(w), 200);
    for (const headers of FORWARDED) assert.equal(await statusOf(w, headers), 404, JSON.stringify(headers));
  }
});

test('METRICS=off shows them to nobody', async () => {
  const w = await world({ METRICS: 'off' });
  assert.deepEqual([await statusOf(w), await statusOf(w, FORWARDED[0])], [404, 404]);
});

test('METRICS=public shows them to everybody, at the price of a read for strangers', async () => {
  const w = await world({ METRICS: 'public', READ_LIMIT_PER_MINUTE: '2' });
  for (let read = 0; read < 5; read += 1) assert.equal(await statusOf(w), 200);
  const stranger = { 'x-forwarded-for': '203.0.113.1' };
  assert.deepEqual([await statusOf(w, stranger), await statusOf(w, stranger)], [200, 200]);
  assert.equal(await statusOf(w, stranger), 429);
  assert.equal(await statusOf(w), 200);
});

test('another address of this machine is not loopback', async (t) => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((found) => found !== undefined && !found.internal && found.family === 'IPv4')?.address;
  if (address === undefined) return t.skip('skipped: this machine has no address but loopback');
  const w = await world();
  // The server of the world listens on loopback alone; this lets connections in by another way.
  const door = createServer((socket) => w.app.server.server.emit('connection', socket));
  await new Promise<void>((resolve) => door.listen(0, address, resolve));
  try {
    const { port } = door.address() as { port: number };
    const reply = await fetch(`http://${address}:${port}/metrics`, { headers: { connection: 'close' } });
    await reply.arrayBuffer();
    assert.equal(reply.status, 404);
  } finally {
    door.close();
  }
});

test('they tell of the catalog, the database, the queue, the outbox and Redis, where nobody answers', async () => {
  const w = await world({ REDIS_URL: 'redis://127.0.0.1:1' });
  const { text } = await w.visitor.get('/metrics');
  const valueOf = (series: string): string | undefined =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1);
  for (const series of [
    'toolshelf_published_tools',
    'toolshelf_catalog_lag_seconds',
    'toolshelf_submissions_waiting',
    'toolshelf_submissions_oldest_seconds',
    'toolshelf_outbox_mails{state="due"}',
    'toolshelf_outbox_mails{state="retried"}',
    'toolshelf_outbox_overdue_seconds',
    'toolshelf_second_opinions_failed_total',
    'toolshelf_redis_up',
  ])
    assert.equal(valueOf(series), '0', series);
  assert.ok(Number(valueOf('toolshelf_database_silence_seconds')) < 5);
  assert.match(text, /^toolshelf_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  const connections = valueOf('toolshelf_database_connections_limit{lane="read"}');
  assert.equal(connections !== undefined && Number(connections) > 0, ENGINE === 'postgres');
});

test('free space is a metric of each folder that a server writes to, without its path', async () => {
  const w = await world();
  const { text } = await w.visitor.get('/metrics');
  const folders = [...text.matchAll(/^toolshelf_disk_free_bytes\{folder="(\w+)"\} \d/gm)].map(([, name]) => name);
  assert.deepEqual(folders, ENGINE === 'sqlite' ? ['data', 'database'] : ['data']);
  assert.ok(!text.includes(w.app.context.config.dataDir));
});

test('a closed server is let go, by the observers of the process too', async () => {
  const openAndClose = async (): Promise<WeakRef<object>> => {
    const { app, close } = await openWorld();
    await close();
    return new WeakRef(app.context);
  };
  // What is left on the stack may hold the last one.
  const closed = [await openAndClose(), await openAndClose(), await openAndClose()];
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  assert.ok(closed.filter((ref) => ref.deref() !== undefined).length <= 1);
});
