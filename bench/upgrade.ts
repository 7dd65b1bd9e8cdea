/**
 * An upgrade beside running servers: three on one PostgreSQL database are replaced one after the other by those of this checkout, while
 * makers submit and visitors read. Says what was lost. `-- --from=FOLDER` is a checkout of the version before.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/connection.ts';
import { SECRET_KEY } from './catalogs.ts';
import { makeMix, type Mix } from './overload/mix.ts';
import { UNLIMITED } from './overload.ts';
import { startPostgres } from './postgres-server.ts';
import { startServer, type Target } from './processes.ts';

const NODES = 3;
const WRITERS = 4;
const READERS = 8;
/** How often a client asks again, at the next server, after a connection that was lost or a 503. */
const TRIES = 20;
const QUIET_MS = 3_000;

const { values } = parseArgs({ options: { from: { type: 'string' } } });
if (values.from === undefined) throw new Error('--from names a checkout of the version before');
const here = new URL('..', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-upgrade-'));
// The database server runs under an account of its own, which must be able to walk in.
chmodSync(folder, 0o755);
const postgres = await startPostgres(join(folder, 'postgres'), true);
const nodes: Target[] = [];

function startNode(root: string, name: string): Promise<Target> {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const settings = {
    ...UNLIMITED,
    DATABASE_URL: postgres.url,
    DATA_DIR: own,
    SECRET_KEY,
    DEMO_CATALOG: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    READ_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
    DRAIN_DELAY_SECONDS: '1',
  };
  return startServer(name, [join(root, 'src/main.ts')], settings, '/readyz', join(folder, `${name}.log`));
}

const counts = { asked: 0, asked_again: 0, failed: 0 };
const accepted: string[] = [];
let turn = 0;

/** Asks one server after the other until one answers otherwise than with 503; undefined when none did. */
async function ask(path: string, init: RequestInit): Promise<Response | undefined> {
  counts.asked += 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { port } = nodes[(turn += 1) % nodes.length]!;
    try {
      const response = await fetch(`http://localhost:${port}${path}`, init);
      if (response.status < 500) return response;
    } catch {
      // The server has gone.
    }
    counts.asked_again += 1;
    await wait(50);
  }
  counts.failed += 1;
  return undefined;
}

/** A request of the mix, in parts. */
function partsOf(mix: Mix): { body: string; token: string } {
  const [head = '', body = ''] = mix.next().bytes.split('\r\n\r\n');
  return { body, token: /authorization: (.+)\r\n/.exec(head)?.[1] ?? '' };
}

async function submitOne(mix: Mix): Promise<void> {
  const { body, token } = partsOf(mix);
  const headers = { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (;;) {
    const response = await ask('/api/v1/submissions', { method: 'POST', body, headers });
    if (response === undefined) return;
    const answer = (await response.json()) as { data?: { id: string }; error?: { code: string } };
    if (response.status === 201) return void accepted.push(answer.data?.id ?? '');
    // The first one under this key was cut off; its answer is there, or it is free, within a minute.
    if (answer.error?.code !== 'idempotency_key_in_progress') {
      counts.failed += 1;
      process.stderr.write(`${response.status} ${JSON.stringify(answer.error)}\n`);
      return;
    }
    await wait(1_000);
  }
}

try {
  for (let at = 0; at < NODES; at += 1) nodes.push(await startNode(values.from, `old-${at}`));
  const mix = await makeMix(postgres.url, 1, 0, { search: 0, slug: 0, submission: 1, sign_in: 0 });
  let isOver = false;
  const readOne = async (): Promise<void> => {
    const response = await ask(`/api/v1/tools?page=${1 + (turn % 5)}`, {});
    await response?.arrayBuffer();
    if (response !== undefined && response.status !== 200) counts.failed += 1;
  };
  const loop = async (act: () => Promise<void>): Promise<void> => {
    for (;;) {
      if (isOver) return;
      await act();
      await wait(10);
    }
  };
  const clients = [
    ...Array.from({ length: WRITERS }, () => loop(() => submitOne(mix))),
    ...Array.from({ length: READERS }, () => loop(readOne)),
  ];
  await wait(QUIET_MS);
  for (let at = 0; at < NODES; at += 1) {
    await nodes[at]!.stop();
    nodes[at] = await startNode(here, `new-${at}`);
    process.stdout.write(
      `server ${at + 1} replaced; ${counts.asked} requests, ${accepted.length} submissions accepted\n`,
    );
    await wait(QUIET_MS);
  }
  isOver = true;
  await Promise.all(clients);
  const db = await openDatabase(postgres.url);
  const rows = await db.read.selectFrom('submissions').select(['id', 'url']).execute();
  await db.close();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = accepted.filter((id) => !stored.has(id)).length;
  const twice = rows.length - new Set(rows.map(({ url }) => url)).size;
  process.stdout.write(`${JSON.stringify({ ...counts, accepted: accepted.length, lost, twice })}\n`);
} finally {
  for (const node of nodes) await node.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
