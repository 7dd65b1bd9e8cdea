/** The budgets of refused submissions and of reviews, shared by API and form, checked before screening. */
import { CatalogError, type ErrorCode } from '#catalog/errors.ts';
import type { Taken } from '#limits/limiter.ts';
import type { AppContext } from '#http/app-context.ts';

/** Refusals after screening; others, such as a used-up quota, cost no screening. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'validation_failed',
  'duplicate_submission',
  'spam_detected',
  'not_an_ai_tool',
]);

/**
 * Runs an act that screens. It takes from the account's budget first and refunds it unless the act
 * refuses, so concurrent attempts cannot exceed it. Throws `submission_limit_exceeded` before the
 * act when the budget is empty; `report` gets the rest after a refusal.
 */
export async function countRefusals<T>(
  { limiter }: Pick<AppContext, 'limiter'>,
  accountId: string,
  act: () => Promise<T>,
  report?: (taken: Taken) => void,
): Promise<T> {
  const taken = await limiter.take('refused', accountId);
  if (!taken.allowed) {
    report?.(taken);
    throw new CatalogError('submission_limit_exceeded', { retryAfter: taken.retryAfter });
  }
  let isRefused = false;
  try {
    return await act();
  } catch (error) {
    // A review over the limit has been screened as well.
    isRefused = error instanceof CatalogError && (REFUSALS.has(error.code) || error.fields['review'] !== undefined);
    if (isRefused) report?.(taken);
    throw error;
  } finally {
    if (!isRefused) await limiter.refund('refused', accountId, 1);
  }
}

/**
 * Runs an act that may ask editors to review an entry that screening takes for no AI tool. The act
 * calls `takeReview` then; it is refunded when the act fails. Without budget `takeReview` throws
 * `submission_limit_exceeded` with a problem of `review`.
 */
export async function countReviews<T>(
  { limiter }: Pick<AppContext, 'limiter'>,
  accountId: string,
  act: (takeReview: () => Promise<void>) => Promise<T>,
  report?: (taken: Taken) => void,
): Promise<T> {
  let isTaken = false;
  try {
    return await act(async () => {
      const taken = await limiter.take('review', accountId);
      report?.(taken);
      isTaken = taken.allowed;
      if (!taken.allowed)
        throw new CatalogError('submission_limit_exceeded', {
          retryAfter: taken.retryAfter,
          fields: { review: [{ rule: 'review_used' }] },
        });
    });
  } catch (error) {
    if (isTaken) await limiter.refund('review', accountId, 1);
    throw error;
  }
}
