/** Messages about readers' reports. */
import type { ReportMessages } from '#locales/en/desk/reports.ts';
import { deskMessages } from '#locales/desk.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const reportMessages = createSubject(
  await loadMessages<(format: Format) => ReportMessages>('desk/reports'),
  deskMessages,
);
