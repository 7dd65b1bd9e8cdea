/** Outcomes of a report for its reporter, in Ukrainian. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'Запис виправлено.',
  taken_down: 'Запис більше не показується.',
  nothing_wrong: 'Запис перевірено, він лишається без змін.',
  unclear: 'Підтвердити проблему не вдалося, тому запис лишається без змін.',
  not_serious: 'Повідомлення закрито, запис лишається без змін.',
};
