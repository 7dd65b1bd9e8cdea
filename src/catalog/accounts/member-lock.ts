/** The account behind something that a person makes for programs: a token, a grant, a webhook. */
import type { Tx } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { lockAccount, requireRole, type Account } from '#catalog/roles.ts';

/**
 * The account as it is now, locked, so that counting what it has and adding to it is one step. Throws `not_found`,
 * `account_suspended`, and `email_unverified` where the address has to be verified first.
 */
export async function lockMember(trx: Tx, id: string, rules: { verificationRequired: boolean }): Promise<Account> {
  const account = await lockAccount(trx, 'id', id);
  if (account === undefined) throw new CatalogError('not_found');
  requireRole(account, 'member');
  if (rules.verificationRequired && account.emailVerifiedAt === null) throw new CatalogError('email_unverified');
  return account;
}
