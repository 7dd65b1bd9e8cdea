/** Follows the database: changes are applied on request, or when the heartbeat sees them. */
import type { Database } from '#database/database.ts';
import type { HeartbeatOptions } from '#database/heartbeat.ts';
import { readRevision } from '#catalog/revision.ts';
import { createCatchUp, type CatchUpOptions } from './catch-up.ts';
import { createFreshness, type Freshness } from './freshness.ts';

/** Longest wait of a change's author for its visibility, in milliseconds. */
const PATIENCE_MS = 300;

/** Reports for the operator. */
export interface FollowReports extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** Applying changes failed and is retried. */
  onError(error: unknown): void;
}

export interface Following extends Omit<Freshness, 'caughtUp'> {
  /** Every change up to this revision is applied. */
  readonly revision: number;
  /** Rises with every visible change. */
  readonly version: number;
  /** Applies all changes; concurrent calls share a pass. Never fails: failures are reported. */
  refresh(): Promise<void>;
  /** Resolves when all committed changes are visible, or after 300 ms. Never fails. */
  show(): Promise<void>;
}

export interface FollowingOptions extends CatchUpOptions {
  /**
   * Whether all tools are loaded. Before, no changes are applied: rows that were read earlier would
   * overwrite them. The loader refreshes at its end.
   */
  isLoaded(): boolean;
  told: FollowReports;
}

/** Starts at `revision`, which is complete, without watching yet. */
export function createFollowing(
  db: Database,
  revision: number,
  { told, isLoaded, ...options }: FollowingOptions,
): Following {
  const onError = (error: unknown): void => told.onError(error);
  const catchUp = createCatchUp(db, revision, options);
  const freshness = createFreshness(db, {
    shown: () => catchUp.revision,
    onNewer() {
      if (isLoaded()) void refresh();
    },
    onLost: (error) => told.onLost(error),
    onFound: (away) => told.onFound(away),
  });
  const refresh = sharePasses(async () => {
    await catchUp.run();
    freshness.caughtUp();
  }, onError);

  return {
    ...freshness,
    get revision() {
      return catchUp.revision;
    },
    get version() {
      return catchUp.version;
    },
    refresh,
    async show() {
      try {
        const shown = catchUp.shown(await readRevision(db.read));
        if (shown === undefined) return;
        void refresh();
        await Promise.race([shown, db.clock.wait(PATIENCE_MS)]);
      } catch (error) {
        onError(error);
      }
    },
  };
}

/**
 * One pass at a time. Calls during a pass share the next one, since the running pass may have read
 * before their change.
 */
function sharePasses(pass: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await pass();
    } while (again);
  }

  return () => {
    if (running) {
      again = true;
      return running;
    }
    running = run()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
