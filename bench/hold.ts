/**
 * `npm run bench -- hold`: how long one request delays all others. Hostile texts of the allowed length and longer go to every
 * route and every field of a server as in production; `hold-probe.ts` measures its event loop. `--only=TEXT` of a route,
 * field or kind.
 */
import { parseArgs } from 'node:util';
import { connect } from 'node:net';
import { once } from 'node:events';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { openConnection } from '../tests/fuzz/connection.ts';
import { clockOfToday } from '../tests/support/clock.ts';
import { CAST, openFilledWorld } from '../tests/support/filled-world.ts';
import { freePort } from '../tests/support/free-port.ts';
import { raisedLimits, ROOT, startServer, type Target } from '../tests/support/processes.ts';
import { addressesOf, type Viewer } from '../tests/support/page-cases.ts';
import { openBrowser } from '../tests/web/browser.ts';
import { cookiesOf } from '../tests/web/viewers.ts';
import { listRequests, type Address, type HoldRequest, type Sources } from './hold-requests.ts';

const LONGEST_MS = 50;
/** From here on a request is repeated. */
const LONG_MS = 20;
const SHOWN = 10;
/** The least of so many tries counts: a garbage collection of earlier requests may fall into one. */
const TRIES = 6;

interface Held {
  held: number;
  busy: number;
}

interface Result extends Held {
  sent: HoldRequest;
  status: number;
}

interface HoldServer {
  target: Target;
  /** Port of the probe. */
  holdPort: number;
  sources: Sources;
  stop(): Promise<void>;
}

/** Names of the parameters in the links and the forms of a page. */
function parametersOf(html: string): string[] {
  const links = [...html.matchAll(/(?:href|action)="[^"?]*\?([^"#]*)/g)].flatMap(([, query = '']) =>
    query.split('&amp;').map((pair) => pair.split('=', 1)[0] ?? ''),
  );
  const forms = [...html.matchAll(/<form [^>]*method="get"[^>]*>([^]*?)<\/form>/g)].flatMap(([, content = '']) =>
    [...content.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name),
  );
  return [...new Set([...links, ...forms])].filter((name) => /^\w+$/.test(name));
}

/** Fills a database in which every page has content, and starts a server on it; `stop` removes both. */
async function startHoldServer(): Promise<HoldServer> {
  const filled = await openFilledWorld({ settings: raisedLimits(), clock: clockOfToday() });
  const { world } = filled;
  const cookies = new Map<Viewer, string>();
  const [gets, posts] = [addressesOf(filled, 'GET'), addressesOf(filled, 'POST')];
  for (const viewer of new Set([...gets, ...posts].map(({ as }) => as)))
    cookies.set(viewer, [...(await cookiesOf(world, viewer))].map((pair) => pair.join('=')).join('; '));
  const withParameters: Address[] = [];
  for (const pageCase of gets) {
    const { text } = await openBrowser(world).get(pageCase.path.replace(':locale', 'en'), {
      cookie: cookies.get(pageCase.as) ?? '',
    });
    withParameters.push({ ...pageCase, parameters: parametersOf(text) });
  }
  const maker = await getAccountByEmail(world.db, CAST.maker);
  const wanted = { name: 'hold', scopes: ['submissions:write', 'submissions:read'], expiresInDays: 7 };
  const { secret } = await createToken(world.db, maker, wanted, { verificationRequired: false });
  await world.leave();

  const holdPort = await freePort();
  const settings = {
    ...raisedLimits(),
    DATABASE_URL: world.config.databaseUrl,
    DATA_DIR: world.config.dataDir,
    DEMO_CATALOG: 'off',
    HOLD_PORT: String(holdPort),
  };
  const words = ['--max-semi-space-size=4', `--import=${ROOT}bench/hold-probe.ts`, `${ROOT}src/main.ts`];
  const target = await startServer('toolshelf', words, settings, '/livez', { root: ROOT });
  const sources: Sources = {
    gets: withParameters,
    posts: posts.map((pageCase) => ({ ...pageCase, parameters: [] })),
    cookies,
    token: secret,
    id: filled.submissions.changes,
    slug: filled.tools.own,
  };
  return {
    target,
    holdPort,
    sources,
    async stop() {
      await target.stop();
      await world.remove();
    },
  };
}

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const { target, holdPort, sources, stop } = await startHoldServer();
const connection = openConnection(target.port);
const probe = connect(holdPort, '127.0.0.1').setNoDelay(true);
await once(probe, 'connect');

/** Resolves to the longest hold since the last call. */
async function readProbe(): Promise<Held> {
  probe.write('?');
  const [answer] = (await once(probe, 'data')) as [Buffer];
  return JSON.parse(answer.toString()) as Held;
}

async function send(sent: HoldRequest): Promise<Result> {
  await readProbe();
  const status = await connection.exchange([sent.request]).then(
    ([answer]) => answer?.status ?? 0,
    () => 0,
  );
  return { ...(await readProbe()), sent, status };
}

async function repeat(first: Result): Promise<Result> {
  let least = first;
  for (let tries = 1; tries < TRIES && least.held > LONG_MS; tries += 1) {
    const again = await send(first.sent);
    if (again.held < least.held) least = { ...again, status: first.status };
  }
  return least;
}

const shown = ({ held, busy, status, sent: { route, field, kind, as, request } }: Result): string =>
  `${held.toFixed(1).padStart(7)} ms  ${busy.toFixed(1).padStart(6)} ms busy  ${status}  ${route}  ${field}  ${kind}  ${as}  ${request.body?.length ?? request.target.length} bytes`;

const results: Result[] = [];
const statuses = new Map<number, number>();
try {
  const all = listRequests(sources).filter(({ route, field, kind }) => `${route} ${field} ${kind}`.includes(only));
  for (const [at, sent] of all.entries()) {
    if (at % 2_000 === 0) process.stderr.write(`${at} of ${all.length}\n`);
    const result = await repeat(await send(sent));
    statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
    results.push(result);
  }
} finally {
  probe.destroy();
  connection.close();
  await stop();
}

const worst = results.toSorted((a, b) => b.held - a.held);
const failed = results.filter(({ status }) => status === 0 || status >= 500);
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
process.stdout.write(`${results.length} requests (${counts.join(', ')})\nthe loop was held longest by\n`);
process.stdout.write(`${worst.slice(0, SHOWN).map(shown).join('\n')}\n`);
for (const result of failed.slice(0, SHOWN)) process.stdout.write(`FAILED ${shown(result)}\n`);
const reached = new Set(results.filter(({ status }) => status !== 401 && status !== 403).map(({ sent }) => sent.route));
const closed = [...new Set(results.map(({ sent }) => sent.route))].filter((route) => !reached.has(route));
for (const route of closed) process.stdout.write(`NOT REACHED ${route}\n`);
const isHeld = (worst[0]?.held ?? 0) > LONGEST_MS;
process.stdout.write(
  `none longer than ${LONGEST_MS} ms: ${isHeld ? 'NO' : 'yes'}; ${failed.length} failed, ${closed.length} routes not reached\n`,
);
