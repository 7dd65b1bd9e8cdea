/** Outcomes of a report for its reporter, in Russian. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'Запись исправлена.',
  taken_down: 'Запись больше не показывается.',
  nothing_wrong: 'Запись проверена и остаётся без изменений.',
  unclear: 'Подтвердить проблему не удалось, поэтому запись остаётся без изменений.',
  not_serious: 'Сообщение закрыто, запись остаётся без изменений.',
};
