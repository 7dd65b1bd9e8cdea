/** Limits of password checks and hashes: attempts, successes and places in the queue of hashes. */
import { foldEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { findKnownBrowser } from '#catalog/accounts/known-browsers.ts';
import { recordWrongPassword } from '#catalog/accounts/sign-ins.ts';
import { describeVisitor, type Visitor } from '#catalog/accounts/visitors.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import type { LimitName } from '#limits/limits.ts';

/** The stored origin of a request. */
export function visitorOf({ userAgent, address }: PageRequest): Promise<Visitor> {
  return describeVisitor(userAgent, address);
}

/** One client cannot fill the queue of hashes, which has 32 places. */
const PLACES_PER_CLIENT = 4;

const held = new Map<string, number>();

/**
 * Runs an act that hashes passwords one after the other. Throws `too_many_attempts` if the client
 * has four running, so that none takes all places, and `overloaded`.
 */
export async function withHashPlace<T>({ address, context }: PageRequest, act: () => Promise<T>): Promise<T> {
  const places = held.get(address) ?? 0;
  if (places >= PLACES_PER_CLIENT) throw new CatalogError('too_many_attempts', { retryAfter: 1 });
  held.set(address, places + 1);
  try {
    return await context.admission.run('sign_in', act);
  } finally {
    const left = (held.get(address) ?? 1) - 1;
    if (left === 0) held.delete(address);
    else held.set(address, left);
  }
}

/**
 * The key of the budget for guesses at an account: one for the signed-in owner, one for each known
 * browser, one for everyone else. Others' guesses cannot lock these out.
 */
async function guessKey({ account, context, knownCookie }: PageRequest, email: string): Promise<string> {
  if (account?.email === email) return `${email} signed in`;
  const browser = await findKnownBrowser(context.db, knownCookie, email);
  return browser === undefined ? email : `${email} ${browser}`;
}

function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof CatalogError)) return false;
  const problems = error.fields['current_password'] ?? [];
  return error.code === 'sign_in_failed' || problems.some(({ rule }) => rule === 'wrong_password');
}

/**
 * Runs `check`, which throws if the password of the account is wrong. Successes count for the
 * client; failures for the client, for the account from this client, and for the account from
 * everywhere, where known browsers have their own budgets: nobody can lock an owner out from
 * elsewhere. An empty budget of unknown browsers is reported to the owner. Throws
 * `too_many_attempts`.
 */
export async function limitSignIn<T>(request: PageRequest, address: string, check: () => Promise<T>): Promise<T> {
  const { context } = request;
  const { limiter, db } = context;
  const email = foldEmailAddress(address).slice(0, 254);
  return withHashPlace(request, () =>
    limitSuccesses(request, async () => {
      const account = await guessKey(request, email);
      const counted: [LimitName, string][] = [
        ['sign_in_address', request.address],
        ['sign_in', `${email} ${request.address}`],
        ['sign_in_account', account],
      ];
      let left = Infinity;
      for (const [name, key] of counted) left = await takeAttempt(request, name, key);
      const giveBack = async (): Promise<void> => {
        for (const [name, key] of counted) await limiter.refund(name, key, 1);
      };
      try {
        const done = await check();
        // Only failures count: many people may share an address.
        await giveBack();
        await limiter.reset('sign_in', `${email} ${request.address}`);
        return done;
      } catch (error) {
        // Nothing was checked: others' load must not use up the owner's attempts.
        if (error instanceof CatalogError && error.code === 'overloaded') await giveBack();
        else if (isWrongPassword(error)) {
          const isLast = left === 0 && account === email;
          await recordWrongPassword(db, { email, from: await visitorOf(request), isLast });
        }
        throw error;
      }
    }),
  );
}

/** Runs an act that signs in and counts its success for the client. Throws `too_many_attempts`. */
export async function limitSuccesses<T>(request: PageRequest, act: () => Promise<T>): Promise<T> {
  const { address, context } = request;
  // Taken first, so that concurrent attempts cannot exceed it.
  await takeAttempt(request, 'sign_in_success', address);
  try {
    return await act();
  } catch (error) {
    await context.limiter.refund('sign_in_success', address, 1);
    throw error;
  }
}
