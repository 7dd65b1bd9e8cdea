/** The password given again for a grave act, with the limits of a sign-in. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { takeFactor } from './factor-again.ts';
import { limitSignIn } from './sign-in-limits.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Runs `act` with the password of the form; it counts as a sign-in. Throws `too_many_attempts`. */
export async function withPassword<T>(request: PageRequest, act: (password: string) => Promise<T>): Promise<T> {
  return limitSignIn(request, accountOf(request).email, () => act(request.form.get('current_password') ?? ''));
}

/** As `withPassword`, after a second factor was given where one is asked for. Throws as `takeFactor`, too. */
export async function withConfirmation<T>(request: PageRequest, act: (password: string) => Promise<T>): Promise<T> {
  await takeFactor(request);
  return withPassword(request, act);
}
