/** The second factor of an account, and its verification. */
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
  /** When the authenticator app was set up; null without one. */
  appSince: string | null;
  passkeys: Passkey[];
  /** Number of unused codes. */
  recoveryCodes: number;
}

/** The factors of an account. An app without its first code does not count. */
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

/** Whether a second factor protects the account. Recovery codes alone do not. */
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

/** The first part that is not empty counts. */
export interface FactorProof {
  /** A signed answer of the browser, as JSON. */
  passkey: string;
  /** Six digits of an app. */
  code: string;
  recoveryCode: string;
}

/** Throws `validation_failed` if no proof was given, together with the problems in `others`. */
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
 * Verifies a proof; the returned function uses it up in the transaction of the change. Mails the
 * owner about a used recovery code. Both throw `validation_failed` on `passkey`, `code` or
 * `recovery_code`.
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

/** Milliseconds for which sensitive actions in the session need no new factor. */
const FACTOR_COUNTS_FOR = 600_000;

/** Whether the session had a second factor within the last ten minutes. */
export async function isFactorFresh(db: Database, sessionIdHash: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('sessions')
    .select('factor_at')
    .where('id_hash', '=', sessionIdHash)
    .executeTakeFirst();
  const at = row?.factor_at ?? null;
  return at !== null && db.now().getTime() - Date.parse(at) < FACTOR_COUNTS_FOR;
}

/** Whether the account has a second factor, or its session began with the operator's provider, which asks for them. */
export async function isGuarded(db: Reader, accountId: string, sessionIdHash: string): Promise<boolean> {
  if (await hasSecondFactor(db, accountId)) return true;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('account_identities as own', 'own.account_id', 'sessions.account_id')
    .select('id_hash')
    .where('id_hash', '=', sessionIdHash)
    .where('factor_at', 'is not', null)
    .where('own.provider', '=', 'oidc')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a second factor in the session. */
export async function noteFactor(trx: Tx, sessionIdHash: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ factor_at: timestamp(trx.now()) })
    .where('id_hash', '=', sessionIdHash)
    .execute();
}

/** Verifies a proof in a session, valid there for ten minutes. Throws as `checkFactor`. */
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

/** Inside a transaction: removes all factors and codes of an account. */
export async function eraseSecondFactor(trx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
