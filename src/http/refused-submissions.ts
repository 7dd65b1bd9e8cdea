/** The budget of refused submissions: one for the API and the form, asked before anything is screened. */
import { CatalogError, type ErrorCode } from '#catalog/errors.ts';
import type { Taken } from '#limits/limiter.ts';
import type { Parts } from './parts.ts';

/** Refusals of what was sent; others, such as a used-up quota, cost no screening. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'validation_failed',
  'duplicate_submission',
  'spam_detected',
  'not_an_ai_tool',
]);

/**
 * Runs an act that screens. Its place in the account's budget is taken first and given back unless the act refuses, so
 * that no number of attempts at once is screened more often than the budget allows. Throws `submission_limit_exceeded`
 * without running the act when the budget is used up; `report` is told what a refusal has left.
 */
export async function countRefusals<T>(
  { limiter }: Pick<Parts, 'limiter'>,
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
    isRefused = error instanceof CatalogError && REFUSALS.has(error.code);
    if (isRefused) report?.(taken);
    throw error;
  } finally {
    if (!isRefused) await limiter.give('refused', accountId, 1);
  }
}
