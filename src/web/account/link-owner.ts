/** Mailed links: only the signed-in account of the link, or its password, may use them. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { hasRegistered, signInAsRegistered } from '#catalog/accounts/registered-browser.ts';
import { signIn, type FirstStep } from '#catalog/accounts/sessions.ts';
import type { FormState, PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { textField } from '#web/elements/form-fields.ts';
import { html, type Html } from '#web/elements/html.ts';
import { usernameField } from './password-fields.ts';
import { limitSignIn, limitSuccesses, visitorOf } from './sign-in-limits.ts';

/** Whether the browser is signed in to the account of the link. */
export function isOwnLink(request: PageRequest, account: Account): boolean {
  return request.account?.id === account.id;
}

/** The password of the account of a link; null `email` if it has no account yet. */
export function linkPasswordField(view: View, form: FormState, email: string | null): Html {
  const t = accountMessages(view.locale);
  return html`${email !== null && usernameField(email)}
  ${textField(view, form, { name: 'password', label: t.form.password, type: 'password', autocomplete: 'current-password' })}`;
}

/**
 * Signs in to the account of the link, unless the browser already is; null then. A browser that has
 * just registered the account needs no password. A password alone does not replace a second factor:
 * the caller asks for that first. Throws `validation_failed` on `password`, `too_many_attempts` and
 * `overloaded`.
 */
export async function signInForLink(request: PageRequest, { id, email }: Account): Promise<FirstStep | null> {
  if (request.account?.id === id) return null;
  const { context, sessionCookie } = request;
  const from = await visitorOf(request);
  if (await hasRegistered(context.db, sessionCookie, id))
    return limitSuccesses(request, () => signInAsRegistered(context.db, sessionCookie, from));
  const password = request.form.get('password') ?? '';
  if (password === '') throw fieldError('password', { rule: 'required' });
  try {
    return await limitSignIn(request, email, () =>
      signIn(request.context.db, { email, password, replaces: request.sessionCookie, from }),
    );
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'sign_in_failed')
      throw fieldError('password', { rule: 'wrong_password' });
    throw error;
  }
}
