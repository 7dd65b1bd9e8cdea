/** `npm run bench`: measures search, the read path and overload; with --small at 10,000 tools, with --tools=N at one size. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anonymousMegabytes, moveTo, startServer } from '../tests/support/processes.ts';
import { spreadOf } from '../tests/support/statistics.ts';
import { CATEGORY_IDS, corpusFile, onPostgres, openCatalog, startOurs, type Catalog } from './catalogs.ts';
import { checkAnswers, wrkSkipped, type Work } from './load.ts';
import { measureOverload } from './overload.ts';
import { createReport, type Figure } from './report.ts';
import { blocksOf, compare, compareClosely, costOf, pathsNeeded, ratios, type Effort } from './rounds.ts';
import { measureSite, siteSentence } from './site.ts';
import { deepLists, listHot, listSpread, neverSeen, rareSpread, searchHot, slugHot, slugSpread } from './works.ts';

const { values: given } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    tools: { type: 'string' },
    /** One section: `site`, `size`, `pages` or `overload`, at the first size. */
    only: { type: 'string' },
  },
});
const SIZES = given.tools !== undefined ? [Number(given.tools)] : given.small ? [10_000] : [100_000, 1_000_000];
const effort: Effort = given.small
  ? { rounds: 2, seconds: 1, requests: 100, warming: 500, isQuick: true }
  : { rounds: 7, seconds: 2, requests: 400, warming: 1_500, isQuick: false };
const AFTERNOON = new URL('afternoon.ts', import.meta.url).pathname;
const [CATEGORY = ''] = CATEGORY_IDS;
/** Requests of each kind whose hold of the event loop is measured one by one. */
const BLOCKS = 150;

const report = createReport();
if (wrkSkipped !== undefined) report.skip(wrkSkipped);

/** Adds a figure at `tools` tools; without a bound it has no target. */
function adder(tools: number) {
  return (
    work: string,
    unit: Figure['unit'],
    values: readonly number[],
    relation: '>=' | '<=' = '<=',
    bound?: number,
  ): void => report.add({ work, tools, unit, values, ...(bound !== undefined && { must: [relation, bound] }) });
}

/** The afternoon version of the service with the same tools. */
async function measureAfternoon(catalog: Catalog): Promise<void> {
  const { tools } = catalog;
  const add = adder(tools);
  const file = join(catalog.folder, 'afternoon.db');
  const words = existsSync(file) ? [file] : [file, await corpusFile(tools)];
  const theirs = await startServer('afternoon', [AFTERNOON, ...words], {}, '/api/v1/tools?per_page=1');
  const ours = await startOurs(catalog);
  try {
    const again: [Work, number][] = [
      [slugSpread(tools), 1.3],
      [listSpread(CATEGORY_IDS), 3],
      [rareSpread(), 5],
    ];
    for (const [work, least] of again)
      add(`afternoon CPU / ours: ${work.name}`, 'x', ratios(await compare(theirs, ours, work, effort)), '>=', least);
    const few: Effort = { ...effort, requests: Math.max(10, Math.round(effort.requests / 10)), warming: 10 };
    const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
    const never: [Work, Effort, number | undefined][] = [
      [unseen.lists, effort, undefined],
      [unseen.rare, effort, undefined],
      [unseen.common, few, 20],
    ];
    for (const [work, theirEffort, least] of never) {
      const { cpu: first } = await costOf(theirs, work, theirEffort);
      const { cpu: second } = await costOf(ours, work, effort);
      add(`afternoon CPU / ours: ${work.name}`, 'x', ratios({ first, second }), '>=', least);
    }
  } finally {
    await theirs.stop();
    await ours.stop();
  }
}

/** Paths of the pages that show the same lists and tools as answers of the API. */
function asPages(name: string, work: Work): Work {
  const parts = /^\/api\/v1(.*?)(?:[?&]locale=(\w+))?$/;
  const paths = work.paths.map((path) => path.replace(parts, (_, rest: string, locale = 'en') => `/${locale}${rest}`));
  return { name, paths };
}

/** Answers that are not cached, holds of the event loop, memory, start and import at one size. */
async function measureSize(catalog: Catalog): Promise<void> {
  const { tools } = catalog;
  const add = adder(tools);
  const isLarge = tools >= 1_000_000;
  const started = performance.now();
  const ours = await startOurs(catalog);
  try {
    const seconds = (performance.now() - started) / 1_000;
    add('start until ready', 's', [seconds], '<=', isLarge ? undefined : 3);
    add('anonymous memory after the start', 'MB', [anonymousMegabytes(ours.pid)]);
    const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort) + BLOCKS);
    const slugs: Work = { name: 'tool by slug never seen', paths: slugSpread(tools).paths };
    const deep = await deepLists(ours, CATEGORY_IDS, pathsNeeded(effort) + BLOCKS);
    const bounds: [Work, number | undefined][] = [
      [slugs, undefined],
      [unseen.lists, undefined],
      [unseen.twoWords, isLarge ? 2 : 1],
      [unseen.choices, isLarge ? undefined : 1.5],
      [unseen.sorted, isLarge ? undefined : 1.5],
      [unseen.commonDeep, isLarge ? 6 : 2.5],
      [deep, isLarge ? 2 : 1],
    ];
    for (const [work, most] of bounds) {
      await checkAnswers(ours, { ...work, paths: work.paths.slice(-5) });
      add(`${work.name}: CPU`, 'ms', (await costOf(ours, work, effort)).cpu, '<=', most);
    }
    for (const work of [unseen.twoWords, unseen.commonDeep, deep]) {
      const blocks = await blocksOf(ours, work, pathsNeeded(effort), BLOCKS);
      add(`${work.name}: longest hold of the event loop`, 'ms', [Math.max(...blocks)], '<=', 25);
    }
    add('anonymous memory after all this', 'MB', [anonymousMegabytes(ours.pid)], '<=', isLarge ? 600 : 300);
    const { importLoad, importSeconds, importMegabytes } = catalog;
    const load = importLoad.toFixed(1);
    add(`import (load average ${load})`, 's', [importSeconds], '<=', isLarge ? 600 : undefined);
    add('import: rows a second, in thousands', 'x', [tools / importSeconds / 1_000], '>=', 2);
    add('anonymous memory of the import', 'MB', [importMegabytes]);
  } finally {
    await ours.stop();
  }
}

/** Pages that are not cached. */
async function measurePages(catalog: Catalog): Promise<void> {
  const { tools } = catalog;
  const add = adder(tools);
  const ours = await startOurs(catalog);
  try {
    const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
    const works = [
      asPages('page of a search of two words, with its counts', unseen.twoWords),
      asPages('page of a search of a common word, with its counts', unseen.common),
      asPages('page of a category and a price', unseen.lists),
      asPages('page of a tool', slugSpread(tools)),
    ];
    for (const work of works) {
      await checkAnswers(ours, { ...work, paths: work.paths.slice(-5) });
      add(`${work.name}: CPU`, 'ms', (await costOf(ours, work, effort)).cpu, '<=', 1.5);
    }
  } finally {
    await ours.stop();
  }
}

/** PostgreSQL: searches that are not cached, and cached answers beside those on SQLite. */
async function measurePostgres(catalog: Catalog): Promise<void> {
  const { tools } = catalog;
  const add = adder(tools);
  await onPostgres(report, tools, async (there) => {
    moveTo('1');
    await measureSite(report, there, effort, 'PostgreSQL');
    const ours = await startOurs(there);
    const onSqlite = await startOurs(catalog);
    try {
      const { twoWords } = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
      const { cpu, times } = await costOf(ours, twoWords, effort);
      add(`PostgreSQL: ${twoWords.name}: wall time`, 'ms', [spreadOf(times).median], '<=', 10);
      add(`PostgreSQL: ${twoWords.name}: CPU of the server`, 'ms', cpu);
      for (const work of [slugHot, listHot(CATEGORY), searchHot]) {
        const values = ratios(await compareClosely({ target: onSqlite, work }, { target: ours, work }, effort));
        add(`${work.name}: CPU on SQLite / on PostgreSQL`, 'x', values, '>=', 0.9);
      }
      add(`PostgreSQL: import (load average ${there.importLoad.toFixed(1)})`, 's', [there.importSeconds]);
    } finally {
      await ours.stop();
      await onSqlite.stop();
    }
  });
}

moveTo('1');
const [first = 0] = SIZES;
const isWanted = (section: string): boolean => (given.only ?? section) === section;
const smallest = await openCatalog(first);
if (isWanted('overload')) await measureOverload(report, smallest, effort);
if (given.only === 'overload') await onPostgres(report, first, (there) => measureOverload(report, there, effort));
if (isWanted('site')) await measureSite(report, smallest, effort);
if (given.only === 'site') await onPostgres(report, first, (there) => measureSite(report, there, effort, 'PostgreSQL'));
if (isWanted('size')) await measureSize(smallest);
if (isWanted('pages')) await measurePages(smallest);
if (given.only === undefined) {
  await measureAfternoon(smallest);
  let largest = smallest;
  for (const tools of SIZES.slice(1)) {
    largest = await openCatalog(tools);
    await measureSize(largest);
  }
  await measurePostgres(largest);
}
report.print();
process.stdout.write(`${siteSentence}\n`);
if (given.small)
  process.stdout.write('a quick look: short rounds on a small catalog; the targets are those of 100,000 tools\n');
