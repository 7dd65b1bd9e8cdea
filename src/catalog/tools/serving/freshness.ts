/** Freshness of the catalog in memory: database availability and replication lag. */
import type { Database } from '#database/database.ts';
import { startHeartbeat, type Heartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';
import { readRevision } from '#catalog/revision.ts';

export interface Freshness {
  /** Starts polling the database. */
  watch(): void;
  /** All known changes are applied. */
  caughtUp(): void;
  /** Whether the database answered within the last second; true if unwatched. */
  isAlive(): Promise<boolean>;
  /** Whole seconds without an answer of the database; 0 while it answers. */
  staleSeconds(): number;
  /** Milliseconds since the last answer, and since the oldest pending change (0 if none). */
  lag(): { silence: number; behind: number };
  stop(): void;
}

export interface FreshnessOptions extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** The visible revision. */
  shown(): number;
  /** Called whenever the database has another revision. */
  onNewer(): void;
}

/** Starts without polling. */
export function createFreshness(db: Database, { shown, onNewer, onLost, onFound }: FreshnessOptions): Freshness {
  let heartbeat: Heartbeat | undefined;
  /** Monotonic time since a newer revision is known. */
  let behindSince: number | undefined;

  return {
    watch() {
      heartbeat = startHeartbeat({
        clock: db.clock,
        async ask() {
          if ((await readRevision(db.health)) === shown()) return;
          behindSince ??= db.clock.monotonic();
          onNewer();
        },
        onLost,
        onFound,
      });
    },
    caughtUp() {
      behindSince = undefined;
    },
    isAlive: async () => heartbeat?.isAlive() ?? true,
    staleSeconds: () =>
      heartbeat === undefined || heartbeat.isFresh() ? 0 : Math.max(1, Math.round(heartbeat.silence() / 1_000)),
    lag: () => ({
      silence: heartbeat?.silence() ?? 0,
      behind: behindSince === undefined ? 0 : db.clock.monotonic() - behindSince,
    }),
    stop: () => heartbeat?.stop(),
  };
}
