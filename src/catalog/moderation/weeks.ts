/** The last weeks in figures: what came in, what was decided, how long it waited, and how the catalog has grown. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import type { Decision, Outcome } from './decision-days.ts';

export interface Week {
  /** Its first moment, ISO 8601. */
  from: string;
  submissions: number;
  decisions: Record<Outcome, number>;
  /** Whole seconds; null in a week without decisions. */
  wait: { median: number | null; p95: number | null };
  /** Published tools at its end. */
  tools: number;
}

/** As many as the decisions in memory reach back. */
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

/** Weeks of seven days up to `now`, oldest first. `percentile` is given the sorted waits of a week. */
export async function readWeeks(
  db: Database,
  now: Date,
  decisions: readonly Decision[],
  percentile: (sorted: Float64Array, share: number) => number | null,
): Promise<Week[]> {
  const starts = Array.from({ length: WEEKS }, (_, at) => now.getTime() - (WEEKS - at) * WEEK_MS);
  const [submitted, published] = await Promise.all([
    countByTime(db, 'submissions', 'submitted_at', starts),
    countByTime(db, 'published_tools', 'published_at', starts),
  ]);
  let tools = published[0] ?? 0;
  return starts.map((from, week) => {
    tools += published[week + 1] ?? 0;
    const until = from + WEEK_MS;
    const decided = decisions.filter(({ at }) => at >= from && at < until);
    const outcomes: Week['decisions'] = { published: 0, rejected: 0, changes_requested: 0 };
    for (const { outcome } of decided) outcomes[outcome] += 1;
    const waits = Float64Array.from(decided.flatMap(({ wait }) => wait ?? [])).sort();
    return {
      from: timestamp(new Date(from)),
      submissions: submitted[week + 1] ?? 0,
      decisions: outcomes,
      wait: { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) },
      tools,
    };
  });
}

/** How many rows are older than all weeks, and then how many each week has; the last one with what came since. */
async function countByTime(
  db: Database,
  table: 'submissions' | 'published_tools',
  column: 'submitted_at' | 'published_at',
  starts: readonly number[],
): Promise<number[]> {
  const bounds = starts.map((start) => timestamp(new Date(start)));
  const ranges = [undefined, ...bounds].map((from, at) => {
    const until = bounds[at];
    const before = until === undefined ? sql`` : sql`${sql.ref(column)} < ${until}`;
    const since = from === undefined ? sql`` : sql`${sql.ref(column)} >= ${from}`;
    const between = from === undefined || until === undefined ? sql`` : sql` and `;
    return sql`select ${sql.lit(at)} as place, (select count(*) from ${sql.table(table)} where ${since}${between}${before}) as count`;
  });
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(ranges, sql` union all `)}`.execute(
    db.survey,
  );
  const counts = Array<number>(ranges.length).fill(0);
  for (const { place, count } of rows) counts[Number(place)] = Number(count);
  return counts;
}

const DAY_MS = 86_400_000;
/** Where each age of an entry that waits begins, in days. */
const AGES = [0, 1, 3, 7, 30] as const;

/** How many entries wait for less than a day, one to three, three to seven, seven to thirty, and longer. */
export async function readQueueAges(db: Database): Promise<number[]> {
  const now = db.now().getTime();
  const before = (days: number) => timestamp(new Date(now - days * DAY_MS));
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
