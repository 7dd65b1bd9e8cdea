/** What finished pages depend on besides the catalog, read every few seconds; pages wait for it for a moment only. */
import { isUnavailable } from '#database/failures.ts';
import type { Clock } from '#time/clock.ts';

/** How long a mark is believed; within it a placement of another process may be shown late. */
const MARK_MS = 2_000;
/** A reading that takes longer is left to go on beside the requests, which are given the mark from before. */
const PATIENCE_MS = 100;

export interface PlacementVersion {
  /** The mark of now, or while the database is slow or away the last one. Fails when there is none yet. */
  current(): Promise<string>;
  /** Something has changed that the mark shows: the next one is read, however long it takes, unless the database is away. */
  invalidate(): void;
}

export function createPlacementVersion(read: () => Promise<string>, clock: Clock): PlacementVersion {
  let known: string | undefined;
  let readAt = -Infinity;
  let reading: Promise<string> | undefined;
  let deadline = 0;
  let isStale = false;
  let isAway = false;

  function begin(): Promise<string> {
    readAt = clock.now().getTime();
    deadline = clock.monotonic() + PATIENCE_MS;
    const begun: Promise<string> = read()
      .then(
        (mark) => {
          isAway = false;
          // One that began before the invalidate is given to those who waited for it and then forgotten.
          if (reading !== begun) return mark;
          isStale = false;
          return (known = mark);
        },
        (error: unknown) => {
          if (known === undefined || !isUnavailable(error)) {
            isAway = false;
            readAt = -Infinity;
            throw error;
          }
          isAway = true;
          return known;
        },
      )
      .finally(() => {
        if (reading === begun) reading = undefined;
      });
    // Maybe nobody waits for it any more.
    begun.catch(() => undefined);
    return (reading = begun);
  }

  return {
    async current() {
      const now = clock.now().getTime();
      if (known !== undefined && reading === undefined && !isStale && now >= readAt && now - readAt < MARK_MS)
        return known;
      const asked = reading ?? begin();
      if (known === undefined || (isStale && !isAway)) return asked;
      const last = known;
      const patience = isAway ? 0 : Math.max(0, deadline - clock.monotonic());
      return Promise.race([asked, clock.wait(patience).then(() => last)]);
    },
    invalidate() {
      isStale = true;
      reading = undefined;
    },
  };
}
