/** A new password by a link that is mailed to the address of the account. */
import type { Database } from '#database/database.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { enqueueLink, findLink, takeLink, writeNothing } from './email-links.ts';
import { NOTHING_ENDED, endAllAccess } from './access-end.ts';
import { replacePassword } from './password-replacement.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { endAccess, markVerified } from './verification.ts';

/**
 * Sends a link that sets a new password, if the address has an account. Says nothing either way and takes as long:
 * without an account the same rows are written and taken back in the same transaction.
 */
export async function requestPasswordReset(db: Database, email: string): Promise<void> {
  const address = foldEmailAddress(email);
  if (!isEmailAddress(address)) return;
  await db.write(async (trx) => {
    const row = await trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('email', '=', address)
      .executeTakeFirst();
    if (row !== undefined && row.suspended_at === null) await enqueueLink(trx, toAccount(row), 'reset');
    else await writeNothing(trx);
  });
}

/**
 * Sets a new password by a link. All sessions and links of the account end and its owner gets a mail. Whoever holds
 * the link reads the mails of the address, so it counts as verified; if it was not before, somebody else may have
 * registered it, and everything else that opens the account ends, too. Tokens, grants and webhooks of a verified
 * account end unless its owner keeps them. Throws `link_expired`, and `validation_failed` on `password`, after which the link still works.
 */
export async function resetPassword(
  db: Database,
  secret: string,
  { newPassword, keepsAccess }: { newPassword: string; keepsAccess: boolean },
): Promise<Account> {
  const link = await findLink(db, secret, 'reset');
  if (link === undefined) throw new CatalogError('link_expired');
  const problems = checkPassword(newPassword, link.email);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { password: problems } });
  const passwordHash = await hashPassword(newPassword);
  return db.write(async (trx) => {
    const { account } = await takeLink(trx, secret, 'reset');
    const isVerified = account.emailVerifiedAt !== null;
    const end = isVerified ? endAllAccess : endAccess;
    const ended = isVerified && keepsAccess ? NOTHING_ENDED : await end(trx, account);
    const owned = isVerified ? account : await markVerified(trx, account);
    await replacePassword(trx, owned, passwordHash, 'password_reset', ended);
    return owned;
  });
}
