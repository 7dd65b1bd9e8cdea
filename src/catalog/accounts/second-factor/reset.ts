/** Reset of a lost second factor by an admin or an operator. */
import type { Database } from '#database/database.ts';
import { lockOther } from '#catalog/accounts/accounts.ts';
import { endSessions } from '#catalog/accounts/sessions.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { eraseSecondFactor, findSecondFactor, isOn } from './second-factor.ts';

/**
 * Removes all factors and recovery codes of an account, ends its sessions and mails its owner.
 * `actor` is another admin, whose `note` says how they verified the request, or null for an
 * operator's command. Throws `forbidden` (not an admin, or the own account), `not_found`,
 * `conflict` if there is no factor, and `validation_failed` on `reset_note`.
 */
export async function resetSecondFactor(
  db: Database,
  actor: Account | null,
  input: { email: string; note?: unknown },
): Promise<Account> {
  if (actor !== null) requireRole(actor, 'admin');
  const note = checkNote('reset_note', input.note, { min: actor === null ? 0 : 1, max: NOTE_LENGTH });
  return db.write(async (trx) => {
    const account = await lockOther(trx, actor, input.email);
    if (!isOn(await findSecondFactor(trx, account.id))) throw new CatalogError('conflict');
    await eraseSecondFactor(trx, account.id);
    await endSessions(trx, account.id);
    await recordHistory(trx, actor?.id ?? null, 'two_factor_reset', ['account', account.id], { note });
    await enqueueMail(trx, {
      to: account,
      template: 'two_factor_reset',
      params: { settings_link: { route: 'settings' }, reset_link: { route: 'reset_password' } },
    });
    return account;
  });
}
