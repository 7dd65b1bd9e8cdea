/** What two versions of the program are compared by: each figure is measured on a side, in turn with the other. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { anonymousMegabytes, cpuOf, runCommand, type Target } from '../tests/support/processes.ts';
import { CATEGORIES_FILE, CATEGORY_IDS, corpusFile, startOurs, writeRows } from './catalogs.ts';
import { longRow } from './long-rows.ts';
import { askFor, checkAnswers, type Work } from './load.ts';
import type { Figure } from './report.ts';
import { listHot, neverSeen, searchHot, slugHot, slugSpread } from './works.ts';
import type { Version } from './versions.ts';

/** A version with a catalog of its own, made by its own import. */
export interface Side {
  version: Version;
  folder: string;
  databaseUrl: string;
  tools: number;
  /** The running server, between `serve` and its end. */
  server?: Target;
  /** The token and the cookie of the editor that `addPeople` makes. */
  token?: string;
  cookie?: string;
}

export interface Pair {
  work: string;
  unit: Figure['unit'];
  /** Measured while the server of the side runs. */
  isServed: boolean;
  /** One number of a side; the same `round` asks the same of both. */
  measure(side: Side, round: number): Promise<number>;
}

const CONNECTIONS = 8;
const HOT_REQUESTS = 4_000;
export const COLD_REQUESTS = 250;
/** More than 4 MB, so that threads prepare them. */
const IMPORTED_ROWS = 5_600;
/** Rounds whose requests are all different. */
export const MOST_ROUNDS = 20;

/** Starts the server of a side as people run it: behind a proxy, with its log. */
export async function serve(side: Side): Promise<void> {
  const place = { name: side.version.name, root: side.version.root };
  side.server = await startOurs(side, { TRUSTED_PROXIES: '127.0.0.1' }, place);
}

export function serverOf({ server, version }: Side): Target {
  if (server === undefined) throw new Error(`${version.name} is not running`);
  return server;
}

/** Makes the catalog of a side, by default with its made-up tools; the processor time in seconds. */
export async function importCatalog(side: Side, file?: string): Promise<number> {
  rmSync(side.folder, { recursive: true, force: true });
  mkdirSync(side.folder, { recursive: true });
  const corpus = file ?? (await corpusFile(side.tools));
  await runOn(side, ['categories', 'import', CATEGORIES_FILE]);
  const before = endedChildrenSeconds();
  await runOn(side, ['import', '--published', corpus]);
  return endedChildrenSeconds() - before;
}

/** Runs a command of the version of a side on its catalog; what it printed. */
export async function runOn(
  { version: { root }, folder, databaseUrl }: Side,
  words: readonly string[],
): Promise<string> {
  return (await runCommand({ databaseUrl, folder, root }, words)).stdout;
}

/** Clock ticks a second of the figures in /proc. */
const TICKS = 100;

/** Processor time in seconds of all children of this process that have ended, by /proc/self/stat (proc(5)). */
function endedChildrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** Microseconds of processor time a request. */
export async function costOfRequests(
  side: Side,
  work: Work,
  { from, count }: { from: number; count: number },
): Promise<number> {
  const server = serverOf(side);
  const before = cpuOf(server.pid);
  await askFor(server, work, { from, count, connections: CONNECTIONS });
  return (cpuOf(server.pid) - before) / count;
}

/** Requests that repeat; the first of a round warm the caches. */
function hot(work: Work): Pair {
  return {
    work: work.name,
    unit: 'us',
    isServed: true,
    async measure(side, round) {
      if (round === 0) await checkAnswers(serverOf(side), work);
      await askFor(serverOf(side), work, { count: Math.min(HOT_REQUESTS, work.paths.length * 4), connections: 1 });
      return costOfRequests(side, work, { from: 0, count: HOT_REQUESTS });
    },
  };
}

/** Requests of which each is made once. */
function cold(work: Work): Pair {
  const measure: Pair['measure'] = (side, round) =>
    costOfRequests(side, work, { from: (round * COLD_REQUESTS) % work.paths.length, count: COLD_REQUESTS });
  return { work: work.name, unit: 'us', isServed: true, measure };
}

const asPages = (name: string, work: Work, path: (query: string) => string): Work => ({
  name,
  paths: work.paths.map((each) => path(new URL(each, 'http://localhost').searchParams.get('q') ?? '')),
});

/** The table of figures at so many tools. */
export function pairsAt(tools: number): Pair[] {
  const unseen = neverSeen(tools, CATEGORY_IDS, COLD_REQUESTS * MOST_ROUNDS);
  const typed = asPages(
    'suggestions for two letters and more, never seen',
    unseen.rare,
    (q) => `/en/suggest?q=${q.slice(0, 5)}`,
  );
  const pages = asPages('page of a search, never seen', unseen.twoWords, (q) => `/en/tools?q=${encodeURIComponent(q)}`);
  const packed = {
    name: 'search never seen, two common words, compressed',
    paths: unseen.commonDeep.paths,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  };
  return [
    {
      work: `import of ${IMPORTED_ROWS.toLocaleString('en')} rows with long texts`,
      unit: 's',
      isServed: false,
      async measure(side) {
        const folder = join(side.folder, 'import');
        const file = join(side.folder, 'long.jsonl');
        await writeRows(file, IMPORTED_ROWS, longRow);
        return importCatalog({ ...side, folder, databaseUrl: `sqlite:${join(folder, 'toolshelf.db')}` }, file);
      },
    },
    {
      work: 'start until ready',
      unit: 's',
      isServed: false,
      async measure(side) {
        await serve(side);
        const server = serverOf(side);
        const seconds = cpuOf(server.pid) / 1e6;
        await server.stop();
        return seconds;
      },
    },
    {
      work: 'first search after a start',
      unit: 'us',
      isServed: false,
      async measure(side, round) {
        await serve(side);
        const first = { name: 'first', paths: unseen.common.paths.slice(-MOST_ROUNDS) };
        const cost = await costOfRequests(side, first, { from: round, count: 1 });
        await serverOf(side).stop();
        return cost;
      },
    },
    ...[slugHot, listHot(CATEGORY_IDS[0] ?? ''), searchHot].map(hot),
    ...[slugSpread(tools), unseen.lists, unseen.twoWords, packed, unseen.rare, unseen.common, typed, pages].map(cold),
    {
      work: 'sitemap',
      unit: 'us',
      isServed: true,
      measure: (side) => costOfRequests(side, { name: 'sitemap', paths: ['/sitemap.xml'] }, { from: 0, count: 100 }),
    },
    {
      work: 'dump',
      unit: 's',
      isServed: false,
      async measure(side) {
        const before = endedChildrenSeconds();
        await runOn(side, ['dump']);
        return endedChildrenSeconds() - before;
      },
    },
    {
      work: 'anonymous memory at the end of the round',
      unit: 'MB',
      isServed: true,
      measure: (side) => Promise.resolve(anonymousMegabytes(serverOf(side).pid)),
    },
  ];
}
