/** Change of an account's address, confirmed by a link that is mailed to the new one. */
import { timestamp, type Database } from '#database/database.ts';
import { readAccount, type Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { enqueueLink, takeLink, type AskMail } from './email-links.ts';
import { checkOwnPassword, requireSamePassword } from './sessions.ts';

/**
 * Mails a confirmation link to the new address; until then the account keeps the old one. A known
 * address gets a mail that says so, and the caller cannot tell. `mayMail` is called after the
 * password check; if it refuses, no mail is sent. Throws `validation_failed` on `email` and
 * `current_password`, and `overloaded`.
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
    if (holder === undefined) return enqueueLink(trx, account, 'change', { email });
    return enqueueMail(trx, {
      to: holder,
      template: 'already_registered',
      params: { sign_in_link: { route: 'sign_in' }, reset_link: { route: 'reset_password' } },
    });
  });
}

/**
 * Changes the address to the one that the link was mailed to, and verifies it. The old address gets
 * a mail, and its links stop working. `signedIn` is the account that the browser has authenticated:
 * a link opened by someone else must not move their account. Throws `link_expired`, also for
 * another account and if the address has an account meanwhile.
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
    // Follows move to the new address. Follows of an unverified address may be another person's, so they stay.
    if (account.emailVerifiedAt !== null) {
      await trx.deleteFrom('readers').where('email', '=', email).execute();
      await trx.updateTable('readers').set({ email }).where('email', '=', account.email).execute();
    }
    await recordHistory(trx, account.id, 'email_changed', ['account', account.id]);
    await enqueueMail(trx, { to: account, template: 'email_changed', params: {} });
    return { ...account, email, emailVerifiedAt: now };
  });
}
