/** Second factor for a sensitive act, with its own limits. */
import {
  confirmFactor,
  findSecondFactor,
  isFactorFresh,
  isOn,
  type SecondFactor,
} from '#catalog/accounts/second-factor/second-factor.ts';
import type { PasskeyUse } from '#catalog/accounts/second-factor/passkeys.ts';
import { recordWrongFactor } from '#catalog/accounts/sign-ins.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { pathTo } from '#web/elements/links.ts';
import { proofOf } from './factor-fields.ts';
import { visitorOf } from './sign-in-limits.ts';
import { accountOf } from '#web/elements/signed-in.ts';

const FACTOR_FIELDS = ['passkey', 'code', 'recovery_code'];

/** The origin and the session in which a signed-in account uses a passkey. */
export const passkeyUseOf = ({ origin, sessionIdHash }: PageRequest): PasskeyUse => ({
  origin,
  holder: sessionIdHash ?? '',
});

/** Path from which the script of an account's form gets its challenge. */
export const challengePath = ({ locale }: PageRequest): string => pathTo(locale, 'account', 'two-factor', 'challenge');

/** The second factor to ask for; null without one, and for ten minutes after one was given in this session. */
export async function requiredFactor(request: PageRequest): Promise<SecondFactor | null> {
  const { context, sessionIdHash } = request;
  const factor = await findSecondFactor(context.db.read, accountOf(request).id);
  if (!isOn(factor)) return null;
  return sessionIdHash !== null && (await isFactorFresh(context.db, sessionIdHash)) ? null : factor;
}

/**
 * Runs `act` with the second factor of the form. Wrong codes count for the account from this
 * address and from all; a passkey cannot be guessed, so its owner is not locked out by others.
 * Throws `too_many_attempts`.
 */
export async function limitFactor<T>(request: PageRequest, account: Account, act: () => Promise<T>): Promise<T> {
  const { passkey, code, recoveryCode } = proofOf(request.form);
  if (passkey === '' && `${code}${recoveryCode}`.trim() === '') return act();
  if (passkey !== '') return recordFailure(request, account, act);
  const { limiter } = request.context;
  const key = `${account.id} ${request.address}`;
  await takeAttempt(request, 'second_factor', key);
  await takeAttempt(request, 'second_factor_account', account.id);
  const done = await recordFailure(request, account, act);
  await limiter.reset('second_factor', key);
  await limiter.refund('second_factor_account', account.id, 1);
  return done;
}

/** Runs `act`; a wrong factor is added to the security history of the account. */
async function recordFailure<T>(request: PageRequest, account: Account, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isWrong =
      error instanceof CatalogError &&
      FACTOR_FIELDS.some((field) => (error.fields[field] ?? []).some(({ rule }) => rule !== 'required'));
    if (isWrong) await recordWrongFactor(request.context.db, account.id, await visitorOf(request));
    throw error;
  }
}

/**
 * Checks the second factor of the form if one is needed. It is valid for ten minutes, so another
 * error in the form costs no second code. Throws `validation_failed` and `too_many_attempts`.
 */
export async function takeFactor(request: PageRequest): Promise<void> {
  if ((await requiredFactor(request)) === null) return;
  const account = accountOf(request);
  await limitFactor(request, account, () =>
    confirmFactor(request.context.db, account, proofOf(request.form), passkeyUseOf(request)),
  );
}
