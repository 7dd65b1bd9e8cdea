/** Looks at the proofs of claims in the background: those that their makers ask for at once, those that were granted every 90 days. */
import { keepOutcome, leaseClaims, type DueClaim } from '#catalog/claims/proofs.ts';
import { isMirror } from '#catalog/revision.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling } from '#workers/polling.ts';
import { lookAtProof } from './proof.ts';

/** Makers wait for it. */
const POLL_MS = 3_000;
/** What is cut off is leased again later. */
const STOP_PATIENCE_MS = 1_000;
const BATCH = 8;

export interface ClaimWorker {
  /** Looks at what is due now, all of it; gives how many claims were looked at. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

export interface ClaimOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
  /** Called once tools may have another owner, so that this process shows them at once. */
  onChanged(): Promise<void>;
}

/** Looks for due claims every three seconds. In a mirror nobody claims anything. */
export function startClaims(db: Database, { fetcher, log, onChanged }: ClaimOptions): ClaimWorker {
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
