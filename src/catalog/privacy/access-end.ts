/** The end of everything that programs reach an account by, beside its sessions. */
import type { Tx } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { endGrants } from '#catalog/accounts/grants/grants.ts';
import type { EndedAccess } from '#catalog/accounts/password-replacement.ts';
import { endTokens } from '#catalog/accounts/tokens/tokens.ts';
import { endWebhooks } from '#catalog/webhooks/webhooks.ts';

/** The part of a larger change that revokes tokens and grants and removes webhooks, each with its history; tells how many there were. */
export async function endAllAccess(trx: Tx, account: Account): Promise<EndedAccess> {
  return {
    tokens: await endTokens(trx, account, account.id),
    grants: await endGrants(trx, account.id, { actorId: account.id }),
    webhooks: await endWebhooks(trx, account),
  };
}
