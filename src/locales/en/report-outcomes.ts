/** Outcomes of a report for its reporter, in English. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'The entry has been corrected.',
  taken_down: 'The entry is no longer shown.',
  nothing_wrong: 'The entry was checked and stays as it is.',
  unclear: 'The problem could not be confirmed, so the entry stays as it is.',
  not_serious: 'The report was closed, and the entry stays as it is.',
};
