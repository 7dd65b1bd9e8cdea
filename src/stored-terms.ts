/** Analyses tools anew behind the server, after an upgrade and when a server of an older version has written some beside it. */
import type { Logger } from 'pino';
import { refreshStoredTerms } from '#catalog/tools/live/reindex.ts';
import type { Database } from '#database/database.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** How often it is looked whether there are any. */
const POLL_MS = 60_000;
/** A stop waits no longer for the slice that is under way, which is done again after the next start. */
const STOP_PATIENCE_MS = 2_000;

/** Begins at once; a round gives how many tools were analysed. */
export function startReindexing(db: Database, log: Logger): Polling {
  return startPolling({
    async round(signal) {
      const count = await refreshStoredTerms(db, {
        signal,
        onBegin: () => log.info('tools are analysed anew for search, which uses the older analysis meanwhile'),
      });
      if (count > 0) log.info({ tools: count }, 'tools were analysed anew');
      return count;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.error({ err: error }, 'tools could not be analysed anew; trying again later'),
  });
}
