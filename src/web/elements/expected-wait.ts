/** The current wait for a decision, for makers. */
import type { AppContext } from '#http/app-context.ts';
import type { View } from '#http/pages/page-types.ts';

/** Fewer decisions promise nothing: a single one may have taken a minute. */
const ENOUGH_DECISIONS = 10;

/** Median seconds from queue to decision over the last 30 days; null with too few decisions. */
export async function readExpectedWait({ statistics }: AppContext): Promise<number | null> {
  const { decisions, wait } = (await statistics.read()).periods[30];
  return decisions < ENOUGH_DECISIONS ? null : wait.median;
}

/** A duration such as `3 hours`, rounded up; at least a minute. */
export function spanText({ format }: View, seconds: number): string {
  return format.duration(Math.max(60, seconds));
}
