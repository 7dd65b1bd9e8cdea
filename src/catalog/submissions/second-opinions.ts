/** A language model's opinions on doubtful submissions: stored for editors, within a daily budget. */
import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { SubmissionRow } from '#database/schema.ts';
import { OPINIONS, judgedText, type JudgedText, type Opinion } from '#catalog/screening/opinions.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import type { Submission } from './records.ts';

export interface OpinionRequest {
  submissionId: string;
  hash: string;
  text: JudgedText;
  /** Including this one. */
  attempts: number;
}

const BATCH = 200;
/** Allows for submissions that were committed later than their timestamp. */
const OVERLAP_MS = MINUTE_MS;
/** A request without an outcome by then was cut off. */
const LEASE_MS = 120_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = MINUTE_MS;

/** Equal for equal texts. */
export function hashOf(text: JudgedText): string {
  return createHash('sha256')
    .update(JSON.stringify(judgedText(text)))
    .digest('hex');
}

/** Spam rules about volume and origin. */
const NOT_ABOUT_THE_TEXT = new Set([
  'account_flood',
  'address_flood',
  'template_flood',
  'disposable_mail',
  'short_link',
]);

/** A model can judge a text, not duplicates or volume. */
function isDoubtful(findings: readonly Finding[]): boolean {
  return findings.some(
    ({ rule, verdict }) => verdict === 'not_an_ai_tool' || (verdict === 'spam' && !NOT_ABOUT_THE_TEXT.has(rule)),
  );
}

type SweptRow = Pick<
  SubmissionRow,
  'id' | 'state_since' | 'name' | 'url' | 'tagline' | 'description' | 'categories' | 'findings'
>;

function rowText(row: Omit<SweptRow, 'state_since' | 'findings'>): JudgedText {
  return judgedText({ ...row, categories: JSON.parse(row.categories) as string[] });
}

/** Enqueues doubtful submissions with unjudged texts. `since` is the last result, '' at first. */
export async function noteDoubtful(db: Database, since: string): Promise<string> {
  let place = { at: since === '' ? '' : timestamp(Date.parse(since) - OVERLAP_MS), id: '' };
  for (;;) {
    const { at, id } = place;
    const rows = await db.read
      .selectFrom('submissions')
      .leftJoin('second_opinions', 'second_opinions.submission_id', 'submissions.id')
      .select([
        'submissions.id',
        'state_since',
        'name',
        'url',
        'tagline',
        'description',
        'categories',
        'findings',
        'text_hash',
      ])
      .where('submissions.state', '=', 'awaiting_moderation')
      .where((where) =>
        where.or([
          where('state_since', '>', at),
          where.and([where('state_since', '=', at), where('submissions.id', '>', id)]),
        ]),
      )
      .orderBy('state_since')
      .orderBy('submissions.id')
      .limit(BATCH)
      .execute();
    const doubtful = rows.flatMap((row) => {
      const hash = hashOf(rowText(row));
      return isDoubtful(JSON.parse(row.findings) as Finding[]) && row.text_hash !== hash ? [{ id: row.id, hash }] : [];
    });
    if (doubtful.length > 0) await db.write((trx) => noteRequests(trx, doubtful));
    const last = rows.at(-1);
    if (last !== undefined) place = { at: last.state_since, id: last.id };
    if (rows.length < BATCH) return place.at > since ? place.at : since;
  }
}

async function noteRequests(trx: Tx, doubtful: readonly { id: string; hash: string }[]): Promise<void> {
  for (const { id, hash } of doubtful) {
    const request = {
      text_hash: hash,
      attempts: 0,
      next_at: timestamp(trx.now()),
      verdict: null,
      reason: null,
      model: null,
      failure: null,
    };
    await trx
      .insertInto('second_opinions')
      .values({ submission_id: id, ...request })
      // Another server may have enqueued it.
      .onConflict((conflict) =>
        conflict.column('submission_id').doUpdateSet(request).where('second_opinions.text_hash', '!=', hash),
      )
      .execute();
  }
}

/** Leases and counts the next request; undefined if none is due or `perDay` (UTC) is reached. */
export async function takeRequest(db: Database, perDay: number): Promise<OpinionRequest | undefined> {
  const now = timestamp(db.now());
  const day = now.slice(0, 10);
  const due = await db.read
    .selectFrom('second_opinions')
    .select('submission_id')
    .where('next_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  if ((await countAsked(db)) >= perDay) return undefined;
  return db.write(async (trx) => {
    for (;;) {
      const chosen = trx
        .selectFrom('second_opinions')
        .select(['submission_id', 'attempts'])
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(1);
      const request = await trx.lockFreeRows(chosen).executeTakeFirst();
      if (request === undefined) return undefined;
      const id = request.submission_id;
      const row = await trx
        .selectFrom('submissions')
        .select(['id', 'name', 'url', 'tagline', 'description', 'categories'])
        .where('id', '=', id)
        .where('state', '=', 'awaiting_moderation')
        .executeTakeFirst();
      if (row === undefined) {
        await trx.deleteFrom('second_opinions').where('submission_id', '=', id).execute();
        continue;
      }
      if (!(await countRequest(trx, day, perDay))) return undefined;
      const attempts = request.attempts + 1;
      const next_at = timestamp(trx.now(), LEASE_MS);
      // An editor may have changed the text since.
      const text = rowText(row);
      const text_hash = hashOf(text);
      const taken = { attempts, next_at, text_hash };
      await trx.updateTable('second_opinions').set(taken).where('submission_id', '=', id).execute();
      return { submissionId: id, hash: text_hash, text, attempts };
    }
  });
}

/** Requests of this day (UTC). */
export async function countAsked(db: Database): Promise<number> {
  const today = await db.read
    .selectFrom('second_opinion_days')
    .select('asked')
    .where('day', '=', timestamp(db.now()).slice(0, 10))
    .executeTakeFirst();
  return today?.asked ?? 0;
}

/** Takes a request from the budget of the day; false if `perDay` (UTC) is reached. */
export async function spendRequest(db: Database, perDay: number): Promise<boolean> {
  if ((await countAsked(db)) >= perDay) return false;
  return db.write((trx) => countRequest(trx, timestamp(trx.now()).slice(0, 10), perDay));
}

/** Counts a request of the day; false if the limit is reached. Deletes earlier days. */
async function countRequest(trx: Tx, day: string, perDay: number): Promise<boolean> {
  const counted = await trx
    .insertInto('second_opinion_days')
    .values({ day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((set) => ({ asked: set('second_opinion_days.asked', '+', 1) }))
        .where('second_opinion_days.asked', '<', perDay),
    )
    .executeTakeFirst();
  if (Number(counted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  await trx.deleteFrom('second_opinion_days').where('day', '<', day).execute();
  return true;
}

/** Stores the opinion that a new text got before it was stored, in place of an earlier one. */
export async function noteOpinion(trx: Tx, submissionId: string, text: JudgedText, opinion: Opinion): Promise<void> {
  const given = { text_hash: hashOf(text), attempts: 1, next_at: null, ...opinion, failure: null };
  await trx
    .insertInto('second_opinions')
    .values({ submission_id: submissionId, ...given })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(given))
    .execute();
}

/** Stores an opinion, unless the text has changed. */
export async function keepOpinion(db: Database, request: OpinionRequest, opinion: Opinion): Promise<void> {
  await update(db, request, { ...opinion, failure: null, next_at: null });
}

/** Records a failure: retried at growing intervals, at most three times, or never if permanent. */
export async function keepFailure(
  db: Database,
  request: OpinionRequest,
  failure: string,
  final: boolean,
): Promise<void> {
  const pause = FIRST_PAUSE_MS * 10 ** (request.attempts - 1);
  const isOver = final || request.attempts >= ATTEMPTS;
  await update(db, request, { failure, next_at: isOver ? null : timestamp(db.now(), pause) });
}

async function update(
  db: Database,
  { submissionId, hash }: OpinionRequest,
  set: Partial<Opinion> & { failure: string | null; next_at: string | null },
): Promise<void> {
  await db.write((trx) =>
    trx
      .updateTable('second_opinions')
      .set(set)
      .where('submission_id', '=', submissionId)
      .where('text_hash', '=', hash)
      .execute(),
  );
}

/** The opinion on the current text; undefined if there is none. */
export async function findOpinion(db: Database, submission: Submission): Promise<Opinion | undefined> {
  const row = await db.read
    .selectFrom('second_opinions')
    .select(['verdict', 'reason', 'model'])
    .where('submission_id', '=', submission.id)
    .where('text_hash', '=', hashOf(submission))
    .executeTakeFirst();
  const verdict = OPINIONS.find((known) => known === row?.verdict);
  return row === undefined || verdict === undefined
    ? undefined
    : { verdict, reason: row.reason ?? '', model: row.model ?? '' };
}
