/** Change of the password by its signed-in owner. */
import type { Database } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTHING_ENDED } from './access-end.ts';
import { endGrants } from './grants/grants.ts';
import { replacePassword } from './password-replacement.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { checkOwnPassword, endSession, requireSamePassword, startSession, type StartedSession } from './sessions.ts';

/**
 * Sets a new password. Ends all sessions, grants and mailed links; the caller gets a new session.
 * Mails the owner. Throws `validation_failed` on `current_password` and `password`, and
 * `overloaded`.
 */
export async function changePassword(
  db: Database,
  account: Account,
  input: {
    currentPassword: string;
    newPassword: string;
    siteWords?: readonly string[];
    sessionIdHash: string | null;
  },
): Promise<StartedSession> {
  const problems = checkPassword(input.newPassword, account.email, input.siteWords);
  if (problems.length > 0) throw new CatalogError('validation_failed', { fields: { password: problems } });
  const oldHash = await checkOwnPassword(db, account, input.currentPassword);
  const newHash = await hashPassword(input.newPassword);
  return db.write(async (trx) => {
    await requireSamePassword(trx, account.id, oldHash);
    const facts = await endSession(trx, input.sessionIdHash);
    const grants = await endGrants(trx, account.id, { actorId: account.id });
    await replacePassword(trx, account, newHash, 'password_changed', { ...NOTHING_ENDED, grants });
    return startSession(trx, account, facts);
  });
}
