/** Moves pictures out of the database into the store of objects, and removes objects that no row has. */
import { moveOut, removeStrays } from '#catalog/pictures/outside-pictures.ts';
import type { Database } from '#database/database.ts';
import type { ObjectStore } from '#database/object-box.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

const POLL_MS = 10_000;
/** The pause doubles with each failure, up to eleven minutes. */
const MOST_DOUBLINGS = 6;
const STOP_PATIENCE_MS = 1_000;

/** A round resolves with the number of pictures that it moved. */
export function startPictureMoves(
  db: Database,
  store: ObjectStore,
  log: { warn(fields: object, message: string): void },
): Polling {
  let failures = 0;
  return startPolling({
    clock: db.clock,
    async round(signal) {
      failures += 1;
      let moved = 0;
      for (let count = -1; count !== 0 && !signal.aborted; moved += count) count = await moveOut(db, store);
      while (!signal.aborted && (await removeStrays(db, store)) > 0);
      failures = 0;
      return moved;
    },
    pause: () => POLL_MS * 2 ** Math.min(failures, MOST_DOUBLINGS),
    patience: STOP_PATIENCE_MS,
    onError: (error) =>
      log.warn({ err: error }, 'pictures stay in the database: the store does not take them; retrying'),
  });
}
