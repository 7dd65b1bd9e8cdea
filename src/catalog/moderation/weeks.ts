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
  const [first = 0] = starts;
  const since = timestamp(new Date(first));
  const [submitted, published, total] = await Promise.all([
    db.survey
      .selectFrom('submissions')
      .select([sql<string>`substr(submitted_at, 1, 13)`.as('hour'), sql<number>`count(*)`.as('count')])
      .where('submitted_at', '>=', since)
      .groupBy(sql`substr(submitted_at, 1, 13)`)
      .execute(),
    db.survey
      .selectFrom('published_tools')
      .select([sql<string>`substr(published_at, 1, 13)`.as('hour'), sql<number>`count(*)`.as('count')])
      .where('published_at', '>=', since)
      .groupBy(sql`substr(published_at, 1, 13)`)
      .execute(),
    db.survey
      .selectFrom('published_tools')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const within = (rows: readonly { hour: string; count: number }[], from: number, until: number): number =>
    rows.reduce((sum, { hour, count }) => {
      const at = Date.parse(`${hour}:00:00.000Z`);
      return at >= from && at < until ? sum + Number(count) : sum;
    }, 0);
  const end = now.getTime();
  return starts.map((from) => {
    const until = from + WEEK_MS;
    const decided = decisions.filter(({ at }) => at >= from && at < until);
    const outcomes: Week['decisions'] = { published: 0, rejected: 0, changes_requested: 0 };
    for (const { outcome } of decided) outcomes[outcome] += 1;
    const waits = Float64Array.from(decided.flatMap(({ wait }) => wait ?? [])).sort();
    return {
      from: timestamp(new Date(from)),
      submissions: within(submitted, from, until),
      decisions: outcomes,
      wait: { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) },
      tools: Number(total.count) - within(published, until, end + WEEK_MS),
    };
  });
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
