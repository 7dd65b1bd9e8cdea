/**
 * `npm run fuzz`: generated requests to the API and to pages and forms, from one seed, against a server as production
 * starts it; ends with 1 on any finding. --seed=N --requests=N --pages=N --connections=N --engine=sqlite|postgres
 */
import { parseArgs } from 'node:util';
import { checkAlive, checkLog, checkMails } from './fuzz/aftermath.ts';
import { fuzzApi } from './fuzz/api.ts';
import { secretsOf } from './fuzz/cast.ts';
import { createFindings, type Slowest } from './fuzz/findings.ts';
import { fuzzPages } from './fuzz/pages.ts';
import { shellLine } from './fuzz/requests.ts';
import { startFuzzedServer } from './fuzz/server.ts';
import { mainThreadDelayOf } from './support/processes.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '30000' },
    connections: { type: 'string', default: '16' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const seed = Number(values.seed);
const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite';
const started = performance.now();
const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function counts(of: Map<string, number>): string {
  return [...of]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, count]) => `  ${label}: ${count}`)
    .join('\n');
}

const slowestLine = ({ milliseconds, requests }: Slowest): string =>
  `  the slowest ${milliseconds.toFixed(0)} ms: ${shellLine(port, requests)}`;

say(`seed ${seed}, ${engine}`);
const server = await startFuzzedServer(engine);
const findings = createFindings(server.target.port, (text) => say(`finding: ${text}`));
const { cast } = server;
const { port } = server.target;
const onProgress = (sent: number): void => {
  if (sent % 10_000 === 0) say(`${sent} sent, ${findings.count} findings, ${seconds()}`);
};
const common = { port, seed, connections: Number(values.connections), cast, findings, onProgress };
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void server
        .stop()
        .then(() => server.remove())
        .then(() => process.exit(1)),
  );
const secrets = new Set([...secretsOf(cast), ...server.secrets]);
try {
  const api = await fuzzApi({
    ...common,
    requests: Number(values.requests),
    command: (words) => server.command(words),
  });
  say(`\nAPI: ${api.sent} requests in ${seconds()}\n${slowestLine(api.slowest)}\n${counts(api.statuses)}`);
  say(`  submissions: ${JSON.stringify(api.states)}`);
  const { secrets: links } = server;
  const pages = await fuzzPages({ ...common, requests: Number(values.pages), secrets: links });
  say(`\nPages: ${pages.sent} requests, ${seconds()}\n${slowestLine(pages.slowest)}`);
  say(counts(pages.statuses));
  for (const cookie of pages.cookies) secrets.add(cookie.slice(cookie.indexOf('=') + 1));
  const delayed = mainThreadDelayOf(server.target.pid) / 1000 / (performance.now() - started);
  say(`\nThe server had work and no processor for ${(100 * delayed).toFixed(0)} % of the run`);
  say(`The server holds ${(await checkAlive(server, findings)).toFixed(0)} MB`);
} finally {
  await server.stop();
}
const lines = checkLog(server, secrets, findings);
say(`${lines} lines in the log, ${checkMails(server, findings)} mails`);
if (findings.count === 0) {
  await server.remove();
  say('0 findings');
} else {
  say(`\n${findings.report()}\n${findings.count} findings; log and data stay in ${server.dataDir}`);
  await server.leave();
  // The exit hook of an own PostgreSQL would make it 0.
  process.exit(1);
}
