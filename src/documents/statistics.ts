/** Moderation statistics as public JSON. */
import type { DecisionFigures } from '#catalog/moderation/decision-counts.ts';
import { STATISTICS_DAYS, STATISTICS_FRESH_SECONDS, type Statistics } from '#catalog/moderation/statistics.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';

export const STATISTICS_PATH = '/agent/statistics.json';

function periodJson(days: number, period: DecisionFigures) {
  return {
    days,
    decisions: period.decisions,
    outcomes: period.outcomes,
    reasons: period.reasons,
    seconds_to_decision: period.wait,
  };
}

function statisticsJson(statistics: Statistics): string {
  const { at, queue, periods } = statistics;
  return JSON.stringify({
    data: {
      at,
      queue: { length: queue.waiting, oldest_since: queue.oldestSince },
      periods: STATISTICS_DAYS.map((days) => periodJson(days, periods[days])),
    },
  });
}

export const STATISTICS_JSON: MachineDocument = {
  name: 'statistics',
  path: STATISTICS_PATH,
  type: 'application/json; charset=utf-8',
  maxAge: STATISTICS_FRESH_SECONDS,
  answer: async ({ context }) => ({ text: statisticsJson(await context.statistics.read()) }),
};
