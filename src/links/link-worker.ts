/** Checks the links of published tools in the background and applies finished runs of findings. */
import { HOUR_MS } from '#catalog/periods.ts';
import { keepFinding, postponeCheck } from '#catalog/links/findings.ts';
import { finishRuns } from '#catalog/links/runs.ts';
import { isMirror } from '#catalog/revision.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import { checkLink } from './check.ts';
import { leaseDue } from './due-addresses.ts';

const POLL_MS = 10_000;
/** An interrupted check is leased again later. */
const STOP_PATIENCE_MS = 1_000;
/** Concurrent checks: with host spacing, 60,000 a day. */
const BATCH = 24;
const BUSY_MS = HOUR_MS;

export interface LinkOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
  /** Called after findings were applied, so that this process shows them at once. */
  onChanged(): Promise<void>;
}

/** Polls every ten seconds. A mirror does not check: it has the findings of its origin. */
export function startLinkChecks(db: Database, { fetcher, log, onChanged }: LinkOptions): Polling {
  async function check({ id, url }: { id: string; url: string }): Promise<void> {
    const found = await checkLink(fetcher, url, () => db.now());
    if (found === null) await postponeCheck(db, id, BUSY_MS);
    else await keepFinding(db, { id, url }, found);
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      if (await isMirror(db.read)) return 0;
      if ((await finishRuns(db, signal)) > 0) await onChanged();
      let checked = 0;
      while (!signal.aborted) {
        const links = await leaseDue(db, 'link', BATCH);
        if (links.length === 0) break;
        const done = await Promise.allSettled(links.map((link) => check(link)));
        for (const each of done)
          if (each.status === 'rejected') log.warn({ err: each.reason }, 'a link could not be noted');
        checked += links.length;
      }
      return checked;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look for links to check; retrying'),
  });
}
