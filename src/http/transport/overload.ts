/** Refusals under overload, the same at every entry point. */
import { CatalogError } from '#catalog/errors.ts';
import { createAdmission, type Admission } from '#limits/admission.ts';
import { watchLoopLag } from '#limits/loop-lag.ts';
import type { WorkKind } from '#limits/work.ts';

/** Retry-After is random in this range, in seconds: refused clients do not retry all at once. */
const EARLIEST = 1;
const LATEST = 4;

/** Made once: under overload there is no time for stack traces. */
const REFUSALS = Array.from(
  { length: LATEST - EARLIEST + 1 },
  (_, more) => new CatalogError('overloaded', { retryAfter: EARLIEST + more }),
);

function overloaded(): CatalogError {
  return REFUSALS[Math.floor(Math.random() * REFUSALS.length)]!;
}

export function isOverloaded(error: unknown): boolean {
  return error instanceof CatalogError && error.code === 'overloaded';
}

/** Throws `overloaded` if this kind is not admitted now; for use before tokens and bodies. */
export function requireRoom({ admission }: { admission: Admission }, kind: WorkKind): void {
  if (!admission.accepts(kind)) throw overloaded();
}

export type ServerAdmission = Admission & {
  /** Stops measuring the event loop. */
  stop(): void;
};

/** Refuses with `overloaded`. `clock` returns milliseconds; a frozen one never refuses by time. */
export function openAdmission(clock: () => number = () => performance.now()): ServerAdmission {
  const lag = watchLoopLag(clock);
  return { ...createAdmission({ refuse: overloaded, lag: () => lag.now(), clock }), stop: () => lag.stop() };
}
