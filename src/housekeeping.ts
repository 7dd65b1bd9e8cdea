/** What is done every ten minutes beside the requests: what has run out ends, what is too old is forgotten. */
import type { Logger } from 'pino';
import { announceExpiringTokens } from '#catalog/accounts/tokens/expiry.ts';
import { dropFailingRules } from '#catalog/screening/feedback/report.ts';
import { expireClaims } from '#catalog/claims/proofs.ts';
import { expireSubmissions } from '#catalog/moderation/decide.ts';
import { pruneAddresses } from '#catalog/screening/source-addresses.ts';
import { pruneDeliveries } from '#catalog/webhooks/deliveries.ts';
import { pruneIdempotencyKeys } from '#catalog/submissions/idempotency.ts';
import { pruneRefusals } from '#catalog/screening/feedback/outcomes.ts';
import { pruneSignInSteps } from '#catalog/accounts/second-factor/challenges.ts';
import { pruneTurns } from '#outgoing/turns.ts';
import { forgetReporters } from '#catalog/moderation/reports/answers.ts';
import { pruneGrants } from '#catalog/accounts/grants/grants.ts';
import type { Database } from '#database/database.ts';
import type { AppContext } from '#http/app-context.ts';

/** One round; each step is safe beside other servers that do the same. */
export async function keepHouse(
  db: Database,
  log: Logger,
  { statistics, emptySearches }: Pick<AppContext, 'statistics' | 'emptySearches'>,
): Promise<void> {
  await statistics.keep();
  await emptySearches.keep();
  await expireSubmissions(db);
  await expireClaims(db);
  await pruneIdempotencyKeys(db);
  await pruneRefusals(db);
  await pruneAddresses(db);
  await forgetReporters(db);
  await pruneSignInSteps(db);
  await pruneTurns(db);
  await pruneDeliveries(db);
  await pruneGrants(db);
  await announceExpiringTokens(db);
  for (const rule of await dropFailingRules(db))
    log.warn({ rule }, 'a screening rule was wrong too often and is now advisory');
}
