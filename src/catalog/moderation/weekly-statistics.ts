/** Weekly statistics: submissions, decisions, waiting times and catalog size. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import { midnightOf, sumDays, type CountedDay, type DecisionFigures } from './decision-counts.ts';

export interface Week extends Pick<DecisionFigures, 'wait'> {
  /** Start, ISO 8601. */
  from: string;
  submissions: number;
  decisions: DecisionFigures['outcomes'];
  /** Published tools at its end. */
  tools: number;
}

/** As far back as counts are in memory. */
const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;

/** Counts of published tools, from the search index. */
export interface ToolCounts {
  readonly size: number;
  /** Milliseconds since 1970. */
  countSince(time: number): number;
}

/** Weeks of seven days (UTC), oldest first, the last with today, from the counts of all their days. */
export async function readWeeks(db: Database, now: Date, days: readonly CountedDay[]): Promise<Omit<Week, 'tools'>[]> {
  const end = midnightOf(now.getTime()) + DAY_MS;
  const starts = Array.from({ length: WEEKS }, (_, at) => end - (WEEKS - at) * WEEK_MS);
  const submitted = await countSubmitted(db, starts);
  return starts.map((from, at) => {
    const { outcomes, wait } = sumDays(days, from, from + WEEK_MS);
    return {
      from: timestamp(from),
      submissions: submitted[at] ?? 0,
      decisions: outcomes,
      wait,
    };
  });
}

/** Adds the published tools at the end of each week, of those published now. */
export function countTools(weeks: readonly Omit<Week, 'tools'>[], tools: ToolCounts): Week[] {
  return weeks.map((week, at) => {
    const next = weeks[at + 1];
    return { ...week, tools: tools.size - (next === undefined ? 0 : tools.countSince(Date.parse(next.from))) };
  });
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
