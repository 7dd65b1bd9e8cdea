/**
 * A rolling restart: three nodes behind nginx are ended and started one after the other while makers submit and visitors read through
 * nginx, nobody asking twice. Says what failed and what was lost, and ends with 1 if anything was. `-- --rounds=N` for so many of all three.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, hangUp } from '../tests/chaos/client.ts';
import { openSite, type Site } from '../tests/chaos/site.ts';
import { makeMix } from './overload/mix.ts';

const WRITERS = 4;
const READERS = 12;
const PAUSE_MS = 10;
const QUIET_MS = 2_000;
/** While it lasts a node that was told to end still answers, and nginx is told to send nothing more. */
const DRAIN_SECONDS = '2';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } });

interface Clients {
  readonly asked: number;
  readonly failed: readonly string[];
  readonly accepted: readonly string[];
  stop(): Promise<void>;
}

/** Clients that ask without end, each request once. */
async function useSite(site: Site): Promise<Clients> {
  const way = { proxy: site.proxy.httpsPort };
  const mix = await makeMix(site.postgres.url, 1, 0, { search: 0, slug: 0, submission: 1, sign_in: 0 });
  const failed: string[] = [];
  const accepted: string[] = [];
  let asked = 0;
  let isOver = false;

  async function submit(): Promise<void> {
    const [head = '', text = ''] = mix.next().bytes.split('\r\n\r\n');
    const body = JSON.stringify({ ...(JSON.parse(text) as object), categories: ['chatbots'] });
    const authorization = /authorization: (.+)\r\n/.exec(head)?.[1] ?? '';
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await ask(way, '/api/v1/submissions', { method: 'POST', headers, body });
    if (answer.status !== 201) failed.push(`POST ${answer.status} ${answer.body.slice(0, 200)}`);
    else accepted.push((JSON.parse(answer.body) as { data: { id: string } }).data.id);
  }
  async function read(): Promise<void> {
    const answer = await ask(way, `/api/v1/tools?q=agent${asked % 50}`);
    if (answer.status !== 200) failed.push(`GET ${answer.status} ${answer.body.slice(0, 200)}`);
  }
  async function loop(act: () => Promise<void>): Promise<void> {
    for (;;) {
      if (isOver) return;
      asked += 1;
      await act();
      await wait(PAUSE_MS);
    }
  }
  const loops = [
    ...Array.from({ length: WRITERS }, () => loop(submit)),
    ...Array.from({ length: READERS }, () => loop(read)),
  ];
  return {
    get asked() {
      return asked;
    },
    failed,
    accepted,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

async function main(): Promise<boolean> {
  const site = await openSite({ DRAIN_DELAY_SECONDS: DRAIN_SECONDS });
  try {
    const clients = await useSite(site);
    await wait(QUIET_MS);
    for (let round = 1; round <= Number(values.rounds); round += 1)
      for (const node of site.nodes) {
        node.signal('SIGTERM');
        await node.ended();
        node.start();
        await node.ready();
        await wait(QUIET_MS);
        process.stdout.write(
          `node ${node.number} restarted; ${clients.asked} requests, ${clients.failed.length} failed\n`,
        );
      }
    await clients.stop();
    const rows = await site.db.read.selectFrom('submissions').select(['id', 'url']).execute();
    const stored = new Set(rows.map(({ id }) => id));
    const lost = clients.accepted.filter((id) => !stored.has(id)).length;
    const twice = rows.length - new Set(rows.map(({ url }) => url)).size;
    const { asked, failed, accepted } = clients;
    for (const one of failed.slice(0, 20)) process.stdout.write(`${one}\n`);
    process.stdout.write(
      `${JSON.stringify({ asked, failed: failed.length, accepted: accepted.length, lost, twice })}\n`,
    );
    return failed.length + lost + twice === 0;
  } finally {
    hangUp();
    await site.close(false);
  }
}

process.exit((await main()) ? 0 : 1);
