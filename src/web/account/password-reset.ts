/** A new password by a link sent to the account's address. */
import { findLink } from '#catalog/accounts/email-links.ts';
import { requestPasswordReset, resetPassword } from '#catalog/accounts/password-reset.ts';
import { EMAIL_MAX_LENGTH, foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { fieldError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { attempt, blankForm, type FormState } from '#web/elements/form-state.ts';
import { PASSWORD } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerGatePage } from './gate.ts';
import { takeMail } from './mail-budget.ts';
import { newPasswordField } from './password-fields.ts';
import { withHashPlace } from './sign-in-limits.ts';

function requestPage(visit: Visit, form: FormState): PageAnswer {
  const { locale } = visit;
  const t = accountMessages(locale);
  return answerGatePage(visit, {
    title: t.forgot.title,
    form,
    before: errorSummary(visit, form, { email: t.form.email }),
    card: html`<h1>${t.forgot.title}</h1>
      <p class="lead">${t.forgot.lead}</p>
      <form method="post" action="${pathTo(locale, 'reset-password')}" class="form" novalidate>
        ${textField(visit, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'username' })}
        <button class="button">${t.forgot.button}</button>
      </form>`,
    after: backToSignIn(visit),
  });
}

function backToSignIn({ locale, account }: Visit): Html {
  const t = accountMessages(locale);
  return account === null
    ? html`<p><a href="${pathTo(locale, 'sign-in')}">${t.signIn.back}</a></p>`
    : html`<p><a href="${pathTo(locale, 'account', 'settings')}">${t.settings.title}</a></p>`;
}

async function requestReset(visit: Visit): Promise<PageAnswer> {
  const t = accountMessages(visit.locale);
  const { form, parts } = visit;
  const email = form.get('email') ?? '';
  const result = await attempt(visit, async () => {
    if (!isEmailAddress(foldEmailAddress(email)))
      throw fieldError('email', { rule: email.trim() === '' ? 'required' : 'not_an_email' });
    await takeAttempt(visit, 'register', visit.address);
    if (await takeMail(visit, 'reset_mail', foldEmailAddress(email))) await requestPasswordReset(parts.db, email);
  });
  if (result.refused !== null) return requestPage(visit, { values: form, error: result.refused });
  return answerGatePage(visit, {
    title: t.forgot.title,
    card: html`<h1>${t.register.doneTitle}</h1>
      <p class="gate-address"><bdi dir="ltr">${foldEmailAddress(email)}</bdi></p>
      ${notice('done', html`<p>${t.forgot.done}</p>`)}`,
    after: backToSignIn(visit),
  });
}

function resetPage(visit: Visit, form: FormState): PageAnswer {
  const { locale, params } = visit;
  const t = accountMessages(locale);
  return answerGatePage(visit, {
    title: t.reset.title,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(visit, form, { password: t.reset.password }),
    card: html`<h1>${t.reset.title}</h1>
      <p class="lead">${t.reset.signsOut}</p>
      <form method="post" action="${pathTo(locale, 'reset-password', params['secret'] ?? '')}" class="form" novalidate>
        ${newPasswordField(visit, form, t.reset.password)}
        <button class="button">${t.reset.button}</button>
      </form>`,
  });
}

function resetExpired(visit: Visit): PageAnswer {
  const { locale } = visit;
  const t = accountMessages(locale);
  return answerExpiredLink(visit, {
    title: t.reset.title,
    hint: t.deadLink.reset,
    label: t.forgot.title,
    path: pathTo(locale, 'reset-password'),
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
  {
    method: 'POST',
    path: '/:locale/reset-password',
    who: 'anyone',
    form: { email: EMAIL_MAX_LENGTH },
    act: requestReset,
  },
  {
    method: 'GET',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    private: true,
    act: async (visit) =>
      (await findLink(visit.parts.db, visit.params['secret'] ?? '', 'reset')) !== undefined
        ? resetPage(visit, blankForm())
        : resetExpired(visit),
  },
  {
    method: 'POST',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    form: PASSWORD,
    async act(visit) {
      const { form, parts, params, locale } = visit;
      const result = await attempt(visit, () =>
        withHashPlace(visit, () => resetPassword(parts.db, params['secret'] ?? '', form.get('password') ?? '')),
      );
      if (result.refused?.code === 'link_expired') return resetExpired(visit);
      if (result.refused !== null) return resetPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'sign-in')}?done=password`, session: 'ended' };
    },
  },
];
