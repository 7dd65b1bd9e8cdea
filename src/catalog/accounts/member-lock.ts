/** A lock on the account for which a token, a grant or a webhook is made. */
import type { Tx } from '#database/database.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { lockAccount, requireRole, type Account } from '#catalog/roles.ts';

/**
 * Reads and locks the account, so that counting and adding are atomic. Throws `not_found`,
 * `account_suspended`, and `email_unverified` if verification is required.
 */
export async function lockMember(trx: Tx, id: string, rules: { verificationRequired: boolean }): Promise<Account> {
  const account = orNotFound(await lockAccount(trx, 'id', id));
  requireRole(account, 'member');
  if (rules.verificationRequired && account.emailVerifiedAt === null) throw new CatalogError('email_unverified');
  return account;
}
