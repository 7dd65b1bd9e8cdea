/** How many submissions there are in each state and behind each filter of the queue; large counts end at a bound. */
import { countRows } from '#catalog/paging.ts';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import type { FacetKind } from '#catalog/submissions/queue-index.ts';

/** A count: what lies beyond its bound is not counted. */
export interface BoundedCount {
  count: number;
  /** There are more. */
  isMore: boolean;
}

export interface FilterCount extends BoundedCount {
  value: string;
}

export interface QueueCounts {
  /** What waits is counted to its end. */
  states: Record<SubmissionState, BoundedCount>;
  /** Of the chosen state, most first. */
  category: FilterCount[];
  rule: FilterCount[];
  language: FilterCount[];
  /** The accounts with the most among the first entries of the list, with their addresses. */
  account: (FilterCount & { email: string })[];
}

/** Entries of a filter that are counted: who has more to do than that need not know by how much. */
const MOST_OF_FILTER = 1_000;
/** Entries that are counted of a state in which nothing waits. */
const MOST_OF_STATE = 10_000;
/** Entries among which the busiest accounts are looked for, and how many of them are named. */
const ACCOUNT_SAMPLE = 10_000;
const ACCOUNTS_NAMED = 8;

const KINDS = ['category', 'rule', 'language'] as const satisfies FacetKind[];

function bounded(count: number | string, most: number): BoundedCount {
  return { count: Math.min(Number(count), most), isMore: Number(count) > most };
}

/** How many submissions wait for an editor. */
export async function countWaiting(db: Database): Promise<number> {
  return countRows(db.read.selectFrom('submissions').where('state', '=', 'awaiting_moderation'));
}

/** How many submissions each state has, and within `state` each category, rule, language and the busiest accounts. */
export async function countQueue(db: Database, state: SubmissionState): Promise<QueueCounts> {
  // Together: PostgreSQL counts them on connections of their own.
  const [states, facets, account] = await Promise.all([
    countStates(db),
    countFacets(db, state),
    countBusiest(db, state),
  ]);
  const of = (kind: FacetKind): FilterCount[] =>
    facets
      .filter((row) => row.kind === kind)
      .map(({ value, count }) => ({ value, ...bounded(count, MOST_OF_FILTER) }))
      .sort((x, y) => y.count - x.count || (x.value < y.value ? -1 : 1));
  return { states, category: of('category'), rule: of('rule'), language: of('language'), account };
}

async function countStates(db: Database): Promise<QueueCounts['states']> {
  const decided = SUBMISSION_STATES.filter((state) => state !== 'awaiting_moderation');
  const each = decided.map(
    (state) => sql`select ${sql.lit(state)} as state, (select count(*) from (
      select 1 from submissions where state = ${sql.lit(state)} limit ${sql.lit(MOST_OF_STATE + 1)}) as few) as count`,
  );
  const [waiting, { rows }] = await Promise.all([
    countWaiting(db),
    sql<{ state: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(db.read),
  ]);
  const counted = rows.map(({ state, count }) => [state, bounded(count, MOST_OF_STATE)] as const);
  return {
    ...(Object.fromEntries(counted) as QueueCounts['states']),
    awaiting_moderation: { count: waiting, isMore: false },
  };
}

/** Goes from value to value in the index and looks no further behind each than it is counted. */
async function countFacets(
  db: Database,
  state: SubmissionState,
): Promise<{ kind: FacetKind; value: string; count: number }[]> {
  const kinds = KINDS.map((kind) => sql`select ${sql.lit(kind)} as kind`);
  const inState = sql`from submission_facets as f where f.state = ${sql.lit(state)}`;
  const { rows } = await sql<{ kind: FacetKind; value: string; count: number }>`
    with recursive facet(kind, value) as (
      select kind, (select min(f.value) ${inState} and f.kind = counted.kind)
        from (${sql.join(kinds, sql` union all `)}) as counted
      union all
      select kind, (select min(f.value) ${inState} and f.kind = facet.kind and f.value > facet.value)
        from facet where value is not null
    )
    select kind, value, (select count(*) from (
      select 1 ${inState} and f.kind = facet.kind and f.value = facet.value limit ${sql.lit(MOST_OF_FILTER + 1)}
    ) as few) as count
    from facet where value is not null`.execute(db.read);
  return rows;
}

async function countBusiest(db: Database, state: SubmissionState): Promise<QueueCounts['account']> {
  const first = db.read
    .selectFrom('submissions')
    .select('account_id')
    .where('state', '=', state)
    .orderBy('queued_at')
    .orderBy('id')
    .limit(ACCOUNT_SAMPLE);
  const busiest = db.read
    .selectFrom(first.as('first'))
    .select(['account_id', sql<number>`count(*)`.as('count')])
    .groupBy('account_id')
    .orderBy('count', 'desc')
    .orderBy('account_id')
    .limit(ACCOUNTS_NAMED);
  const ofAccount = sql`select 1 from submissions where account_id = busiest.account_id and state = ${sql.lit(state)}`;
  const rows = await db.read
    .selectFrom(busiest.as('busiest'))
    .innerJoin('accounts', 'accounts.id', 'busiest.account_id')
    .select(['busiest.account_id as value', 'accounts.email'])
    .select(sql<number>`(select count(*) from (${ofAccount} limit ${sql.lit(MOST_OF_FILTER + 1)}) as few)`.as('count'))
    .orderBy('busiest.count', 'desc')
    .orderBy('busiest.account_id')
    .execute();
  return rows.map(({ value, email, count }) => ({ value, email, ...bounded(count, MOST_OF_FILTER) }));
}
