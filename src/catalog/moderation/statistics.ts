/** Moderation in figures that anybody may see: the queue, how long decisions take and what they were; no names. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { REASON_CODES, reasonOf, type ReasonCode } from '#catalog/lifecycle.ts';

/** Lengths of the periods, in days up to now. */
export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

export type Outcome = 'published' | 'rejected' | 'changes_requested';

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
}

const DAY_MS = 86_400_000;
const BATCH = 1_000;

/** What an editor's act makes of a submission; other acts are no decisions. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  approve: 'published',
  reject: 'rejected',
  request_changes: 'changes_requested',
};

interface Decision {
  id: string;
  subjectId: string;
  at: string;
  outcome: Outcome;
  reason: string | null;
}

/**
 * Reads the figures from the submissions that wait and the decisions in the history. Costs about a millisecond for
 * 200 history rows of the last 90 days, in batches that let other requests through.
 */
export async function readStatistics(db: Database): Promise<Statistics> {
  const now = db.now();
  const collected = new Map(
    STATISTICS_DAYS.map((days) => [
      days,
      { since: timestamp(new Date(now.getTime() - days * DAY_MS)), period: emptyPeriod(), waits: [] as number[] },
    ]),
  );
  const oldest = timestamp(new Date(now.getTime() - Math.max(...STATISTICS_DAYS) * DAY_MS));
  for await (const decisions of readDecisions(db, oldest)) {
    const queued = await readQueuedTimes(db, decisions);
    for (const decision of decisions) {
      const wait = waitOf(decision, queued.get(decision.subjectId) ?? []);
      for (const { since, period, waits } of collected.values()) {
        if (decision.at < since) continue;
        period.decisions += 1;
        period.outcomes[decision.outcome] += 1;
        if (decision.outcome === 'rejected') period.reasons[reasonOf(decision.reason) ?? 'other'] += 1;
        if (wait !== null) waits.push(wait);
      }
    }
  }
  const periodOf = (days: StatisticsDays): Period => {
    const { period, waits } = collected.get(days) ?? { period: emptyPeriod(), waits: [] };
    waits.sort((a, b) => a - b);
    return { ...period, secondsToDecision: { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) } };
  };
  return {
    at: timestamp(now),
    queue: await readQueue(db),
    periods: { 7: periodOf(7), 30: periodOf(30), 90: periodOf(90) },
  };
}

function emptyPeriod(): Period {
  return {
    decisions: 0,
    outcomes: { published: 0, rejected: 0, changes_requested: 0 },
    reasons: Object.fromEntries(REASON_CODES.map((code) => [code, 0])) as Record<ReasonCode, number>,
    secondsToDecision: { median: null, p95: null },
  };
}

/** The nearest-rank percentile (NIST, Engineering Statistics Handbook, 7.2.6.2): always one of the values. Sorted upwards. */
function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

async function readQueue(db: Database): Promise<Statistics['queue']> {
  const row = await db.read
    .selectFrom('submissions')
    .select([sql<number>`count(*)`.as('waiting'), sql<string | null>`min(queued_at)`.as('oldest')])
    .where('state', '=', 'awaiting_moderation')
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldestSince: row.oldest };
}

/** Editors' decisions, newest first, as far back as `oldest`. Ids of history rows rise with time, and they have the index. */
async function* readDecisions(db: Database, oldest: string): AsyncGenerator<Decision[]> {
  for (let before = 'z'; ;) {
    const rows = await db.read
      .selectFrom('history')
      .select(['id', 'subject_kind', 'subject_id', 'at', 'action', 'reason_code'])
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
    const decisions = rows.flatMap((row) => {
      const outcome = row.subject_kind === 'submission' && row.at >= oldest ? OUTCOMES[row.action] : undefined;
      return outcome === undefined
        ? []
        : [{ id: row.id, subjectId: row.subject_id, at: row.at, outcome, reason: row.reason_code }];
    });
    if (decisions.length > 0) yield decisions;
    const last = rows.at(-1);
    if (last === undefined || last.at < oldest) return;
    before = last.id;
    await nextTurn();
  }
}

/** When each of the decided submissions came into the queue: sent, corrected or appealed. */
async function readQueuedTimes(db: Database, decisions: readonly Decision[]): Promise<Map<string, string[]>> {
  const rows = await db.read
    .selectFrom('history')
    .select(['subject_id', 'at'])
    .where('subject_id', 'in', [...new Set(decisions.map((decision) => decision.subjectId))])
    .where('to_state', '=', 'awaiting_moderation')
    .execute();
  const times = new Map<string, string[]>();
  for (const row of rows) times.set(row.subject_id, [...(times.get(row.subject_id) ?? []), row.at]);
  return times;
}

/** Seconds between a decision and the last time before it that the submission came into the queue. */
function waitOf(decision: Decision, queued: readonly string[]): number | null {
  const since = queued
    .filter((at) => at <= decision.at)
    .sort()
    .at(-1);
  return since === undefined ? null : Math.round((Date.parse(decision.at) - Date.parse(since)) / 1000);
}
