/** The figures: what this server says of itself at /metrics beside its answers and its process; deploy/ has a dashboard and alerts on them. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readOutboxState } from '#catalog/outbox.ts';
import type { ModerationStatistics } from '#catalog/moderation/statistics.ts';
import type { LiveCatalog } from '#catalog/tools/live/live-catalog.ts';
import type { Database } from '#database/database.ts';
import type { Figure } from '#http/metrics.ts';
import type { Admission, WorkState } from '#limits/admission.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';

/** A scrape waits no longer for the database: while it is away the other figures are wanted most. */
const PATIENCE_MS = 500;

interface Sources {
  db: Database;
  live: LiveCatalog;
  limiter: Limiter;
  admission: Admission;
  statistics: ModerationStatistics;
  /** Milliseconds since the newest backup; undefined where none are scheduled. */
  backupAge: (() => number | undefined) | undefined;
  opinions(): { given: number; failed: number };
  /** Undefined where this server asks no websites. */
  outgoing: Fetcher['counts'] | undefined;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Figures in Prometheus' names and units (https://prometheus.io/docs/practices/naming/); NaN is what could not be read. */
export function figuresOf({
  db,
  live,
  limiter,
  admission,
  statistics,
  backupAge,
  opinions,
  outgoing,
}: Sources): Figure[] {
  const outbox = patient(() => readOutboxState(db));
  const desk = patient(() => statistics.read());
  const ofPools = (name: string, help: string, count: (pool: ReturnType<Database['pools']>[number]) => number) => ({
    name,
    help,
    labels: ['lane'],
    read: () => db.pools().map((pool) => ({ labels: { lane: pool.lane }, value: count(pool) })),
  });
  const figures: Figure[] = [
    {
      name: 'toolshelf_build_info',
      help: 'The version that runs; always 1.',
      labels: ['version'],
      read: () => [{ labels: { version }, value: 1 }],
    },
    {
      name: 'toolshelf_published_tools',
      help: 'Published tools.',
      read: () => (live.isLoaded ? live.index.size : undefined),
    },
    {
      name: 'toolshelf_catalog_revision',
      help: 'Revision of the catalog that this process serves.',
      read: () => live.revision,
    },
    {
      name: 'toolshelf_catalog_lag_seconds',
      help: 'Since when a change of the catalog waits to be served by this process; 0 when none does.',
      read: () => live.lag().behind / 1_000,
    },
    {
      name: 'toolshelf_database_silence_seconds',
      help: 'Time since the database has answered; it is asked four times a second.',
      read: () => live.lag().silence / 1_000,
    },
    {
      name: 'toolshelf_submissions_waiting',
      help: 'Submissions that wait for an editor.',
      read: async () => (await desk())?.queue.waiting,
    },
    {
      name: 'toolshelf_submissions_oldest_seconds',
      help: 'How long the submission has waited that waits longest; 0 when none does.',
      read: async () => {
        const state = await desk();
        return state && (state.queue.oldestSince === null ? 0 : secondsSince(db, state.queue.oldestSince));
      },
    },
    {
      name: 'toolshelf_outbox_mails',
      help: 'Mails that are due, and mails that have failed and are tried again.',
      labels: ['state'],
      read: async () => {
        const state = await outbox();
        return [
          { labels: { state: 'due' }, value: state?.due ?? Number.NaN },
          { labels: { state: 'retried' }, value: state?.retried ?? Number.NaN },
        ];
      },
    },
    {
      name: 'toolshelf_outbox_overdue_seconds',
      help: 'How long the mail has been due that is due longest; 0 when none is.',
      read: async () => {
        const state = await outbox();
        return state && (state.dueSince === null ? 0 : secondsSince(db, state.dueSince));
      },
    },
    {
      name: 'toolshelf_second_opinions_given_total',
      help: 'Second opinions that a language model gave to this process.',
      kind: 'counter',
      read: () => opinions().given,
    },
    {
      name: 'toolshelf_second_opinions_failed_total',
      help: 'Requests of this process for a second opinion that failed.',
      kind: 'counter',
      read: () => opinions().failed,
    },
  ];
  figures.push(...figuresOfAdmission(admission));
  if (outgoing !== undefined) {
    figures.push({
      name: 'toolshelf_outgoing_requests_total',
      help: 'Addresses of other websites that this process asked for, by whether they answered.',
      kind: 'counter',
      labels: ['outcome'],
      read: () => [
        { labels: { outcome: 'answered' }, value: outgoing.answered },
        { labels: { outcome: 'refused' }, value: outgoing.refused },
      ],
    });
  }
  if (!db.isEmbedded) {
    figures.push(
      ofPools(
        'toolshelf_database_connections',
        'Open connections to the database by kind of work.',
        ({ open }) => open,
      ),
      ofPools('toolshelf_database_connections_used', 'Connections that are in use.', ({ used }) => used),
      ofPools('toolshelf_database_connections_limit', 'Most connections there may be.', ({ most }) => most),
      ofPools('toolshelf_database_waiting', 'Pieces of work that wait for a connection.', ({ waiting }) => waiting),
    );
  }
  if (backupAge !== undefined) {
    figures.push({
      name: 'toolshelf_backup_age_seconds',
      help: 'Time since the newest backup in BACKUP_DIR.',
      read: () => (backupAge() ?? Number.NaN) / 1_000,
    });
  }
  if (limiter.isShared() !== undefined) {
    figures.push({
      name: 'toolshelf_redis_up',
      help: 'Whether limits are counted in Redis now (1), or by this process alone (0).',
      read: () => Number(limiter.isShared()),
    });
  }
  return figures;
}

/** What is let in and what is refused, by the kinds of limits/work.ts. */
function figuresOfAdmission(admission: Admission): Figure[] {
  const byKind = (
    name: string,
    help: string,
    read: (state: WorkState) => number,
    more: Pick<Figure, 'kind'> = {},
  ): Figure => ({
    name: `toolshelf_admission_${name}`,
    help,
    labels: ['kind'],
    ...more,
    read: () => admission.states().map((state) => ({ labels: { kind: state.kind }, value: read(state) })),
  });
  const counter = { kind: 'counter' } as const;
  return [
    byKind('admitted_total', 'Pieces of work that were let in, by kind.', ({ admitted }) => admitted, counter),
    byKind('refused_total', 'Requests refused as overloaded, by kind.', ({ refused }) => refused, counter),
    byKind('running', 'Pieces of work that are under way.', ({ running }) => running),
    byKind('waiting', 'Pieces of work that wait for their turn.', ({ waiting }) => waiting),
    byKind('oldest_seconds', 'How long the first piece in the queue has waited.', ({ oldest }) => oldest / 1_000),
  ];
}

function secondsSince(db: Database, time: string): number {
  return Math.max(0, db.now().getTime() - Date.parse(time)) / 1_000;
}

/** Reads for as long as a scrape can wait, one reading at a time; undefined when nothing came. */
function patient<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return async () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    return Promise.race([reading, wait(PATIENCE_MS, undefined, { ref: false })]);
  };
}
