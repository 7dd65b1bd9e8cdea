/** Checks of claims: due ones are leased to one server, and outcomes are stored. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS, MINUTE_MS, HOUR_MS } from '#catalog/periods.ts';
import { claimableOf } from '#catalog/entries/urls/claimable.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { claimOf, lockClaim, transitionClaim, type Claim, type ClaimedTool } from './claims.ts';
import { endGrant, grantClaim, PROVEN_MS, restoreMark, tellClaimant } from './ownership.ts';

/** A check takes a minute or two; a lease of a dead server ends after this. */
const LEASE_MS = 15 * MINUTE_MS;
/** Pause after a failure: an outage of some days must not cost the mark. */
const AGAIN_MS = 3 * DAY_MS;
/** After a busy site or a stopped server. */
const LATER_MS = HOUR_MS;
/** Makers wait for this check. */
const SOON_MS = 5 * MINUTE_MS;
/** Three whole failures in a row. */
const LOST_HALVES = 6;
/** Only the owner can renew GitHub's answer; this is the time to sign in there. */
const RENEWAL_MS = 14 * DAY_MS;
/** The answer of a check without the owner: a failure until they sign in. */
export const SIGN_IN = 'sign_in';

/** `whole` and `half` failures count as failures of links do, `none` does not; `said`: by a person. */
export interface ProofOutcome {
  weight: 'proven' | 'whole' | 'half' | 'none' | 'said';
  /** `proven`, `HTTP 404`, `missing`, `elsewhere` or a reason for no answer. */
  answer: string;
}

/** A due claim with the address of its tool. */
export interface DueClaim {
  claim: Claim;
  address: string;
}

/** Leases up to `most` due claims to this server. */
export async function leaseClaims(db: Database, most: number): Promise<DueClaim[]> {
  const now = db.now();
  const seen = await db.read
    .selectFrom('claims')
    .select('id')
    .where('due_at', '<=', timestamp(now))
    .orderBy('due_at')
    .limit(most)
    .execute();
  if (seen.length === 0) return [];
  return db.write(async (trx) => {
    const due = trx
      .selectFrom('claims')
      .selectAll()
      .where(
        'id',
        'in',
        seen.map(({ id }) => id),
      )
      .where('due_at', '<=', timestamp(now))
      .orderBy('id');
    const rows = await trx.lockFreeRows(due).execute();
    if (rows.length === 0) return [];
    const until = timestamp(now, LEASE_MS);
    const ids = rows.map(({ id }) => id);
    await trx.updateTable('claims').set({ due_at: until }).where('id', 'in', ids).execute();
    const tools = await trx
      .selectFrom('tools')
      .select(['id', 'url'])
      .where(
        'id',
        'in',
        rows.map((row) => row.tool_id),
      )
      .execute();
    const addresses = new Map(tools.map(({ id, url }) => [id, url]));
    return rows.map((row) => ({ claim: claimOf(row), address: addresses.get(row.tool_id) ?? '' }));
  });
}

/** Whether the tool is still at the proven domain or repository. */
function isAbout(claim: Claim, tool: ClaimedTool): boolean {
  const { domain, repository } = claimableOf(tool.url);
  return claim.subject === domain || claim.subject === repository;
}

/** Stores the outcome of a check, unless the claim has ended; gives the claim. */
export async function keepOutcome(db: Database, id: string, outcome: ProofOutcome): Promise<Claim> {
  return db.write(async (trx) => {
    const { claim, tool } = await lockClaim(trx, id);
    const { answer } = outcome;
    const seen = { checked_at: timestamp(trx.now()), answer };
    const isProven = answer === 'proven';
    if (claim.state === 'verified') return keepRenewal(trx, { claim, tool }, outcome);
    if (claim.state !== 'open') return claim;
    // Only the maker can repeat a check at GitHub.
    if (outcome.weight === 'none') return postpone(trx, claim, { answer }, claim.method === 'github' ? null : SOON_MS);
    if (!isProven || tool.state !== 'published' || !isAbout(claim, tool)) return postpone(trx, claim, seen, null);
    const claimant = await findAccountIn(trx, claim.accountId);
    if (claimant === undefined || claimant.suspendedAt !== null) return postpone(trx, claim, seen, null);
    const by = { by: 'system', actorId: null, set: seen } as const;
    const isRival = tool.verified !== null && tool.account_id !== claim.accountId;
    return isRival
      ? transitionClaim(trx, claim, tool, { action: 'contest', ...by })
      : grantClaim(trx, claim, tool, { action: 'prove', ...by });
  });
}

async function postpone(
  trx: Tx,
  claim: Claim,
  set: { checked_at?: string; answer: string; halves?: number },
  pause: number | null,
): Promise<Claim> {
  const due = pause === null ? null : timestamp(trx.now(), pause);
  const row = await trx
    .updateTable('claims')
    .set({ ...set, due_at: due })
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return claimOf(row);
}

/** Stores a repeated check of a granted claim. */
async function keepRenewal(
  trx: Tx,
  { claim, tool }: { claim: Claim; tool: ClaimedTool },
  { weight, answer }: ProofOutcome,
): Promise<Claim> {
  const seen = { checked_at: timestamp(trx.now()), answer };
  const isGone = tool.state === 'removed' || !isAbout(claim, tool);
  if (!isGone) {
    if (weight === 'none')
      return claim.method === 'github' ? claim : postpone(trx, claim, { answer: claim.answer ?? answer }, LATER_MS);
    if (answer === 'proven') {
      await restoreMark(trx, claim, tool);
      return postpone(trx, claim, { ...seen, halves: 0 }, PROVEN_MS);
    }
    // Someone who no longer administers the repository has said so.
    const halves = weight === 'said' ? LOST_HALVES : claim.halves + (weight === 'whole' ? 2 : 1);
    const asks = answer === SIGN_IN;
    if (asks && claim.halves === 0)
      await tellClaimant(trx, claim.accountId, 'claim_renewal', tool, { subject: claim.subject });
    if (halves < LOST_HALVES) return postpone(trx, claim, { ...seen, halves }, asks ? RENEWAL_MS / 2 : AGAIN_MS);
  }
  const lost = await endGrant(trx, claim, tool, { action: 'lose', by: 'system', actorId: null, set: seen });
  await tellClaimant(trx, claim.accountId, 'claim_lost', tool, { subject: claim.subject });
  return lost;
}

/** Expires claims that were not proven in time. */
export async function expireClaims(db: Database): Promise<number> {
  const now = timestamp(db.now());
  const over = await db.read
    .selectFrom('claims')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(1_000)
    .execute();
  let count = 0;
  for (const { id } of over) {
    await db.write(async (trx) => {
      const { claim, tool } = await lockClaim(trx, id);
      if (claim.state !== 'open') return;
      await transitionClaim(trx, claim, tool, { action: 'expire', by: 'system', actorId: null });
      count += 1;
    });
  }
  return count;
}
