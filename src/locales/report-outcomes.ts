/** What came of a report, as whoever reported it reads it. */
import type { Locale } from '#catalog/locales.ts';
import { loadMessages } from './loading.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from '#catalog/moderation/reports/reports.ts';

const OUTCOMES = await loadMessages<Record<ReportOutcome, string>>('report-outcomes');

/** The neutral sentence of an outcome; an unknown one reads as `unclear`. */
export function outcomeSentence(locale: Locale, outcome: string): string {
  return OUTCOMES[locale][REPORT_OUTCOMES.find((known) => known === outcome) ?? 'unclear'];
}
