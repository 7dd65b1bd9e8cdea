/** What the editors' queue is filtered and counted by: one row for each category, rule, language and account of a submission. */
import { sql } from 'kysely';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { submissionOf, type Submission } from './records.ts';
import { languageOf } from '#catalog/text/language.ts';

export type FacetKind = 'category' | 'rule' | 'language' | 'account';

const COLUMNS = ['submission_id', 'state', 'kind', 'value', 'queued_at'] as const;
const BATCH = 500;

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

/** Writes the facets of submissions anew; in the transaction that stored, changed or moved them. */
export async function writeFacets(trx: Tx, submissions: readonly Faceted[]): Promise<void> {
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
  const rows = submissions.flatMap((submission) =>
    facetsOf(submission).map(([kind, value]) => [submission.id, submission.state, kind, value, submission.queuedAt]),
  );
  await insertRows(trx, trx.engine, 'submission_facets', COLUMNS, rows, { skipConflicts: true });
}

/** As writeFacets, for submissions that are known by their ids alone. */
export async function writeFacetsOf(trx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('submissions')
    .selectAll()
    .where(isOneOf(trx.engine, 'id', ids))
    .execute();
  await writeFacets(trx, rows.map(submissionOf));
}

/** Writes the facets of submissions that an older version has stored without any; returns how many. */
export async function fillFacets(db: Database): Promise<number> {
  let filled = 0;
  for (;;) {
    const rows = await db.read
      .selectFrom('submissions')
      .selectAll('submissions')
      .leftJoin('submission_facets', (join) =>
        join
          .onRef('submission_facets.submission_id', '=', 'submissions.id')
          .on('submission_facets.kind', '=', 'language'),
      )
      .where('submission_facets.submission_id', 'is', null)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return filled;
    await db.write((trx) => writeFacets(trx, rows.map(submissionOf)));
    filled += rows.length;
  }
}

/**
 * The time under which an entry comes to stand at the end of the front third of those that wait, itself counted: just
 * before the one that has that place now. In a queue of fewer than six it is the first.
 */
export async function frontThird(trx: Tx): Promise<string> {
  const waiting = trx.selectFrom('submissions').where('state', '=', 'awaiting_moderation');
  const { count } = await waiting.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const ahead = Math.max(0, Math.floor((Number(count) + 1) / 3) - 1);
  const next = await waiting
    .select('queued_at')
    .orderBy('queued_at')
    .orderBy('id')
    .offset(ahead)
    .limit(1)
    .executeTakeFirst();
  const now = timestamp(trx.now());
  if (next === undefined || next.queued_at > now) return now;
  return timestamp(new Date(Date.parse(next.queued_at) - 1));
}
