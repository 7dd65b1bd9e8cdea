/** Outcomes of a report for its reporter, in Polish. */
import type { ReportOutcome } from '#catalog/moderation/reports/reports.ts';

export const messages: Record<ReportOutcome, string> = {
  corrected: 'Wpis został poprawiony.',
  taken_down: 'Wpis nie jest już widoczny.',
  nothing_wrong: 'Wpis został sprawdzony i pozostaje bez zmian.',
  unclear: 'Problemu nie udało się potwierdzić, więc wpis pozostaje bez zmian.',
  not_serious: 'Zgłoszenie zostało zamknięte, a wpis pozostaje bez zmian.',
};
