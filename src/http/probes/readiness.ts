/** The readiness of a server, for both listeners of probes. */
import type { AppContext } from '#http/app-context.ts';

/** The threads share a state by its number. */
export const STATES = ['loading', 'ready', 'draining', 'unavailable'] as const;
export type State = (typeof STATES)[number];

export interface Readiness {
  state: State;
  /** Percentage of the tools loaded. */
  percent: number;
}

/** `unavailable`: the database has not answered for a second. */
export async function readReadiness({ draining, live }: Pick<AppContext, 'draining' | 'live'>): Promise<Readiness> {
  const percent = Math.floor(live.loadedShare * 100);
  if (draining.isDraining) return { state: 'draining', percent };
  if (!live.isLoaded) return { state: 'loading', percent };
  return { state: (await live.isAlive()) ? 'ready' : 'unavailable', percent };
}

export interface ProbeAnswer {
  status: 200 | 503;
  body: string;
  /** Seconds. */
  retryAfter?: string;
}

/** The response to /readyz. */
export function answerReadiness({ state, percent }: Readiness): ProbeAnswer {
  if (state === 'ready') return { status: 200, body: JSON.stringify({ status: state }) };
  if (state === 'draining') return { status: 503, body: JSON.stringify({ status: state }) };
  const done = state === 'loading' ? { done: percent / 100 } : {};
  return { status: 503, body: JSON.stringify({ status: state, ...done }), retryAfter: '2' };
}
