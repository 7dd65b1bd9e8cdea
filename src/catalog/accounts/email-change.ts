/** Moving an account to another address, which is confirmed by a link that is sent there. */
import { timestamp, type Database } from '#database/database.ts';
import { readAccount, type Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { enqueueLink, takeLink, type AskMail } from './email-links.ts';
import { checkOwnPassword, requireSamePassword } from './sessions.ts';

/**
 * Asks the owner of a new address to confirm it; until then the account keeps the old one. An address that has an
 * account gets a mail that says so instead, and the caller cannot tell. `mayMail` is asked once the password was right;
 * without its consent nothing is sent. Throws `validation_failed` on `email` and `current_password`, and `overloaded`.
 */
export async function requestEmailChange(
  db: Database,
  account: Account,
  input: { email: string; currentPassword: string; mayMail: AskMail },
): Promise<void> {
  const email = foldEmailAddress(input.email);
  if (email === '') throw fieldError('email', { rule: 'required' });
  if (!isEmailAddress(email)) throw fieldError('email', { rule: 'not_an_email' });
  if (email === account.email) throw fieldError('email', { rule: 'name_taken', value: email });
  const passwordHash = await checkOwnPassword(db, account, input.currentPassword);
  if (!(await input.mayMail(email))) return;
  await db.write(async (trx) => {
    await requireSamePassword(trx, account.id, passwordHash);
    const holder = await readAccount(trx, 'email', email);
    if (holder === undefined) return enqueueLink(trx, account, 'change', email);
    return enqueueMail(trx, {
      to: holder,
      template: 'already_registered',
      params: { sign_in_link: { route: 'sign_in' }, reset_link: { route: 'reset_password' } },
    });
  });
}

/**
 * Moves an account to the address that its link was sent to, which is verified thereby. The old address is told, and
 * links that were sent there stop working. `signedIn` is the account whose password or session the browser has shown:
 * nobody moves an account of theirs to somebody else's address by having them open a link. Throws `link_expired`, also
 * for another account and when the address got an account meanwhile.
 */
export async function confirmEmailChange(db: Database, secret: string, signedIn: string): Promise<Account> {
  return db.write(async (trx) => {
    const { account, email } = await takeLink(trx, secret, 'change');
    if (account.id !== signedIn) throw new CatalogError('link_expired');
    const holder = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (holder !== undefined) throw new CatalogError('link_expired');
    const now = timestamp(db.now());
    await trx
      .updateTable('accounts')
      .set({ email, email_verified_at: now, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
    await recordHistory(trx, account.id, 'email_changed', ['account', account.id]);
    await enqueueMail(trx, { to: account, template: 'email_changed', params: {} });
    return { ...account, email, emailVerifiedAt: now };
  });
}
