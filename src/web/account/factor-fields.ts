/** Fields for a second factor: a code of an app, a recovery code, and the passkey button. */
import { isOn, type FactorProof, type SecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import type { FormState, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { fieldError, textField } from '#web/elements/form-fields.ts';
import { FACTOR } from '#web/elements/form-tables.ts';
import { problemsOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';

/** The proof of a second factor in a form. */
export function proofOf(form: URLSearchParams): FactorProof {
  return {
    passkey: form.get('passkey') ?? '',
    code: form.get('code') ?? '',
    recoveryCode: form.get('recovery_code') ?? '',
  };
}

/** The labels of the fields in the summary of errors. */
export function factorLabels({ locale }: View): Record<string, string> {
  const { twoFactor: s } = accountMessages(locale);
  return { passkey: s.passkeys.use, code: s.code, recovery_code: s.recoveryCode };
}

/** The scripts of a form that asks for `factor`. */
export const factorScripts = (factor: SecondFactor | null): string[] =>
  factor !== null && factor.passkeys.length > 0 ? [ASSET_PATHS['passkey.js']] : [];

/**
 * The button that creates (`create`) or uses (`get`) a passkey, then sends its form. Our script
 * shows it in browsers with passkeys; `challenge` is the path of its options.
 */
export function passkeyButton(
  view: View,
  form: FormState,
  button: { does: 'create' | 'get'; label: string; challenge: string; kind: string },
): Html {
  const s = accountMessages(view.locale).twoFactor.passkeys;
  return html`<div class="passkey">
    ${fieldError(view, form, 'passkey')}
    <input type="hidden" name="passkey" value="" />
    <button
      type="button"
      ${attributes({ class: button.kind, id: 'field-passkey', hidden: true, 'aria-invalid': problemsOf(form)['passkey'] ? 'true' : null })}
      data-passkey="${button.does}"
      data-challenge="${button.challenge}"
    >
      ${button.label}
    </button>
    <p class="field-error" role="alert" hidden>${button.does === 'create' ? s.notAdded : s.failed}</p>
    <p class="hint" data-passkey-missing>${s.needsScript}</p>
  </div>`;
}

/** All fields of `factor`; passkeys come first, since they take one touch. */
export function factorFields(
  view: View,
  form: FormState,
  factor: SecondFactor | null,
  { challenge, kind = 'button button-quiet' }: { challenge: string; kind?: string },
): Html | null {
  const t = accountMessages(view.locale);
  const { twoFactor: s } = t;
  if (factor === null || !isOn(factor)) return null;
  const hasApp = factor.appSince !== null;
  const hasPasskeys = factor.passkeys.length > 0;
  return html`<div class="factor">
    ${hasPasskeys && passkeyButton(view, form, { does: 'get', label: s.passkeys.use, challenge, kind })}
    ${hasPasskeys && hasApp && html`<p class="divider"><span>${t.signIn.or}</span></p>`}
    ${
      hasApp &&
      textField(view, form, {
        name: 'code',
        label: s.code,
        hint: s.codeHint,
        autocomplete: 'one-time-code',
        inputmode: 'numeric',
        maxlength: FACTOR.code,
        dir: 'ltr',
      })
    }
    <details ${attributes({ open: problemsOf(form)['recovery_code'] !== undefined })}>
      <summary>${s.useRecovery}</summary>
      ${textField(view, form, {
        name: 'recovery_code',
        label: s.recoveryCode,
        hint: s.recovery.lead,
        maxlength: FACTOR.recovery_code,
        optional: true,
        dir: 'ltr',
      })}
    </details>
  </div>`;
}
