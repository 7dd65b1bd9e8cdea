/** Successful and failed sign-ins with their origin, kept for half a year. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { writeNothing } from './email-links.ts';
import { mailGuessingNotice } from './guessing.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { lockAccount } from '#catalog/roles.ts';
import type { Visitor } from './visitors.ts';

/** A sign-in by any factors, or a wrong password or factor, also inside a session. */
export type SignInOutcome = 'signed_in' | 'wrong_password' | 'wrong_factor';

/** Adds a row in the transaction of the sign-in. */
export async function recordSignIn(
  trx: Tx,
  accountId: string,
  outcome: SignInOutcome,
  { device, address }: Visitor,
): Promise<void> {
  await trx
    .insertInto('sign_ins')
    .values({ id: trx.newId(), account_id: accountId, at: timestamp(trx.now()), outcome, device, address })
    .execute();
}

/** Adds the row of a wrong second factor. */
export async function recordWrongFactor(db: Database, accountId: string, from: Visitor): Promise<void> {
  await db.write((trx) => recordSignIn(trx, accountId, 'wrong_factor', from));
}

/**
 * Adds the row of a wrong password, if the address has an account; after the last allowed guess
 * (`isLast`) mails the owner. Takes as long without an account: rows are written and rolled back.
 */
export async function recordWrongPassword(
  db: Database,
  input: { email: string; from: Visitor; isLast: boolean },
): Promise<void> {
  const address = foldEmailAddress(input.email);
  await db.write(async (trx) => {
    const account = await lockAccount(trx, 'email', isEmailAddress(address) ? address : '');
    if (account === undefined || account.suspendedAt !== null) return writeNothing(trx);
    await recordSignIn(trx, account.id, 'wrong_password', input.from);
    return input.isLast ? mailGuessingNotice(trx, account) : undefined;
  });
}

/** Deletes sign-ins older than half a year. */
export async function pruneSignIns(db: Database): Promise<void> {
  const before = timestamp(db.now(), -PERIODS.securityHistory.lasts);
  await db.write((trx) => trx.deleteFrom('sign_ins').where('at', '<=', before).execute());
}
