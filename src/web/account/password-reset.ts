/** A new password by a link sent to the account's address. */
import { requestPasswordReset, resetPassword } from '#catalog/account-links.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { fieldError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { errorSummary, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';
import { notice } from '#web/notices.ts';

function requestPage(visit: Visit, form: FormState): PageAnswer {
  const { t, locale } = visit;
  return answerPage(visit, {
    title: t.forgot.title,
    section: 'account',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="narrow">
      ${errorSummary(visit, form, { email: t.form.email })}
      <h1>${t.forgot.title}</h1>
      <p class="lead">${t.forgot.lead}</p>
      <form method="post" action="${pathTo(locale, 'reset-password')}" class="stack" novalidate>
        ${textField(visit, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'username' })}
        <button class="button">${t.forgot.button}</button>
      </form>
    </div>`,
  });
}

async function requestReset(visit: Visit): Promise<PageAnswer> {
  const { t, form, parts } = visit;
  const email = form.get('email') ?? '';
  const result = await attempt(async () => {
    if (!isEmailAddress(foldEmailAddress(email)))
      throw fieldError('email', { rule: email.trim() === '' ? 'required' : 'not_an_email' });
    await takeAttempt(visit, 'register', visit.address);
    await takeAttempt(visit, 'account_mail', foldEmailAddress(email));
    await requestPasswordReset(parts.db, email);
  });
  if (result.refused !== null) return requestPage(visit, { values: form, error: result.refused });
  return answerPage(visit, {
    title: t.forgot.title,
    section: 'account',
    main: html`<div class="narrow">
      <h1>${t.forgot.title}</h1>
      ${notice('done', html`<p>${t.forgot.done}</p>`)}
    </div>`,
  });
}

function resetPage(visit: Visit, form: FormState): PageAnswer {
  const { t, locale, params } = visit;
  const refusal = form.error === null ? null : refusalOf(form.error);
  return answerPage(visit, {
    title: t.reset.title,
    section: 'account',
    ...(refusal !== null && { status: refusal.status }),
    // The address holds the secret; it must not travel on.
    headers: { ...refusal?.headers, 'referrer-policy': 'no-referrer' },
    main: html`<div class="narrow">
      ${errorSummary(visit, form, { password: t.reset.password })}
      <h1>${t.reset.title}</h1>
      <form method="post" action="${pathTo(locale, 'reset-password', params['secret'] ?? '')}" class="stack" novalidate>
        ${textField(visit, form, { name: 'password', label: t.reset.password, hint: t.register.passwordHint, type: 'password', autocomplete: 'new-password' })}
        <p class="hint">${t.reset.signsOut}</p>
        <button class="button">${t.reset.button}</button>
      </form>
    </div>`,
  });
}

export const PASSWORD_RESET_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/reset-password',
    who: 'anyone',
    private: true,
    act: (visit) => Promise.resolve(requestPage(visit, blankForm())),
  },
  { method: 'POST', path: '/:locale/reset-password', who: 'anyone', act: requestReset },
  {
    method: 'GET',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    private: true,
    act: (visit) => Promise.resolve(resetPage(visit, blankForm())),
  },
  {
    method: 'POST',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    async act(visit) {
      const { form, parts, params, locale } = visit;
      const result = await attempt(() => resetPassword(parts.db, params['secret'] ?? '', form.get('password') ?? ''));
      if (result.refused !== null) return resetPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'sign-in')}?done=password`, session: 'ended' };
    },
  },
];
