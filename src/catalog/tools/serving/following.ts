/** Following the database: changes are taken over when somebody asks for it, or when the database is seen to have them. */
import type { Database } from '#database/database.ts';
import type { HeartbeatOptions } from '#database/heartbeat.ts';
import { readRevision } from '#catalog/revision.ts';
import { createCatchUp, type CatchUpOptions } from './catch-up.ts';
import { createFreshness, type Freshness } from './freshness.ts';

/** A change that waits to be shown holds up whoever made it no longer than this, in milliseconds. */
const PATIENCE_MS = 300;

/** What the operator is told about following the database. */
export interface FollowReports extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** A change could not be taken over; it is tried again. */
  onError(error: unknown): void;
}

export interface Following extends Omit<Freshness, 'caughtUp'> {
  /** Every change up to this revision is taken over. */
  readonly revision: number;
  /** Rises when something else may be shown. */
  readonly version: number;
  /** Takes over everything that has changed since; concurrent calls share one pass. Never fails: failures are reported. */
  refresh(): Promise<void>;
  /** Resolves when what has been committed so far is shown, or after 300 ms. Never fails. */
  show(): Promise<void>;
}

export interface FollowingOptions extends CatchUpOptions {
  /**
   * Whether all tools are loaded. Before that nothing that is seen is taken over: a row that was read earlier would come on
   * top of it. Whoever loads them refreshes in the end.
   */
  isLoaded(): boolean;
  told: FollowReports;
}

/** Begins at `revision`, which everything is taken over of, and watches nothing yet. */
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
 * One pass at a time: whoever calls during one waits for another one, since the running pass may have read before the
 * caller's change; that one serves everybody who came meanwhile.
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
