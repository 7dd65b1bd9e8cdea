/** Housekeeping: periodic deletion of expired rows and saving of counts, without a request. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { pruneFollows } from '#catalog/follows/edits.ts';
import { pruneSignInSteps } from '#catalog/accounts/second-factor/challenges.ts';
import { pruneSignIns } from '#catalog/accounts/sign-ins.ts';
import { pruneGrants } from '#catalog/accounts/grants/grants.ts';
import { announceExpiringTokens } from '#catalog/accounts/tokens/expiry.ts';
import { expireClaims } from '#catalog/claims/proofs.ts';
import { expireSubmissions } from '#catalog/moderation/decisions/submissions.ts';
import { forgetReporters } from '#catalog/moderation/reports/answers.ts';
import { createPictureSweep } from '#catalog/pictures/pictures.ts';
import { pruneRefusals } from '#catalog/screening/feedback/outcomes.ts';
import { dropFailingRules } from '#catalog/screening/feedback/report.ts';
import { prepareScreening } from '#catalog/screening/screening.ts';
import { pruneAddresses } from '#catalog/screening/source-addresses.ts';
import { askForConfirmations } from '#catalog/submissions/confirmation-mails.ts';
import { forgetEndedPictures } from '#catalog/submissions/kept-pictures.ts';
import { forgetHeldPictures } from '#catalog/submissions/held-pictures.ts';
import { pruneIdempotencyKeys } from '#catalog/submissions/idempotency.ts';
import { pruneDeliveries } from '#catalog/webhooks/deliveries.ts';
import { pruneSlots } from '#outgoing/host-spacing.ts';
import { pruneComparisons } from '#catalog/tools/comparisons/counts.ts';
import { listFrequentComparisons } from '#catalog/tools/comparisons/listed.ts';
import { prunePlacementDays } from '#catalog/tools/placements/figures.ts';
import { orderByPopularity } from '#catalog/tools/popularity/order.ts';
import { pruneVisitSources } from '#catalog/tools/popularity/sources.ts';
import { pruneVisits } from '#catalog/tools/visits.ts';
import type { AppContext } from '#http/app-context.ts';
import { formatOf } from '#locales/format.ts';
import { every } from '#time/clock.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** Concurrent statements of a page of the desk. */
const AT_ONCE = 4;
const HOUSEKEEPING_MS = 600_000;
const COUNTING_MS = 30_000;
/** A stop does not wait longer for the counts to be written. */
const COUNTING_PATIENCE_MS = 2_000;

/** The first run comes after one interval. */
export function startHousekeeping(context: AppContext): { stop(): void } {
  const sweepPictures = createPictureSweep(context.db);
  const stop = every(context.db.clock, HOUSEKEEPING_MS, () => {
    keepHouse(context)
      .then(sweepPictures)
      .catch((error: unknown) => context.log.error({ err: error }, 'housekeeping failed'));
  });
  return { stop };
}

/** Saves the view counts of tools and placements every half-minute and at the stop. */
export function startCounting({
  db,
  visits,
  visitSources,
  comparisonCounts,
  placementCounts,
  log,
}: AppContext): Polling {
  const onError = (error: unknown): void => log.warn({ err: error }, 'visits could not be counted; trying again');
  const counting = startPolling({
    clock: db.clock,
    async round() {
      await placementCounts.keep();
      await visitSources.keep();
      await comparisonCounts.keep();
      return visits.keep();
    },
    pause: () => COUNTING_MS,
    patience: COUNTING_PATIENCE_MS,
    onError,
  });
  return {
    first: counting.first,
    drain: () => counting.drain(),
    async stop() {
      await counting.stop();
      await placementCounts.keep().catch(onError);
      await visitSources.keep().catch(onError);
      await comparisonCounts.keep().catch(onError);
      await visits.keep().catch(onError);
    },
  };
}

/**
 * Warms up what the first requests need, once the tools are loaded: data of screening, formatters
 * of each language (13 ms each in ICU), database connections for a page of the desk, and the
 * figures of moderation. Never fails.
 */
export async function prepareFirstRequests({ config, db, statistics, live, draining, log }: AppContext): Promise<void> {
  try {
    await prepareScreening();
    for (const locale of config.locales) {
      formatOf(locale);
      await nextTurn();
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => sql`select 1`.execute(db.read)));
    await statistics.keep();
    await statistics.readWeeks(live.index);
  } catch (error) {
    // A stop meanwhile closes the database.
    if (!draining.isDraining) log.warn({ err: error }, 'what the first requests need could not be read ahead');
  }
}

/** One run. */
export async function keepHouse({ config, db, log, statistics, emptySearches, referrers }: AppContext): Promise<void> {
  await statistics.keep();
  await emptySearches.keep();
  await referrers.keep();
  await expireSubmissions(db);
  await forgetEndedPictures(db);
  await forgetHeldPictures(db);
  await expireClaims(db);
  await pruneIdempotencyKeys(db);
  await pruneRefusals(db);
  await pruneAddresses(db);
  await forgetReporters(db);
  await pruneFollows(db);
  await pruneVisits(db);
  await pruneVisitSources(db);
  await orderByPopularity(db);
  await pruneComparisons(db);
  await listFrequentComparisons(db);
  await prunePlacementDays(db);
  await pruneSignInSteps(db);
  await pruneSignIns(db);
  await pruneSlots(db);
  await pruneDeliveries(db);
  await pruneGrants(db);
  await announceExpiringTokens(db);
  if (config.confirmationMails) await askForConfirmations(db);
  for (const rule of await dropFailingRules(db))
    log.warn({ rule }, 'a screening rule was wrong too often and is now advisory');
}
