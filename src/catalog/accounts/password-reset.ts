/** Password reset by a mailed link. */
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
 * Mails a reset link, which leads on to a draft, if the address has an account. The caller cannot tell, not even by time:
 * without an account the same rows are written and rolled back.
 */
export async function requestPasswordReset(db: Database, email: string, draft?: string): Promise<void> {
  const address = foldEmailAddress(email);
  if (!isEmailAddress(address)) return;
  await db.write(async (trx) => {
    const row = await trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('email', '=', address)
      .executeTakeFirst();
    if (row !== undefined && row.suspended_at === null) await enqueueLink(trx, toAccount(row), 'reset', { draft });
    else await writeNothing(trx);
  });
}

/**
 * Sets a new password by a link. Ends all sessions and links, and mails the owner. The link proves
 * the address. If it was unverified, someone else may have registered it, so all other access ends,
 * too. Tokens, grants and webhooks of a verified account end unless the owner keeps them. Throws
 * `link_expired`, and `validation_failed` on `password`, after which the link still works.
 */
export async function resetPassword(
  db: Database,
  secret: string,
  { newPassword, siteWords, keepsAccess }: { newPassword: string; siteWords?: readonly string[]; keepsAccess: boolean },
): Promise<Account> {
  const link = await findLink(db, secret, 'reset');
  if (link === undefined) throw new CatalogError('link_expired');
  const problems = checkPassword(newPassword, link.email, siteWords);
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
