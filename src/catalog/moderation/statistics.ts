/** Moderation in figures that anybody may see: the queue, how long decisions take and what they were; no names. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { REASON_CODES, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Decision, Outcome } from './decision-days.ts';
import { createRecentDecisions } from './recent-decisions.ts';
import { readWeeks, type Week } from './weeks.ts';

/** Lengths of the periods, in days up to now. */
export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

export interface Period {
  decisions: number;
  outcomes: Record<Outcome, number>;
  /** Rejections by their reason. */
  reasons: Record<ReasonCode, number>;
  /** Whole seconds from the moment the entry came into the queue; null without decisions. */
  secondsToDecision: { median: number | null; p95: number | null };
}

export interface Statistics {
  /** ISO 8601; the figures are of this moment. */
  at: string;
  queue: {
    waiting: number;
    /** Since when the one that waits longest does. */
    oldestSince: string | null;
  };
  periods: Record<StatisticsDays, Period>;
  /** The last twelve, oldest first. */
  weeks: Week[];
}

export interface ModerationStatistics {
  /** The figures, at most a minute old: everybody gets the same, and those who come together share one reading. */
  read(): Promise<Statistics>;
  /** Reads them and stores what will not change, so that a server that starts has it at once. */
  keep(): Promise<void>;
}

/** How long figures are given out before they are read again. */
export const STATISTICS_FRESH_SECONDS = 60;

const DAY_MS = 86_400_000;
const WEEKS_FRESH_MS = 600_000;

/** The figures of one server. They cost a look at the decisions since the last day that is stored, and then at those that have come since. */
export function createModerationStatistics(db: Database): ModerationStatistics {
  const recent = createRecentDecisions(db, Math.max(...STATISTICS_DAYS));
  let last: { at: number; statistics: Promise<Statistics> } | undefined;
  let isReading = false;
  let weeks: { at: number; read: Week[] } | undefined;

  /** They ask for whole tables and change slowly, so they are read less often. */
  async function weeksOf(now: Date, decisions: readonly Decision[]): Promise<Week[]> {
    const age = now.getTime() - (weeks?.at ?? 0);
    if (weeks === undefined || age < 0 || age >= WEEKS_FRESH_MS)
      weeks = { at: now.getTime(), read: await readWeeks(db, now, decisions, percentile) };
    return weeks.read;
  }

  async function readAnew(now: Date): Promise<Statistics> {
    isReading = true;
    try {
      const decisions = await recent.read(now);
      const periodOf = (days: number): Period => {
        const since = now.getTime() - days * DAY_MS;
        return describePeriod(decisions.filter(({ at }) => at >= since));
      };
      return {
        at: timestamp(now),
        queue: await readQueue(db),
        periods: { 7: periodOf(7), 30: periodOf(30), 90: periodOf(90) },
        weeks: await weeksOf(now, decisions),
      };
    } catch (error) {
      // A failure is told to those who waited and tried again by the next.
      last = undefined;
      throw error;
    } finally {
      isReading = false;
    }
  }

  function read(): Promise<Statistics> {
    const now = db.now();
    const age = now.getTime() - (last?.at ?? 0);
    const isFresh = isReading || (age >= 0 && age < STATISTICS_FRESH_SECONDS * 1000);
    if (last === undefined || !isFresh) last = { at: now.getTime(), statistics: readAnew(now) };
    return last.statistics;
  }

  return {
    read,
    async keep() {
      await read();
      await recent.keep();
    },
  };
}

function describePeriod(decisions: readonly Decision[]): Period {
  const outcomes: Record<Outcome, number> = { published: 0, rejected: 0, changes_requested: 0 };
  const reasons = Object.fromEntries(REASON_CODES.map((code) => [code, 0])) as Record<ReasonCode, number>;
  const all = new Float64Array(decisions.length);
  let waited = 0;
  for (const { outcome, reason, wait } of decisions) {
    outcomes[outcome] += 1;
    if (reason !== null) reasons[reason] += 1;
    if (wait !== null) all[waited++] = wait;
  }
  const waits = all.subarray(0, waited).sort();
  return {
    decisions: decisions.length,
    outcomes,
    reasons,
    secondsToDecision: { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) },
  };
}

/** The nearest-rank percentile (NIST, Engineering Statistics Handbook, 7.2.6.2): always one of the values. Sorted upwards. */
function percentile(sorted: Float64Array, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

async function readQueue(db: Database): Promise<Statistics['queue']> {
  const row = await db.survey
    .selectFrom('submissions')
    .select([sql<number>`count(*)`.as('waiting'), sql<string | null>`min(state_since)`.as('oldest')])
    .where('state', '=', 'awaiting_moderation')
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldestSince: row.oldest };
}
