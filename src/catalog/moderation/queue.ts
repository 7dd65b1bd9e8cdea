/** The editors' queue: filters, locks and neighbours. */
import { sql } from 'kysely';
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import type { Handling } from './handling.ts';
import type { BoundedCount } from './queue-counts.ts';
import type { SubmissionState } from '#catalog/lifecycle.ts';
import type { FacetKind } from '#catalog/submissions/queue-index.ts';
import { reviewLockCutoff } from '#catalog/submissions/review-locks.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';
import { submissionOf, type Submission } from '#catalog/submissions/records.ts';

/** One state, and for each filter one value or all. */
export interface QueueFilter {
  state: SubmissionState;
  category?: string | undefined;
  rule?: string | undefined;
  language?: string | undefined;
  /** An account id. */
  account?: string | undefined;
  /** Without it, snoozed submissions are left out. */
  handling?: HandlingFilter | undefined;
}

export const HANDLING_FILTERS = ['mine', 'unassigned', 'escalated', 'snoozed'] as const;
export type HandlingFilter = (typeof HANDLING_FILTERS)[number];

export interface QueueEntry {
  submission: Submission;
  /** The editor who has it open. */
  lockedBy: { accountId: string; email: string } | null;
  handling: Handling;
  /** Email address; null if undecided or deleted. */
  decidedBy: string | null;
}

const FILTERS: readonly FacetKind[] = ['account', 'category', 'rule', 'language'];

/** Ids and times of a filter's submissions: the rarest facet leads, others are looked up. */
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
  for (const facet of others) query = query.where(hasFacet(db, 'lead.submission_id', facet));
  return query.as('place');
}

interface Facet {
  kind: FacetKind;
  value: string;
}

function hasFacet(db: Reader, id: 'lead.submission_id' | 'submissions.id', { kind, value }: Facet) {
  const facets = db
    .selectFrom('submission_facets as also')
    .select('also.kind')
    .where('also.submission_id', '=', sql.ref<string>(id))
    .where('also.kind', '=', kind)
    .where('also.value', '=', value);
  return sql<boolean>`exists ${facets}`;
}

function facetsOf(filter: QueueFilter): Facet[] {
  return FILTERS.flatMap((kind) => {
    const value = filter[kind];
    return value === undefined ? [] : [{ kind, value }];
  });
}

/** The facets of a filter, rarest first; a single one is not counted. */
async function chosenFacets(db: Reader, filter: QueueFilter): Promise<Facet[]> {
  const chosen = facetsOf(filter);
  if (chosen.length < 2) return chosen;
  const counted = await Promise.all(
    chosen.map(async (facet) => {
      const count = await countRows(
        db
          .selectFrom('submission_facets')
          .where('state', '=', filter.state)
          .where('kind', '=', facet.kind)
          .where('value', '=', facet.value),
      );
      return { facet, count: count };
    }),
  );
  return counted.sort((x, y) => x.count - y.count).map(({ facet }) => facet);
}

/** Submissions with a kind of handling; these are always few. */
function handled(db: Database, way: Exclude<HandlingFilter, 'unassigned'> | 'assigned', viewerId: string) {
  const rows = db.read.selectFrom('submission_handling as handled');
  if (way === 'mine') return rows.where('handled.assigned_to', '=', viewerId);
  if (way === 'assigned') return rows.where('handled.assigned_to', 'is not', null);
  if (way === 'escalated') return rows.where('handled.escalated_at', 'is not', null);
  return rows.where('handled.snoozed_until', '>', timestamp(db.now()));
}

/** Waiting submissions with a kind of handling lead; other filters are looked up for each. */
function handledPlaces(db: Database, filter: QueueFilter, way: Parameters<typeof handled>[1], viewerId: string) {
  let query = handled(db, way, viewerId)
    // SQLite keeps a cross join's order (https://www.sqlite.org/optoverview.html).
    .crossJoin('submissions')
    .whereRef('submissions.id', '=', 'handled.submission_id')
    .where('submissions.state', '=', filter.state)
    .select(['submissions.id as id', 'submissions.queued_at as queued_at']);
  for (const facet of facetsOf(filter)) query = query.where(hasFacet(db.read, 'submissions.id', facet));
  return query.as('place');
}

/** The places of a filter for this editor, without snoozed ones by default. */
export async function seenPlaces(db: Database, filter: QueueFilter, viewerId: string) {
  const { state, handling } = filter;
  if (state !== 'awaiting_moderation') return db.read.selectFrom(await placesOf(db.read, filter));
  const ids = (way: Parameters<typeof handled>[1]) => handled(db, way, viewerId).select('handled.submission_id');
  if (handling !== undefined && handling !== 'unassigned') {
    const places = db.read.selectFrom(handledPlaces(db, filter, handling, viewerId));
    return handling === 'snoozed' ? places : places.where('place.id', 'not in', ids('snoozed'));
  }
  const awake = db.read.selectFrom(await placesOf(db.read, filter)).where('place.id', 'not in', ids('snoozed'));
  return handling === undefined ? awake : awake.where('place.id', 'not in', ids('assigned'));
}

/** Cap of each count. */
const MOST_HANDLED = 1_000;

/** Number of waiting submissions by handling. */
export async function countHandled(db: Database, viewerId: string): Promise<Record<HandlingFilter, BoundedCount>> {
  const count = async (handling: HandlingFilter) => {
    const places = await seenPlaces(db, { state: 'awaiting_moderation', handling }, viewerId);
    const few = places.select('place.id').limit(MOST_HANDLED + 1);
    const total = await countRows(db.read.selectFrom(few.as('few')));
    return { count: Math.min(total, MOST_HANDLED), isMore: total > MOST_HANDLED };
  };
  const [mine, unassigned, escalated, snoozed] = await Promise.all([
    count('mine'),
    count('unassigned'),
    count('escalated'),
    count('snoozed'),
  ]);
  return { mine, unassigned, escalated, snoozed };
}

/** One page of the queue, oldest first. */
export async function listDeskQueue(
  db: Database,
  filter: QueueFilter,
  request: Paging,
  viewerId: string,
): Promise<Page<QueueEntry>> {
  const places = await seenPlaces(db, filter, viewerId);
  // Reads only shown rows; earlier ones are skipped in the index.
  const shown = places
    .select(['place.id', 'place.queued_at'])
    .orderBy('place.queued_at')
    .orderBy('place.id')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage);
  const listed = db.read
    .selectFrom(shown.as('place'))
    .innerJoin('submissions', 'submissions.id', 'place.id')
    .leftJoin('submission_claims as lock', (join) =>
      join.onRef('lock.submission_id', '=', 'place.id').on('lock.renewed_at', '>', reviewLockCutoff(db)),
    )
    .leftJoin('accounts as holder', 'holder.id', 'lock.account_id')
    .leftJoin('accounts as decider', 'decider.id', 'submissions.decided_by')
    .leftJoin('submission_handling as handling', 'handling.submission_id', 'place.id')
    .leftJoin('accounts as assignee', 'assignee.id', 'handling.assigned_to')
    .selectAll('submissions')
    .select([
      'holder.id as holder_id',
      'holder.email as holder_email',
      'decider.email as decider_email',
      'assignee.id as assignee_id',
      'assignee.email as assignee_email',
      'handling.snoozed_until',
      'handling.escalated_at',
    ])
    .orderBy('place.queued_at')
    .orderBy('place.id')
    .execute();
  const counted = places.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const [rows, { total }] = await Promise.all([listed, counted]);
  const now = timestamp(db.now());
  return {
    items: rows.map((row) => ({
      submission: submissionOf(row),
      lockedBy:
        row.holder_id === null || row.holder_email === null
          ? null
          : { accountId: row.holder_id, email: row.holder_email },
      handling: {
        assignedTo:
          row.assignee_id === null || row.assignee_email === null
            ? null
            : { id: row.assignee_id, email: row.assignee_email },
        snoozedUntil: row.snoozed_until !== null && row.snoozed_until > now ? row.snoozed_until : null,
        escalatedAt: row.escalated_at,
      },
      decidedBy: row.decider_email,
    })),
    total: Number(total),
  };
}

/**
 * The neighbours of a place in the filtered queue that are not open or assigned elsewhere; null at
 * its ends. `first` is the oldest. Escalated submissions are for admins, unless filtered for.
 */
export async function findNeighbours(
  db: Database,
  filter: QueueFilter,
  place: { id: string; queuedAt: string },
  editor: Account,
): Promise<{ before: string | null; after: string | null; first: string | null }> {
  const others = db.read
    .selectFrom('submission_handling')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'assigned_to')
        .on('accounts.id', '!=', editor.id)
        // Former editors keep no assignment.
        .on('accounts.role', '!=', 'member')
        .on('accounts.suspended_at', 'is', null),
    )
    .select('submission_handling.submission_id')
    .where((where) =>
      where.or([
        where('accounts.id', 'is not', null),
        ...(hasRole(editor, 'admin') ? [] : [where('escalated_at', 'is not', null)]),
      ]),
    );
  const seen = await seenPlaces(db, filter, editor.id);
  const free = (filter.handling === undefined ? seen.where('place.id', 'not in', others) : seen)
    .leftJoin('submission_claims as lock', (join) =>
      join
        .onRef('lock.submission_id', '=', 'place.id')
        .on('lock.renewed_at', '>', reviewLockCutoff(db))
        .on('lock.account_id', '!=', editor.id),
    )
    .where('lock.submission_id', 'is', null)
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

/** Whole minutes of the current wait for an editor. */
export function minutesWaited(db: Database, submission: Submission): number {
  return Math.max(0, Math.floor((db.now().getTime() - Date.parse(submission.stateSince)) / MINUTE_MS));
}
