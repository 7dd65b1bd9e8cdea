/** Submissions in the database: reads, lists and positions. */
import type { Page, Paging } from '#catalog/paging.ts';
import { PERIODS } from '#catalog/periods.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { isRowId, type Database, type Reader, type Tx } from '#database/database.ts';
import type { Schema, SubmissionRow } from '#database/schema.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { actionsFor, type SubmissionState } from '#catalog/lifecycle.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { columnsOf, entryOf } from '#catalog/entries/columns.ts';

export interface Submission extends CheckedEntry {
  id: string;
  accountId: string;
  state: SubmissionState;
  submittedAt: string;
  /** Queue order: earlier times come first. */
  queuedAt: string;
  /** Start of its current state. */
  stateSince: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reasonCode: string | null;
  editorNote: string | null;
  appealedAt: string | null;
  appealMessage: string | null;
  findings: Finding[];
  toolId: string | null;
}

export function submissionOf(row: SubmissionRow): Submission {
  return {
    ...entryOf(row),
    id: row.id,
    accountId: row.account_id,
    state: row.state as SubmissionState,
    canonicalUrl: row.canonical_url,
    urlKey: row.url_key,
    submittedAt: row.submitted_at,
    queuedAt: row.queued_at,
    stateSince: row.state_since,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reasonCode: row.reason_code,
    editorNote: row.editor_note,
    appealedAt: row.appealed_at,
    appealMessage: row.appeal_message,
    findings: JSON.parse(row.findings) as Finding[],
    toolId: row.tool_id,
  };
}

/** The columns of a validated entry. */
export function checkedColumns(entry: CheckedEntry) {
  return { ...columnsOf(entry), canonical_url: entry.canonicalUrl, url_key: entry.urlKey };
}

/** Finds a submission by id, the only content of a status link. */
export async function findSubmission(db: Database, id: string): Promise<Submission | undefined> {
  return findSubmissionIn(db.read, id);
}

/** As findSubmission, inside a transaction. */
export async function findSubmissionIn(db: Reader, id: string): Promise<Submission | undefined> {
  if (!isRowId(id)) return undefined;
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && submissionOf(row);
}

/**
 * Reads and locks a submission, so that concurrent changes see the result; SQLite's write lock
 * ensures it. Throws `not_found`.
 */
export async function lockSubmission(trx: Tx, id: string): Promise<Submission> {
  if (!isRowId(id)) throw new CatalogError('not_found');
  const chosen = trx.selectFrom('submissions').selectAll().where('id', '=', id);
  const row = orNotFound(await trx.lockRows(chosen).executeTakeFirst());
  return submissionOf(row);
}

/** As findSubmission; throws `not_found`. */
export async function getSubmission(db: Database, id: string): Promise<Submission> {
  return orNotFound(await findSubmission(db, id));
}

/** The deadline for the owner's correction; null if none is requested. */
export function answerDeadline({ state, decidedAt }: Submission): Date | null {
  if (state !== 'changes_requested' || decidedAt === null) return null;
  return new Date(Date.parse(decidedAt) + PERIODS.answerToChanges.lasts);
}

/** The owner's current actions. */
export function permissionsOf(submission: Submission): {
  canResubmit: boolean;
  canWithdraw: boolean;
  canAppeal: boolean;
} {
  const actions = actionsFor('submission', submission, 'owner');
  return {
    canResubmit: actions.includes('resubmit'),
    canWithdraw: actions.includes('withdraw'),
    canAppeal: actions.includes('appeal'),
  };
}

/** An account's submissions, newest first; with `turnFirst`, the ones that wait for their owner come before them. */
export async function listOwnSubmissions(
  db: Database,
  accountId: string,
  { status, turnFirst, page, perPage }: Paging & { status?: SubmissionState | undefined; turnFirst?: true },
): Promise<Page<Submission>> {
  const counts = await countOwnSubmissions(db, accountId);
  const own = db.read.selectFrom('submissions').select('id').where('account_id', '=', accountId);
  const before = (page - 1) * perPage;
  if (status !== undefined)
    return {
      items: await readNewest(db, own.where('state', '=', status), before, perPage),
      total: counts.get(status) ?? 0,
    };
  const total = counts.values().reduce((sum, count) => sum + count, 0);
  if (turnFirst !== true) return { items: await readNewest(db, own, before, perPage), total };
  const turn = counts.get(OWNERS_TURN) ?? 0;
  const first = before < turn ? await readNewest(db, own.where('state', '=', OWNERS_TURN), before, perPage) : [];
  const others = own.where('state', '!=', OWNERS_TURN);
  const rest = await readNewest(db, others, Math.max(0, before - turn), perPage - first.length);
  return { items: [...first, ...rest], total };
}

const OWNERS_TURN: SubmissionState = 'changes_requested';

/** Submissions of an id query, newest first. Reads only shown rows; the index skips others. */
async function readNewest(
  db: Database,
  ids: SelectQueryBuilder<Schema, 'submissions', { id: string }>,
  before: number,
  most: number,
): Promise<Submission[]> {
  if (most === 0) return [];
  const shown = ids.orderBy('submitted_at', 'desc').orderBy('id', 'desc').limit(most).offset(before);
  const rows = await db.read
    .selectFrom(shown.as('shown'))
    .innerJoin('submissions', 'submissions.id', 'shown.id')
    .selectAll('submissions')
    .orderBy('submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();
  return rows.map(submissionOf);
}

/** Number of an account's submissions by state, without zeros. */
export async function countOwnSubmissions(db: Database, accountId: string): Promise<Map<SubmissionState, number>> {
  const rows = await db.read
    .selectFrom('submissions')
    .select(['state', sql<number>`count(*)`.as('total')])
    .where('account_id', '=', accountId)
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state as SubmissionState, Number(row.total)]));
}

/** Submissions in a state, by default waiting ones, oldest first. */
export async function listQueue(
  db: Database,
  request: Paging & { status?: SubmissionState | undefined },
): Promise<Page<Submission>> {
  const query = db.read.selectFrom('submissions').where('state', '=', request.status ?? 'awaiting_moderation');
  const rows = await query
    .selectAll()
    .orderBy('queued_at')
    .orderBy('id')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage)
    .execute();
  const count = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(submissionOf), total: Number(count.total) };
}
