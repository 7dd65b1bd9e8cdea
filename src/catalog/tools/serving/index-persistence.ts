/** Stores the search index from time to time, so that the next start finds it. */
import type { Database } from '#database/database.ts';
import { every } from '#time/clock.ts';
import { storeIndex, type RestoredIndex } from './stored-index.ts';

export interface IndexKeeper {
  /** Stores what has changed since the last time. Never fails. */
  stop(): Promise<void>;
}

export interface IndexKeeperOptions {
  file: string;
  /** Smaller catalogs are built anew in less time than it takes to find out whether a file can be believed. */
  leastTools: number;
  /** Up to which revision changes are stored already; undefined for none. */
  stored: number | undefined;
  /** The index as it is now, and the revision up to which it has every change. */
  now(): RestoredIndex;
  onError(error: unknown): void;
}

const LOOK_MS = 60_000;
/** Looks after which even a catalog that never comes to rest is stored. */
const MOST_LOOKS = 15;

/** Looks once a minute: what has not changed since the last look, or waits for long, is stored. */
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
