/** Mails to owners whose password is being guessed. */
import { timestamp, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { PERIODS } from '#catalog/periods.ts';
import type { Account } from '#catalog/roles.ts';

/** Inside a transaction: enqueues the mail, at most once a day. */
export async function mailGuessingNotice(trx: Tx, account: Account): Promise<void> {
  const told = await trx
    .selectFrom('history')
    .select('id')
    .where('subject_id', '=', account.id)
    .where('action', '=', 'guessing_noticed')
    .where('at', '>', timestamp(trx.now(), -PERIODS.guessingTold.lasts))
    .limit(1)
    .executeTakeFirst();
  if (told !== undefined) return;
  await recordHistory(trx, null, 'guessing_noticed', ['account', account.id]);
  await enqueueMail(trx, {
    to: account,
    template: 'password_guessed',
    params: { settings_link: { route: 'settings' }, reset_link: { route: 'reset_password' } },
  });
}
