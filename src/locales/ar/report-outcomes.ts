/** What came of a report, as whoever reported it reads it, in Arabic. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'صُحِّح المدخل.',
  taken_down: 'لم يعد المدخل معروضًا.',
  nothing_wrong: 'رُوجع المدخل وبقي كما هو.',
  unclear: 'تعذّر التحقق من المشكلة، فبقي المدخل كما هو.',
  not_serious: 'أُغلق البلاغ وبقي المدخل كما هو.',
};
