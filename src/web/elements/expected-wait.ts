/** The current wait for a decision, for makers. */
import type { AppContext } from '#http/app-context.ts';
import type { View } from '#http/pages/page-types.ts';

/** Median seconds from queue to decision over the last 30 days; null without decisions. */
export async function readExpectedWait({ statistics }: AppContext): Promise<number | null> {
  const { periods } = await statistics.read();
  return periods[30].wait.median;
}

/** A duration such as `3 hours`, rounded up; at least a minute. */
export function spanText({ format }: View, seconds: number): string {
  return format.duration(Math.max(60, seconds));
}
