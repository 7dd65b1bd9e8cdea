/**
 * `npm run bench -- cold-pages`: pages, documents and answers as the first request to a server, at 1,000,000 tools, 1,000,000
 * rows of history and 50,000 waiting submissions. The server starts anew before each and has come to rest; with `--together`
 * one server answers all. `--engine=postgres`, `--only=TEXT` of the path, `--tools=N`, `--rounds=N`.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, PREPARATION_PATIENCE_MS } from '#database/connection.ts';
import { systemClock } from '#time/clock.ts';
import { makeAccount, PASSWORD } from '../tests/support/factories.ts';
import { fillDatabase, largeId, type Sizes } from '../tests/support/large-database.ts';
import { startPostgres, type PostgresServer } from '../tests/support/postgres-server.ts';
import { command, cpuOf, ROOT, type Target } from '../tests/support/processes.ts';
import { startOurs } from './catalogs.ts';
import { createReport } from './report.ts';

const ADMIN = 'admin@example.org';
const MOST_MS = 100;
/** Processor time within a second of a server at rest, at most, in microseconds. */
const RESTS_US = 20_000;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    tools: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '1' },
    together: { type: 'boolean', default: false },
  },
});
const tools = Number(values.tools);
const sizes: Sizes = { tools, history: tools, waiting: tools / 20, decided: tools / 10 };
const someone = largeId('account', 77);
const owner = largeId('account', 1);
const waiting = largeId('waiting', 300);
const decided = largeId('decided', 300);
const inTheMiddle = encodeURIComponent(`2026-10-20T00:00:00.000Z_${largeId('history', 1)}`);

/** Paths that need no session, and those of an admin. */
const VISITORS = [
  '/en',
  '/en/tools',
  '/en/tools?page=50',
  '/en/tools?q=documents',
  '/en/tools?category=chatbots&pricing=free',
  '/en/tools/tool-77',
  '/en/tools/tool-77/alternatives',
  '/en/tools/tool-77/history',
  '/en/categories',
  '/en/categories/chatbots',
  '/en/collections',
  '/en/statistics',
  '/en/ranking',
  '/agent/statistics.json',
  '/sitemap.xml',
  '/sitemaps/en/tools-1.xml',
  '/sitemaps/de/tools-9.xml',
  '/sitemaps/en/pages.xml',
  '/llms.txt',
  '/llms/tools-1.txt',
  '/en/feed.atom',
  '/en/feed.json',
  '/api/v1/tools',
  '/api/v1/tools?q=documents',
  '/api/v1/categories',
  '/api/v1/changes',
  '/metrics',
];
const ADMINS = [
  '/en/admin/overview',
  '/en/editor/figures',
  '/en/editor/screening',
  '/en/editor/queue',
  '/en/editor/queue?page=500',
  '/en/editor/queue?status=published',
  '/en/editor/queue?status=published&page=500',
  '/en/editor/queue?status=rejected',
  '/en/editor/queue?category=chatbots',
  '/en/editor/queue?flag=same_name',
  '/en/editor/queue?language=en',
  '/en/editor/queue?language=en&page=400',
  `/en/editor/queue?account=${owner}`,
  `/en/editor/queue?account=${owner}&language=en&category=chatbots&flag=same_name`,
  '/en/editor/queue?handling=mine',
  '/en/editor/queue?handling=unassigned',
  '/en/editor/queue?handling=snoozed',
  '/en/editor/queue?handling=unassigned&category=chatbots&language=en',
  `/en/editor/submissions/${waiting}`,
  `/en/editor/submissions/${waiting}?category=chatbots&language=en`,
  `/en/editor/submissions/${decided}`,
  '/en/editor/changes',
  '/en/editor/reports',
  '/en/editor/reports?state=closed&page=20',
  '/en/editor/tools',
  '/en/editor/tools?q=lantern',
  '/en/editor/tools?link=dead',
  '/en/editor/tools?state=removed&page=20',
  '/en/editor/tools/tool-77',
  '/en/editor/categories',
  '/en/admin/accounts',
  `/en/admin/accounts/${someone}`,
  '/en/admin/mail',
  '/en/admin/placements',
  '/en/admin/audit',
  `/en/admin/audit?before=${inTheMiddle}`,
  '/en/admin/audit?action=reject',
  `/en/admin/audit?action=reject&before=${inTheMiddle}`,
  '/en/admin/audit?action=seldom-7',
  '/en/admin/audit?actor=member-1@example.org',
  '/en/admin/audit?actor=member-77@example.org&action=approve',
  '/en/admin/audit?actor=member-5000@example.org&kind=submission',
  '/en/admin/audit?actor=system',
  '/en/admin/audit?kind=tool',
  '/en/admin/audit?kind=account&until=2020-01-01',
  '/en/admin/audit?from=2026-10-01&until=2026-10-02',
  `/en/admin/audit?id=${decided}`,
];

/** Of the kept database; the server brings older tables up to date itself. */
function fingerprint(): string {
  const sum = createHash('sha256').update(JSON.stringify(sizes));
  return sum.update(readFileSync(join(ROOT, 'tests/support/large-database.ts'))).digest('hex');
}

interface Filled {
  folder: string;
  databaseUrl: string;
  server: PostgresServer | undefined;
}

async function openFilled(): Promise<Filled> {
  const folder = join(tmpdir(), `toolshelf-cold-pages-${values.engine}-${tools}`);
  const note = join(folder, 'complete');
  const isKept = existsSync(note) && readFileSync(note, 'utf8') === fingerprint();
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = values.engine === 'postgres' ? await startPostgres(join(folder, 'postgres')) : undefined;
  const databaseUrl = server?.url ?? `sqlite:${join(folder, 'toolshelf.db')}`;
  if (!isKept) {
    await command(databaseUrl, folder, ['migrate']);
    await command(databaseUrl, folder, ['categories', 'import', join(ROOT, 'demo/categories.json')]);
    const db = await openDatabase(databaseUrl, systemClock, PREPARATION_PATIENCE_MS);
    await fillDatabase(db, sizes);
    await makeAccount(db, ADMIN, 'admin');
    await db.close();
    writeFileSync(note, fingerprint());
  }
  return { folder, databaseUrl, server };
}

async function start(filled: Filled): Promise<Target> {
  const target = await startOurs(filled, { METRICS: 'public', OUTGOING: 'off' });
  // Background work of the start is no part of the first page.
  for (let before = cpuOf(target.pid); ;) {
    await wait(1_000);
    const now = cpuOf(target.pid);
    if (!(now - before > RESTS_US)) return target;
    before = now;
  }
}

/** Microseconds of processor time of the server and of PostgreSQL. */
function workOf({ server }: Filled, { pid }: Target): number {
  if (server === undefined) return cpuOf(pid);
  let sum = cpuOf(pid);
  const { pid: parent } = server;
  for (const child of readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean))
    sum += cpuOf(Number(child));
  return sum;
}

/** Signs the admin in; resolves to the cookie, which later servers accept, too. */
async function signIn({ port }: Target): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/en/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: ADMIN, password: PASSWORD }).toString(),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.status !== 303 || cookie === undefined) throw new Error(`signing in ended with ${answer.status}`);
  return cookie;
}

/** Milliseconds until the whole answer has come, and of processor time. */
async function ask(target: Target, path: string, cookie: string): Promise<{ wall: number; cpu: number }> {
  const [started, before] = [performance.now(), workOf(filled, target)];
  // Not fetch, which would unpack megabytes of a sitemap meanwhile.
  const options = { port: target.port, path, headers: { cookie, 'accept-encoding': 'gzip' } };
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  const wall = performance.now() - started;
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  return { wall, cpu: (workOf(filled, target) - before) / 1_000 };
}

const asked = [
  ...VISITORS.map((path) => ({ path, isAdmin: false })),
  ...ADMINS.map((path) => ({ path, isAdmin: true })),
].filter(({ path }) => path.includes(values.only));

const filled = await openFilled();
const report = createReport();
let target = await start(filled);
try {
  const cookie = await signIn(target);
  for (const { path, isAdmin } of asked) {
    const figures: Awaited<ReturnType<typeof ask>>[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      if (!values.together) {
        await target.stop();
        target = await start(filled);
      }
      figures.push(await ask(target, path, isAdmin ? cookie : ''));
    }
    report.add({ work: path, tools, values: figures.map(({ wall }) => wall), unit: 'ms', must: ['<=', MOST_MS] });
    report.add({ work: `${path}: processor time`, tools, values: figures.map(({ cpu }) => cpu), unit: 'ms' });
  }
} finally {
  await target.stop();
  await filled.server?.stop();
}
report.print();
