/** The password given again for a grave act, with the limits of a sign-in. */
import type { Visit } from '#http/page-types.ts';
import { takeFactor } from './factor-again.ts';
import { limitSignIn } from './sign-in-limits.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Runs `act` with the password of the form; it counts as a sign-in. Throws `too_many_attempts`. */
export async function withPassword<T>(visit: Visit, act: (password: string) => Promise<T>): Promise<T> {
  return limitSignIn(visit, accountOf(visit).email, () => act(visit.form.get('current_password') ?? ''));
}

/** As `withPassword`, after a second factor was given where one is asked for. Throws as `takeFactor`, too. */
export async function withConfirmation<T>(visit: Visit, act: (password: string) => Promise<T>): Promise<T> {
  await takeFactor(visit);
  return withPassword(visit, act);
}
