/** What the editors' queue is filtered and counted by: one row for each category, rule, language and account of a submission. */
import { countRows } from '#catalog/paging.ts';
import { runBackfill } from '#database/backfill.ts';
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

/** Writes the facets of submissions that have none yet; in the transaction that stored them. */
export async function writeFacets(trx: Tx, submissions: readonly Faceted[]): Promise<void> {
  const rows = submissions.flatMap((submission) =>
    facetsOf(submission).map(([kind, value]) => [submission.id, submission.state, kind, value, submission.queuedAt]),
  );
  await insertRows(trx, trx.engine, 'submission_facets', COLUMNS, rows, { skipConflicts: true });
}

/** Writes the facets of submissions anew; in the transaction that changed or moved them. */
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

/** As replaceFacets, for submissions that are known by their ids alone. */
export async function replaceFacetsOf(trx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('submissions')
    .selectAll()
    .where(isOneOf(trx.engine, 'id', ids))
    .execute();
  await replaceFacets(trx, rows.map(submissionOf));
}

/** Raised when what older versions have stored needs another look. */
const FACETS_VERSION = 1;

/** Writes the facets of submissions that an older version has stored without any, behind the server; returns how many. */
export function fillFacets(db: Database, signal?: AbortSignal): Promise<number> {
  return runBackfill(
    db,
    {
      table: 'facet_version',
      version: FACETS_VERSION,
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

/** Every submission has a language, so one without that facet has none. */
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
 * The time under which an entry comes to stand at the end of the front third of those that wait, itself counted: just
 * before the one that has that place now. In a queue of fewer than six it is the first.
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

/**
 * How editors handle an entry that its owner has sent again: a corrected one is in the queue at once and stays with its
 * editor, an appeal is for others than before.
 */
export async function resetHandling(trx: Tx, submissionId: string, action: 'resubmit' | 'appeal'): Promise<void> {
  const resting = { snoozed_until: null };
  await trx
    .updateTable('submission_handling')
    .set(action === 'appeal' ? { ...resting, assigned_to: null, escalated_at: null } : resting)
    .where('submission_id', '=', submissionId)
    .execute();
}
