/** The figures of moderation as JSON, in the open. */
import { STATISTICS_DAYS, readStatistics, type Period, type Statistics } from '#catalog/moderation/statistics.ts';
import type { MachineDocument } from '#http/machine-documents.ts';
import type { Parts } from '#http/parts.ts';

export const STATISTICS_PATH = '/agent/statistics.json';
/** How long figures are given out before they are read again. */
const FRESH_SECONDS = 60;

function periodJson(days: number, period: Period) {
  return {
    days,
    decisions: period.decisions,
    outcomes: period.outcomes,
    reasons: period.reasons,
    seconds_to_decision: period.secondsToDecision,
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

/** The document of one app; within a minute everybody gets the same figures, and those who come together share one reading. */
export function statisticsDocument(): MachineDocument {
  let text: Promise<string> | undefined;
  let readAt = 0;
  function fresh({ db }: Parts): Promise<string> {
    const now = db.now().getTime();
    if (text !== undefined && now >= readAt && now - readAt < FRESH_SECONDS * 1000) return text;
    readAt = now;
    const reading = readStatistics(db).then(statisticsJson);
    text = reading;
    // A failure is told to those who waited and tried again by the next.
    reading.catch(() => {
      if (text === reading) text = undefined;
    });
    return reading;
  }
  return {
    name: 'statistics',
    path: STATISTICS_PATH,
    type: 'application/json; charset=utf-8',
    maxAge: FRESH_SECONDS,
    answer: async ({ parts }) => ({ text: await fresh(parts) }),
  };
}
