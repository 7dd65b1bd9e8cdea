/** Puts the parts together and returns the server; serve.ts and the tests both start here. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { machineDocuments } from '#documents/documents.ts';
import { API_PREFIX, DOCUMENT_PATH, MCP_PATH, baseUrl } from '#api/links.ts';
import { openapiDocument } from '#api/openapi.ts';
import { OPERATIONS } from '#api/operations.ts';
import { makeSetUpLink } from '#catalog/accounts/first-admin.ts';
import { remembered } from '#catalog/memoize.ts';
import type { MailLink } from '#catalog/outbox.ts';
import { openPageFiles } from '#catalog/site/page-files.ts';
import { mergePageTexts } from '#catalog/site/pages.ts';
import { siteIn } from '#catalog/site/site.ts';
import { createPlacementCounts } from '#catalog/tools/placements/figures.ts';
import { createVisits } from '#catalog/visits/visits.ts';
import { openLiveCatalog } from '#catalog/tools/live/live-catalog.ts';
import { createEmptySearches } from '#catalog/moderation/empty-searches.ts';
import { createModerationStatistics } from '#catalog/moderation/statistics.ts';
import type { Database } from '#database/database.ts';
import { countNodes } from '#database/nodes.ts';
import { registerDocument } from '#http/documents.ts';
import { createCachedReads } from '#http/cache/cached-reads.ts';
import { registerHealth } from '#http/health.ts';
import { registerMachineDocuments } from '#http/machine-documents.ts';
import { createFailureLog } from '#http/failure-log.ts';
import type { Log } from '#http/log.ts';
import { createMetrics, registerMetrics } from '#http/metrics.ts';
import { createMachinery } from '#http/api/machinery.ts';
import { registerMessages } from '#http/message-endpoint.ts';
import { mcpEndpoint } from '#mcp/endpoint.ts';
import { registerOperations } from '#http/api/operations.ts';
import type { ErrorAnswer } from '#http/pages/page-errors.ts';
import { registerPages } from '#http/pages/pages.ts';
import type { AppContext } from '#http/app-context.ts';
import type { Membership } from '#crew/member.ts';
import { createKnownPaths } from '#http/known-paths.ts';
import { openAdmission, type ServerAdmission } from '#http/overload.ts';
import { HEADER_BYTES, createServer } from '#http/server.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import { registerTokenEndpoints } from '#http/oauth/token-endpoint.ts';
import { registerVisitClicks } from '#http/visit-clicks.ts';
import { openJudge } from '#judge/chat-completions.ts';
import { startJudge, type JudgeWorker } from '#judge/judge-worker.ts';
import { startClaims } from '#links/claim-worker.ts';
import { startLinkChecks } from '#links/link-worker.ts';
import { startLogos } from '#links/logo-worker.ts';
import { startDomainDates } from '#links/domain-worker.ts';
import { startPreviews } from '#links/preview-worker.ts';
import { openLimiter } from '#limits/limiter.ts';
import { openMailer } from '#mail/delivery.ts';
import { startOutbox } from '#mail/outbox-worker.ts';
import { openFetcher, type Fetcher, type FetcherOptions } from '#outgoing/fetcher.ts';
import { hasRoute } from '#outgoing/route.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { openTranslator } from '#translation/libretranslate.ts';
import { startTranslations } from '#translation/translation-worker.ts';
import { SITE } from '#web/pages.ts';
import { mailPath } from '#web/mail-paths.ts';
import { defaultLocale, type Config } from './config.ts';
import { figuresOf } from './figures.ts';
import { startBackups, type ScheduledBackups } from './scheduled-backups.ts';
import { startDumps } from './scheduled-dumps.ts';
import { startCounting, startHousekeeping } from './housekeeping.ts';
import { startBackfills } from './backfills.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly context: AppContext;
  /** Sends what waits in the outbox now; returns how many mails left. */
  drainOutbox(): Promise<number>;
  /** Carries out the machine translations that are due now; returns how many were stored. */
  drainTranslations(): Promise<number>;
  /** Asks the language model about all submissions that are doubtful now; returns how many opinions it gave. */
  drainOpinions(): Promise<number>;
  /** Brings what an older version has stored up to date; returns how many rows were changed. */
  drainBackfills(): Promise<number>;
  /** Checks the links that are due now and takes over what earlier checks found; returns how many were checked. */
  drainLinks(): Promise<number>;
  /** Looks up the addresses of submissions that wait for it; returns how many. */
  drainPreviews(): Promise<number>;
  /** Asks registries about the domains of submissions that wait for it; returns how many. */
  drainDomains(): Promise<number>;
  /** Looks at the proofs of claims that are due now; returns how many. */
  drainClaims(): Promise<number>;
  /** Fetches the logos that are due now; returns how many were asked for. */
  drainLogos(): Promise<number>;
  /** Sends the webhooks that are due now; returns how many arrived. */
  drainWebhooks(): Promise<number>;
  /** Makes the backup that is due now; returns how many were made. */
  drainBackups(): Promise<number>;
  /** Makes the dump of the catalog that is due now; returns how many were made. */
  drainDumps(): Promise<number>;
  /** Keeps what was counted of tools now. */
  drainVisits(): Promise<number>;
  /** Finishes what is under way and lets go of everything but the database. */
  close(): Promise<void>;
}

/** The fetcher, unless this server is to ask no others, or could not. */
async function openOutgoing(
  config: Config,
  db: Database,
  options: Omit<FetcherOptions, 'publicUrl'>,
): Promise<Fetcher | undefined> {
  const isOn = config.outgoing === 'auto' ? await hasRoute() : config.outgoing === 'on';
  return isOn ? openFetcher(db, { ...options, publicUrl: config.publicUrl }) : undefined;
}

export interface AppOptions {
  admission?: ServerAdmission;
  /** How tests lead the names of the web to servers of their own. */
  outgoing?: Omit<FetcherOptions, 'publicUrl'>;
  /** The processes that this one shares its port and DATA_DIR with. */
  crew?: Membership | undefined;
}

/** Builds the server on an open and migrated database. `config.publicUrl` is read now: links and cookies follow it. */
export async function createApp(
  config: Config,
  db: Database,
  { logger: log, access }: Log,
  { admission = openAdmission(), outgoing = {}, crew }: AppOptions = {},
): Promise<App> {
  // Of those that share a folder one writes what all of them read.
  const keepsFiles = crew === undefined || crew.number === 1;
  const fetcher = await openOutgoing(config, db, outgoing);
  const live = await openLiveCatalog(
    db,
    {
      onError: (error) => log.warn({ err: error }, 'the catalog could not be refreshed'),
      onIndexFileError: (error) => log.warn({ err: error }, 'the search index could not be stored or read'),
      onLost: (error) => log.error({ err: error }, 'the database does not answer'),
      onFound: (away) => log.info({ away_ms: Math.round(away) }, 'the database answers again'),
    },
    { indexFile: join(config.dataDir, 'search.index'), storesIndex: keepsFiles },
  );
  const nodes = await countNodes(db);
  const limiter = await openLimiter({ quotas: config.quotas, redisUrl: config.redisUrl, log, nodes: nodes.count });
  let opinions: JudgeWorker | undefined;
  let backups: ScheduledBackups | undefined;
  const statistics = createModerationStatistics(db);
  const emptySearches = createEmptySearches(db);
  const visits = createVisits(db);
  const metrics = createMetrics(
    figuresOf({
      db,
      live,
      limiter,
      admission,
      statistics,
      backupAge: config.backups && (() => backups?.age()),
      opinions: () => opinions?.counts ?? { given: 0, failed: 0 },
      outgoing: fetcher?.counts,
    }),
    crew,
  );
  const pageFiles = await openPageFiles(join(config.dataDir, 'pages'));
  const describe = remembered((title: string) => openapiDocument(baseUrl(config), title), { most: 1 });
  const describeAsText = remembered((title: string) => `${JSON.stringify(describe(title), null, 2)}\n`, { most: 1 });
  const titleOf = (): string => context.siteIn(defaultLocale(config)).name;
  const context: AppContext = {
    config,
    db,
    live,
    limiter,
    admission,
    metrics,
    log,
    accessLog: access,
    fetcher,
    failures: createFailureLog(log),
    draining: { isDraining: false },
    knownPaths: createKnownPaths(HEADER_BYTES),
    cachedReads: createCachedReads({ config, live, limiter, metrics }, access),
    statistics,
    emptySearches,
    visits,
    placementCounts: createPlacementCounts(db),
    siteIn: (locale) => siteIn(live.site, context.pages(), locale, { name: config.siteName, locales: config.locales }),
    pages: () => mergePageTexts(live.pages, pageFiles.texts),
    pageFiles,
    setUpLink: makeSetUpLink(db, crew?.setUp),
    apiDocument: () => describe(titleOf()),
  };
  let pageErrors: ErrorAnswer | undefined;
  const server = createServer(context, () => {
    if (pageErrors === undefined) throw new Error('the pages are not registered yet');
    return pageErrors;
  });
  registerHealth(server, context);
  registerMetrics(server, context);
  const machinery = createMachinery(context);
  registerOperations(server, machinery, API_PREFIX, OPERATIONS);
  const mcp = mcpEndpoint(machinery);
  registerMessages(server, machinery, MCP_PATH, mcp);
  registerTokenEndpoints(server, context);
  registerVisitClicks(server, context);
  registerDocument(server, context, {
    paths: [DOCUMENT_PATH, API_PREFIX + DOCUMENT_PATH],
    type: 'application/json; charset=utf-8',
    body: () => describeAsText(titleOf()),
  });
  registerMachineDocuments(server, context, machineDocuments(config, SITE.pages, { grants: offersGrants(context) }));
  pageErrors = registerPages(server, context, SITE);
  await server.ready();

  const mailer = openMailer(config);
  const outbox = startOutbox(db, {
    mailer,
    publicUrl: config.publicUrl,
    log,
    siteName: (locale) => context.siteIn(locale).name,
    locales: config.locales,
    pathOf: mailPath,
    reachesPeople: config.smtpUrl !== undefined,
  });
  const { translateUrl, translateKey } = config;
  const translations =
    translateUrl === undefined
      ? undefined
      : startTranslations(db, {
          translator: openTranslator({ url: translateUrl, key: translateKey }),
          log,
          onStored: () => live.refresh(),
        });
  if (config.judge !== undefined)
    opinions = startJudge(db, { judge: openJudge(config.judge), perDay: config.judge.perDay, log });
  const onChanged = (): Promise<void> => live.refresh();
  const links = fetcher && startLinkChecks(db, { fetcher, log, onChanged });
  const claims = fetcher && startClaims(db, { fetcher, log, onChanged });
  const logos = fetcher && startLogos(db, { fetcher, log, onChanged });
  const previews = fetcher && startPreviews(db, { fetcher, log });
  const { rdapBootstrapUrl: bootstrapUrl } = config;
  const domains = fetcher && bootstrapUrl && startDomainDates(db, { fetcher, bootstrapUrl, log });
  const pageOf = (link: MailLink): string => mailPath(link, defaultLocale(config));
  const site = { origin: config.publicUrl, apiPrefix: API_PREFIX, pathOf: pageOf };
  const webhooks = fetcher && startWebhooks(db, { fetcher, site, log });
  const visitDays = startCounting(context);
  live.follow();
  const backfills = startBackfills(db, log);
  if (config.backups !== undefined) backups = startBackups(db, config.backups, config, log);
  const dumps = startDumps(db, config, log, { isOff: !keepsFiles });
  const housekeeping = startHousekeeping(context);

  return {
    server,
    context,
    drainOutbox: () => outbox.drain(),
    drainTranslations: async () => (await translations?.drain()) ?? 0,
    drainBackfills: () => backfills.drain(),
    drainPreviews: async () => (await previews?.drain()) ?? 0,
    drainDomains: async () => (domains ? domains.drain() : 0),
    drainLinks: async () => (await links?.drain()) ?? 0,
    drainClaims: async () => (await claims?.drain()) ?? 0,
    drainLogos: async () => (await logos?.drain()) ?? 0,
    drainWebhooks: async () => (await webhooks?.drain()) ?? 0,
    drainBackups: async () => (await backups?.drain()) ?? 0,
    drainDumps: () => dumps.drain(),
    drainVisits: () => visitDays.drain(),
    drainOpinions: async () => (await opinions?.drain()) ?? 0,
    async close() {
      housekeeping.stop();
      fetcher?.stop();
      dumps.stop();
      await mcp.close();
      await visitDays.stop();
      await emptySearches.keep().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'));
      // They wait for strangers, and the time of a stop is short.
      await Promise.all([
        server.close(),
        outbox.stop(),
        opinions?.stop(),
        backups?.stop(),
        backfills.stop(),
        links?.stop(),
        claims?.stop(),
        logos?.stop(),
        previews?.stop(),
        domains ? domains.stop() : undefined,
        webhooks?.stop(),
      ]);
      await live.stop();
      pageFiles.stop();
      await translations?.stop();
      mailer.close();
      limiter.close();
      await nodes.stop();
      admission.stop();
    },
  };
}
