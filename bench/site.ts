/** Cached answers in the configuration of a site: behind a proxy, for many clients, with a log and limits, with and without Redis. */
import { join } from 'node:path';
import type { Target } from '../tests/support/processes.ts';
import { redisSkipped, startRedis } from '../tests/support/redis-process.ts';
import { CATEGORY_IDS, startOurs, type Catalog } from './catalogs.ts';
import type { Work } from './load.ts';
import type { Report } from './report.ts';
import { compare, compareClosely, ratios, startBare, type Effort } from './rounds.ts';
import { listHot, searchHot, slugHot, slugSpread } from './works.ts';

/** Addresses in X-Forwarded-For, in turn. */
const CLIENTS = 64;
const [CATEGORY = ''] = CATEGORY_IDS;

/** Explains the table. */
export const siteSentence = `"site" is the configuration of an installation: behind a proxy (TRUSTED_PROXIES, X-Forwarded-For of ${CLIENTS} clients), JSON log at info to a file, limits on`;

function ofClients(work: Work): Work {
  return { ...work, clients: CLIENTS };
}

/** Compares cached answers with a bare server of the same bytes, 304 with 200 and compressed with plain. */
export async function measureSite(report: Report, catalog: Catalog, effort: Effort, engine = 'SQLite'): Promise<void> {
  await measureSetup(report, catalog, effort, `site, ${engine}`, {});
  if (redisSkipped !== undefined) {
    report.skip(redisSkipped);
    return;
  }
  const redis = await startRedis();
  try {
    await measureSetup(report, catalog, effort, `site, ${engine} and Redis`, { REDIS_URL: redis.url });
  } finally {
    await redis.stop();
  }
}

async function measureSetup(
  report: Report,
  catalog: Catalog,
  effort: Effort,
  name: string,
  settings: Record<string, string>,
): Promise<void> {
  const ours = await startOurs(catalog, { TRUSTED_PROXIES: '127.0.0.1', ...settings });
  try {
    await measureBeside(report, catalog, effort, name, ours);
    await measureUnchanged(report, catalog, effort, name, ours);
    if (Object.keys(settings).length === 0) await measurePacked(report, catalog, effort, name, ours);
  } finally {
    await ours.stop();
  }
}

async function measureBeside(
  report: Report,
  { tools, folder }: Catalog,
  effort: Effort,
  name: string,
  ours: Target,
): Promise<void> {
  const wanted: [Work, number][] = [
    [slugHot, 0.75],
    [listHot(CATEGORY), 0.75],
    [searchHot, 0.75],
    [slugSpread(tools), 0.68],
  ];
  for (const [work, least] of wanted) {
    const bare = await startBare(ours, work, join(folder, 'answers.json'));
    try {
      const comparison = await compare(bare, ours, ofClients(work), effort);
      report.add({
        work: `${name}: ${work.name}: bare CPU / ours`,
        tools,
        values: ratios(comparison),
        unit: 'x',
        must: ['>=', least],
      });
      report.add({ work: `${name}: ${work.name}: CPU`, tools, values: comparison.second, unit: 'us' });
    } finally {
      await bare.stop();
    }
  }
}

async function measureUnchanged(
  report: Report,
  { tools }: Catalog,
  effort: Effort,
  name: string,
  ours: Target,
): Promise<void> {
  for (const work of effort.isQuick ? [slugHot] : [slugHot, listHot(CATEGORY), searchHot]) {
    const response = await fetch(`http://localhost:${ours.port}${work.paths[0] ?? ''}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    await response.arrayBuffer();
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    const unchanged = ofClients({ name: `${work.name}, 304`, paths: work.paths, headers, status: 304 });
    const first = { target: ours, work: unchanged };
    report.add({
      work: `${name}: ${work.name}: CPU of 304 / 200`,
      tools,
      values: ratios(await compareClosely(first, { target: ours, work: ofClients(work) }, effort)),
      unit: 'x',
      must: ['<=', 0.95],
    });
  }
}

async function measurePacked(
  report: Report,
  { tools }: Catalog,
  effort: Effort,
  name: string,
  ours: Target,
): Promise<void> {
  const list = ofClients(listHot(CATEGORY));
  for (const encoding of effort.isQuick ? ['br'] : ['gzip', 'br']) {
    const packed: Work = { ...list, name: `${list.name}, ${encoding}`, headers: { 'accept-encoding': encoding } };
    report.add({
      work: `${name}: list hot in ${encoding}: CPU / plain`,
      tools,
      values: ratios(await compareClosely({ target: ours, work: packed }, { target: ours, work: list }, effort)),
      unit: 'x',
      // Compressing a page anew costs two to three bare answers.
      must: ['<=', 1.2],
    });
  }
}
