/** Replacement of a password. */
import { timestamp, type Tx } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import type { EndedAccess } from './access-end.ts';
import { endSessions } from './sessions.ts';

/** Stores the hash, ends all sessions and mailed links, and mails the owner what ended. */
export async function replacePassword(
  trx: Tx,
  account: Account,
  hash: string,
  action: 'password_changed' | 'password_reset',
  { tokens, grants, webhooks }: EndedAccess,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: hash, updated_at: timestamp(trx.now()) })
    .where('id', '=', account.id)
    .execute();
  await endSessions(trx, account.id);
  await trx.deleteFrom('account_links').where('account_id', '=', account.id).execute();
  await recordHistory(trx, account.id, action, ['account', account.id]);
  await enqueueMail(trx, {
    to: account,
    template: 'password_changed',
    params: {
      reset_link: { route: 'reset_password' },
      ...(tokens + grants + webhooks > 0 && {
        tokens: String(tokens),
        grants: String(grants),
        webhooks: String(webhooks),
      }),
    },
  });
}
