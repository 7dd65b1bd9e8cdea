/** The quota of submissions: so many of an account are taken within an hour. */
import { sql } from 'kysely';
import { CatalogError } from '#catalog/errors.ts';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

/** Rows from further ahead were written before the clock was put back; counting them could lock an account for longer than the window. */
const CLOCK_SKEW_MS = 60_000;

/** How much of the hourly quota of submissions is left. */
export interface SubmissionQuota {
  remaining: number;
  /** Seconds until the oldest counted submission leaves the window. */
  reset: number;
}

/** The account's quota now, for the headers of an answer that stored nothing. */
export async function readSubmissionQuota(db: Database, accountId: string, perHour: number): Promise<SubmissionQuota> {
  return countQuota(db.read, db.now(), accountId, perHour);
}

/** Throws `submission_limit_exceeded` where the quota of the account is used up. */
export async function requireQuota(db: Database, accountId: string, perHour: number): Promise<void> {
  const { remaining, reset } = await readSubmissionQuota(db, accountId, perHour);
  if (remaining === 0) throw new CatalogError('submission_limit_exceeded', { retryAfter: reset });
}

/** The quota now, also within a transaction in which submissions of the account wait for each other. */
export async function countQuota(
  reader: Reader | Tx,
  now: Date,
  accountId: string,
  perHour: number,
): Promise<SubmissionQuota> {
  const time = now.getTime();
  const row = await reader
    .selectFrom('submissions')
    .select([sql<number>`count(*)`.as('count'), sql<string | null>`min(submitted_at)`.as('oldest')])
    .where('account_id', '=', accountId)
    .where('submitted_at', '>', timestamp(time - PERIODS.submissionQuota.lasts))
    .where('submitted_at', '<=', timestamp(time + CLOCK_SKEW_MS))
    .executeTakeFirstOrThrow();
  const oldest = row.oldest === null ? time : Date.parse(row.oldest);
  const reset = Math.min(3_600, Math.max(1, Math.ceil((oldest + PERIODS.submissionQuota.lasts - time) / 1000)));
  return { remaining: Math.max(0, perHour - Number(row.count)), reset };
}
