/** Outcomes of a report for its reporter, in Arabic. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'صُحِّح العنصر.',
  taken_down: 'لم يعد العنصر معروضًا.',
  nothing_wrong: 'رُوجع العنصر وبقي كما هو.',
  unclear: 'تعذّر التحقق من المشكلة، فبقي العنصر كما هو.',
  not_serious: 'أُغلق البلاغ وبقي العنصر كما هو.',
};
