/** Weekly statistics: submissions, decisions, waiting times and catalog size. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import type { Decision, Outcome } from './daily-decision-archive.ts';

export interface Week {
  /** Start, ISO 8601. */
  from: string;
  submissions: number;
  decisions: Record<Outcome, number>;
  /** Whole seconds; null without decisions. */
  wait: { median: number | null; p95: number | null };
  /** Published tools at its end. */
  tools: number;
}

/** As far back as decisions are in memory. */
const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;

/** Counts of published tools, from the search index. */
export interface ToolCounts {
  readonly size: number;
  /** Milliseconds since 1970. */
  countSince(time: number): number;
}

/** Weeks of seven days until `now`, oldest first, from all their decisions. */
export async function readWeeks(
  db: Database,
  now: Date,
  decisions: readonly Decision[],
  tools: ToolCounts,
): Promise<Week[]> {
  const starts = Array.from({ length: WEEKS }, (_, at) => now.getTime() - (WEEKS - at) * WEEK_MS);
  const submitted = await countSubmitted(db, starts);
  const decided = starts.map(() => ({
    outcomes: { published: 0, rejected: 0, changes_requested: 0 } satisfies Week['decisions'],
    waits: [] as number[],
  }));
  for (const { at, outcome, wait } of decisions) {
    const week = decided[Math.floor((at - starts[0]!) / WEEK_MS)];
    if (week === undefined) continue;
    week.outcomes[outcome] += 1;
    if (wait !== null) week.waits.push(wait);
  }
  return starts.map((from, at) => {
    const { outcomes, waits } = decided[at]!;
    const sorted = Float64Array.from(waits).sort();
    return {
      from: timestamp(from),
      submissions: submitted[at] ?? 0,
      decisions: outcomes,
      wait: { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) },
      tools: tools.size - (at + 1 < WEEKS ? tools.countSince(from + WEEK_MS) : 0),
    };
  });
}

/**
 * Nearest-rank percentile (NIST, Engineering Statistics Handbook, 7.2.6.2): always one of the
 * values. Sorted ascending.
 */
export function percentile(sorted: Float64Array, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** Submissions in each week; the last includes the time since. */
async function countSubmitted(db: Database, starts: readonly number[]): Promise<number[]> {
  const bounds = starts.map((start) => timestamp(start));
  const ranges = bounds.map((from, at) => {
    const until = bounds[at + 1];
    const before = until === undefined ? sql`` : sql` and submitted_at < ${until}`;
    return sql`select ${sql.lit(at)} as place,
      (select count(*) from submissions where submitted_at >= ${from}${before}) as count`;
  });
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(ranges, sql` union all `)}`.execute(
    db.survey,
  );
  const counts = Array<number>(ranges.length).fill(0);
  for (const { place, count } of rows) counts[Number(place)] = Number(count);
  return counts;
}

/** Lower bounds of waiting times, in days. */
const AGES = [0, 1, 3, 7, 30] as const;

/** Waiting entries by time: below one day, one to three, to seven, to thirty, longer. */
export async function readQueueAges(db: Database): Promise<number[]> {
  const now = db.now().getTime();
  const before = (days: number) => timestamp(now - days * DAY_MS);
  const counts = await Promise.all(
    AGES.map(async (days, at) => {
      const next = AGES[at + 1];
      let query = db.survey
        .selectFrom('submissions')
        .select(sql<number>`count(*)`.as('count'))
        .where('state', '=', 'awaiting_moderation');
      if (days > 0) query = query.where('state_since', '<=', before(days));
      if (next !== undefined) query = query.where('state_since', '>', before(next));
      return Number((await query.executeTakeFirstOrThrow()).count);
    }),
  );
  return counts;
}
