/** The password given again for a grave act, with the limits of a sign-in. */
import { takeAttempt } from '#http/page-limits.ts';
import type { Visit } from '#http/page-types.ts';
import { accountOf } from './signed-in.ts';

/** Runs `act` with the password of the form; failures count as failed sign-ins. Throws `too_many_attempts`. */
export async function withPassword<T>(visit: Visit, act: (password: string) => Promise<T>): Promise<T> {
  const key = `${accountOf(visit).email} ${visit.address}`;
  await takeAttempt(visit, 'sign_in', key);
  const done = await act(visit.form.get('current_password') ?? '');
  await visit.parts.limiter.reset('sign_in', key);
  return done;
}
