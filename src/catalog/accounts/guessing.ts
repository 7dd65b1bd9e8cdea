/** Tells the owner of an account that somebody is guessing its password. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { enqueueMail } from '#catalog/outbox.ts';
import { PERIODS } from '#catalog/periods.ts';
import { ACCOUNT_COLUMNS, toAccount } from '#catalog/roles.ts';
import { writeNothing } from './email-links.ts';

/**
 * Sends the mail, once a day at most, if the address has an account. Says nothing either way and takes as long: where
 * no mail leaves, the same rows are written and taken back.
 */
export async function tellOfGuessing(db: Database, email: string): Promise<void> {
  const address = foldEmailAddress(email);
  await db.write(async (trx) => {
    const query = trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('email', '=', isEmailAddress(address) ? address : '');
    const row = await trx.lockRows(query).executeTakeFirst();
    const told = await trx
      .selectFrom('history')
      .select('id')
      .where('subject_id', '=', row?.id ?? '')
      .where('action', '=', 'guessing_noticed')
      .where('at', '>', timestamp(new Date(trx.now().getTime() - PERIODS.guessingTold.lasts)))
      .limit(1)
      .executeTakeFirst();
    if (row === undefined || row.suspended_at !== null || told !== undefined) return writeNothing(trx);
    await recordHistory(trx, {
      subjectKind: 'account',
      subjectId: row.id,
      action: 'guessing_noticed',
      actorId: null,
    });
    return enqueueMail(trx, {
      to: toAccount(row),
      template: 'password_guessed',
      params: { settings_link: { route: 'settings' }, reset_link: { route: 'reset_password' } },
    });
  });
}
