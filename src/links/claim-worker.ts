/** Checks the proofs of claims in the background: new ones at once, granted ones every 90 days. */
import { keepOutcome, leaseClaims, type DueClaim } from '#catalog/claims/proofs.ts';
import { isMirror } from '#catalog/revision.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import { lookAtProof } from './proof.ts';

/** Short: makers wait for the result. */
const POLL_MS = 3_000;
/** An interrupted check is leased again later. */
const STOP_PATIENCE_MS = 1_000;
const BATCH = 8;

export interface ClaimOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
  /** Called when tools may have new owners, so that this process shows them at once. */
  onChanged(): Promise<void>;
}

/** Polls every three seconds; a mirror has no claims. */
export function startClaims(db: Database, { fetcher, log, onChanged }: ClaimOptions): Polling {
  async function look({ claim, address }: DueClaim): Promise<void> {
    await keepOutcome(db, claim.id, await lookAtProof(fetcher, claim, address));
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      if (await isMirror(db.read)) return 0;
      let looked = 0;
      while (!signal.aborted) {
        const due = await leaseClaims(db, BATCH);
        if (due.length === 0) break;
        const done = await Promise.allSettled(due.map((each) => look(each)));
        for (const each of done)
          if (each.status === 'rejected') log.warn({ err: each.reason }, 'a claim could not be looked at');
        await onChanged();
        looked += due.length;
      }
      return looked;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look for claims to check; retrying'),
  });
}
