/** The editors' queue: filtered, counted per filter, with who has what open, and the way from one entry to the next. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { SUBMISSION_STATES, type SubmissionState } from './lifecycle.ts';
import { FACET_KINDS, type FacetKind } from './queue-facets.ts';
import { claimCutoff } from './submission-claims.ts';
import { submissionOf, type Page, type PageRequest, type Submission } from './submission-records.ts';

/** What the queue shows: one state, and for each kind of filter one value or all. */
export interface QueueFilter {
  state: SubmissionState;
  category?: string | undefined;
  rule?: string | undefined;
  language?: string | undefined;
  /** Id of an account. */
  account?: string | undefined;
}

export interface QueueEntry {
  submission: Submission;
  /** Who has it open now, if anybody. */
  claimedBy: { accountId: string; email: string } | null;
}

export interface FilterCount {
  value: string;
  count: number;
}

export interface QueueCounts {
  states: Record<SubmissionState, number>;
  /** Of the chosen state, most first. */
  category: FilterCount[];
  rule: FilterCount[];
  language: FilterCount[];
  /** The accounts with the most entries, with their addresses. */
  account: (FilterCount & { email: string })[];
}

const ACCOUNTS_COUNTED = 8;

type Query = SelectQueryBuilder<Schema, 'submissions', object>;

/** The submissions of a filter. The first facet leads through its index, the others are looked up. */
function filtered(db: Reader, filter: QueueFilter): Query {
  let query = db.selectFrom('submissions').where('submissions.state', '=', filter.state);
  for (const kind of FACET_KINDS) {
    const value = filter[kind];
    if (value === undefined) continue;
    query = query.where('submissions.id', 'in', (inner) =>
      inner
        .selectFrom('submission_facets')
        .select('submission_id')
        .where('state', '=', filter.state)
        .where('kind', '=', kind)
        .where('value', '=', value),
    );
  }
  return query as Query;
}

/** One page of the queue, oldest first. */
export async function listDeskQueue(db: Database, filter: QueueFilter, request: PageRequest): Promise<Page<QueueEntry>> {
  const rows = await filtered(db.read, filter)
    .leftJoin('submission_claims as claim', (join) =>
      join.onRef('claim.submission_id', '=', 'submissions.id').on('claim.renewed_at', '>', claimCutoff(db)),
    )
    .leftJoin('accounts as holder', 'holder.id', 'claim.account_id')
    .selectAll('submissions')
    .select(['holder.id as holder_id', 'holder.email as holder_email'])
    .orderBy('submissions.queued_at')
    .orderBy('submissions.id')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage)
    .execute();
  const { total } = await filtered(db.read, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      submission: submissionOf(row),
      claimedBy:
        row.holder_id === null || row.holder_email === null
          ? null
          : { accountId: row.holder_id, email: row.holder_email },
    })),
    total: Number(total),
  };
}

/** How many submissions each state has, and within `state` each category, rule, language and the busiest accounts. */
export async function countQueue(db: Database, state: SubmissionState): Promise<QueueCounts> {
  const states = Object.fromEntries(SUBMISSION_STATES.map((each) => [each, 0])) as Record<SubmissionState, number>;
  const byState = await db.read
    .selectFrom('submissions')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  for (const row of byState) if (row.state in states) states[row.state as SubmissionState] = Number(row.count);
  const facets = await db.read
    .selectFrom('submission_facets')
    .select(['kind', 'value', sql<number>`count(*)`.as('count')])
    .where('state', '=', state)
    .where('kind', 'in', ['category', 'rule', 'language'] satisfies FacetKind[])
    .groupBy(['kind', 'value'])
    .execute();
  const of = (kind: FacetKind): FilterCount[] =>
    facets
      .filter((row) => row.kind === kind)
      .map((row) => ({ value: row.value, count: Number(row.count) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const accounts = await db.read
    .selectFrom(
      db.read
        .selectFrom('submission_facets')
        .select(['value', sql<number>`count(*)`.as('count')])
        .where('state', '=', state)
        .where('kind', '=', 'account' satisfies FacetKind)
        .groupBy('value')
        .orderBy('count', 'desc')
        .orderBy('value')
        .limit(ACCOUNTS_COUNTED)
        .as('busiest'),
    )
    .innerJoin('accounts', 'accounts.id', 'busiest.value')
    .select(['busiest.value', 'busiest.count', 'accounts.email'])
    .orderBy('busiest.count', 'desc')
    .orderBy('busiest.value')
    .execute();
  return {
    states,
    category: of('category'),
    rule: of('rule'),
    language: of('language'),
    account: accounts.map((row) => ({ value: row.value, count: Number(row.count), email: row.email })),
  };
}

/**
 * The entries of a filter before and after a place in the queue that nobody but `editorId` has open; null at its ends.
 * `first` is the oldest of all.
 */
export async function findNeighbours(
  db: Database,
  filter: QueueFilter,
  place: { id: string; queuedAt: string },
  editorId: string,
): Promise<{ before: string | null; after: string | null; first: string | null }> {
  const free = filtered(db.read, filter)
    .leftJoin('submission_claims as claim', (join) =>
      join
        .onRef('claim.submission_id', '=', 'submissions.id')
        .on('claim.renewed_at', '>', claimCutoff(db))
        .on('claim.account_id', '!=', editorId),
    )
    .where('claim.submission_id', 'is', null)
    .where('submissions.id', '!=', place.id)
    .select('submissions.id');
  const side = (sign: '<' | '>') => {
    const order = sign === '<' ? 'desc' : 'asc';
    return free
      .where('submissions.queued_at', sign === '<' ? '<=' : '>=', place.queuedAt)
      .where((where) =>
        where.or([
          where('submissions.queued_at', sign, place.queuedAt),
          where.and([where('submissions.queued_at', '=', place.queuedAt), where('submissions.id', sign, place.id)]),
        ]),
      )
      .orderBy('submissions.queued_at', order)
      .orderBy('submissions.id', order)
      .limit(1)
      .executeTakeFirst();
  };
  const first = await free.orderBy('submissions.queued_at').orderBy('submissions.id').limit(1).executeTakeFirst();
  return { before: (await side('<'))?.id ?? null, after: (await side('>'))?.id ?? null, first: first?.id ?? null };
}

/** Whole minutes that an entry has waited. */
export function minutesWaited(db: Database, submission: Submission): number {
  return Math.max(0, Math.floor((db.now().getTime() - Date.parse(submission.queuedAt)) / 60_000));
}

