/** The current wait for a decision, known or not. */
import type { View } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/submissions.ts';
import { spanText } from '#web/elements/expected-wait.ts';

/** A duration such as `3 hours`, or the words for "not known yet". */
export function waitText(view: View, seconds: number | null): string {
  return seconds === null ? submissionMessages(view.locale).submissions.unknown : spanText(view, seconds);
}
