/** The site's terms: accepted at registration, and again when the operator changes the version. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { fieldError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';

/** The current version and the accepted one; null if there is none. */
export interface TermsAnswer {
  current: string | null;
  accepted: string | null;
}

/** Whether the current version was accepted, if there is one. */
export function isAccepted({ current, accepted }: TermsAnswer): boolean {
  return current === null || accepted === current;
}

/** Whether an account must accept the current terms. Editors and admins need not. */
export function owesTerms(account: Pick<Account, 'role' | 'termsVersion'>, current: string | null): boolean {
  return current !== null && account.role === 'member' && account.termsVersion !== current;
}

/** Stores the version with its time, and in the history. */
export async function recordTerms(trx: Tx, accountId: string, version: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ terms_version: version, terms_accepted_at: timestamp(trx.now()) })
    .where('id', '=', accountId)
    .execute();
  await recordHistory(trx, accountId, 'terms_accepted', ['account', accountId], { detail: { version } });
}

/** Accepts the current terms; idempotent. Throws `validation_failed` on `terms`. */
export async function acceptTerms(db: Database, account: Account, answer: TermsAnswer): Promise<void> {
  if (!isAccepted(answer)) throw fieldError('terms', { rule: 'required' });
  const { current } = answer;
  if (current === null) return;
  await db.write(async (trx) => {
    const query = trx.selectFrom('accounts').select('terms_version').where('id', '=', account.id);
    const row = await trx.lockRows(query).executeTakeFirst();
    if (row?.terms_version !== current) await recordTerms(trx, account.id, current);
  });
}
