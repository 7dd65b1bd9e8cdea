/** Password confirmation of a sensitive act, with the limits of a sign-in. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { takeFactor } from './step-up.ts';
import { limitSignIn } from './sign-in-limits.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Runs `act` with the password of the form; it counts as a sign-in. Throws `too_many_attempts`. */
export async function withPassword<T>(request: PageRequest, act: (password: string) => Promise<T>): Promise<T> {
  return limitSignIn(request, accountOf(request).email, () => act(request.form.get('current_password') ?? ''));
}

/** As `withPassword`, after checking the second factor if one is needed. Also throws as `takeFactor`. */
export async function withConfirmation<T>(request: PageRequest, act: (password: string) => Promise<T>): Promise<T> {
  await takeFactor(request);
  return withPassword(request, act);
}
