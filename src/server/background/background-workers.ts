/** The background workers of a server: starts those that its settings need, and stops them. */
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

/** Each handles all due work and resolves with a count; 0 without such a worker. */
export interface Drains {
  /** Number of mails sent. */
  drainOutbox(): Promise<number>;
  /** Number of translations stored. */
  drainTranslations(): Promise<number>;
  /** Number of second opinions. */
  drainOpinions(): Promise<number>;
  /** Number of rows changed. */
  drainBackfills(): Promise<number>;
  /** Number of links checked. */
  drainLinks(): Promise<number>;
  /** Number of submissions looked up. */
  drainPreviews(): Promise<number>;
  /** Number of domains looked up. */
  drainDomains(): Promise<number>;
  /** Number of proofs checked. */
  drainClaims(): Promise<number>;
  /** Number of logos requested. */
  drainLogos(): Promise<number>;
  /** Number of webhooks delivered. */
  drainWebhooks(): Promise<number>;
  /** Number of backups made. */
  drainBackups(): Promise<number>;
}

export interface BackgroundWorkers {
  readonly drains: Drains;
  /** Counts of this process. */
  opinions(): { given: number; failed: number };
  /** Milliseconds since the newest backup; undefined without one. */
  backupAge(): number | undefined;
  /** Each worker ends its current work or is cut off after its patience. */
  stop(): Promise<void>;
}

/** Starts the workers that the settings need. */
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
      // They wait on remote servers: stop them in parallel.
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

/** The workers that contact other websites. */
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
