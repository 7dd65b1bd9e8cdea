/** The background workers of a server: starts those that its settings need, and stops them. */
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import type { AppContext } from '#http/app-context.ts';
import { openEmbedder } from '#embeddings/embedder.ts';
import { startEmbedding } from '#embeddings/embedding-worker.ts';
import { openJudge } from '#judge/chat-completions.ts';
import { startJudge } from '#judge/judge-worker.ts';
import { startClaims } from '#links/claim-worker.ts';
import { startDomainDates } from '#links/domain-worker.ts';
import { startLinkChecks } from '#links/link-worker.ts';
import { startPictures } from '#links/picture-worker.ts';
import { startPreviews } from '#links/preview-worker.ts';
import { openMailer, type Mailer } from '#mail/delivery.ts';
import { startOutbox } from '#mail/outbox-worker.ts';
import type { Polling } from '#workers/polling.ts';
import { openTranslator } from '#translation/libretranslate.ts';
import { startTranslations } from '#translation/translation-worker.ts';
import { mailPath } from '#web/mail-paths.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { startBackfills } from './backfills.ts';
import { mailsReaders } from '#catalog/follows/subjects.ts';
import { startDigests } from './digests.ts';
import { startCounting } from './housekeeping.ts';
import { startPictureMoves } from './picture-moves.ts';
import { startReleaseChecks } from './release-checks.ts';
import { startBackups } from './scheduled-backups.ts';
import { startDumps } from './scheduled-dumps.ts';

export interface BackgroundWorkers {
  /** Resolves when each worker has done its first round. */
  readonly firstRounds: Promise<unknown>;
  /** Handles all due work of a worker; resolves with a count, 0 without such a worker. */
  drain(name: WorkerName): Promise<number>;
  /** Counts of this process. */
  opinions(): { given: number; failed: number };
  /** Milliseconds since the newest backup; undefined without one. */
  backupAge(): number | undefined;
  stop(): Promise<void>;
}

/** Starts the workers that the settings need. */
function startAll(context: AppContext, makesDumps: boolean) {
  const { config, db, log, live, fetcher } = context;
  const {
    translateUrl: url,
    translateKey: key,
    judge,
    embeddings,
    rdapBootstrapUrl: bootstrapUrl,
    releaseFeed: feed,
  } = config;
  const onChanged = (): Promise<void> => live.refresh();
  const options = fetcher && { fetcher, log, onChanged };
  // With READ_ONLY only copies are made.
  const writing = <T>(start: () => T): T | undefined => (config.readOnly ? undefined : start());
  return {
    dumps: startDumps(db, config, log, { isOff: !makesDumps }),
    backups: config.backups && startBackups(db, config.backups, config, log),
    outbox: writing(() => startMails(context, openMailer(config))),
    digests: writing(() => (mailsReaders(config) ? startDigests(context) : undefined)),
    translations: writing(() =>
      url === undefined
        ? undefined
        : startTranslations(db, { translator: openTranslator({ url, key }), log, onStored: onChanged }),
    ),
    opinions: writing(() => judge && startJudge(db, { judge: openJudge(judge), perDay: judge.perDay, log })),
    vectors: writing(
      () => embeddings && startEmbedding(db, { embedder: openEmbedder(embeddings), log, onStored: onChanged }),
    ),
    backfills: writing(() => startBackfills(db, log)),
    visits: writing(() => startCounting(context)),
    links: writing(() => options && startLinkChecks(db, options)),
    claims: writing(() => options && startClaims(db, options)),
    logos: writing(() => options && startPictures(db, options)),
    moves: writing(() => db.objects.store && startPictureMoves(db, db.objects.store, log)),
    previews: writing(() => fetcher && startPreviews(db, { fetcher, log })),
    domains: writing(() =>
      fetcher && bootstrapUrl ? startDomainDates(db, { fetcher, bootstrapUrl, log }) : undefined,
    ),
    releases: writing(() =>
      fetcher && feed !== undefined ? startReleaseChecks(db, { fetcher, feed, log }) : undefined,
    ),
    webhooks: writing(() => fetcher && startWebhooks(db, { fetcher, site: context.webhookSite, log })),
  };
}

type WorkerName = keyof ReturnType<typeof startAll>;

/** Of the servers that share a folder one makes its dumps. */
export function startWorkers(context: AppContext, makesDumps: boolean): BackgroundWorkers {
  const started = startAll(context, makesDumps);
  const workers: Readonly<Record<WorkerName, Polling | undefined>> = started;
  return {
    firstRounds: Promise.all(Object.values(workers).map(async (worker) => worker?.first)),
    drain: async (name) => (await workers[name]?.drain()) ?? 0,
    opinions: () => started.opinions?.counts ?? { given: 0, failed: 0 },
    backupAge: () => started.backups?.age(),
    async stop() {
      // They wait on remote servers: stopped in parallel.
      await Promise.all(Object.values(workers).map(async (worker) => worker?.stop()));
    },
  };
}

function startMails({ config, db, log, siteIn }: AppContext, mailer: Mailer): Polling {
  return startOutbox(db, {
    mailer,
    publicUrl: config.publicUrl,
    log,
    siteName: (locale) => siteIn(locale).name,
    accent: () => siteIn(DEFAULT_LOCALE).accent?.light.accent,
    locales: config.locales,
    pathOf: mailPath,
    reachesPeople: config.smtpUrl !== undefined,
  });
}
