/** `npm run bench -- pages`: what pages for people cost: visitors' pages among 100,000 tools, and the desk with 10,000 entries waiting. With --tools=N another catalog. */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATEGORY_IDS, command, findCatalog, makeCatalog } from './catalogs.ts';
import { createTools } from './corpus.ts';
import { askFor, checkAnswers, type Work } from './load.ts';
import { moveTo, pinningSkipped, startServer, type Target } from './processes.ts';
import { costOf, pathsNeeded, type Effort } from './rounds.ts';
import { createReport, type Report } from './table.ts';
import { neverSeen, slugSpread } from './works.ts';

const asked = Number(process.argv.find((argument) => argument.startsWith('--tools='))?.slice('--tools='.length));
const TOOLS = asked > 0 ? asked : 100_000;
const WAITING = 10_000;
const EFFORT: Effort = { rounds: 7, seconds: 1, requests: 200, warming: 1_500, isQuick: false };
const ROUNDS = 7;
const A_ROUND = 15;
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const ADMIN = { email: 'admin@example.org', password: 'brisk walnut lantern 7' };
const SETTINGS = {
  DEMO_CATALOG: 'off',
  READ_LIMIT_PER_MINUTE: '1000000',
  SEARCH_LIMIT_PER_MINUTE: '1000000',
};

function start(folder: string, databaseUrl: string): Promise<Target> {
  const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  return startServer('toolshelf', ['--max-semi-space-size=4', MAIN], settings, '/readyz');
}

/** The same questions as to the API, put to the pages. */
function asPages(name: string, work: Work): Work {
  return {
    name,
    paths: work.paths.map((path) =>
      path.replace(
        /^\/api\/v1(.*?)(?:([?&])locale=(\w+))?$/,
        (_all, rest: string, _sign, locale = 'en') => `/${locale}${rest}`,
      ),
    ),
  };
}

/** Visitors' pages that were never given before. */
async function measureVisitors(report: Report): Promise<void> {
  const catalog = findCatalog(TOOLS, 'sqlite') ?? (await makeCatalog(TOOLS, 'sqlite'));
  moveTo('1');
  const ours = await start(catalog.folder, catalog.databaseUrl);
  try {
    const unseen = neverSeen(TOOLS, CATEGORY_IDS, pathsNeeded(EFFORT));
    const works = [
      asPages('page of a search of two words, with its counts', unseen.twoWords),
      asPages('page of a search of a common word, with its counts', unseen.common),
      asPages('page of a category and a price', unseen.lists),
      asPages('page of a tool', { ...slugSpread(TOOLS) }),
    ];
    for (const work of works) {
      await checkAnswers(ours, { ...work, paths: work.paths.slice(-5) });
      const { cpu } = await costOf(ours, work, EFFORT);
      report.add({ work: `${work.name}: CPU`, tools: TOOLS, values: cpu, unit: 'ms', must: ['<=', 1.5] });
    }
  } finally {
    await ours.stop();
  }
}

async function writeQueue(file: string): Promise<void> {
  const toolOf = createTools(CATEGORY_IDS);
  const out = createWriteStream(file);
  for (let number = 0; number < WAITING; number += 1) {
    const { slug: _slug, published_at: _published, ...entry } = toolOf(number + 5_000_000);
    if (!out.write(`${JSON.stringify(entry)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** Signs the account in; resolves to the session's cookie. */
async function signIn(target: Target): Promise<string> {
  const answer = await fetch(`http://localhost:${target.port}/en/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(ADMIN).toString(),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.status !== 303 || cookie === undefined) throw new Error(`signing in ended with ${answer.status}`);
  return cookie;
}

/** Addresses on a page that begin with a path, each once. */
async function linksOf(target: Target, path: string, cookie: string, begin: string): Promise<string[]> {
  const answer = await fetch(`http://localhost:${target.port}${path}`, { headers: { cookie } });
  const found = (await answer.text()).matchAll(/href="([^"]+)"/g);
  return [...new Set([...found].map(([, href = '']) => href).filter((href) => href.startsWith(begin)))];
}

/** The desk's pages, one at a time, as one editor asks for them. */
async function measureDesk(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-bench-desk-'));
  const databaseUrl = `sqlite:${join(folder, 'toolshelf.db')}`;
  try {
    moveTo('0-1');
    const file = join(folder, 'queue.jsonl');
    await writeQueue(file);
    await command(databaseUrl, folder, ['migrate']);
    await command(databaseUrl, folder, [
      'categories',
      'import',
      new URL('../demo/categories.json', import.meta.url).pathname,
    ]);
    await command(databaseUrl, folder, ['import', file, '--screen']);
    const words = ['--email', ADMIN.email, '--password', ADMIN.password, '--role', 'admin'];
    await command(databaseUrl, folder, ['accounts', 'create', ...words]);
    moveTo('1');
    const ours = await start(folder, databaseUrl);
    try {
      const cookie = await signIn(ours);
      const queue = '/en/editor/queue';
      const entries = await linksOf(ours, queue, cookie, '/en/editor/submissions/');
      const pages: [string, readonly string[]][] = [
        ['desk: queue, first page', [queue]],
        ['desk: queue, last page', [`${queue}?page=${WAITING / 50}`]],
        ['desk: queue of a category in a language', [`${queue}?category=${CATEGORY_IDS[3]}&language=en`]],
        ['desk: one submission', entries],
        ['desk: reports', ['/en/editor/reports']],
        ['desk: audit', ['/en/admin/audit']],
      ];
      for (const [name, paths] of pages) {
        const work: Work = { name, paths, headers: { cookie } };
        await askFor(ours, work, { count: A_ROUND * 2, connections: 1 });
        const values: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const times = (await askFor(ours, work, { count: A_ROUND, connections: 1 })).sort((a, b) => a - b);
          values.push(times[A_ROUND >> 1] ?? Number.NaN);
        }
        report.add({ work: `${name}: wall time`, tools: WAITING, values, unit: 'ms', must: ['<=', 50] });
      }
    } finally {
      await ours.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const report = createReport();
if (pinningSkipped !== undefined) report.skip(pinningSkipped);
await measureVisitors(report);
await measureDesk(report);
process.stdout.write(`\nnode ${process.version}, load average ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
process.exitCode = report.print() ? 0 : 1;
