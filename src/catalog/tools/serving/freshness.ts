/** How fresh what is shown is: whether the database answers, and since when a change of it waits to be taken over. */
import type { Database } from '#database/database.ts';
import { startHeartbeat, type Heartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';
import { readRevision } from '#catalog/revision.ts';

export interface Freshness {
  /** Asks the database from now on, again and again. */
  watch(): void;
  /** All that was known to wait is taken over. */
  caughtUp(): void;
  /** Whether the database has answered within the last second; true where it is not watched. */
  isAlive(): Promise<boolean>;
  /** Whole seconds since the database has answered, from the moment on that it is missed; 0 while it answers. */
  staleSeconds(): number;
  /** Milliseconds since the database has answered, and since when a change waits to be taken over (0 when none does). */
  lag(): { silence: number; behind: number };
  stop(): void;
}

export interface FreshnessOptions extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** The revision that is shown. */
  shown(): number;
  /** Told each time that the database has another revision. */
  onNewer(): void;
}

/** Watches nothing yet. */
export function createFreshness(db: Database, { shown, onNewer, onLost, onFound }: FreshnessOptions): Freshness {
  let heartbeat: Heartbeat | undefined;
  /** Since when a newer revision is known, as the clock's monotonic() tells it. */
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
