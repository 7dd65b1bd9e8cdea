/** Registration dates of submissions' domains: leased lookups and their results. */
import { HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import { claimableOf } from '#catalog/entries/urls/claimable.ts';

/** Lease of a lookup, and pause after a failure. */
const AGAIN_MS = 6 * HOUR_MS;

export interface DueDomain {
  submissionId: string;
  url: string;
  /** Registrable domain. */
  domain: string;
}

/** When to look up an address's domain: now, or never on shared hosts. */
export function domainDueAt(url: string, now: Date): string | null {
  return claimableOf(url).domain === null ? null : timestamp(now);
}

/**
 * Leases the next due lookup to this server; undefined if there is none. Skips decided submissions.
 */
export async function takeDueDomain(db: Database): Promise<DueDomain | undefined> {
  for (;;) {
    const seen = await db.read
      .selectFrom('previews')
      .innerJoin('submissions', 'submissions.id', 'previews.submission_id')
      .select(['submission_id', 'previews.url', 'domain_due', 'state'])
      .where('domain_due', '<=', timestamp(db.now()))
      .orderBy('domain_due')
      .limit(1)
      .executeTakeFirst();
    if (seen === undefined) return undefined;
    const { domain } = claimableOf(seen.url);
    const isAsked = domain !== null && seen.state === 'awaiting_moderation';
    const lease = isAsked ? timestamp(db.now(), AGAIN_MS) : null;
    const taken = await db.write((trx) =>
      trx
        .updateTable('previews')
        .set({ domain_due: lease })
        .where('submission_id', '=', seen.submission_id)
        .where('url', '=', seen.url)
        .where('domain_due', '=', seen.domain_due)
        .executeTakeFirst(),
    );
    if (isAsked && Number(taken.numUpdatedRows) === 1)
      return { submissionId: seen.submission_id, url: seen.url, domain };
  }
}

/** Stores a date, null if unknown, unless the address has changed. */
export async function keepDomainDate(
  db: Database,
  { submissionId, url }: DueDomain,
  since: string | null,
): Promise<void> {
  await db.write((trx) =>
    trx
      .updateTable('previews')
      .set({ domain_since: since, domain_due: null })
      .where('submission_id', '=', submissionId)
      .where('url', '=', url)
      .execute(),
  );
}
