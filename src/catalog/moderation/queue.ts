/** The editors' queue: filtered, counted per filter, with who has what open, and the way from one entry to the next. */
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { SubmissionState } from '#catalog/lifecycle.ts';
import type { FacetKind } from '#catalog/submissions/queue-index.ts';
import { claimCutoff } from '#catalog/submissions/review-locks.ts';
import type { Page, Paging } from '#catalog/paging.ts';
import { submissionOf, type Submission } from '#catalog/submissions/records.ts';

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
  /** Address of who decided last; null where nobody did or the account is gone. */
  decidedBy: string | null;
}

const FILTERS: readonly FacetKind[] = ['account', 'category', 'rule', 'language'];

/**
 * Ids and times of a filter's submissions: the facet with the fewest entries leads in the order of its index, and the
 * others are looked up for each of them.
 */
async function placesOf(db: Reader, filter: QueueFilter) {
  const [first, ...others] = await chosenFacets(db, filter);
  if (first === undefined) {
    return db
      .selectFrom('submissions')
      .select(['submissions.id as id', 'submissions.queued_at as queued_at'])
      .where('submissions.state', '=', filter.state)
      .as('place');
  }
  let query = db
    .selectFrom('submission_facets as lead')
    .select(['lead.submission_id as id', 'lead.queued_at as queued_at'])
    .where('lead.state', '=', filter.state)
    .where('lead.kind', '=', first.kind)
    .where('lead.value', '=', first.value);
  for (const { kind, value } of others) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('submission_facets as also')
          .select('also.kind')
          .whereRef('also.submission_id', '=', 'lead.submission_id')
          .where('also.kind', '=', kind)
          .where('also.value', '=', value),
      ),
    );
  }
  return query.as('place');
}

/** What a filter asks for, the rarest first; a single one is not counted. */
async function chosenFacets(db: Reader, filter: QueueFilter): Promise<{ kind: FacetKind; value: string }[]> {
  const chosen = FILTERS.flatMap((kind) => {
    const value = filter[kind];
    return value === undefined ? [] : [{ kind, value }];
  });
  if (chosen.length < 2) return chosen;
  const counted = await Promise.all(
    chosen.map(async (facet) => {
      const { count } = await db
        .selectFrom('submission_facets')
        .select(sql<number>`count(*)`.as('count'))
        .where('state', '=', filter.state)
        .where('kind', '=', facet.kind)
        .where('value', '=', facet.value)
        .executeTakeFirstOrThrow();
      return { facet, count: Number(count) };
    }),
  );
  return counted.sort((x, y) => x.count - y.count).map(({ facet }) => facet);
}

/** One page of the queue, oldest first. */
export async function listDeskQueue(db: Database, filter: QueueFilter, request: Paging): Promise<Page<QueueEntry>> {
  const places = await placesOf(db.read, filter);
  // Rows are read of those that are shown; those before them are skipped in the index.
  const shown = db.read
    .selectFrom(places)
    .select(['place.id', 'place.queued_at'])
    .orderBy('place.queued_at')
    .orderBy('place.id')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage);
  const rows = await db.read
    .selectFrom(shown.as('place'))
    .innerJoin('submissions', 'submissions.id', 'place.id')
    .leftJoin('submission_claims as claim', (join) =>
      join.onRef('claim.submission_id', '=', 'place.id').on('claim.renewed_at', '>', claimCutoff(db)),
    )
    .leftJoin('accounts as holder', 'holder.id', 'claim.account_id')
    .leftJoin('accounts as decider', 'decider.id', 'submissions.decided_by')
    .selectAll('submissions')
    .select(['holder.id as holder_id', 'holder.email as holder_email', 'decider.email as decider_email'])
    .orderBy('place.queued_at')
    .orderBy('place.id')
    .execute();
  const { total } = await db.read
    .selectFrom(places)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      submission: submissionOf(row),
      claimedBy:
        row.holder_id === null || row.holder_email === null
          ? null
          : { accountId: row.holder_id, email: row.holder_email },
      decidedBy: row.decider_email,
    })),
    total: Number(total),
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
  const free = db.read
    .selectFrom(await placesOf(db.read, filter))
    .leftJoin('submission_claims as claim', (join) =>
      join
        .onRef('claim.submission_id', '=', 'place.id')
        .on('claim.renewed_at', '>', claimCutoff(db))
        .on('claim.account_id', '!=', editorId),
    )
    .where('claim.submission_id', 'is', null)
    .where('place.id', '!=', place.id)
    .select('place.id');
  const side = (sign: '<' | '>') => {
    const order = sign === '<' ? 'desc' : 'asc';
    return free
      .where('place.queued_at', sign === '<' ? '<=' : '>=', place.queuedAt)
      .where((where) =>
        where.or([
          where('place.queued_at', sign, place.queuedAt),
          where.and([where('place.queued_at', '=', place.queuedAt), where('place.id', sign, place.id)]),
        ]),
      )
      .orderBy('place.queued_at', order)
      .orderBy('place.id', order)
      .limit(1)
      .executeTakeFirst();
  };
  const first = await free.orderBy('place.queued_at').orderBy('place.id').limit(1).executeTakeFirst();
  return { before: (await side('<'))?.id ?? null, after: (await side('>'))?.id ?? null, first: first?.id ?? null };
}

/** Whole minutes that an entry has waited for an editor this time. */
export function minutesWaited(db: Database, submission: Submission): number {
  return Math.max(0, Math.floor((db.now().getTime() - Date.parse(submission.stateSince)) / 60_000));
}
