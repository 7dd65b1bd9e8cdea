/** How the search benchmark measures and reports. */
import { readFileSync } from 'node:fs';
import type { CatalogIndex, CatalogQuery } from '#catalog/search/catalog-index.ts';

/** CPU of this process so far. */
export const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU of this thread alone: what a call keeps the event loop from, whatever else the machine does. */
export const threadMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Memory that is left when garbage was collected. */
export const anonymousMegabytes = (): number => {
  globalThis.gc?.();
  const line = /^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(line ?? 0) / 1024;
};

export const report = (label: string, value: string): void => console.log(`${label.padEnd(58)} ${value}`);

/** CPU of each query as one number (mean) and the slowest on this thread; every query is asked once. */
export const measure = (index: CatalogIndex, label: string, queries: readonly CatalogQuery[]): void => {
  let slowest = 0;
  let hits = 0;
  const begun = cpuMilliseconds();
  for (const query of queries) {
    const at = threadMilliseconds();
    hits += index.find(query).total;
    slowest = Math.max(slowest, threadMilliseconds() - at);
  }
  const mean = (cpuMilliseconds() - begun) / queries.length;
  report(
    label,
    `${mean.toFixed(3)} ms CPU, slowest ${slowest.toFixed(2)} ms, ${Math.round(hits / queries.length)} hits`,
  );
};
