/** Puts the parts together and returns the server; running-server.ts and the tests both start here. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { machineDocuments } from '#documents/documents.ts';
import { API_PREFIX, DOCUMENT_PATH, MCP_PATH } from '#api/links.ts';
import { compactDocument } from '#api/compact-document.ts';
import { OPERATIONS } from '#api/operations.ts';
import { shareParts } from '#api/openapi-components.ts';
import { memoize } from '#catalog/memoize.ts';
import { openLiveCatalog, type LiveCatalog, type VectorSource } from '#catalog/tools/serving/live-catalog.ts';
import type { Replica } from '#catalog/tools/serving/replica.ts';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { countNodes } from '#database/nodes.ts';
import { keepSecretKey, readSecretKeys } from '#database/secret-key.ts';
import { registerDocument } from '#http/documents/documents.ts';
import { registerHealth } from '#http/probes/health.ts';
import { registerMachineDocuments } from '#http/documents/machine-documents.ts';
import type { Log } from '#http/transport/log.ts';
import { registerMetrics } from '#http/metrics.ts';
import { createApiContext } from '#http/api/api-context.ts';
import { registerMessages } from '#http/api/message-endpoint.ts';
import { mcpEndpoint, type McpEndpoint } from '#mcp/endpoint.ts';
import { registerOperations } from '#http/api/request-steps.ts';
import type { Schema } from '#http/api/operation.ts';
import type { ErrorAnswer } from '#http/pages/page-errors.ts';
import { registerPages } from '#http/pages/pages.ts';
import type { AppContext } from '#http/app-context.ts';
import type { ClusterWorker } from './cluster/worker.ts';
import { openAdmission, type ServerAdmission } from '#http/transport/overload.ts';
import { createServer } from '#http/server.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import { registerOAuthEndpoints } from '#http/oauth/endpoints.ts';
import { registerVisitClicks } from '#http/pages/visit-clicks.ts';
import { openEmbedder } from '#embeddings/embedder.ts';
import { openQueryVectors } from '#embeddings/query-vectors.ts';
import { openJudge } from '#judge/chat-completions.ts';
import { openLiveJudge, type LiveJudge } from '#judge/live-judge.ts';
import { openLimiter } from '#limits/limiter.ts';
import { openFetcher, type Fetcher, type FetcherOptions } from '#outgoing/fetcher.ts';
import { openObjectStore } from '#outgoing/object-store.ts';
import { hasRoute } from '#outgoing/route.ts';
import { SITE } from '#web/pages.ts';
import { startWorkers, type BackgroundWorkers } from './background/background-workers.ts';
import { defaultLocale, type Config } from './settings/config.ts';
import { openContext } from './context.ts';
import { withoutWrites } from './read-only.ts';
import { startHousekeeping } from './background/housekeeping.ts';

/** Timeout of a statement on the replica, in milliseconds: the database itself is asked afterwards. */
const REPLICA_PATIENCE_MS = 1_000;

export interface App extends Pick<BackgroundWorkers, 'drain' | 'firstRounds'> {
  readonly server: FastifyInstance;
  readonly context: AppContext;
  /** Finishes running requests and work, and releases everything but the database. */
  close(): Promise<void>;
}

export interface AppOptions {
  admission?: ServerAdmission;
  /** How tests lead the names of the web to servers of their own. */
  outgoing?: Omit<FetcherOptions, 'publicUrl'>;
  /** The processes that this one shares its port and DATA_DIR with. */
  worker?: ClusterWorker | undefined;
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

/** The catalog, which tells the log what keeps it from following the database; its index is stored by one process of a folder. */
async function openLive(config: Config, db: Database, log: Log['logger'], storesIndex: boolean): Promise<LiveCatalog> {
  return openLiveCatalog(
    db,
    {
      onError: (error) => log.warn({ err: error }, 'the catalog could not be refreshed'),
      onIndexFileError: (error) => log.warn({ err: error }, 'the search index could not be stored or read'),
      onLost: (error) => log.error({ err: error }, 'the database does not answer'),
      onFound: (away) => log.info({ away_ms: Math.round(away) }, 'the database answers again'),
    },
    {
      indexFile: join(config.dataDir, 'search.index'),
      storesIndex,
      vectorSource: openVectorSource(config, db, log),
      replica: await openReplica(config, db, log),
    },
  );
}

/** The server that published tools are read from. */
async function openReplica(
  { databaseReadUrl }: Config,
  { clock }: Database,
  log: Log['logger'],
): Promise<Replica | undefined> {
  if (databaseReadUrl === undefined) return undefined;
  return {
    db: await openDatabase(databaseReadUrl, clock, REPLICA_PATIENCE_MS),
    onLost: (error) => log.warn({ err: error }, 'the read replica does not answer; the database does its work'),
    onFound: (away) => log.info({ away_ms: Math.round(away) }, 'the read replica answers again'),
  };
}

/** The model that gives queries their vectors. */
function openVectorSource({ embeddings }: Config, { clock }: Database, log: Log['logger']): VectorSource | undefined {
  if (embeddings === undefined) return undefined;
  const readVector = openQueryVectors({ embedder: openEmbedder(embeddings), clock, log });
  return { model: embeddings.model, readVector };
}

/** The language model, where it may refuse submissions. */
function openRefusing({ judge }: Config, db: Database, log: Log['logger']): LiveJudge | undefined {
  return judge?.refuses === true
    ? openLiveJudge(db, { judge: openJudge(judge), perDay: judge.perDay, log })
    : undefined;
}

/** The server with everything that it answers. */
async function openServer(context: AppContext): Promise<{ server: FastifyInstance; mcp: McpEndpoint }> {
  let pageErrors: ErrorAnswer | undefined;
  const server = createServer(context, () => {
    if (pageErrors === undefined) throw new Error('the pages are not registered yet');
    return pageErrors;
  });
  registerHealth(server, context);
  registerMetrics(server, context);
  const api = createApiContext(context);
  registerOperations(server, api, API_PREFIX, OPERATIONS);
  const mcp = mcpEndpoint(api);
  registerMessages(server, api, MCP_PATH, mcp.answer);
  registerOAuthEndpoints(server, context);
  registerVisitClicks(server, context);
  // The document follows from the name of the site.
  const inView = (edit: (document: Schema) => Schema): (() => string) => {
    const asText = memoize((_name: string) => `${JSON.stringify(edit(context.apiDocument()))}\n`, { most: 1 });
    return () => asText(context.siteIn(defaultLocale(context.config)).name);
  };
  registerDocument(server, context, {
    paths: [DOCUMENT_PATH, API_PREFIX + DOCUMENT_PATH],
    type: 'application/json; charset=utf-8',
    views: { '': inView(shareParts), compact: inView(compactDocument) },
  });
  const grants = offersGrants(context);
  registerMachineDocuments(server, context, machineDocuments(context.config, SITE.pages, { grants }));
  pageErrors = registerPages(server, context, SITE);
  await server.ready();
  return { server, mcp };
}

/** Builds the server on an open and migrated database. `config.publicUrl` is read now: links and cookies follow it. */
export async function createApp(
  config: Config,
  given: Database,
  { logger: log, access: accessLog }: Log,
  { admission = openAdmission(), outgoing = {}, worker }: AppOptions = {},
): Promise<App> {
  // Of the processes that share a folder, the first writes the files that all read.
  const keepsFiles = worker === undefined || worker.number === 1;
  const db = config.readOnly ? withoutWrites(given) : given;
  if (config.readOnly) db.secrets.use(() => readSecretKeys(config.secretKey));
  else await keepSecretKey(db, config.secretKey);
  db.objects.store = config.pictures && openObjectStore(db.clock, config.pictures);
  const fetcher = await openOutgoing(config, db, outgoing);
  const live = await openLive(config, db, log, keepsFiles);
  const nodes = await countNodes(db);
  const limiter = await openLimiter({
    quotas: config.quotas,
    redisUrl: config.redisUrl,
    log,
    nodes: nodes.count,
    clock: db.clock,
  });
  let workers: BackgroundWorkers | undefined;
  const judge = openRefusing(config, db, log);
  const opened = { config, db, live, limiter, admission, fetcher, log, accessLog, askModel: judge?.ask };
  const context = await openContext(opened, worker, { workers: () => workers, judge });
  const { server, mcp } = await openServer(context);

  const { drain, firstRounds, stop: stopWorkers } = (workers = startWorkers(context, keepsFiles));
  live.follow();
  const housekeeping = config.readOnly ? undefined : startHousekeeping(context);

  return {
    drain,
    firstRounds,
    server,
    context,
    async close() {
      housekeeping?.stop();
      fetcher?.stop();
      await mcp.close();
      if (!config.readOnly)
        await Promise.all([context.emptySearches.keep(), context.referrers.keep()]).catch((error: unknown) =>
          log.warn({ err: error }, 'searches and referrers could not be counted'),
        );
      await Promise.all([server.close(), stopWorkers()]);
      await live.stop();
      context.pageFiles.stop();
      limiter.close();
      await nodes.stop();
      admission.stop();
    },
  };
}
