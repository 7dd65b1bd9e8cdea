/** Password fields, marked up for browsers and password managers. */
import { PASSWORD_MIN_LENGTH, siteWordsOf } from '#catalog/accounts/passwords.ts';
import type { FormState, PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { textField } from '#web/elements/form-fields.ts';
import { html, type Html } from '#web/elements/html.ts';

/** The account of a form, for password managers; hidden from people and screen readers. */
export function usernameField(email: string): Html {
  return html`<input
    class="visually-hidden"
    type="text"
    autocomplete="username"
    value="${email}"
    readonly
    tabindex="-1"
    aria-hidden="true"
  />`;
}

/** The current password for a sensitive act; `withPassword` reads it. */
export function passwordAgainField(view: View, form: FormState, label: string, hint?: string): Html {
  return html`${usernameField(view.account?.email ?? '')}
  ${textField(view, form, {
    name: 'current_password',
    label,
    ...(hint !== undefined && { hint }),
    type: 'password',
    autocomplete: 'current-password',
  })}`;
}

/** What a new password must not contain: the catalog's name and host. */
export function siteWords({ context, site }: PageRequest): string[] {
  return siteWordsOf(
    context.config.publicUrl,
    site.locales.map((locale) => context.siteIn(locale).name),
  );
}

/** A new password, with its rules. */
export function newPasswordField(view: View, form: FormState, label: string): Html {
  const t = accountMessages(view.locale);
  return textField(view, form, {
    name: 'password',
    label,
    hint: t.register.passwordHint,
    type: 'password',
    autocomplete: 'new-password',
    minlength: PASSWORD_MIN_LENGTH,
  });
}
