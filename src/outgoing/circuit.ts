/** Spares a server that fails or is slow: few requests at once, and none for a while after failures in a row. */
import type { Clock } from '#time/clock.ts';

export interface Circuit {
  /** Whether a request may begin; if so, `end` follows. */
  begin(): boolean;
  /** `undefined`: the request says nothing of the server. */
  end(isFine: boolean | undefined): void;
}

/** After this many failures in a row the server gets no request for a while; then one failure is enough. */
const FAILURES = 3;
const REST_MS = 60_000;

export function openCircuit(clock: Pick<Clock, 'monotonic'>, mostAtOnce: number): Circuit {
  let running = 0;
  let failures = 0;
  let restsUntil = -Infinity;
  return {
    begin() {
      if (running >= mostAtOnce || clock.monotonic() < restsUntil) return false;
      running += 1;
      return true;
    },
    end(isFine) {
      running -= 1;
      if (isFine === undefined) return;
      failures = isFine ? 0 : failures + 1;
      if (failures >= FAILURES) restsUntil = clock.monotonic() + REST_MS;
    },
  };
}
