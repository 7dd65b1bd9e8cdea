/**
 * `npm run bench -- upgrade`: three servers on one PostgreSQL database are replaced one after the other by those of this
 * checkout while makers submit and visitors read; counts failed and repeated requests, lost and duplicate submissions.
 * `--from=FOLDER` is a checkout of the previous version; without it this is a rolling restart.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/connection.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { ROOT, type Target } from '../tests/support/processes.ts';
import { startOurs } from './catalogs.ts';
import { makeMix, only, type Mix } from './traffic.ts';

const NODES = 3;
const WRITERS = 4;
const READERS = 8;
/** Tries of a client, each at the next server, after a lost connection or a 503. */
const TRIES = 20;
const QUIET_MS = 3_000;

const { values } = parseArgs({ options: { from: { type: 'string', default: ROOT } } });

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-upgrade-'));
// The database server runs under an account of its own, which must be able to walk in.
chmodSync(folder, 0o755);
const postgres = await startPostgres(join(folder, 'postgres'));
const nodes: Target[] = [];

function startNode(root: string, name: string): Promise<Target> {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const settings = { DEMO_CATALOG: 'on', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', DRAIN_DELAY_SECONDS: '1' };
  const place = { name, root, keepLog: join(folder, `${name}.log`) };
  return startOurs({ databaseUrl: postgres.url, folder: own }, settings, place);
}

const counts = { asked: 0, asked_again: 0, failed: 0 };
const accepted: string[] = [];
let turn = 0;

/** Sends a request to one server after the other until one answers below 500; undefined when none did. */
async function ask(path: string, init: RequestInit): Promise<Response | undefined> {
  counts.asked += 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { port } = nodes[(turn += 1) % nodes.length]!;
    try {
      const response = await fetch(`http://localhost:${port}${path}`, init);
      if (response.status < 500) return response;
    } catch {
      // The server has ended.
    }
    counts.asked_again += 1;
    await wait(50);
  }
  counts.failed += 1;
  return undefined;
}

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
    // The first request under this key was cut off; the key is settled within a minute.
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
  const mix = await makeMix(postgres.url, 1, 0, only('submission'));
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
    nodes[at] = await startNode(ROOT, `new-${at}`);
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
