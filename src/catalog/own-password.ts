/** A new password, set by somebody who is signed in and knows the old one. */
import { timestamp, type Database } from '#database/database.ts';
import type { Account } from './actors.ts';
import { recordHistory } from './history.ts';
import { enqueueMail } from './outbox.ts';
import { CatalogError } from './errors.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { checkOwnPassword, endSessions, requireSamePassword, startSession, type StartedSession } from './sessions.ts';

/**
 * Sets a new password. All sessions and mailed links of the account end; the caller gets a new session for the browser
 * that asked. The owner gets a mail. Throws `validation_failed` on `current_password` and `password`, and `overloaded`.
 */
export async function changePassword(
  db: Database,
  account: Account,
  input: { currentPassword: string; newPassword: string },
): Promise<StartedSession> {
  const problems = checkPassword(input.newPassword, account.email);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { password: problems } });
  const oldHash = await checkOwnPassword(db, account, input.currentPassword);
  const newHash = await hashPassword(input.newPassword);
  return db.write(async (trx) => {
    await requireSamePassword(trx, db, account.id, oldHash);
    await trx
      .updateTable('accounts')
      .set({ password_hash: newHash, updated_at: timestamp(db.now()) })
      .where('id', '=', account.id)
      .execute();
    await endSessions(trx, account.id);
    await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
    await recordHistory(trx, db, {
      subjectKind: 'account',
      subjectId: account.id,
      action: 'password_changed',
      actorId: account.id,
    });
    await enqueueMail(trx, db, { to: account.email, template: 'password_changed', locale: account.locale, params: {} });
    return startSession(trx, db, account);
  });
}
