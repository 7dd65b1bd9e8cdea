/** Revocation of all program access to an account: tokens, grants, webhooks. */
import type { Tx } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { endGrants } from './grants/grants.ts';
import { endTokens } from './tokens/tokens.ts';

/** Number of each. */
export interface EndedAccess {
  tokens: number;
  grants: number;
  webhooks: number;
}

export const NOTHING_ENDED: EndedAccess = { tokens: 0, grants: 0, webhooks: 0 };

/** Inside a transaction: revokes tokens and grants and removes webhooks, with history. */
export async function endAllAccess(trx: Tx, account: Account): Promise<EndedAccess> {
  return {
    tokens: await endTokens(trx, account, account.id),
    grants: await endGrants(trx, account.id, { actorId: account.id }),
    webhooks: await endWebhooks(trx, account.id),
  };
}

async function endWebhooks(trx: Tx, accountId: string): Promise<number> {
  const own = await trx.selectFrom('webhooks').select('id').where('account_id', '=', accountId).execute();
  for (const { id } of own) await recordHistory(trx, accountId, 'remove', ['webhook', id]);
  await forgetWebhooks(trx, accountId);
  return own.length;
}

/** Deletes the webhooks of a deleted account with their pending deliveries. */
export async function forgetWebhooks(trx: Tx, accountId: string): Promise<void> {
  const own = trx.selectFrom('webhooks').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('webhook_deliveries').where('webhook_id', 'in', own).execute();
  await trx.deleteFrom('webhooks').where('account_id', '=', accountId).execute();
}
