/**
 * How many networks compare two tools: a network counts once a day and twice in 30 days, as for
 * popularity. Ranking, search and alternatives never read this.
 */
import { sql } from 'kysely';
import { isSlug } from '#catalog/entries/slugs.ts';
import { firstSourceDay, markOf, MOST_OF_NETWORK, readSecret } from '#catalog/tools/popularity/sources.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { ComparisonSourceRow, PairColumns } from '#database/visit-rows.ts';

/** Comparisons in 30 days from which on a page is listed: at least ten networks. */
export const FREQUENT_COMPARISONS = 20;
/**
 * Marks of networks are below. A merge adds a multiple of it to those it moves, which are another pair's: of networks that
 * have compared both pairs only one counts, so the largest group of a pair is its figure.
 */
const MARKS = 65_536;
/** Most comparisons that count from a network, a day and a server: one network must not fill the table. */
export const COMPARISONS_OF_NETWORK = 50;
/** Most stored rows; more are not counted until some are 30 days old. */
const MOST_ROWS = 200_000;
/** Most pairs of tools and networks between two writes, and most networks of a day. */
const MOST_WAITING = 20_000;
/** Most pairs that are listed because readers compare them. */
const MOST_FREQUENT = 2_000;
/** Rows of one transaction. */
const BATCH = 200;

export interface ComparisonCounts {
  /** Counts a comparison of the tools with these slugs by a person in a network (IPv4 /24, IPv6 /32). */
  note(slugs: readonly string[], network: string): void;
  /** Adds the comparisons to the shared table under the current day (UTC); gives the number of rows. */
  keep(): Promise<number>;
}

/** The comparisons of one server, in memory until `keep`. */
export function createComparisonCounts(db: Database): ComparisonCounts {
  let waiting = new Map<string, { slugs: readonly string[]; network: string }>();
  let today = { day: '', byNetwork: new Map<string, number>() };
  return {
    note(slugs, network) {
      const sorted = slugs.toSorted();
      const key = `${sorted.join(' ')} ${network}`;
      const day = dayOf(db);
      if (today.day !== day) today = { day, byNetwork: new Map() };
      const { byNetwork } = today;
      const own = byNetwork.get(network) ?? 0;
      if (waiting.size >= MOST_WAITING || (own === 0 && byNetwork.size >= MOST_WAITING)) return;
      if (own >= COMPARISONS_OF_NETWORK || waiting.has(key) || !sorted.every(isSlug)) return;
      byNetwork.set(network, own + 1);
      waiting.set(key, { slugs: sorted, network });
    },
    async keep() {
      const all = [...waiting];
      waiting = new Map();
      if (all.length === 0 || (await isFull(db))) return 0;
      let kept = 0;
      for (let from = 0; from < all.length; from += BATCH) {
        const batch = all.slice(from, from + BATCH).map(([, each]) => each);
        try {
          kept += await write(db, batch);
        } catch (error) {
          waiting = new Map([...all.slice(from), ...waiting]);
          throw error;
        }
      }
      return kept;
    },
  };
}

const dayOf = (db: Database): string => timestamp(db.now()).slice(0, 10);

async function isFull(db: Database): Promise<boolean> {
  const last = db.survey.selectFrom('comparison_sources').select('since').orderBy('since').limit(1);
  return (await last.offset(MOST_ROWS - 1).execute()).length > 0;
}

/** Two ids in the order of the tables. */
export function pairOf(one: string, other: string): PairColumns {
  return one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one };
}

async function write(db: Database, compared: readonly { slugs: readonly string[]; network: string }[]) {
  const slugs = [...new Set(compared.flatMap((each) => each.slugs))];
  const tools = await db.read.selectFrom('published_tools').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = new Map(tools.map(({ id, slug }) => [slug, id]));
  const secret = await readSecret(db.read);
  const day = dayOf(db);
  const rows = new Map<string, ComparisonSourceRow>();
  for (const { slugs: pair, network } of compared) {
    const [one, other] = pair.map((slug) => ids.get(slug));
    if (one === undefined || other === undefined) continue;
    const mark = markOf(secret, `comparison ${pair.join(' ')} ${network}`);
    rows.set(`${pair.join(' ')} ${mark}`, { ...pairOf(one, other), network: mark, since: day, days: 1, last_day: day });
  }
  if (rows.size === 0) return 0;
  // The same order on every server prevents deadlocks.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const isNewDay = sql`comparison_sources.last_day < excluded.last_day`;
  await db.write((trx) =>
    trx
      .insertInto('comparison_sources')
      .values(sorted)
      .onConflict((conflict) =>
        conflict.columns(['first_id', 'second_id', 'network']).doUpdateSet({
          days: sql<number>`case when ${isNewDay} and comparison_sources.days < ${sql.lit(MOST_OF_NETWORK)}
            then comparison_sources.days + 1 else comparison_sources.days end`,
          last_day: sql<string>`case when ${isNewDay} then excluded.last_day else comparison_sources.last_day end`,
        }),
      )
      .execute(),
  );
  return sorted.length;
}

/** The pairs of published tools that readers have compared often enough in 30 days. */
export function readFrequent(db: Database): Promise<PairColumns[]> {
  const counted = db.survey
    .selectFrom('comparison_sources')
    .select(['first_id', 'second_id', sql<number>`sum(days)`.as('days')])
    .where('since', '>=', firstSourceDay(db))
    .groupBy(['first_id', 'second_id', sql`network / ${sql.lit(MARKS)}`])
    .having(sql<boolean>`sum(days) >= ${sql.lit(FREQUENT_COMPARISONS)}`);
  return db.survey
    .selectFrom(counted.as('pair'))
    .innerJoin('published_tools as one', 'one.id', 'pair.first_id')
    .innerJoin('published_tools as other', 'other.id', 'pair.second_id')
    .select(['pair.first_id', 'pair.second_id'])
    .groupBy(['pair.first_id', 'pair.second_id'])
    .orderBy((row) => row.fn.max('pair.days'), 'desc')
    .orderBy('pair.first_id')
    .orderBy('pair.second_id')
    .limit(MOST_FREQUENT)
    .execute();
}

/** Moves the comparisons of a merged tool to the other one, and deletes comparisons of the two with each other. */
export async function moveComparisons(trx: Tx, from: string, into: string): Promise<void> {
  const { last } = await trx
    .selectFrom('comparison_sources')
    .select((row) => row.fn.max<number | null>('network').as('last'))
    .where((where) => where.or([where('first_id', '=', into), where('second_id', '=', into)]))
    .executeTakeFirstOrThrow();
  const offset = (Math.floor((last ?? 0) / MARKS) + 1) * MARKS;
  for (const [table, rest, moved, onConflict] of [
    [
      'comparison_sources',
      sql`network, since, days, last_day`,
      sql`network + ${sql.lit(offset)}, since, days, last_day`,
      sql`do nothing`,
    ],
    [
      'comparisons',
      sql`is_frequent, chosen_at`,
      sql`is_frequent, chosen_at`,
      sql`(first_id, second_id) do update set chosen_at = coalesce(comparisons.chosen_at, excluded.chosen_at)`,
    ],
  ] as const) {
    const other = sql`case when first_id = ${from} then second_id else first_id end`;
    await sql`insert into ${sql.table(table)} (first_id, second_id, ${rest})
      select case when other < ${into} then other else ${into} end, case when other < ${into} then ${into} else other end, ${moved}
      from (select ${other} as other, ${rest} from ${sql.table(table)} where first_id = ${from} or second_id = ${from}) as moved
      where other <> ${into} on conflict ${onConflict}`.execute(trx);
    await trx
      .deleteFrom(table)
      .where((where) => where.or([where('first_id', '=', from), where('second_id', '=', from)]))
      .execute();
  }
}

/** Deletes what networks have added more than 30 days ago, and chosen pairs of removed tools. */
export async function pruneComparisons(db: Database): Promise<void> {
  const first = firstSourceDay(db);
  const old = db.read.selectFrom('comparison_sources').select('since').where('since', '<', first).limit(1);
  if ((await old.execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('comparison_sources').where('since', '<', first).execute());
  const isRemoved = sql<boolean>`exists (select 1 from tools where id in (first_id, second_id) and state = 'removed')`;
  if ((await db.read.selectFrom('comparisons').select('first_id').where(isRemoved).limit(1).execute()).length > 0)
    await db.write((trx) => trx.deleteFrom('comparisons').where(isRemoved).execute());
}
