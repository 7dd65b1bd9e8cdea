/** Public statistics of moderation: queue, decisions and waiting times, without names. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import { midnightOf, sumDays, type DecisionFigures } from './decision-counts.ts';
import { createRecentDecisions } from './recent-decisions.ts';
import { countTools, readWeeks, type ToolCounts, type Week } from './weekly-statistics.ts';

/** Periods in days (UTC) before today; today counts in each. */
export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

export interface Statistics {
  /** ISO 8601, time of the figures. */
  at: string;
  queue: {
    waiting: number;
    /** Start of the longest wait. */
    oldestSince: string | null;
  };
  periods: Record<StatisticsDays, DecisionFigures>;
}

export interface ModerationStatistics {
  /** The figures, at most a minute old; concurrent calls share a read. */
  read(): Promise<Statistics>;
  /** Twelve weeks, oldest first, at most ten minutes old, their tools one. Throws `unavailable` during loading. */
  readWeeks(tools: ToolCounts): Promise<Week[]>;
  /** Counts and stores finished days, for a fast start of the next server. */
  keep(): Promise<void>;
}

/** How long figures are cached. */
export const STATISTICS_FRESH_SECONDS = 60;

const WEEKS_FRESH_MS = 600_000;

/** The figures of one server: counts decisions since the stored days, then new ones. */
export function createModerationStatistics(db: Database): ModerationStatistics {
  const recent = createRecentDecisions(db, Math.max(...STATISTICS_DAYS));
  const figures = remembered(db, STATISTICS_FRESH_SECONDS * 1000, async (now) => {
    const decisions = await recent.read(now);
    const periodOf = (days: number): DecisionFigures =>
      sumDays(decisions, midnightOf(now.getTime() - days * DAY_MS), Number.POSITIVE_INFINITY);
    const statistics = {
      at: timestamp(now),
      queue: await readQueue(db),
      periods: { 7: periodOf(7), 30: periodOf(30), 90: periodOf(90) },
    };
    return { statistics, decisions };
  });
  // Weeks change slowly; an import or removal changes the tools of all of them.
  const weeks = remembered(db, WEEKS_FRESH_MS, async (now) => readWeeks(db, now, (await figures()).decisions));
  const weeksWithTools = remembered(db, STATISTICS_FRESH_SECONDS * 1000, async (_, tools: ToolCounts) =>
    countTools(await weeks(), tools),
  );
  const read = async (): Promise<Statistics> => (await figures()).statistics;
  return {
    read,
    readWeeks: weeksWithTools,
    async keep() {
      await read();
      await recent.keep();
    },
  };
}

/** Caches `readAnew` for a time; concurrent calls share it. A failure is not cached. */
function remembered<Given extends unknown[], T>(
  db: Database,
  freshMs: number,
  readAnew: (now: Date, ...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined;
  let isReading = false;
  return (...given) => {
    const now = db.now();
    const age = now.getTime() - (last?.at ?? 0);
    if (last !== undefined && (isReading || (age >= 0 && age < freshMs))) return last.value;
    isReading = true;
    const value = readAnew(now, ...given)
      .catch((error: unknown) => {
        last = undefined;
        throw error;
      })
      .finally(() => (isReading = false));
    last = { at: now.getTime(), value };
    return value;
  };
}

async function readQueue(db: Database): Promise<Statistics['queue']> {
  const row = await db.survey
    .selectFrom('submissions')
    .select([sql<number>`count(*)`.as('waiting'), sql<string | null>`min(state_since)`.as('oldest')])
    .where('state', '=', 'awaiting_moderation')
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldestSince: row.oldest };
}
