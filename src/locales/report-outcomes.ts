/** Outcomes of reports, for the reporter. */
import type { Locale } from '#catalog/locales.ts';
import { loadMessages } from './loading.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from '#catalog/moderation/reports/reports.ts';

const OUTCOMES = await loadMessages<Record<ReportOutcome, string>>('report-outcomes');

/** An unknown outcome reads as `unclear`. */
export function outcomeSentence(locale: Locale, outcome: string): string {
  return OUTCOMES[locale][REPORT_OUTCOMES.find((known) => known === outcome) ?? 'unclear'];
}
