/** `npm run bench`: measures everything that the search and read path promise, first in the configuration that a site runs, and prints one table. With --small a quick look at 10,000 tools, with --tools=N one size. */
import { cpus, loadavg } from 'node:os';
import { findCatalog, makeCatalog, type Catalog } from './catalogs.ts';
import { wrkSkipped } from './load.ts';
import { hasKernelFigures, moveTo, pinningSkipped } from './processes.ts';
import type { Effort } from './rounds.ts';
import { measureGrowth } from './growth.ts';
import { measureOverload } from './overload.ts';
import { measureAfternoon, measurePostgres, measureSize, onPostgres } from './sections.ts';
import { measureSite, siteSentence } from './site.ts';
import { createReport } from './table.ts';
import { measureWorkers } from './workers.ts';

const isSmall = process.argv.includes('--small');
/** `--only=` measures one section alone, at the first size: `site` (hot answers on both engines), `size`, `overload` (on both, too) or `workers`. */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
/** `--tools=100000` measures one size alone. */
const asked = Number(process.argv.find((argument) => argument.startsWith('--tools='))?.slice('--tools='.length));
const SIZES = asked > 0 ? [asked] : isSmall ? [10_000] : [100_000, 1_000_000];
const EFFORT: Effort = isSmall
  ? { rounds: 2, seconds: 1, requests: 100, warming: 500, isQuick: true }
  : { rounds: 7, seconds: 2, requests: 400, warming: 1_500, isQuick: false };

async function catalogOf(tools: number): Promise<Catalog> {
  const kept = findCatalog(tools, 'sqlite');
  if (kept !== undefined) return kept;
  process.stderr.write(`importing ${tools.toLocaleString('en')} tools…\n`);
  moveTo('0-1');
  const made = await makeCatalog(tools, 'sqlite');
  moveTo('1');
  return made;
}

async function main(): Promise<boolean> {
  const report = createReport();
  for (const sentence of [wrkSkipped, pinningSkipped]) if (sentence !== undefined) report.skip(sentence);
  if (!hasKernelFigures)
    report.skip('skipped: processor time and memory: they are read from /proc, which only Linux has');
  const loadBefore = loadavg()[0] ?? 0;
  moveTo('1');
  if (only === 'workers') {
    await onPostgres(report, SIZES[0] ?? 0, (there) => measureWorkers(report, there, EFFORT));
    return report.print();
  }
  for (const tools of SIZES) {
    const catalog = await catalogOf(tools);
    if (only === 'site') {
      await measureSite(report, catalog, EFFORT);
      await onPostgres(report, tools, (there) => measureSite(report, there, EFFORT, 'PostgreSQL'));
      return report.print();
    }
    if (only === 'size') {
      await measureSize(report, catalog, EFFORT);
      return report.print();
    }
    if (tools === SIZES[0]) await measureOverload(report, catalog, EFFORT);
    if (only === 'overload') {
      await onPostgres(report, tools, (there) => measureOverload(report, there, EFFORT));
      return report.print();
    }
    if (tools === SIZES[0]) {
      await measureSite(report, catalog, EFFORT);
      await measureAfternoon(report, catalog, EFFORT);
    }
    await measureSize(report, catalog, EFFORT);
  }
  const smallest = await catalogOf(SIZES[0] ?? 0);
  const largest = await catalogOf(SIZES.at(-1) ?? 0);
  if (SIZES.length > 1) await measureGrowth(report, smallest, largest, EFFORT);
  else report.skip('skipped: growth from 100,000 to 1,000,000: only one catalog was measured');
  await measurePostgres(report, largest, EFFORT);
  await onPostgres(report, SIZES[0] ?? 0, (there) => measureWorkers(report, there, EFFORT));
  const load = `load average ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  process.stdout.write(
    `\nnode ${process.version}, ${cpus()[0]?.model.trim() ?? 'unknown processor'} x ${cpus().length}, ${load}\n`,
  );
  process.stdout.write(`${siteSentence}\n`);
  if (isSmall)
    process.stdout.write('a quick look: short rounds on a small catalog; the bounds are those of 100,000 tools\n');
  return report.print();
}

process.exitCode = (await main()) || isSmall ? 0 : 1;
