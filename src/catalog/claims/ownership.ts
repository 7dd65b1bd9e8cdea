/** Whose a tool is after a claim was granted, or has ended: the owner, the mark of the verified maker, and who is told. */
import { timestamp, type Tx } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { MailTemplate } from '#catalog/mail/outbox.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { listLiveClaims, transitionClaim, type Claim, type ClaimTransition, type ClaimedTool } from './claims.ts';

/** A proof is looked at again after this long. */
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

/** Shows the mark again that went with a change of the tool's address, where the proof holds for the address that it has now. */
export async function restoreMark(trx: Tx, claim: Claim, tool: ClaimedTool): Promise<void> {
  if (tool.verified !== null || tool.account_id !== claim.accountId) return;
  await setOwner(trx, tool, { accountId: claim.accountId, isVerified: true }, { claim, actorId: null });
}

/** Tells an account of its claim, or of the tool that it has lost by one. */
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

/** Makes the tool the claimant's, with the mark; whoever had it before is told, and their proof counts no more. */
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
 * Ends a claim that was granted: the mark goes. A proof that is lost leaves the tool with its owner; where the claim itself
 * was wrong or is given up, the tool is again whose it was before.
 */
export async function endGrant(trx: Tx, claim: Claim, tool: ClaimedTool, move: ClaimTransition): Promise<Claim> {
  const ended = await transitionClaim(trx, claim, tool, move);
  if (tool.account_id !== claim.accountId) return ended;
  const accountId = move.action === 'lose' ? claim.accountId : await findFormer(trx, claim);
  await setOwner(trx, tool, { accountId, isVerified: false }, { claim, actorId: move.actorId });
  return ended;
}

/** Whose the tool was before, unless that account is gone or suspended. */
async function findFormer(trx: Tx, { formerAccountId }: Claim): Promise<string | null> {
  const former = formerAccountId === null ? undefined : await findAccountIn(trx, formerAccountId);
  return former === undefined || former.suspendedAt !== null ? null : former.id;
}
