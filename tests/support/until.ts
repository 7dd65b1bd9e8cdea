/** The only wait of the tests: for an event, however long a busy machine takes for it. */
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 5;
/** Only a failure takes as long. */
const PATIENCE_MS = 60_000;

/** Resolves with the first value of `look` that is neither undefined nor false; throws when none has come after a minute. */
export async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (const ends = performance.now() + PATIENCE_MS; ;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > ends) throw new Error(`has not happened within ${PATIENCE_MS / 1_000} s: ${String(look)}`);
    await sleep(LOOK_MS);
  }
}
