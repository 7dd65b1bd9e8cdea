/** Periodic storage of the search index for the next start. */
import { MINUTE_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';
import { every } from '#time/clock.ts';
import { storeIndex, type RestoredIndex } from './stored-index.ts';

export interface IndexKeeper {
  /** Stores pending changes. Never fails. */
  stop(): Promise<void>;
}

export interface IndexKeeperOptions {
  file: string;
  /** Smaller catalogs are rebuilt faster than a file is verified. */
  leastTools: number;
  /** The stored revision; undefined if none. */
  stored: number | undefined;
  /** The current index with its complete revision. */
  now(): RestoredIndex;
  onError(error: unknown): void;
}

const LOOK_MS = MINUTE_MS;
/** Checks after which a constantly changing catalog is stored anyway. */
const MOST_LOOKS = 15;

/** Checks every minute: stores an index that is unchanged since the last check, or long pending. */
export function keepIndex(db: Database, options: IndexKeeperOptions): IndexKeeper {
  const { file, leastTools, now, onError } = options;
  let { stored } = options;
  let seen = stored;
  let looks = 0;
  let storing: Promise<void> = Promise.resolve();

  async function store(): Promise<void> {
    const { index, revision } = now();
    if (revision === stored || index.size < leastTools) return;
    try {
      if (await storeIndex(db, file, { index, revision })) stored = revision;
      looks = 0;
    } catch (error) {
      onError(error);
    }
  }

  const stopLooking = every(db.clock, LOOK_MS, () => {
    const { revision } = now();
    const isAtRest = revision === seen;
    seen = revision;
    looks = revision === stored ? 0 : looks + 1;
    if (isAtRest || looks >= MOST_LOOKS) storing = storing.then(store);
  });

  return {
    async stop() {
      stopLooking();
      await (storing = storing.then(store));
    },
  };
}
