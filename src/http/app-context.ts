/** What a request can reach, put together once by the app. */
import type { Logger } from 'pino';
import type { EmptySearches } from '#catalog/moderation/empty-searches.ts';
import type { ModerationStatistics } from '#catalog/moderation/statistics.ts';
import type { SetUpLink } from '#catalog/accounts/first-admin.ts';
import type { Locale } from '#catalog/locales.ts';
import type { PageFiles } from '#catalog/site/page-files.ts';
import type { PageTexts } from '#catalog/site/pages.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { PlacementCounts } from '#catalog/tools/placements/figures.ts';
import type { Visits } from '#catalog/tools/visits.ts';
import type { Database } from '#database/database.ts';
import type { Admission } from '#limits/admission.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import type { Config } from '#server/settings/config.ts';
import type { CachedReads } from './send/cached-reads.ts';
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
  /** Lets dear work in piece by piece. */
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly accessLog: AccessLog;
  /** What is logged of requests that failed. */
  readonly failures: FailureLog;
  readonly draining: Draining;
  readonly cachedReads: CachedReads;
  readonly knownPaths: KnownPaths;
  readonly statistics: ModerationStatistics;
  /** Asks the servers of strangers; undefined where this server is to ask none. */
  readonly fetcher: Fetcher | undefined;
  /** How often tools are seen. */
  readonly visits: Visits;
  /** How often placements are seen and followed. */
  readonly placementCounts: PlacementCounts;
  /** What is searched for and not found. */
  readonly emptySearches: EmptySearches;
  /** The way to the first admin, as long as there is none. */
  readonly setUpLink: SetUpLink;
  /** The name of the site and what it says of itself, in a locale. */
  siteIn(locale: Locale): SiteView;
  /** The operator's pages; those of the database come before those that are files. */
  pages(): PageTexts;
  readonly pageFiles: PageFiles;
  /** The OpenAPI document that this server serves now; pages are made from it. */
  apiDocument(): Readonly<Record<string, unknown>>;
}
