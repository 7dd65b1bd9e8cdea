/** The version of the placements on cached pages, read every few seconds with a bounded wait. */
import { isUnavailable } from '#database/failures.ts';
import type { Clock } from '#time/clock.ts';

/** How long a version is reused; a placement of another process may be shown that much later. */
const MARK_MS = 2_000;
/** A slower read continues in the background, and requests get the previous version. */
const PATIENCE_MS = 100;

export interface PlacementVersion {
  /** The current version, or the last one while the database is slow or unavailable. Throws if there is none yet. */
  current(): Promise<string>;
  /** The next version is read however long it takes, unless the database is unavailable. */
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
          // A read from before `invalidate` is returned to its waiters and not kept.
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
    // There may be no waiter left.
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
