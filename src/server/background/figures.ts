/** The server's own metrics at /metrics; deploy/ has a dashboard and alerts for them. */
import { readFileSync } from 'node:fs';
import { readOutboxState } from '#catalog/mail/outbox.ts';
import type { ModerationStatistics } from '#catalog/moderation/statistics.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { Database } from '#database/database.ts';
import type { Figure } from '#http/metrics.ts';
import type { Admission, WorkState } from '#limits/admission.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import type { Clock } from '#time/clock.ts';
import { readFreeBytes } from './disk-space.ts';

/** A scrape does not wait longer for the database: without it the other metrics matter most. */
const PATIENCE_MS = 500;

interface Sources {
  db: Database;
  live: LiveCatalog;
  limiter: Limiter;
  admission: Admission;
  statistics: ModerationStatistics;
  /** Folders that this server writes to, by what they hold. */
  folders: Readonly<Record<string, string>>;
  /** Milliseconds since the newest backup; undefined if none are scheduled. */
  backupAge: (() => number | undefined) | undefined;
  /** Of those who ask a language model. */
  opinions(): readonly { given: number; failed: number }[];
  /** Undefined if this server contacts no websites. */
  outgoing: Fetcher['counts'] | undefined;
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Named by Prometheus' rules (https://prometheus.io/docs/practices/naming/); NaN if unknown. */
export function figuresOf(sources: Sources): Figure[] {
  return [
    ...figuresOfCatalog(sources),
    ...figuresOfQueue(sources),
    ...figuresOfOutbox(sources),
    ...figuresOfOpinions(sources),
    ...figuresOfAdmission(sources.admission),
    ...figuresOfOutgoing(sources),
    ...figuresOfPools(sources.db),
    ...figuresOfUpkeep(sources),
  ];
}

function figuresOfCatalog({ live }: Sources): Figure[] {
  const figures: Figure[] = [
    {
      name: 'toolshelf_build_info',
      help: 'The running version; always 1.',
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
      help: 'How long the oldest change has been waiting to be served by this process; 0 if none is.',
      read: () => live.lag().behind / 1_000,
    },
    {
      name: 'toolshelf_database_silence_seconds',
      help: 'Time since the last response of the database, which is asked four times a second.',
      read: () => live.lag().silence / 1_000,
    },
  ];
  if (live.lag().replica !== undefined)
    figures.push({
      name: 'toolshelf_replica_lag_seconds',
      help: 'Time since the read replica had every change that this process serves; 0 while it is read.',
      read: () => (live.lag().replica ?? Number.NaN) / 1_000,
    });
  return figures;
}

function figuresOfQueue({ db, statistics }: Sources): Figure[] {
  const desk = patient(db.clock, () => statistics.read());
  return [
    {
      name: 'toolshelf_submissions_waiting',
      help: 'Submissions waiting for an editor.',
      read: async () => (await desk())?.queue.waiting,
    },
    {
      name: 'toolshelf_submissions_oldest_seconds',
      help: 'Age of the oldest waiting submission; 0 if none is waiting.',
      read: async () => {
        const state = await desk();
        return state && (state.queue.oldestSince === null ? 0 : secondsSince(db, state.queue.oldestSince));
      },
    },
  ];
}

function figuresOfOutbox({ db }: Sources): Figure[] {
  const outbox = patient(db.clock, () => readOutboxState(db));
  return [
    {
      name: 'toolshelf_outbox_mails',
      help: 'Mails that are due, and mails that failed and will be retried.',
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
      help: 'How long the oldest due mail has been due; 0 if none is.',
      read: async () => {
        const state = await outbox();
        return state && (state.dueSince === null ? 0 : secondsSince(db, state.dueSince));
      },
    },
  ];
}

function figuresOfOpinions({ opinions }: Sources): Figure[] {
  return [
    {
      name: 'toolshelf_second_opinions_given_total',
      help: 'Second opinions that a language model gave to this process.',
      kind: 'counter',
      read: () => opinions().reduce((sum, { given }) => sum + given, 0),
    },
    {
      name: 'toolshelf_second_opinions_failed_total',
      help: 'Failed requests of this process for a second opinion.',
      kind: 'counter',
      read: () => opinions().reduce((sum, { failed }) => sum + failed, 0),
    },
  ];
}

function figuresOfOutgoing({ outgoing }: Sources): Figure[] {
  if (outgoing === undefined) return [];
  return [
    {
      name: 'toolshelf_outgoing_requests_total',
      help: 'Requests of this process to other websites, by whether they were answered.',
      kind: 'counter',
      labels: ['outcome'],
      read: () => [
        { labels: { outcome: 'answered' }, value: outgoing.answered },
        { labels: { outcome: 'refused' }, value: outgoing.refused },
      ],
    },
  ];
}

function figuresOfPools(db: Database): Figure[] {
  if (db.isEmbedded) return [];
  type Pool = ReturnType<Database['pools']>[number];
  const byLane = (name: string, help: string, count: (pool: Pool) => number): Figure => ({
    name: `toolshelf_database_${name}`,
    help,
    labels: ['lane'],
    read: () => db.pools().map((pool) => ({ labels: { lane: pool.lane }, value: count(pool) })),
  });
  return [
    byLane('connections', 'Open connections to the database, by kind of work.', ({ open }) => open),
    byLane('connections_used', 'Connections in use.', ({ used }) => used),
    byLane('connections_limit', 'Maximum number of connections.', ({ most }) => most),
    byLane('waiting', 'Pieces of work waiting for a connection.', ({ waiting }) => waiting),
  ];
}

function figuresOfUpkeep({ backupAge, folders, limiter }: Sources): Figure[] {
  const figures: Figure[] = [
    {
      name: 'toolshelf_disk_free_bytes',
      help: 'Free space on the disk of a folder that this server writes to.',
      labels: ['folder'],
      read: () =>
        Promise.all(
          Object.entries(folders).map(async ([folder, path]) => ({
            labels: { folder },
            value: await readFreeBytes(path).catch(() => Number.NaN),
          })),
        ),
    },
  ];
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

/** By the kinds of limits/work.ts. */
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
    byKind('admitted_total', 'Admitted pieces of work, by kind.', ({ admitted }) => admitted, counter),
    byKind('refused_total', 'Requests refused as overloaded, by kind.', ({ refused }) => refused, counter),
    byKind('running', 'Pieces of work in progress.', ({ running }) => running),
    byKind('waiting', 'Pieces of work waiting for their turn.', ({ waiting }) => waiting),
    byKind('oldest_seconds', 'How long the first piece in the queue has been waiting.', ({ oldest }) => oldest / 1_000),
  ];
}

function secondsSince(db: Database, time: string): number {
  return Math.max(0, db.now().getTime() - Date.parse(time)) / 1_000;
}

/** One read at a time, awaited for at most PATIENCE_MS; undefined on failure or timeout. */
function patient<T>(clock: Clock, read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return async () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    return Promise.race([reading, clock.wait(PATIENCE_MS).then(() => undefined)]);
  };
}
