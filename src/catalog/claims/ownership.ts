/** Ownership of a tool after a claim is granted or ends: owner, verified mark, mails. */
import { timestamp, type Tx } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { MailTemplate } from '#catalog/mail/outbox.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { listLiveClaims, transitionClaim, type Claim, type ClaimTransition, type ClaimedTool } from './claims.ts';

/** Interval between checks of a granted proof. */
export const PROVEN_MS = 90 * DAY_MS;

async function setOwner(
  trx: Tx,
  tool: ClaimedTool,
  to: { accountId: string | null; isVerified: boolean },
  by: { claim: Claim; actorId: string | null },
): Promise<void> {
  const verified = to.isVerified ? 'true' : null;
  await trx
    .updateTable('tools')
    .set({ account_id: to.accountId, verified, revision: await raiseRevision(trx) })
    .where('id', '=', tool.id)
    .execute();
  if (to.accountId === tool.account_id) return;
  await recordHistory(trx, by.actorId, 'owner_changed', ['tool', tool.id], {
    detail: { slug: tool.slug, claim: by.claim.id, from_account: tool.account_id, to_account: to.accountId },
  });
}

/** Restores the mark after a change of address if the proof covers the current address. */
export async function restoreMark(trx: Tx, claim: Claim, tool: ClaimedTool): Promise<void> {
  if (tool.verified !== null || tool.account_id !== claim.accountId) return;
  await setOwner(trx, tool, { accountId: claim.accountId, isVerified: true }, { claim, actorId: null });
}

/** Mails an account about its claim, or about losing the tool to a claim. */
export async function tellClaimant(
  trx: Tx,
  accountId: string,
  template: Extract<MailTemplate, `claim_${string}` | 'entry_passed'>,
  tool: ClaimedTool,
  params: { subject: string; note?: string },
): Promise<void> {
  const to = await findAccountIn(trx, accountId);
  if (to === undefined || to.suspendedAt !== null) return;
  const link = { route: 'claim', id: tool.slug } as const;
  await enqueueMail(trx, { to, template, params: { name: tool.name, claim_link: link, ...params } });
}

/** Makes the claimant the owner, with the mark; mails the former owner and voids their proof. */
export async function grantClaim(trx: Tx, claim: Claim, tool: ClaimedTool, move: ClaimTransition): Promise<Claim> {
  const now = trx.now();
  const former = tool.account_id;
  for (const other of await listLiveClaims(trx, tool.id))
    if (other.state === 'verified' && other.id !== claim.id)
      await transitionClaim(trx, other, tool, { action: 'lose', by: 'system', actorId: move.actorId });
  const granted = await transitionClaim(trx, claim, tool, {
    ...move,
    set: {
      ...move.set,
      halves: 0,
      due_at: timestamp(now, PROVEN_MS),
      former_account_id: former,
    },
  });
  await setOwner(trx, tool, { accountId: claim.accountId, isVerified: true }, { claim, actorId: move.actorId });
  await tellClaimant(trx, claim.accountId, 'claim_verified', tool, { subject: claim.subject });
  if (former !== null && former !== claim.accountId)
    await tellClaimant(trx, former, 'entry_passed', tool, { subject: claim.subject });
  return granted;
}

/**
 * Ends a granted claim and removes the mark. After a lost proof the tool keeps its owner; after a
 * wrong or withdrawn claim it returns to the former one.
 */
export async function endGrant(trx: Tx, claim: Claim, tool: ClaimedTool, move: ClaimTransition): Promise<Claim> {
  const ended = await transitionClaim(trx, claim, tool, move);
  if (tool.account_id !== claim.accountId) return ended;
  const accountId = move.action === 'lose' ? claim.accountId : await findFormer(trx, claim);
  await setOwner(trx, tool, { accountId, isVerified: false }, { claim, actorId: move.actorId });
  return ended;
}

/** The former owner, unless deleted or suspended. */
async function findFormer(trx: Tx, { formerAccountId }: Claim): Promise<string | null> {
  const former = formerAccountId === null ? undefined : await findAccountIn(trx, formerAccountId);
  return former === undefined || former.suspendedAt !== null ? null : former.id;
}
