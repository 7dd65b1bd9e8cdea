/** Updates stored data of older versions: indexes, duplicate keys, facets, search terms. */
import type { Logger } from 'pino';
import { MINUTE_MS } from '#catalog/periods.ts';
import { refreshEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { fillFacets } from '#catalog/submissions/queue-index.ts';
import { refreshStoredTerms } from '#catalog/tools/serving/reindex.ts';
import type { Database } from '#database/database.ts';
import { LARGE_INDEXES } from '#database/large-indexes.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** A server of an older version may still write, so this repeats. */
const POLL_MS = MINUTE_MS;
/** A stop does not wait longer; an interrupted slice is repeated after the next start. */
const STOP_PATIENCE_MS = 2_000;

/** Starts at once; each round resolves with the number of changed rows and built indexes. */
export function startBackfills(db: Database, log: Logger): Polling {
  return startPolling({
    clock: db.clock,
    async round(signal) {
      const indexes = await db.buildIndexes(LARGE_INDEXES);
      if (indexes.length > 0) log.info({ indexes }, 'indexes were built');
      const keys = await refreshEntryKeys(db, signal);
      if (keys > 0) log.info({ entries: keys }, 'the duplicate keys were rebuilt');
      const facets = await fillFacets(db, signal);
      if (facets > 0) log.info({ submissions: facets }, 'submissions were given their facets');
      const terms = await refreshStoredTerms(db, {
        signal,
        onBegin: () => log.info('tools are analysed anew for search, which uses the older analysis meanwhile'),
      });
      if (terms > 0) log.info({ tools: terms }, 'tools were analysed anew');
      return indexes.length + keys + facets + terms;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.error({ err: error }, 'older rows could not be brought up to date; trying again later'),
  });
}
