/** Set-up, change and removal of a second factor by the owner. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { checkOwnPassword, requireSamePassword } from '#catalog/accounts/sessions.ts';
import { CatalogError, fieldError, notFound } from '#catalog/errors.ts';
import { enqueueMail, type MailTemplate } from '#catalog/mail/outbox.ts';
import { lockAccount, type Account } from '#catalog/roles.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { checkNewPasskey, type PasskeyUse } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import {
  checkFactor,
  eraseSecondFactor,
  findSecondFactor,
  isOn,
  noteFactor,
  requireProof,
  type FactorProof,
} from './second-factor.ts';
import { confirmTotp } from './totp.ts';

export const PASSKEY_NAME_MAX_LENGTH = 80;
const PASSKEYS_PER_ACCOUNT = 20;

/** Recovery codes, shown once with the first factor; null with further ones. */
type FirstCodes = string[] | null;

/** Throws `account_suspended` and `email_unverified`. */
async function lockOwner(trx: Tx, accountId: string): Promise<Account> {
  const account = await lockAccount(trx, 'id', accountId);
  if (account === undefined || account.suspendedAt !== null) throw new CatalogError('account_suspended');
  // A stranger who registers an address must not lock its owner out with a factor.
  if (account.emailVerifiedAt === null) throw new CatalogError('email_unverified');
  return account;
}

type Act =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'two_factor_off'
  | 'recovery_codes_made';

async function record(
  trx: Tx,
  account: Account,
  act: { action: Act; template: MailTemplate; name?: string },
): Promise<void> {
  const { action, template, name } = act;
  await recordHistory(trx, account.id, action, ['account', account.id], {
    ...(name !== undefined && { detail: { passkey: name } }),
  });
  await enqueueMail(trx, {
    to: account,
    template,
    params: { name: name ?? '', reset_link: { route: 'reset_password' } },
  });
}

async function addFactor(
  db: Database,
  { id }: Account,
  sessionIdHash: string,
  act: { action: Act; name?: string },
  add: (trx: Tx, account: Account) => Promise<void>,
): Promise<FirstCodes> {
  return db.write(async (trx) => {
    const account = await lockOwner(trx, id);
    const isFirst = !isOn(await findSecondFactor(trx, id));
    await add(trx, account);
    await noteFactor(trx, sessionIdHash);
    await record(trx, account, { ...act, template: 'factor_added' });
    return isFirst ? replaceRecoveryCodes(trx, id) : null;
  });
}

/**
 * Activates the authenticator app of `startTotp` by its first code. Other sessions continue. Throws
 * `validation_failed` on `code`, `email_unverified`, `account_suspended`.
 */
export async function addTotp(
  db: Database,
  account: Account,
  sessionIdHash: string,
  code: string,
): Promise<FirstCodes> {
  if (code.trim() === '') throw fieldError('code', { rule: 'required' });
  return addFactor(db, account, sessionIdHash, { action: 'totp_added' }, (trx, owner) => confirmTotp(trx, owner, code));
}

/** The cleaned name. Throws `validation_failed` on `name`. */
function checkName(text: string): string {
  const name = cleanText(text);
  if (name === '') throw fieldError('name', { rule: 'required' });
  if (countCharacters(name) > PASSKEY_NAME_MAX_LENGTH)
    throw fieldError('name', { rule: 'too_long', max: PASSKEY_NAME_MAX_LENGTH });
  const dirt = findTextProblem(name, 'single');
  if (dirt !== undefined) throw fieldError('name', dirt);
  return name;
}

/**
 * Adds a new passkey. Other sessions continue. Throws `validation_failed` on `passkey` and `name`
 * (`too_many` at twenty), `email_unverified`, `account_suspended`.
 */
export async function addPasskey(
  db: Database,
  account: Account,
  use: PasskeyUse,
  input: { name: string; passkey: string },
): Promise<FirstCodes> {
  const name = checkName(input.name);
  if (input.passkey === '') throw fieldError('passkey', { rule: 'passkey_failed' });
  const store = await checkNewPasskey(db, account, use, { name, text: input.passkey });
  return addFactor(db, account, use.holder, { action: 'passkey_added', name }, async (trx, owner) => {
    const { passkeys } = await findSecondFactor(trx, owner.id);
    if (passkeys.length >= PASSKEYS_PER_ACCOUNT)
      throw fieldError('name', { rule: 'too_many', max: PASSKEYS_PER_ACCOUNT });
    await store(trx);
  });
}

/**
 * Makes ten new recovery codes and invalidates the old ones. Throws `not_found` without a factor.
 */
export async function makeRecoveryCodes(db: Database, { id }: Account): Promise<string[]> {
  return db.write(async (trx) => {
    const account = await lockOwner(trx, id);
    if (!isOn(await findSecondFactor(trx, id))) throw new CatalogError('not_found');
    await record(trx, account, { action: 'recovery_codes_made', template: 'recovery_codes_made' });
    return replaceRecoveryCodes(trx, id);
  });
}

/** A passkey is named by its id. */
export type Removal = { kind: 'app' } | { kind: 'passkey'; id: string } | { kind: 'all' };

/** Always required to remove a factor, however recent the sign-in. */
export interface RemovalProof extends FactorProof {
  currentPassword: string;
}

/**
 * Removes a factor after checking password and factor; the last one takes the recovery codes along.
 * With `isRequired` the last factor stays. Throws `validation_failed` on `current_password`,
 * `passkey`, `code` or `recovery_code`, `not_found`, `second_factor_required`, and `overloaded`.
 */
export async function removeFactor(
  db: Database,
  account: Account,
  removal: Removal,
  proof: RemovalProof,
  rules: { use: PasskeyUse; isRequired: boolean },
): Promise<void> {
  if (proof.currentPassword === '')
    await requireProof(db, account, proof, { current_password: [{ rule: 'required' }] });
  const passwordHash = await checkOwnPassword(db, account, proof.currentPassword);
  const useUp = await checkFactor(db, account, proof, rules.use);
  await db.write(async (trx) => {
    await requireSamePassword(trx, account.id, passwordHash);
    await useUp(trx);
    await noteFactor(trx, rules.use.holder);
    const gone = await takeAway(trx, account, removal);
    const isLast = !isOn(await findSecondFactor(trx, account.id));
    if (isLast && rules.isRequired) throw new CatalogError('second_factor_required');
    if (isLast) await eraseSecondFactor(trx, account.id);
    if (removal.kind === 'all') return record(trx, account, { action: 'two_factor_off', template: 'two_factor_off' });
    await trx
      .updateTable('accounts')
      .set({ updated_at: timestamp(db.now()) })
      .where('id', '=', account.id)
      .execute();
    return record(trx, account, {
      ...(gone === null ? { action: 'totp_removed' as const } : { action: 'passkey_removed' as const, name: gone }),
      template: isLast ? 'two_factor_off' : 'factor_removed',
    });
  });
}

/** The name of the removed passkey, otherwise null. Throws `not_found`. */
async function takeAway(trx: Tx, account: Account, removal: Removal): Promise<string | null> {
  if (removal.kind === 'all') {
    await eraseSecondFactor(trx, account.id);
    return null;
  }
  if (removal.kind === 'app') {
    const app = await trx
      .deleteFrom('totp_secrets')
      .where('account_id', '=', account.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (Number(app.numDeletedRows) === 0) throw new CatalogError('not_found');
    return null;
  }
  const passkey = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', account.id)
    .where('id', '=', removal.id)
    .returning('name')
    .executeTakeFirstOrThrow(notFound);
  return passkey.name;
}
