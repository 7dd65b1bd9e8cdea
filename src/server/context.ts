/** Builds the context of requests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, baseUrl } from '#api/links.ts';
import { openapiDocument } from '#api/openapi.ts';
import { memoize } from '#catalog/memoize.ts';
import { createEmptySearches } from '#catalog/moderation/empty-searches.ts';
import { createReferrers } from '#catalog/moderation/referrers.ts';
import { createModerationStatistics } from '#catalog/moderation/statistics.ts';
import { openPageFiles } from '#catalog/site/page-files.ts';
import { mergePageTexts } from '#catalog/site/pages.ts';
import { siteIn } from '#catalog/site/site.ts';
import { createPlacementCounts } from '#catalog/tools/placements/figures.ts';
import { createComparisonCounts } from '#catalog/tools/comparisons/counts.ts';
import { createVisitSources } from '#catalog/tools/popularity/sources.ts';
import { createVisits } from '#catalog/tools/visits.ts';
import type { ClusterWorker } from './cluster/worker.ts';
import type { AppContext } from '#http/app-context.ts';
import { admitOnSecondHit } from '#http/api/api-context.ts';
import { createCachedReads } from '#http/send/cached-reads.ts';
import { createResponseCache } from '#http/send/response-cache.ts';
import { createFailureLog } from '#http/transport/failure-log.ts';
import { createKnownPaths } from '#http/transport/known-paths.ts';
import { createMetrics } from '#http/metrics.ts';
import { HEADER_BYTES } from '#http/server.ts';
import type { LiveJudge } from '#judge/live-judge.ts';
import { mailPath } from '#web/mail-paths.ts';
import type { BackgroundWorkers } from './background/background-workers.ts';
import { defaultLocale } from './settings/config.ts';
import { foldersOf } from './background/disk-space.ts';
import { figuresOf } from './background/figures.ts';

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Opened, and later closed, by the caller. */
type Opened = Pick<
  AppContext,
  'config' | 'db' | 'live' | 'limiter' | 'admission' | 'fetcher' | 'log' | 'accessLog' | 'askModel'
>;

/** The parts that count what they do; the background workers run later. */
interface Counting {
  workers(): BackgroundWorkers | undefined;
  judge: LiveJudge | undefined;
}

/** The context of a server. */
export async function openContext(
  opened: Opened,
  worker: ClusterWorker | undefined,
  { workers, judge }: Counting,
): Promise<AppContext> {
  const { config, db, live, limiter, admission, fetcher, log, accessLog } = opened;
  const statistics = createModerationStatistics(db);
  const metrics = createMetrics(
    figuresOf({
      db,
      live,
      limiter,
      admission,
      statistics,
      folders: foldersOf(config),
      backupAge: config.backups && (() => workers()?.backupAge()),
      opinions: () => [workers()?.opinions(), judge?.counts].filter((counts) => counts !== undefined),
      outgoing: fetcher?.counts,
    }),
    worker,
  );
  const pageFiles = await openPageFiles(join(config.dataDir, 'pages'), db.clock);
  const describe = memoize((title: string) => openapiDocument(baseUrl(config), title), { most: 1 });
  const responses = createResponseCache(config.readCacheBytes, { admitOnSecondHit });
  const context: AppContext = {
    ...opened,
    metrics,
    failures: createFailureLog(log, () => db.clock.monotonic()),
    draining: { isDraining: false },
    knownPaths: createKnownPaths(HEADER_BYTES),
    responses,
    cachedReads: createCachedReads({ config, responses, live, limiter, metrics }, accessLog),
    statistics,
    emptySearches: createEmptySearches(db),
    referrers: createReferrers(db, new URL(config.publicUrl).hostname),
    visits: createVisits(db),
    visitSources: createVisitSources(db, new URL(config.publicUrl).hostname),
    comparisonCounts: createComparisonCounts(db),
    placementCounts: createPlacementCounts(db),
    siteIn: (locale) => siteIn(live.site, context.pages(), locale, { name: config.siteName, locales: config.locales }),
    pages: () => mergePageTexts(live.pages, pageFiles.texts),
    pageFiles,
    webhookSite: {
      origin: config.publicUrl,
      apiPrefix: API_PREFIX,
      pathOf: (link) => mailPath(link, defaultLocale(config)),
    },
    version: readVersion(),
    apiDocument: () => describe(context.siteIn(defaultLocale(config)).name),
  };
  return context;
}
