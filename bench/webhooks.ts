/**
 * How fast a backlog of webhooks goes out: events about 1,000 tools for one webhook, sent to a receiver on this machine that
 * looks at their order. `-- --events=N` sends that many.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createWebhook } from '#catalog/webhooks/webhooks.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';
import { openDatabase } from '#database/connection.ts';
import { migrate } from '#database/migrations.ts';
import { keepSecretKey } from '#database/secret-key.ts';
import { openFetcher } from '#outgoing/fetcher.ts';
import { localNetwork } from '../tests/outgoing/local-network.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { makeAccount } from '../tests/support/factories.ts';

const TOOLS = 1_000;
const LEAST_PER_SECOND = 200;

/** The receiver is another process, so that its time is not ours; asked with GET, it tells what it has seen. */
const RECEIVER = `
const seen = new Set();
const last = new Map();
let came = 0;
let disorder = 0;
const server = require('node:http').createServer((request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify({ came, events: seen.size, disorder }));
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { data } = JSON.parse(body);
    came += 1;
    seen.add(request.headers['webhook-id']);
    if (Number(data.id) < (last.get(data.slug) ?? -1)) disorder += 1;
    last.set(data.slug, Number(data.id));
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const { values } = parseArgs({ options: { events: { type: 'string', default: '10000' } } });
const events = Number(values.events);

const receiver = spawn(process.execPath, ['-e', RECEIVER], { stdio: ['ignore', 'pipe', 'inherit'] });
const [told] = (await once(receiver.stdout, 'data')) as [Buffer];
const port = Number(told.toString());
const folder = await mkdtemp(join(tmpdir(), 'toolshelf-webhooks-'));
const db = await openDatabase(`sqlite:${join(folder, 'webhooks.db')}`);
await migrate(db);
await keepSecretKey(db, { setting: undefined, file: join(folder, 'secret.key') });
const account = await makeAccount(db, 'maker@example.org', 'member');
const rules = { verificationRequired: false };
await createWebhook(db, account, { url: 'http://hooks-of-maker.com/in', events: ['tool.updated'] }, rules);
for (let from = 0; from < events; from += TOOLS)
  await db.write(async (trx) => {
    for (let tool = 0; tool < Math.min(TOOLS, events - from); tool += 1)
      await announceEvent(trx, {
        event: 'tool.updated',
        subject: `tool:${tool}`,
        id: String(from / TOOLS),
        slug: `tool-${tool}`,
        ownerId: account.id,
      });
  });

const fetcher = openFetcher(db, { publicUrl: 'https://tools.example.org', network: localNetwork(port) });
const cpu = process.cpuUsage();
const started = performance.now();
const worker = startWebhooks(db, {
  fetcher,
  site: { origin: 'https://tools.example.org', apiPrefix: '/api/v1', pathOf: ({ route }) => `/${route}` },
  log: { warn: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) },
});
const isEmpty = async (): Promise<boolean> =>
  (await db.read.selectFrom('webhook_deliveries').select('id').where('done_at', 'is', null).limit(1).execute())
    .length === 0;
do await worker.drain();
while (!(await isEmpty()));
const seconds = (performance.now() - started) / 1_000;
const used = process.cpuUsage(cpu);
const seen = await (await fetch(`http://127.0.0.1:${port}/`)).json();

await worker.stop();
fetcher.stop();
await db.close();
receiver.kill();
await rm(folder, { recursive: true });

const rate = events / seconds;
const cores = (used.user + used.system) / 1_000_000 / seconds;
process.stdout.write(
  `${events} deliveries about ${TOOLS} tools in ${seconds.toFixed(1)} s, ${cores.toFixed(2)} cores; the receiver saw ${JSON.stringify(seen)}\n` +
    `${rate.toFixed(0)} a second (at least ${LEAST_PER_SECOND}): ${rate >= LEAST_PER_SECOND ? 'met' : 'missed'}\n`,
);
