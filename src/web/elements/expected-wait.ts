/** How long a decision takes these days, as makers read it. */
import type { AppContext } from '#http/app-context.ts';
import type { View } from '#http/pages/page-types.ts';

/** Median seconds from queue to decision over the last 30 days; null while nothing was decided. */
export async function readExpectedWait({ statistics }: AppContext): Promise<number | null> {
  const { periods } = await statistics.read();
  return periods[30].secondsToDecision.median;
}

const STEPS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 7_200 },
  { unit: 'minute', seconds: 60, from: 0 },
] as const;

/** A span such as `3 hours`. Shorter ones are rounded up to a minute. */
export function spanText({ locale }: View, seconds: number): string {
  const step = STEPS.find(({ from }) => seconds >= from) ?? STEPS[2];
  const format = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(Math.max(1, Math.ceil(seconds / step.seconds)));
}
