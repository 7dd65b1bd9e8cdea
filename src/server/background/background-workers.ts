/** The workers behind the requests: which of them a server runs, and how they end together. */
import { API_PREFIX } from '#api/links.ts';
import type { MailLink } from '#catalog/mail/outbox.ts';
import type { AppContext } from '#http/app-context.ts';
import { openJudge } from '#judge/chat-completions.ts';
import { startJudge } from '#judge/judge-worker.ts';
import { startClaims } from '#links/claim-worker.ts';
import { startDomainDates } from '#links/domain-worker.ts';
import { startLinkChecks } from '#links/link-worker.ts';
import { startLogos } from '#links/logo-worker.ts';
import { startPreviews } from '#links/preview-worker.ts';
import { openMailer, type Mailer } from '#mail/delivery.ts';
import { startOutbox } from '#mail/outbox-worker.ts';
import type { Polling } from '#workers/polling.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { openTranslator } from '#translation/libretranslate.ts';
import { startTranslations } from '#translation/translation-worker.ts';
import { mailPath } from '#web/mail-paths.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { startBackfills } from './backfills.ts';
import { defaultLocale } from '#server/settings/config.ts';
import { startBackups } from './scheduled-backups.ts';

/** Each does now what is due and returns how much that was; 0 where this server has no such worker. */
export interface Drains {
  /** Sends what waits in the outbox; returns how many mails left. */
  drainOutbox(): Promise<number>;
  /** Carries out machine translations; returns how many were stored. */
  drainTranslations(): Promise<number>;
  /** Asks the language model about all submissions that are doubtful; returns how many opinions it gave. */
  drainOpinions(): Promise<number>;
  /** Brings what an older version has stored up to date; returns how many rows were changed. */
  drainBackfills(): Promise<number>;
  /** Checks links and takes over what earlier checks found; returns how many were checked. */
  drainLinks(): Promise<number>;
  /** Looks up the addresses of submissions that wait for it; returns how many. */
  drainPreviews(): Promise<number>;
  /** Asks registries about the domains of submissions that wait for it; returns how many. */
  drainDomains(): Promise<number>;
  /** Looks at the proofs of claims; returns how many. */
  drainClaims(): Promise<number>;
  /** Fetches logos; returns how many were asked for. */
  drainLogos(): Promise<number>;
  /** Sends webhooks; returns how many arrived. */
  drainWebhooks(): Promise<number>;
  /** Makes a backup; returns how many were made. */
  drainBackups(): Promise<number>;
}

export interface BackgroundWorkers {
  readonly drains: Drains;
  /** How many second opinions this process got, and how many requests for one failed. */
  opinions(): { given: number; failed: number };
  /** Milliseconds since the newest backup; undefined where there is none. */
  backupAge(): number | undefined;
  /** Ends all of them, each after what it has under way or when its patience is over. */
  stop(): Promise<void>;
}

/** Starts the workers that the settings ask for. */
export function startWorkers(context: AppContext): BackgroundWorkers {
  const { config, db, log, live, fetcher } = context;
  const mailer = openMailer(config);
  const outbox = startMails(context, mailer);
  const { translateUrl: url, translateKey: key } = config;
  const translations =
    url === undefined
      ? undefined
      : startTranslations(db, { translator: openTranslator({ url, key }), log, onStored: () => live.refresh() });
  const opinions = config.judge && startJudge(db, { judge: openJudge(config.judge), perDay: config.judge.perDay, log });
  const asking = fetcher && startAsking(context, fetcher);
  const backfills = startBackfills(db, log);
  const backups = config.backups && startBackups(db, config.backups, config, log);
  const started = [outbox, translations, opinions, backups, backfills, ...(asking ? Object.values(asking) : [])].filter(
    (worker) => worker !== undefined,
  );

  return {
    drains: {
      drainOutbox: () => outbox.drain(),
      drainTranslations: async () => (await translations?.drain()) ?? 0,
      drainOpinions: async () => (await opinions?.drain()) ?? 0,
      drainBackfills: () => backfills.drain(),
      drainLinks: async () => (await asking?.links.drain()) ?? 0,
      drainPreviews: async () => (await asking?.previews.drain()) ?? 0,
      drainDomains: async () => (await asking?.domains?.drain()) ?? 0,
      drainClaims: async () => (await asking?.claims.drain()) ?? 0,
      drainLogos: async () => (await asking?.logos.drain()) ?? 0,
      drainWebhooks: async () => (await asking?.webhooks.drain()) ?? 0,
      drainBackups: async () => (await backups?.drain()) ?? 0,
    },
    opinions: () => opinions?.counts ?? { given: 0, failed: 0 },
    backupAge: () => backups?.age(),
    async stop() {
      // They wait for strangers, and the time of a stop is short.
      await Promise.all(started.map((worker) => worker.stop()));
    },
  };
}

function startMails({ config, db, log, siteIn }: AppContext, mailer: Mailer): Polling {
  return startOutbox(db, {
    mailer,
    publicUrl: config.publicUrl,
    log,
    siteName: (locale) => siteIn(locale).name,
    locales: config.locales,
    pathOf: mailPath,
    reachesPeople: config.smtpUrl !== undefined,
  });
}

/** The workers that ask the servers of strangers. */
function startAsking({ config, db, log, live }: AppContext, fetcher: Fetcher) {
  const onChanged = (): Promise<void> => live.refresh();
  const { rdapBootstrapUrl: bootstrapUrl } = config;
  const pathOf = (link: MailLink): string => mailPath(link, defaultLocale(config));
  const site = { origin: config.publicUrl, apiPrefix: API_PREFIX, pathOf };
  return {
    links: startLinkChecks(db, { fetcher, log, onChanged }),
    claims: startClaims(db, { fetcher, log, onChanged }),
    logos: startLogos(db, { fetcher, log, onChanged }),
    previews: startPreviews(db, { fetcher, log }),
    domains: bootstrapUrl ? startDomainDates(db, { fetcher, bootstrapUrl, log }) : undefined,
    webhooks: startWebhooks(db, { fetcher, site, log }),
  };
}
