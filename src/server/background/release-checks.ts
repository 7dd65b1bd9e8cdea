/** Asks RELEASE_FEED once a day whether there is a newer version of the program. */
import { findNewestRelease, isNewer, type Releases } from '#catalog/site/releases.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import type { Clock } from '#time/clock.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** GitHub's feed of ten releases with their notes has some 100 KB. */
const BOUNDS = { bytes: 1024 * 1024, overflow: 'refuse', totalMs: 15_000 } as const;
const ACCEPT = 'application/atom+xml, application/feed+json, application/xml;q=0.8, application/json;q=0.8';
const STOP_PATIENCE_MS = 1_000;

export interface ReleaseCheckOptions {
  fetcher: Pick<Fetcher, 'read'>;
  feed: string;
  /** Gets the newest release. */
  releases: Releases;
  log: { warn(fields: object, message: string): void };
}

/** Each round asks once and resolves with 1 if there is a newer version. Starts at once. */
export function startReleaseChecks(
  clock: Pick<Clock, 'wait'>,
  { fetcher, feed, releases, log }: ReleaseCheckOptions,
): Polling {
  return startPolling({
    clock,
    async round() {
      const { refusal, ...fetched } = await fetcher.read(feed, ACCEPT, BOUNDS);
      if (refusal === 'stopped') return 0;
      const status = 'status' in fetched ? fetched.status : null;
      const found = 'body' in fetched && status === 200 ? findNewestRelease(fetched.body.toString('utf8')) : undefined;
      if (found === undefined) {
        log.warn({ refusal, status }, 'RELEASE_FEED names no release; asking again tomorrow');
        return 0;
      }
      releases.newest = isNewer(found.version, releases.own) ? found : undefined;
      return releases.newest === undefined ? 0 : 1;
    },
    pause: () => DAY_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'RELEASE_FEED could not be asked; trying again tomorrow'),
  });
}
