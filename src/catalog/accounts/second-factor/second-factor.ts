/** The second factor of an account: what it consists of, and checking one. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import type { Fields } from '#catalog/problems.ts';
import type { Account } from '#catalog/roles.ts';
import { checkPasskey, listPasskeys, type Passkey, type PasskeyUse } from './passkeys.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { useTotp } from './totp.ts';

export interface SecondFactor {
  /** Since when an authenticator app is set up; null without one. */
  appSince: string | null;
  passkeys: Passkey[];
  /** Recovery codes that still work. */
  recoveryCodes: number;
}

/** What the account has. An app whose first code has not come yet does not count. */
export async function findSecondFactor(db: Reader, accountId: string): Promise<SecondFactor> {
  const app = await db
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    appSince: app?.confirmed_at ?? null,
    passkeys: await listPasskeys(db, accountId),
    recoveryCodes: await countRecoveryCodes(db, accountId),
  };
}

/** Whether a second factor guards the account. Recovery codes alone are none. */
export const isOn = ({ appSince, passkeys }: SecondFactor): boolean => appSince !== null || passkeys.length > 0;

/** As `isOn`, by one query. */
export async function hasSecondFactor(db: Reader, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('account_id')
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('totp_secrets')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What somebody gives to show that they have the factor; the first that is not empty counts. */
export interface FactorProof {
  /** A signed answer of a browser, as JSON. */
  passkey: string;
  /** Six digits of an app. */
  code: string;
  recoveryCode: string;
}

/**
 * Throws `validation_failed` when nothing was given, on the field that the account would fill and on `others`, which are
 * wrong besides.
 */
export async function requireProof(
  db: Database,
  account: Account,
  proof: FactorProof,
  others: Fields = {},
): Promise<void> {
  if (`${proof.passkey}${proof.code}${proof.recoveryCode}`.trim() !== '') return;
  const { appSince } = await findSecondFactor(db.read, account.id);
  const field = appSince === null ? 'recovery_code' : 'code';
  throw new CatalogError('validation_failed', { fields: { ...others, [field]: [{ rule: 'required' }] } });
}

/**
 * Checks a proof as far as it can be before the change that it is for; the function that it gives uses it up in the
 * transaction of that change. A used recovery code is told to the owner. Both throw `validation_failed` on `passkey`,
 * `code` or `recovery_code`.
 */
export async function checkFactor(
  db: Database,
  account: Account,
  proof: FactorProof,
  use: PasskeyUse,
): Promise<(trx: Tx) => Promise<void>> {
  await requireProof(db, account, proof);
  if (proof.passkey !== '') return checkPasskey(db, account, use, proof.passkey);
  if (proof.code.trim() !== '') return (trx) => useTotp(trx, account, proof.code);
  return async (trx) => {
    const left = await useRecoveryCode(trx, account.id, proof.recoveryCode);
    await recordHistory(trx, account.id, 'recovery_code_used', ['account', account.id]);
    await enqueueMail(trx, {
      to: account,
      template: 'recovery_code_used',
      params: { left: String(left), settings_link: { route: 'settings' }, reset_link: { route: 'reset_password' } },
    });
  };
}

/** How long a factor that was given in a session counts for further grave acts in it, in milliseconds. */
const FACTOR_COUNTS_FOR = 600_000;

/** Whether a second factor was given in a session within the last ten minutes. */
export async function isFactorFresh(db: Database, sessionIdHash: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('sessions')
    .select('factor_at')
    .where('id_hash', '=', sessionIdHash)
    .executeTakeFirst();
  const at = row?.factor_at ?? null;
  return at !== null && db.now().getTime() - Date.parse(at) < FACTOR_COUNTS_FOR;
}

/** Notes in a session that a second factor has just been given in it. */
export async function noteFactor(trx: Tx, sessionIdHash: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ factor_at: timestamp(trx.now()) })
    .where('id_hash', '=', sessionIdHash)
    .execute();
}

/** Takes a proof in a session, in which it then counts for ten minutes. Throws as `checkFactor`. */
export async function confirmFactor(
  db: Database,
  account: Account,
  proof: FactorProof,
  use: PasskeyUse,
): Promise<void> {
  const useUp = await checkFactor(db, account, proof, use);
  await db.write(async (trx) => {
    await useUp(trx);
    await noteFactor(trx, use.holder);
  });
}

/** The part of a larger change that removes every factor and code of an account. */
export async function eraseSecondFactor(trx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
