/** The hourly quota of submissions of an account. */
import { sql } from 'kysely';
import { CatalogError } from '#catalog/errors.ts';
import { PERIODS, MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

/** Later rows were written before the clock was set back; counting them could extend the window. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** How much of the hourly quota of submissions is left. */
export interface SubmissionQuota {
  remaining: number;
  /** Seconds until the oldest submission leaves the window. */
  reset: number;
}

/** The current quota, for the headers of an answer that stored nothing. */
export async function readSubmissionQuota(db: Database, accountId: string, perHour: number): Promise<SubmissionQuota> {
  return countQuota(db.read, db.now(), accountId, perHour);
}

/** Throws `submission_limit_exceeded` if the quota is used up. */
export async function requireQuota(db: Database, accountId: string, perHour: number): Promise<void> {
  const { remaining, reset } = await readSubmissionQuota(db, accountId, perHour);
  if (remaining === 0) throw new CatalogError('submission_limit_exceeded', { retryAfter: reset });
}

/** The current quota, also inside a transaction that locks the account. */
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
