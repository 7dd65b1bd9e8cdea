/** Since when the domains of submissions are registered: which are to be asked about, each by one server, and what came of it. */
import { timestamp, type Database } from '#database/database.ts';
import { claimableOf } from '#catalog/entries/urls/claimable.ts';

/** A server that ends meanwhile loses its lease, and a registry that does not answer is asked again, after this long. */
const AGAIN_MS = 6 * 3_600_000;

export interface DueDomain {
  submissionId: string;
  url: string;
  /** Registrable. */
  domain: string;
}

/** When the domain of an address is to be asked about: at once, or never where many people share the host. */
export function domainDueAt(url: string, now: Date): string | null {
  return claimableOf(url).domain === null ? null : timestamp(now);
}

/** Takes the next one for this server alone; undefined where none is due. What was decided meanwhile is not asked about. */
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

/** Keeps what was said, unless the submission has another address by now; null where nobody says. */
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
