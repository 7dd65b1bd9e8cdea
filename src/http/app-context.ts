/** Everything that a request handler can use, built once by the app. */
import type { Logger } from 'pino';
import type { Referrers } from '#catalog/moderation/referrers.ts';
import type { WeeklyCounts } from '#catalog/moderation/weekly-counts.ts';
import type { ModerationStatistics } from '#catalog/moderation/statistics.ts';
import type { Locale } from '#catalog/locales.ts';
import type { PageFiles } from '#catalog/site/page-files.ts';
import type { PageTexts } from '#catalog/site/pages.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { PlacementCounts } from '#catalog/tools/placements/figures.ts';
import type { ComparisonCounts } from '#catalog/tools/comparisons/counts.ts';
import type { VisitSources } from '#catalog/tools/popularity/sources.ts';
import type { Visits } from '#catalog/tools/visits.ts';
import type { AskModel } from '#catalog/screening/opinions.ts';
import type { Database } from '#database/database.ts';
import type { Admission } from '#limits/admission.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import type { Config } from '#server/settings/config.ts';
import type { CachedReads } from './send/cached-reads.ts';
import type { WebhookSite } from '#catalog/webhooks/payload.ts';
import type { ResponseCache } from './send/response-cache.ts';
import type { Draining } from './transport/draining.ts';
import type { KnownPaths } from './transport/known-paths.ts';
import type { FailureLog } from './transport/failure-log.ts';
import type { AccessLog } from './transport/log.ts';
import type { Metrics } from './metrics.ts';

export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  readonly live: LiveCatalog;
  readonly limiter: Limiter;
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly accessLog: AccessLog;
  readonly failures: FailureLog;
  readonly draining: Draining;
  /** Answers of the read API. */
  readonly responses: ResponseCache;
  readonly cachedReads: CachedReads;
  readonly knownPaths: KnownPaths;
  readonly statistics: ModerationStatistics;
  /** Undefined if this server contacts no other websites. */
  readonly fetcher: Fetcher | undefined;
  /** Undefined unless a language model may refuse submissions. */
  readonly askModel: AskModel | undefined;
  readonly visits: Visits;
  readonly visitSources: VisitSources;
  readonly comparisonCounts: ComparisonCounts;
  /** Views and clicks of placements. */
  readonly placementCounts: PlacementCounts;
  readonly emptySearches: WeeklyCounts;
  readonly referrers: Referrers;
  /** The beginning of the links in events. */
  readonly webhookSite: WebhookSite;
  /** Of this program. */
  readonly version: string;
  siteIn(locale: Locale): SiteView;
  /** The operator's pages; those in the database come before files. */
  pages(): PageTexts;
  readonly pageFiles: PageFiles;
  /** The current OpenAPI document without shared parts, the source of the documentation pages. */
  apiDocument(): Readonly<Record<string, unknown>>;
}
