/**
 * What checking links costs: a catalog whose entries lie on 1,000 hosts of one farm on this machine is checked as fast as
 * it goes, and the processor time of one check is held against the 100,000 checks of a week. `-- --links=N` checks that many.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { openDatabase } from '#database/connection.ts';
import { migrate } from '#database/migrations.ts';
import { startLinkChecks } from '#links/link-worker.ts';
import { openFetcher } from '#outgoing/fetcher.ts';
import { localNetwork } from '../tests/outgoing/local-network.ts';
import { CATEGORIES, publish } from '../tests/support/factories.ts';
import { systemClock } from '#time/clock.ts';

const HOSTS = 1_000;
const WEEKLY = 100_000;
const WEEK_SECONDS = 7 * 86_400;
const MOST_SHARE = 0.05;

/** The farm is another process, so that its time is not ours: it prints its port, and answers every host with a page. */
const FARM = `
const page = '<!doctype html><title>A tool</title><meta name="description" content="What it does.">' + '<p>text</p>'.repeat(3000);
const server = require('node:http').createServer((request, response) => {
  const isMissing = request.url === '/robots.txt' || request.headers.host.startsWith('gone');
  response.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/html' }).end(isMissing ? '' : page);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const { values } = parseArgs({ options: { links: { type: 'string', default: '10000' } } });
const links = Number(values.links);

const farm = spawn(process.execPath, ['-e', FARM], { stdio: ['ignore', 'pipe', 'inherit'] });
const [told] = (await once(farm.stdout, 'data')) as [Buffer];
const port = Number(told.toString());
const folder = await mkdtemp(join(tmpdir(), 'toolshelf-links-'));
let ahead = 0;
const db = await openDatabase(`sqlite:${join(folder, 'links.db')}`, {
  ...systemClock,
  now: () => new Date(Date.now() + ahead),
});
await migrate(db);
await importCategories(db, CATEGORIES);
for (let from = 0; from < links; from += 500) {
  const urls = Array.from({ length: Math.min(500, links - from) }, (_, index) => {
    const number = from + index;
    const host = number % HOSTS;
    return `http://${host % 20 === 0 ? 'gone' : 'tool'}-${host}-of-farm.com/${number}`;
  });
  await publish(
    db,
    urls.map((url) => ({ url })),
  );
}
const fetcher = openFetcher(db, { publicUrl: 'https://tools.example.org', network: localNetwork(port), spacing: 0 });
const worker = startLinkChecks(db, {
  fetcher,
  log: { warn: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) },
  onChanged: () => Promise.resolve(),
});

const cpu = process.cpuUsage();
const started = performance.now();
let checked = 0;
// Links of one host wait for each other; what waits comes with the time.
while (checked < links) {
  checked += await worker.drain();
  ahead += 60_000;
}
ahead += 2 * 3_600_000;
await worker.drain();
const used = process.cpuUsage(cpu);
const seconds = (performance.now() - started) / 1_000;
const perCheck = (used.user + used.system) / 1_000 / checked;
const share = (perCheck / 1_000) * (WEEKLY / WEEK_SECONDS);
const states = await db.read
  .selectFrom('tools')
  .select((select) => ['link_status', select.fn.countAll().as('count')])
  .groupBy('link_status')
  .execute();

await worker.stop();
fetcher.stop();
await db.close();
farm.kill();
await rm(folder, { recursive: true });

process.stdout.write(
  `${checked} links on ${HOSTS} hosts in ${seconds.toFixed(1)} s, ${fetcher.counts.answered} answers\n` +
    `states: ${states.map(({ link_status, count }) => `${link_status} ${Number(count)}`).join(', ')}\n` +
    `${perCheck.toFixed(2)} ms of one core a check; ${WEEKLY} a week take ${(share * 100).toFixed(3)} % of one core ` +
    `(at most ${MOST_SHARE * 100} %): ${share < MOST_SHARE ? 'met' : 'missed'}\n`,
);
