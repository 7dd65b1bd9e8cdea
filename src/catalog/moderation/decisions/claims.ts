/** Editors' decisions on ownership claims. */
import type { Database, Tx } from '#database/database.ts';
import { requireUninvolved, type EditorVerb } from '#catalog/audit/self-review.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { lockClaim, transitionClaim, type Claim, type ClaimedTool } from '#catalog/claims/claims.ts';
import { endGrant, grantClaim, tellClaimant } from '#catalog/claims/ownership.ts';

type Decide = (trx: Tx, decided: { claim: Claim; tool: ClaimedTool; selfReview: object }) => Promise<Claim>;

async function decide(db: Database, editor: Account, id: string, verb: EditorVerb, act: Decide): Promise<Claim> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const { claim, tool } = await lockClaim(trx, id);
    const selfReview = await requireUninvolved(trx, editor, verb, { owners: [claim.accountId, tool.account_id] });
    return act(trx, { claim, tool, selfReview: { ...selfReview } });
  });
}

/**
 * Grants a tool to the claimant against another owner with a proof. Throws `forbidden`,
 * `own_submission`, `not_found`, and `conflict` if it is decided already or the tool is hidden.
 */
export function acceptClaim(db: Database, editor: Account, id: string): Promise<Claim> {
  return decide(db, editor, id, 'grant_claim', (trx, { claim, tool, selfReview }) => {
    if (tool.state !== 'published') throw new CatalogError('conflict');
    return grantClaim(trx, claim, tool, {
      action: 'grant',
      by: 'editor',
      actorId: editor.id,
      set: { decided_by: editor.id },
      detail: { ...selfReview },
    });
  });
}

/** Ends a claim with a note to the claimant. */
async function turnDown(
  db: Database,
  editor: Account,
  id: string,
  note: unknown,
  { verb, action, end }: { verb: EditorVerb; action: 'refuse' | 'revoke'; end: typeof transitionClaim },
): Promise<Claim> {
  const said = checkNote('note', note, { min: 1, max: NOTE_LENGTH });
  return decide(db, editor, id, verb, async (trx, { claim, tool, selfReview }) => {
    const ended = await end(trx, claim, tool, {
      action,
      by: 'editor',
      actorId: editor.id,
      set: { decided_by: editor.id, note: said },
      detail: { ...selfReview },
    });
    await tellClaimant(trx, claim.accountId, 'claim_refused', tool, { subject: claim.subject, note: said ?? '' });
    return ended;
  });
}

/** Refuses a claim with a note. Throws as acceptClaim, and `validation_failed` on `note`. */
export function refuseClaim(db: Database, editor: Account, id: string, note: unknown): Promise<Claim> {
  return turnDown(db, editor, id, note, { verb: 'refuse_claim', action: 'refuse', end: transitionClaim });
}

/** Revokes a wrongly granted claim: the tool returns to its former owner. Throws as refuseClaim. */
export function revokeClaim(db: Database, editor: Account, id: string, note: unknown): Promise<Claim> {
  return turnDown(db, editor, id, note, { verb: 'revoke_claim', action: 'revoke', end: endGrant });
}
