/** The measurements, section by section. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_IDS, catalogFolder, corpusFile, findCatalog, makeCatalog, type Catalog } from './catalogs.ts';
import { checkAnswers, type Work } from './load.ts';
import { ratios, startOurs } from './ours.ts';
import { anonymousMegabytes, moveTo, startServer } from './processes.ts';
import { startPostgres } from './postgres-server.ts';
import { blocksOf, compare, compareClosely, costOf, pathsNeeded, type Effort } from './rounds.ts';
import { measureSite } from './site.ts';
import { spreadOf } from './statistics.ts';
import type { Report } from './table.ts';
import { deepLists, listHot, listSpread, neverSeen, rareSpread, searchHot, slugHot, slugSpread } from './works.ts';

const AFTERNOON = new URL('afternoon.ts', import.meta.url).pathname;
const [CATEGORY = ''] = CATEGORY_IDS;
/** Requests whose holding of the event loop is looked at one by one, of each kind. */
const BLOCKS = 150;

/** The afternoon version of the service, with the same tools. */
export async function measureAfternoon(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  const { tools } = catalog;
  const file = join(catalog.folder, 'afternoon.db');
  const words = existsSync(file) ? [file] : [file, await corpusFile(tools)];
  const theirs = await startServer('afternoon', [AFTERNOON, ...words], {}, '/api/v1/tools?per_page=1');
  const { ours } = await startOurs(catalog);
  try {
    const again: [Work, number][] = [
      [slugSpread(tools), 1.3],
      [listSpread(CATEGORY_IDS), 3],
      [rareSpread(), 5],
    ];
    for (const [work, least] of again) {
      const values = ratios(await compare(theirs, ours, work, effort));
      report.add({ work: `afternoon CPU / ours: ${work.name}`, tools, values, unit: 'x', must: ['>=', least] });
    }
    const few: Effort = { ...effort, requests: Math.max(10, Math.round(effort.requests / 10)), warming: 10 };
    const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
    const never: [Work, Effort, number | undefined][] = [
      [unseen.lists, effort, undefined],
      [unseen.rare, effort, undefined],
      [unseen.common, few, 20],
    ];
    for (const [work, theirEffort, least] of never) {
      const cost = await costOf(theirs, work, theirEffort);
      const values = ratios({ first: cost.cpu, second: (await costOf(ours, work, effort)).cpu });
      report.add({
        work: `afternoon CPU / ours: ${work.name}`,
        tools,
        values,
        unit: 'x',
        ...(least !== undefined && { must: ['>=', least] }),
      });
    }
  } finally {
    await theirs.stop();
    await ours.stop();
  }
}

/** What answers cost that are not cached, what holds the event loop, memory, start and import, at one size. */
export async function measureSize(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  const { tools } = catalog;
  const isLarge = tools >= 1_000_000;
  const { ours, seconds } = await startOurs(catalog);
  try {
    report.add({
      work: 'start until ready',
      tools,
      values: [seconds],
      unit: 's',
      ...(isLarge ? {} : { must: ['<=', 3] }),
    });
    report.add({ work: 'anonymous memory after the start', tools, values: [anonymousMegabytes(ours.pid)], unit: 'MB' });
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
      const { cpu } = await costOf(ours, work, effort);
      report.add({
        work: `${work.name}: CPU`,
        tools,
        values: cpu,
        unit: 'ms',
        ...(most !== undefined && { must: ['<=', most] }),
      });
    }
    for (const work of [unseen.twoWords, unseen.commonDeep, deep]) {
      const blocks = await blocksOf(ours, work, pathsNeeded(effort), BLOCKS);
      report.add({
        work: `${work.name}: longest hold of the event loop`,
        tools,
        values: [Math.max(...blocks)],
        unit: 'ms',
        must: ['<=', 25],
      });
    }
    report.add({
      work: 'anonymous memory after all this',
      tools,
      values: [anonymousMegabytes(ours.pid)],
      unit: 'MB',
      must: ['<=', isLarge ? 600 : 300],
    });
    report.add({
      work: `import (load average ${catalog.importLoad.toFixed(1)})`,
      tools,
      values: [catalog.importSeconds],
      unit: 's',
      ...(isLarge && { must: ['<=', 600] }),
    });
    report.add({
      work: 'import: rows a second, in thousands',
      tools,
      values: [tools / catalog.importSeconds / 1000],
      unit: 'x',
      must: ['>=', 2],
    });
    report.add({ work: 'anonymous memory of the import', tools, values: [catalog.importMegabytes], unit: 'MB' });
  } finally {
    await ours.stop();
  }
}

/** Does something with a catalog in a PostgreSQL server of its own, which is made where there is none; skipped where no server starts. */
export async function onPostgres(
  report: Report,
  tools: number,
  act: (catalog: Catalog) => Promise<void>,
): Promise<void> {
  const folder = catalogFolder(tools, 'postgres');
  const kept = findCatalog(tools, 'postgres');
  moveTo('0-1');
  let server;
  try {
    server = await startPostgres(folder, kept === undefined);
  } catch (error) {
    report.skip(`skipped: PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  try {
    if (kept === undefined) process.stderr.write(`importing ${tools.toLocaleString('en')} tools into PostgreSQL…\n`);
    await act({ ...(kept ?? (await makeCatalog(tools, 'postgres', server.url))), databaseUrl: server.url });
  } finally {
    await server.stop();
  }
}

/** The same service on PostgreSQL: searches never seen, and hot answers beside those on SQLite. */
export async function measurePostgres(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  const { tools } = catalog;
  await onPostgres(report, tools, async (there) => {
    moveTo('1');
    await measureSite(report, there, effort, 'PostgreSQL');
    const { ours } = await startOurs(there);
    const { ours: onSqlite } = await startOurs(catalog);
    try {
      const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
      const { cpu, times } = await costOf(ours, unseen.twoWords, effort);
      report.add({
        work: `PostgreSQL: ${unseen.twoWords.name}: wall time`,
        tools,
        values: [spreadOf(times).median],
        unit: 'ms',
        must: ['<=', 10],
      });
      report.add({ work: `PostgreSQL: ${unseen.twoWords.name}: CPU of the server`, tools, values: cpu, unit: 'ms' });
      for (const work of [slugHot, listHot(CATEGORY), searchHot]) {
        const values = ratios(await compareClosely({ target: onSqlite, work }, { target: ours, work }, effort));
        report.add({
          work: `${work.name}: CPU on SQLite / on PostgreSQL`,
          tools,
          values,
          unit: 'x',
          must: ['>=', 0.9],
        });
      }
      report.add({
        work: `PostgreSQL: import (load average ${there.importLoad.toFixed(1)})`,
        tools,
        values: [there.importSeconds],
        unit: 's',
      });
    } finally {
      await ours.stop();
      await onSqlite.stop();
    }
  });
}
