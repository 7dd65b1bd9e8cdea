/** The current wait for a decision, for makers. */
import type { AppContext } from '#http/app-context.ts';
import type { View } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/submissions.ts';

/** Median seconds from queue to decision over the last 30 days; null without decisions. */
export async function readExpectedWait({ statistics }: AppContext): Promise<number | null> {
  const { periods } = await statistics.read();
  return periods[30].secondsToDecision.median;
}

const STEPS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 7_200 },
  { unit: 'minute', seconds: 60, from: 0 },
] as const;

/** A duration such as `3 hours`, rounded up; at least a minute. */
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

/** A duration such as `3 hours`, or the words for "not known yet". */
export function waitText(view: View, seconds: number | null): string {
  return seconds === null ? submissionMessages(view.locale).submissions.unknown : spanText(view, seconds);
}
