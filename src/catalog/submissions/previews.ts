/**
 * Previews of submitted addresses, fetched once in the background instead of in editors' browsers.
 */
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import { domainDueAt } from './domain-dates.ts';
import type { Submission } from './records.ts';

/** A lookup without a result by then was cut off. */
const LEASE_MS = 5 * MINUTE_MS;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 10 * MINUTE_MS;
/** Allows for submissions that were committed later than their timestamp. */
const OVERLAP_MS = MINUTE_MS;

export interface Preview {
  /** `HTTP 200` or a reason for no answer. */
  answer: string;
  /** Redirect targets; the last one answered. */
  hops: readonly string[];
  title: string | null;
  description: string | null;
  fetchedAt: string;
  /** Registration date of the domain; null if unknown. */
  domainSince: string | null;
}

export interface PreviewRequest {
  submissionId: string;
  url: string;
  /** Including this one. */
  attempts: number;
}

/** Waiting submissions since `since` without a preview, and the time of the last one. */
export async function findWithoutPreview(
  db: Database,
  since: string,
  most: number,
): Promise<{ waiting: { id: string; url: string }[]; since: string }> {
  const after = since === '' ? '' : timestamp(Date.parse(since) - OVERLAP_MS);
  const rows = await db.read
    .selectFrom('submissions')
    .leftJoin('previews', (join) =>
      join.onRef('previews.submission_id', '=', 'submissions.id').onRef('previews.url', '=', 'submissions.url'),
    )
    .select(['submissions.id', 'submissions.url', 'state_since'])
    .where('submissions.state', '=', 'awaiting_moderation')
    .where('state_since', '>', after)
    .where('previews.submission_id', 'is', null)
    .orderBy('state_since')
    .limit(most)
    .execute();
  return { waiting: rows, since: rows.length < most ? timestamp(db.now()) : (rows.at(-1)?.state_since ?? since) };
}

/** Previews that are due again. */
export async function findDuePreviews(db: Database, most: number): Promise<{ id: string; url: string }[]> {
  return (
    db.read
      .selectFrom('previews')
      // Fixes the order for SQLite, too: few are due, many wait.
      .crossJoin('submissions')
      .whereRef('submissions.id', '=', 'previews.submission_id')
      .select(['submissions.id', 'submissions.url'])
      .where('next_at', '<=', timestamp(db.now()))
      .where('submissions.state', '=', 'awaiting_moderation')
      .orderBy('next_at')
      .limit(most)
      .execute()
  );
}

/** Leases a lookup to this server; undefined if another has it. */
export async function takePreview(
  db: Database,
  { id, url }: { id: string; url: string },
): Promise<PreviewRequest | undefined> {
  const now = db.now();
  const lease = timestamp(now, LEASE_MS);
  const row = await db.write((trx) =>
    trx
      .insertInto('previews')
      .values({
        submission_id: id,
        url,
        attempts: 1,
        next_at: lease,
        answer: null,
        hops: null,
        title: null,
        description: null,
        fetched_at: null,
        domain_since: null,
        domain_due: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('submission_id')
          .doUpdateSet((set) => ({
            url,
            attempts: set('previews.attempts', '+', 1),
            next_at: lease,
            domain_since: null,
          }))
          .where((where) =>
            where.or([where('previews.url', '!=', url), where('previews.next_at', '<=', timestamp(now))]),
          ),
      )
      .returning('attempts')
      .executeTakeFirst(),
  );
  return row === undefined ? undefined : { submissionId: id, url, attempts: row.attempts };
}

/** Stores a result, unless the address changed. With `isAgain` it is repeated twice. */
export async function keepPreview(
  db: Database,
  { submissionId, url, attempts }: PreviewRequest,
  { answer, hops, title, description }: Omit<Preview, 'fetchedAt' | 'domainSince'>,
  isAgain: boolean,
): Promise<void> {
  const now = db.now();
  const later = timestamp(now, FIRST_PAUSE_MS * attempts);
  const next_at = isAgain && attempts < ATTEMPTS ? later : null;
  await db.write((trx) =>
    trx
      .updateTable('previews')
      .set({ answer, hops: JSON.stringify(hops), title, description, fetched_at: timestamp(now), next_at })
      .set({ domain_due: next_at === null ? domainDueAt(url, now) : null })
      .where('submission_id', '=', submissionId)
      .where('url', '=', url)
      .execute(),
  );
}

/** The preview of the current address; undefined before the first result. */
export async function findPreview(
  db: Database,
  submission: Pick<Submission, 'id' | 'url'>,
): Promise<Preview | undefined> {
  const row = await db.read
    .selectFrom('previews')
    .select(['answer', 'hops', 'title', 'description', 'fetched_at', 'domain_since'])
    .where('submission_id', '=', submission.id)
    .where('url', '=', submission.url)
    .executeTakeFirst();
  if (row === undefined || row.answer === null || row.fetched_at === null) return undefined;
  const { answer, title, description, fetched_at: fetchedAt, domain_since: domainSince } = row;
  return { answer, hops: JSON.parse(row.hops ?? '[]') as string[], title, description, fetchedAt, domainSince };
}
