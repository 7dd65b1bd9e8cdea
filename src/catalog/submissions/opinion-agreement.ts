/** How often editors decided as the language model had said. */
import { sql } from 'kysely';
import { reportStart } from '#catalog/screening/feedback/outcomes.ts';
import type { OpinionVerdict } from '#catalog/screening/opinions.ts';
import { timestamp, type Database } from '#database/database.ts';

const NO: readonly OpinionVerdict[] = ['not_an_ai_tool', 'spam'];

/**
 * Decisions of the last 90 days on submissions with an opinion: published ones, and those that were
 * rejected as spam or as no AI tool. "Unsure" and other reasons count on neither side.
 */
export async function readAgreement(db: Database): Promise<{ agreed: number; disagreed: number }> {
  const rows = await db.read
    .selectFrom('second_opinions')
    .innerJoin('submissions', 'submissions.id', 'second_opinions.submission_id')
    .select(['verdict', 'state', 'reason_code', sql<number>`count(*)`.as('count')])
    .where('verdict', 'in', ['ai_tool', ...NO])
    .where('decided_at', '>', timestamp(reportStart(db)))
    .groupBy(['verdict', 'state', 'reason_code'])
    .execute();
  const figures = { agreed: 0, disagreed: 0 };
  for (const { verdict, state, reason_code, count } of rows) {
    const isRejected = state === 'rejected' && NO.some((reason) => reason === reason_code);
    if (state !== 'published' && !isRejected) continue;
    figures[(verdict === 'ai_tool') === (state === 'published') ? 'agreed' : 'disagreed'] += Number(count);
  }
  return figures;
}
