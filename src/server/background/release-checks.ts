/** Asks RELEASE_FEED once a day, of all servers one, which versions of the program there are. */
import { findNewestRelease, keepRelease, takeFeed } from '#catalog/site/releases.ts';
import { HOUR_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** GitHub's feed of ten releases with their notes has some 100 KB. */
const BOUNDS = { bytes: 1024 * 1024, overflow: 'refuse', totalMs: 15_000 } as const;
const ACCEPT = 'application/atom+xml, application/feed+json, application/xml;q=0.8, application/json;q=0.8';
const STOP_PATIENCE_MS = 1_000;

export interface ReleaseCheckOptions {
  fetcher: Pick<Fetcher, 'read'>;
  feed: string;
  log: { warn(fields: object, message: string): void };
}

/** Starts at once. Each round asks the feed if that is due, and resolves with 1 if it names a release. */
export function startReleaseChecks(db: Database, { fetcher, feed, log }: ReleaseCheckOptions): Polling {
  return startPolling({
    clock: db.clock,
    async round() {
      if (!(await takeFeed(db, feed))) return 0;
      const { refusal, ...fetched } = await fetcher.read(feed, ACCEPT, BOUNDS);
      if (refusal === 'stopped') return 0;
      const status = 'status' in fetched ? fetched.status : null;
      const found = 'body' in fetched && status === 200 ? findNewestRelease(fetched.body.toString('utf8')) : undefined;
      if (found === undefined) {
        log.warn({ refusal, status }, 'RELEASE_FEED names no release; asking again tomorrow');
        return 0;
      }
      await keepRelease(db, feed, found);
      return 1;
    },
    pause: () => HOUR_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'RELEASE_FEED could not be asked; trying again tomorrow'),
  });
}
