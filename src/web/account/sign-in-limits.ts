/** What bounds everything that checks or hashes a password: attempts, successes and places in the queue of hashes. */
import { foldEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { PageRequest } from '#http/pages/page-types.ts';

/** One client address cannot fill the queue of hashes, which has 32 places for everybody. */
const PLACES_PER_CLIENT = 4;

const held = new Map<string, number>();

/**
 * Runs an act that hashes passwords one after the other. Throws `too_many_attempts` when the client has four under way,
 * so that none can take all places, and `overloaded`.
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
 * Runs `check`, which looks at the password of the account with this address and throws when it is wrong. Successes
 * are counted for the client, failures for the client and for the account from this client, so that nobody can lock an
 * owner out from elsewhere. Throws `too_many_attempts`.
 */
export async function limitSignIn<T>(request: PageRequest, email: string, check: () => Promise<T>): Promise<T> {
  const { address, context } = request;
  const { limiter } = context;
  const key = `${foldEmailAddress(email).slice(0, 254)} ${address}`;
  return withHashPlace(request, () =>
    limitSuccesses(request, async () => {
      await takeAttempt(request, 'sign_in_address', address);
      await takeAttempt(request, 'sign_in', key);
      try {
        const done = await check();
        await limiter.reset('sign_in', key);
        // Only failures count against the whole address: behind one of them many people may sign in.
        await limiter.give('sign_in_address', address, 1);
        return done;
      } catch (error) {
        // Nothing was tried: a queue that others have filled must not use up the owner's attempts.
        if (error instanceof CatalogError && error.code === 'overloaded') {
          await limiter.give('sign_in', key, 1);
          await limiter.give('sign_in_address', address, 1);
        }
        throw error;
      }
    }),
  );
}

/** Runs an act that signs somebody in and counts it for the client when it succeeds. Throws `too_many_attempts`. */
export async function limitSuccesses<T>(request: PageRequest, act: () => Promise<T>): Promise<T> {
  const { address, context } = request;
  // Taken before, so that many at once cannot pass.
  await takeAttempt(request, 'sign_in_success', address);
  try {
    return await act();
  } catch (error) {
    await context.limiter.give('sign_in_success', address, 1);
    throw error;
  }
}
