/** Overload: refusals of work that a server has no time for, the same at every entry point. */
import { CatalogError } from '#catalog/errors.ts';
import { createAdmission, type Admission } from '#limits/admission.ts';
import { watchLoopLag } from '#limits/loop-lag.ts';
import type { WorkKind } from '#limits/work.ts';

/** Retry-After of refusals lies between these, in seconds, so that those who were refused together do not come back together. */
const EARLIEST = 1;
const LATEST = 4;

/** Made once: where there is no time for the work there is none for a trace of every refusal. */
const REFUSALS = Array.from(
  { length: LATEST - EARLIEST + 1 },
  (_, more) => new CatalogError('overloaded', { retryAfter: EARLIEST + more }),
);

/** `overloaded`, with a wait drawn by lot. */
function overloaded(): CatalogError {
  return REFUSALS[Math.floor(Math.random() * REFUSALS.length)]!;
}

export function isOverloaded(error: unknown): boolean {
  return error instanceof CatalogError && error.code === 'overloaded';
}

/** Throws `overloaded` where work of this kind would not be let in now: before a token is looked up or a body is read. */
export function requireRoom({ admission }: { admission: Admission }, kind: WorkKind): void {
  if (!admission.accepts(kind)) throw overloaded();
}

export type ServerAdmission = Admission & {
  /** Lets go of what watches the loop. */
  stop(): void;
};

/** The admission of a server: what it refuses is `overloaded`. `clock` counts milliseconds; with one that stands still, time refuses nothing. */
export function openAdmission(clock: () => number = () => performance.now()): ServerAdmission {
  const lag = watchLoopLag(clock);
  return { ...createAdmission({ refuse: overloaded, lag: () => lag.now(), clock }), stop: () => lag.stop() };
}
