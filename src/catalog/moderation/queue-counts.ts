/** Counts of submissions by state and filter; large counts are capped. */
import { countRows } from '#catalog/paging.ts';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import type { FacetKind } from '#catalog/submissions/queue-index.ts';

/** A capped count. */
export interface BoundedCount {
  count: number;
  /** Whether the real number is larger. */
  isMore: boolean;
}

export interface FilterCount extends BoundedCount {
  value: string;
}

export interface QueueCounts {
  /** Waiting submissions are counted exactly. */
  states: Record<SubmissionState, BoundedCount>;
  /** Of the chosen state, most first. */
  category: FilterCount[];
  rule: FilterCount[];
  language: FilterCount[];
  /** The most frequent accounts among the first entries. */
  account: (FilterCount & { email: string })[];
}

/** Cap of a filter's count. */
const MOST_OF_FILTER = 1_000;
/** Cap of a decided state's count. */
const MOST_OF_STATE = 10_000;
/** Entries sampled for the most frequent accounts, and the number of those. */
const ACCOUNT_SAMPLE = 10_000;
const ACCOUNTS_NAMED = 8;

const KINDS = ['category', 'rule', 'language'] as const satisfies FacetKind[];

function bounded(count: number | string, most: number): BoundedCount {
  return { count: Math.min(Number(count), most), isMore: Number(count) > most };
}

/** Number of submissions that wait for an editor. */
export async function countWaiting(db: Database): Promise<number> {
  return countRows(db.read.selectFrom('submissions').where('state', '=', 'awaiting_moderation'));
}

/** Counts by state, and within `state` by category, rule, language and account. */
export async function countQueue(db: Database, state: SubmissionState): Promise<QueueCounts> {
  // In parallel on PostgreSQL, over several connections.
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

/** Skips from value to value in the index and counts each up to its cap. */
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
