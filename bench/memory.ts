/**
 * `npm run bench -- memory`: who holds memory: the program, a catalog, cached tools, and searches that never repeat, each
 * from another address, over the API and as pages. `--tools=N` a made-up catalog instead of the demo, `--data=FOLDER` that
 * of a folder, `--searches=N`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '#catalog/locales.ts';
import { parseArgs } from 'node:util';
import { anonymousMegabytes, type Target } from '../tests/support/processes.ts';
import { createRandom } from '../tests/support/random.ts';
import { openCatalog, startOurs } from './catalogs.ts';
import { askFor, type Work } from './load.ts';
import { createReport } from './report.ts';

const { values } = parseArgs({
  options: {
    tools: { type: 'string' },
    data: { type: 'string' },
    searches: { type: 'string', default: '108000' },
  },
});
const SEARCHES = Number(values.searches);
/** Samples on the way, which tell slow growth from growth without end. */
const STEPS = 6;
const CONNECTIONS = 16;
/** The caches of answers and of pages, the budgets, and as much garbage again. */
const MOST_MEGABYTES = 160;

/** Lists reach no further. */
const LAST_PAGE = 500;
/** Pages whose words are searched for. */
const READ_PAGES = 10;

interface ListAnswer {
  data: { slug: string; name: string; tagline: string }[];
  pagination: { total: number; total_pages: number };
}

/** The number of tools, and the newest that lists reach, with their words. */
async function readTools({ port }: Target): Promise<{ tools: number; slugs: string[]; words: string[] }> {
  const words = new Set<string>();
  const slugs: string[] = [];
  let tools = 0;
  for (let page = 1, last = 1; page <= Math.min(last, LAST_PAGE); page += 1) {
    const response = await fetch(`http://localhost:${port}/api/v1/tools?per_page=50&page=${page}`);
    const { data, pagination } = (await response.json()) as ListAnswer;
    tools = pagination.total;
    last = pagination.total_pages;
    for (const { slug, name, tagline } of data) {
      slugs.push(slug);
      if (page > READ_PAGES) continue;
      for (const word of `${name} ${tagline}`.toLowerCase().match(/[a-z]{3,}/g) ?? []) words.add(word);
    }
  }
  return { tools, slugs, words: [...words] };
}

/** Queries of words of the catalog, every third with a mistake; none repeats. */
function makeQuestions(words: readonly string[], count: number, address: (q: string, locale: string) => string): Work {
  const random = createRandom(41);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const paths = new Set<string>();
  for (let number = 0; paths.size < count; number += 1) {
    const word = any(words);
    const second = number % 3 === 0 ? `${any(words)}${any(words).slice(0, 2)}` : any(words);
    const third = number % 2 === 0 ? `+${any(words)}` : '';
    paths.add(address(`${word}+${second}${third}`, any(LOCALES)));
  }
  return { name: 'searches', paths: [...paths], clients: count };
}

interface Sample {
  rss: number;
  anonymous: number;
  heap: number;
  heapUsed: number;
  external: number;
}

async function sample({ port, pid }: Target): Promise<Sample> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / 1_048_576;
  return {
    rss: megabytes('process_resident_memory_bytes'),
    anonymous: anonymousMegabytes(pid),
    heap: megabytes('nodejs_heap_size_total_bytes'),
    heapUsed: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
  };
}

function print(stage: string, { rss, anonymous, heap, heapUsed, external }: Sample): void {
  const cells = [rss, anonymous, heap, heapUsed, external].map((value) => value.toFixed(0).padStart(10));
  process.stdout.write(`${stage.padEnd(28)}${cells.join('')}\n`);
}

/** Resolves to the last sample. */
async function measure(target: Target, name: string, work: Work): Promise<Sample> {
  let last = await sample(target);
  const each = Math.ceil(work.paths.length / STEPS);
  for (let from = 0; from < work.paths.length; from += each) {
    const count = Math.min(each, work.paths.length - from);
    await askFor(target, work, { from, count, connections: CONNECTIONS });
    last = await sample(target);
    print(`${name} ${(from + count).toLocaleString('en')}`, last);
  }
  return last;
}

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-memory-'));
const settings = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' };
const own = { databaseUrl: `sqlite:${join(folder, 'toolshelf.db')}`, folder };

/** Without a catalog: what the program itself holds. */
async function sampleEmpty(): Promise<Sample> {
  const empty = await startOurs({ ...own, databaseUrl: `sqlite:${join(folder, 'empty.db')}` }, settings);
  try {
    return await sample(empty);
  } finally {
    await empty.stop();
  }
}

function startWanted({ data, tools }: typeof values): Promise<Target> {
  if (data !== undefined)
    return startOurs({ databaseUrl: `sqlite:${join(data, 'toolshelf.db')}`, folder: data }, settings);
  if (tools === undefined) return startOurs(own, { ...settings, DEMO_CATALOG: 'on' });
  return openCatalog(Number(tools)).then(({ databaseUrl }) => startOurs({ databaseUrl, folder }, settings));
}

process.stdout.write(
  `${'megabytes'.padEnd(28)}${['RSS', 'anonymous', 'heap', 'heap used', 'external'].map((head) => head.padStart(10)).join('')}\n`,
);
print('the program', await sampleEmpty());
const target = await startWanted(values);
try {
  const first = await sample(target);
  print('with a catalog', first);
  const { tools, slugs, words } = await readTools(target);
  print('after lists', await sample(target));
  await measure(target, 'tools', { name: 'tools', paths: slugs.map((slug) => `/api/v1/tools/${slug}`) });
  const overApi = makeQuestions(words, SEARCHES, (q, locale) => `/api/v1/tools?q=${q}&locale=${locale}`);
  await measure(target, 'API', overApi);
  const asPages = makeQuestions(words, Math.ceil(SEARCHES / 4), (q, locale) => `/${locale}/tools?q=${q}`);
  const last = await measure(target, 'pages', asPages);
  const report = createReport();
  report.add({
    work: 'anonymous memory that tools and never-repeated searches add',
    tools,
    values: [last.anonymous - first.anonymous],
    unit: 'MB',
    must: ['<=', MOST_MEGABYTES],
  });
  report.print();
} finally {
  await target.stop();
  rmSync(folder, { recursive: true, force: true });
}
