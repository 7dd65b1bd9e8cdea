/** Follows the database: changes are applied on request, or when the heartbeat sees them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { startHeartbeat, type Heartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';
import { readRevision } from '#catalog/revision.ts';
import { readSlice, type Changes, type Range } from './changed-tools.ts';

/** Longest wait of a change's author for its visibility, in milliseconds. */
const PATIENCE_MS = 300;
/**
 * Interval of publishing during a long catch-up, in milliseconds: each time caches are invalidated.
 */
const PUBLISH_MS = 1_000;

/** Reports for the operator. */
export interface FollowReports extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** Applying changes failed and is retried. */
  onError(error: unknown): void;
}

export interface Follower {
  /** Every change up to this revision is applied. */
  readonly revision: number;
  /** Changes up to this revision may be applied. */
  readonly newest: number;
  /** Rises with every visible change. */
  readonly version: number;
  /** Applies all changes; concurrent calls share the work. Never fails: failures are reported. */
  refresh(): Promise<void>;
  /** Resolves when all committed changes are visible, or after 300 ms. Never fails. */
  show(): Promise<void>;
  /** Starts polling the database. */
  watch(): void;
  /** Whether the database answered within the last second; true if unwatched. */
  isAlive(): Promise<boolean>;
  /** Whole seconds without an answer of the database; 0 while it answers. */
  staleSeconds(): number;
  /** Milliseconds since the last answer, and since the oldest pending change (0 if none). */
  lag(): { silence: number; behind: number };
  stop(): void;
}

interface FollowerOptions {
  /** Called before changes of a newer revision are read. */
  onNewer(): Promise<void>;
  take(changes: Changes): Promise<void>;
  /**
   * Whether all tools are loaded. Before, the heartbeat applies no changes: rows that were read
   * earlier would overwrite them. The loader refreshes at its end.
   */
  isLoaded(): boolean;
  told: FollowReports;
}

/**
 * Starts at `start`, which is complete, without watching yet. The newest changes come first and in
 * slices, so that a new one never waits for many older ones. A row is read in its newest state and
 * moves to its newest revision when changed: so ranges of revisions can be applied in any order,
 * and each row comes once.
 */
export function createFollower(
  db: Database,
  start: number,
  { onNewer, take, isLoaded, told }: FollowerOptions,
): Follower {
  const { clock } = db;
  let revision = start;
  let version = start;
  /** The newest known revision. */
  let known = start;
  /** Pending ranges, oldest first. */
  const ranges: Range[] = [];
  let publishedAt = 0;
  let waiting: { revision: number; resolve: () => void }[] = [];
  let running: Promise<void> | undefined;
  /** A change may be newer than the revision that was read last. */
  let isAsked = false;
  let heartbeat: Heartbeat | undefined;
  /** Monotonic time since a newer revision is known. */
  let behindSince: number | undefined;

  const isApplied = (wanted: number): boolean => wanted <= known && ranges.every(({ upTo }) => upTo < wanted);

  function publish(): void {
    version += 1;
    publishedAt = performance.now();
    const ready = waiting.filter((each) => isApplied(each.revision));
    waiting = waiting.filter((each) => !ready.includes(each));
    for (const { resolve } of ready) resolve();
  }

  async function findNewer(): Promise<void> {
    const latest = await readRevision(db.read);
    if (latest <= known) return;
    await onNewer();
    ranges.push({ after: known, upTo: latest, below: undefined });
    known = latest;
  }

  async function applySlice(range: Range): Promise<void> {
    const { changes, rest } = await readSlice(db, range);
    await take(changes);
    ranges.pop();
    if (rest !== undefined) ranges.push(rest);
    else if (ranges.length === 0) revision = known;
    const isDue = ranges.length === 0 || performance.now() - publishedAt > PUBLISH_MS;
    if (isDue || waiting.some((each) => isApplied(each.revision))) publish();
    await nextTurn();
  }

  async function catchUp(): Promise<void> {
    try {
      while (isAsked || ranges.length > 0) {
        isAsked = false;
        await findNewer();
        const newest = ranges.at(-1);
        if (newest !== undefined) await applySlice(newest);
      }
      behindSince = undefined;
    } catch (error) {
      told.onError(error);
    } finally {
      running = undefined;
    }
  }

  function refresh(): Promise<void> {
    isAsked = true;
    running ??= catchUp();
    return running;
  }

  return {
    get revision() {
      return revision;
    },
    get newest() {
      return known;
    },
    get version() {
      return version;
    },
    refresh,
    async show() {
      try {
        const wanted = await readRevision(db.read);
        if (isApplied(wanted)) return;
        const applied = new Promise<void>((resolve) => waiting.push({ revision: wanted, resolve }));
        void refresh();
        await Promise.race([applied, clock.wait(PATIENCE_MS)]);
      } catch (error) {
        told.onError(error);
      }
    },
    watch() {
      heartbeat = startHeartbeat({
        clock,
        async ask() {
          if ((await readRevision(db.health)) === revision) return;
          behindSince ??= clock.monotonic();
          if (isLoaded()) void refresh();
        },
        onLost: (error) => told.onLost(error),
        onFound: (away) => told.onFound(away),
      });
    },
    isAlive: async () => heartbeat?.isAlive() ?? true,
    staleSeconds: () =>
      heartbeat === undefined || heartbeat.isFresh() ? 0 : Math.max(1, Math.round(heartbeat.silence() / 1_000)),
    lag: () => ({
      silence: heartbeat?.silence() ?? 0,
      behind: behindSince === undefined ? 0 : clock.monotonic() - behindSince,
    }),
    stop: () => heartbeat?.stop(),
  };
}
