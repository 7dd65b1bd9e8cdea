/** Counts of editors' decisions by day (UTC); finished days are stored. */
import { insertRows } from '#database/bulk-rows.ts';
import type { Database } from '#database/database.ts';
import { REASON_CODES, type ReasonCode } from '#catalog/lifecycle.ts';
import { DAY_MS } from '#catalog/periods.ts';

/** Acts that are decisions, as in the index `history_decisions`. */
export const OUTCOMES = {
  approve: 'published',
  reject: 'rejected',
  request_changes: 'changes_requested',
} as const;

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

export interface Decision {
  /** Milliseconds since 1970. */
  at: number;
  outcome: Outcome;
  /** Only of a rejection. */
  reason: ReasonCode | null;
  /** Whole seconds in the queue, null if unknown. */
  wait: number | null;
}

/** Numbers of decisions by figure: `all`, an outcome, `reason:CODE`, `wait:SECONDS`. */
type Counts = Map<string, number>;
/** By the midnight at which a day begins, in milliseconds. */
export type DayCounts = Map<number, Counts>;
export type CountedDay = readonly [midnight: number, counts: Counts];

export interface DecisionFigures {
  decisions: number;
  outcomes: Record<Outcome, number>;
  /** Rejections by reason. */
  reasons: Record<ReasonCode, number>;
  /** Seconds in the queue, to three digits; null without decisions. */
  wait: { median: number | null; p95: number | null };
}

/** Waits are counted to this number of digits, so that a day has few different ones. */
const WAIT_DIGITS = 3;
const REASON = 'reason:';
const WAIT = 'wait:';

/** The midnight before a time. */
export function midnightOf(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

/** The date of a time in milliseconds, as `2026-01-31`. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Counts a decision in its day. */
export function countDecision(days: DayCounts, { at, outcome, reason, wait }: Decision): void {
  const midnight = midnightOf(at);
  let counts = days.get(midnight);
  if (counts === undefined) days.set(midnight, (counts = new Map() as Counts));
  const figures = ['all', outcome];
  if (reason !== null) figures.push(REASON + reason);
  if (wait !== null) figures.push(WAIT + Number(wait.toPrecision(WAIT_DIGITS)));
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
}

/** The figures of the days between two midnights, the second excluded. */
export function sumDays(days: Iterable<CountedDay>, from: number, until: number): DecisionFigures {
  const sum = new Map<string, number>();
  for (const [midnight, counts] of days) {
    if (midnight < from || midnight >= until) continue;
    for (const [figure, count] of counts) sum.set(figure, (sum.get(figure) ?? 0) + count);
  }
  const countOf = (figure: string): number => sum.get(figure) ?? 0;
  const countAll = <Name extends string>(names: readonly Name[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, countOf(prefix + name)])) as Record<Name, number>;
  const waits = [...sum]
    .filter(([figure]) => figure.startsWith(WAIT))
    .map(([figure, count]): [number, number] => [Number(figure.slice(WAIT.length)), count])
    .sort(([one], [other]) => one - other);
  return {
    decisions: countOf('all'),
    outcomes: countAll(Object.values(OUTCOMES)),
    reasons: countAll(REASON_CODES, REASON),
    wait: { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) },
  };
}

/**
 * Nearest-rank percentile (NIST, Engineering Statistics Handbook, 7.2.6.2): always one of the
 * values. `counted` has ascending values with their numbers.
 */
function percentile(counted: readonly [value: number, count: number][], share: number): number | null {
  let rank = Math.max(1, Math.ceil(share * counted.reduce((sum, [, count]) => sum + count, 0)));
  for (const [value, count] of counted) {
    rank -= count;
    if (rank <= 0) return value;
  }
  return null;
}

/** The gapless stored days from `midnight` on, and the midnight after them. */
export async function readDays(db: Database, midnight: number): Promise<{ days: DayCounts; until: number }> {
  const rows = await db.survey
    .selectFrom('decision_counts')
    .selectAll()
    .where('day', '>=', dayOf(midnight))
    .orderBy('day')
    .execute();
  const days: DayCounts = new Map();
  let until = midnight;
  for (const [day, figures] of Map.groupBy(rows, (row) => row.day)) {
    if (day !== dayOf(until)) break;
    days.set(until, new Map(figures.map(({ figure, count }) => [figure, count])));
    until += DAY_MS;
  }
  return { days, until };
}

/**
 * Stores the days between two midnights and deletes older ones. A day without decisions has a row
 * `all`. Days stored by another server stay.
 */
export async function writeDays(db: Database, from: number, until: number, days: DayCounts): Promise<void> {
  const { until: storedUntil } = await readDays(db, from);
  if (storedUntil >= until) return;
  const rows: [string, string, number][] = [];
  for (let midnight = storedUntil; midnight < until; midnight += DAY_MS)
    for (const [figure, count] of days.get(midnight) ?? [['all', 0] as const])
      rows.push([dayOf(midnight), figure, count]);
  await db.write(async (trx) => {
    await trx.deleteFrom('decision_counts').where('day', '<', dayOf(from)).execute();
    await insertRows(trx, db.engine, 'decision_counts', ['day', 'figure', 'count'], rows, {
      integers: ['count'],
      skipConflicts: true,
    });
  });
}
