/** A new password takes the place of the old one, whoever asked for it. */
import { timestamp, type Tx } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/outbox.ts';
import { endGrants } from './grants/grants.ts';
import { endSessions } from './sessions.ts';

/** Stores the hash, ends every session, every grant and every link that was mailed, and tells the owner. */
export async function replacePassword(
  trx: Tx,
  account: Account,
  hash: string,
  action: 'password_changed' | 'password_reset',
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: hash, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  await endGrants(trx, account.id, { actorId: account.id });
  await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
  await recordHistory(trx, { subjectKind: 'account', subjectId: account.id, action, actorId: account.id });
  await enqueueMail(trx, {
    to: account,
    template: 'password_changed',
    params: { reset_link: { route: 'reset_password' } },
  });
}
