/** Looks up the domains of pending submissions in the background, one at a time. */
import { keepDomainDate, takeDueDomain } from '#catalog/submissions/domain-dates.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import { createDomainDates } from './domain-dates.ts';

const POLL_MS = 5_000;
const STOP_PATIENCE_MS = 1_000;

export function startDomainDates(
  db: Database,
  options: { fetcher: Fetcher; bootstrapUrl: string; log: { warn(fields: object, message: string): void } },
): Polling {
  const { fetcher, bootstrapUrl, log } = options;
  const dates = createDomainDates(fetcher, { bootstrapUrl, now: () => db.now() });
  return startPolling({
    clock: db.clock,
    async round(signal) {
      let count = 0;
      while (!signal.aborted) {
        const due = await takeDueDomain(db);
        if (due === undefined) break;
        const found = await dates.find(due.domain);
        if (found !== 'later') await keepDomainDate(db, due, found.at);
        count += 1;
      }
      return count;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look up the age of a domain; retrying'),
  });
}
