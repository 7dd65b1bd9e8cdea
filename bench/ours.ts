/** Our own server under measurement: as `npm start` runs it, or as a site runs it behind a proxy. */
import { SECRET_KEY, type Catalog } from './catalogs.ts';
import { startServer, type Target } from './processes.ts';
import type { Comparison } from './rounds.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Everything on as by default; only the limits are raised, since the load comes from few addresses. */
const SETTINGS = {
  DEMO_CATALOG: 'off',
  LOG_LEVEL: 'info',
  READ_LIMIT_PER_MINUTE: '1000000',
  SEARCH_LIMIT_PER_MINUTE: '1000000',
};

/** Our server on a catalog with further settings, and how many seconds it took until it was ready. What it logs goes to a file. */
export async function startOurs(
  catalog: Catalog,
  settings: Record<string, string> = {},
): Promise<{ ours: Target; seconds: number }> {
  const started = performance.now();
  const ours = await startServer(
    'toolshelf',
    ['--max-semi-space-size=4', MAIN],
    { ...SETTINGS, DATABASE_URL: catalog.databaseUrl, DATA_DIR: catalog.folder, SECRET_KEY, ...settings },
    '/readyz',
  );
  return { ours, seconds: (performance.now() - started) / 1000 };
}

/** What the first costs divided by what the second does, round by round. */
export function ratios({ first, second }: Comparison): number[] {
  return first.map((value, round) => value / (second[round] ?? Number.NaN));
}
