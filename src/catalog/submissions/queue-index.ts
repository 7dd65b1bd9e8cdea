/** The index of the queue: a row for each category, rule, language and account. */
import { countRows } from '#catalog/paging.ts';
import { ROW_VERSIONS, runBackfill } from '#database/backfill.ts';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { submissionOf, type Submission } from './records.ts';
import { languageOf } from '#catalog/language/detection.ts';

export type FacetKind = 'category' | 'rule' | 'language' | 'account';

const COLUMNS = ['submission_id', 'state', 'kind', 'value', 'queued_at'] as const;
const BATCH = 200;

type Faceted = Pick<
  Submission,
  'id' | 'state' | 'queuedAt' | 'categories' | 'findings' | 'tagline' | 'description' | 'accountId'
>;

function facetsOf(submission: Faceted): [FacetKind, string][] {
  return [
    ...submission.categories.map((id): [FacetKind, string] => ['category', id]),
    ...[...new Set(submission.findings.map((finding) => finding.rule))].map((rule): [FacetKind, string] => [
      'rule',
      rule,
    ]),
    ['language', languageOf(submission)],
    ['account', submission.accountId],
  ];
}

/** Inserts the facets of new submissions. */
export async function writeFacets(trx: Tx, submissions: readonly Faceted[]): Promise<void> {
  const rows = submissions.flatMap((submission) =>
    facetsOf(submission).map(([kind, value]) => [submission.id, submission.state, kind, value, submission.queuedAt]),
  );
  await insertRows(trx, trx.engine, 'submission_facets', COLUMNS, rows, { skipConflicts: true });
}

/** Rewrites the facets of changed submissions. */
export async function replaceFacets(trx: Tx, submissions: readonly Faceted[]): Promise<void> {
  if (submissions.length === 0) return;
  await trx
    .deleteFrom('submission_facets')
    .where(
      isOneOf(
        trx.engine,
        'submission_id',
        submissions.map((submission) => submission.id),
      ),
    )
    .execute();
  await writeFacets(trx, submissions);
}

/** As replaceFacets, by ids. */
export async function replaceFacetsOf(trx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('submissions')
    .selectAll()
    .where(isOneOf(trx.engine, 'id', ids))
    .execute();
  await replaceFacets(trx, rows.map(submissionOf));
}

/** The facets of submissions. */
export const FACETS = { table: 'facet_version', version: ROW_VERSIONS.facet_version } as const;

/**
 * Fills in the facets of submissions from older versions, in the background; gives their number.
 */
export function fillFacets(db: Database, signal?: AbortSignal): Promise<number> {
  return runBackfill(
    db,
    {
      ...FACETS,
      parts: ['submissions'],
      async slice(trx, table, after) {
        const rows = await trx
          .selectFrom(table)
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(BATCH)
          .execute();
        const ids = rows.map(({ id }) => id);
        return { changed: await fillBatch(trx, ids), last: ids.length < BATCH ? undefined : ids.at(-1) };
      },
    },
    signal,
  );
}

/** Every submission has a language facet, unless it has none at all. */
async function fillBatch(trx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await trx
    .selectFrom('submission_facets')
    .select('submission_id')
    .where(isOneOf(trx.engine, 'submission_id', ids))
    .where('kind', '=', 'language' satisfies FacetKind)
    .execute();
  const missing = new Set(ids).difference(new Set(rows.map((row) => row.submission_id)));
  if (missing.size > 0) await replaceFacetsOf(trx, [...missing]);
  return missing.size;
}

/**
 * The queue time that places an appeal at the end of the queue's front third (itself included):
 * just before its current occupant. In a queue of fewer than six it is the first.
 */
export async function appealQueuePosition(trx: Tx): Promise<string> {
  const waiting = trx.selectFrom('submissions').where('state', '=', 'awaiting_moderation');
  const count = await countRows(waiting);
  const ahead = Math.max(0, Math.floor((count + 1) / 3) - 1);
  const next = await waiting
    .select('queued_at')
    .orderBy('queued_at')
    .orderBy('id')
    .offset(ahead)
    .limit(1)
    .executeTakeFirst();
  const now = timestamp(trx.now());
  if (next === undefined || next.queued_at > now) return now;
  return timestamp(Date.parse(next.queued_at) - 1);
}

/** A corrected submission returns to its editor, an appeal is unassigned. */
export async function resetHandling(trx: Tx, submissionId: string, action: 'resubmit' | 'appeal'): Promise<void> {
  const resting = { snoozed_until: null };
  await trx
    .updateTable('submission_handling')
    .set(action === 'appeal' ? { ...resting, assigned_to: null, escalated_at: null } : resting)
    .where('submission_id', '=', submissionId)
    .execute();
}
