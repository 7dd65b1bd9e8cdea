/** A new password by a link mailed to the account. */
import { findLink } from '#catalog/accounts/email-links.ts';
import { markBrowser } from '#catalog/accounts/known-browsers.ts';
import { requestPasswordReset, resetPassword } from '#catalog/accounts/password-reset.ts';
import { EMAIL_MAX_LENGTH, foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { fieldError } from '#catalog/errors.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages, securityMessages } from '#locales/subjects.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, PASSWORD } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerAuthPage } from './auth-layout.ts';
import { findDraftOf } from './before-submitting.ts';
import { takeMail } from './mail-budget.ts';
import { newPasswordField, siteWords } from './password-fields.ts';
import { withHashPlace } from './sign-in-limits.ts';

/** Tokens, applications and webhooks end unless the form says otherwise. */
const ACCESS = 'access';
const END = 'end';
const KEEP = 'keep';

function requestPage(request: PageRequest, form: FormState): PageAnswer {
  const { locale } = request;
  const next = safeRedirect(request.query.get('next'));
  const t = accountMessages(locale);
  return answerAuthPage(request, {
    title: t.forgot.title,
    description: t.forgot.lead,
    form,
    before: errorSummary(request, form, { email: t.form.email }),
    card: html`<h1>${t.forgot.title}</h1>
      <p class="lead">${t.forgot.lead}</p>
      <form method="post" action="${withQuery(pathTo(locale, 'reset-password'), { next })}" class="form" novalidate>
        ${textField(request, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'username' })}
        <button class="button">${t.forgot.button}</button>
      </form>`,
    after: backToSignIn(request),
  });
}

function backToSignIn({ locale, account, query }: PageRequest): Html {
  const next = safeRedirect(query.get('next'));
  const t = accountMessages(locale);
  return account === null
    ? html`<p><a href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${t.signIn.back}</a></p>`
    : html`<p><a href="${pathTo(locale, 'account', 'settings')}">${t.settings.title}</a></p>`;
}

async function requestReset(request: PageRequest): Promise<PageAnswer> {
  const t = accountMessages(request.locale);
  const { form, context } = request;
  const email = form.get('email') ?? '';
  if (!isEmailAddress(foldEmailAddress(email)))
    throw fieldError('email', { rule: email.trim() === '' ? 'required' : 'not_an_email' });
  await takeAttempt(request, 'register', request.address);
  const draft = await findDraftOf(request, safeRedirect(request.query.get('next')));
  if (await takeMail(request, 'reset_mail', foldEmailAddress(email)))
    await requestPasswordReset(context.db, email, draft);
  return answerAuthPage(request, {
    title: t.forgot.title,
    card: html`<h1>${t.register.doneTitle}</h1>
      <p class="auth-address"><bdi dir="ltr">${foldEmailAddress(email)}</bdi></p>
      ${notice('done', html`<p>${t.forgot.done}</p>`)}`,
    after: backToSignIn(request),
  });
}

function resetPage(request: PageRequest, form: FormState): PageAnswer {
  const { locale, params, query } = request;
  const next = safeRedirect(query.get('next'));
  const path = withQuery(pathTo(locale, 'reset-password', params['secret'] ?? ''), { next });
  const t = accountMessages(locale);
  const { reset: s } = securityMessages(locale).security;
  return answerAuthPage(request, {
    title: t.reset.title,
    description: t.reset.signsOut,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { password: t.reset.password, [ACCESS]: s.access }),
    card: html`<h1>${t.reset.title}</h1>
      <p class="lead">${t.reset.signsOut}</p>
      <form method="post" action="${path}" class="form" novalidate>
        ${newPasswordField(request, form, t.reset.password)}
        ${choiceField(request, form, {
          name: ACCESS,
          label: s.access,
          hint: s.hint,
          kind: 'radio',
          choices: [
            { value: END, label: s.end },
            { value: KEEP, label: s.keep },
          ],
        })}
        <button class="button">${t.reset.button}</button>
      </form>`,
  });
}

function resetExpired(request: PageRequest): PageAnswer {
  const { locale } = request;
  const t = accountMessages(locale);
  return answerExpiredLink(request, {
    title: t.reset.title,
    hint: t.deadLink.reset,
    label: t.forgot.title,
    path: withQuery(pathTo(locale, 'reset-password'), { next: safeRedirect(request.query.get('next')) }),
  });
}

export const PASSWORD_RESET_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/reset-password',
    who: 'anyone',
    private: true,
    form: { email: EMAIL_MAX_LENGTH },
    page: requestPage,
    act: requestReset,
  }),
  {
    method: 'GET',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    private: true,
    handler: async (request) =>
      (await findLink(request.context.db, request.params['secret'] ?? '', 'reset')) !== undefined
        ? resetPage(request, blankForm({ [ACCESS]: END }))
        : resetExpired(request),
  },
  {
    method: 'POST',
    path: '/:locale/reset-password/:secret',
    who: 'anyone',
    work: 'sign_in',
    form: { ...PASSWORD, [ACCESS]: CHOSEN },
    again: (request, form) => (form.error?.code === 'link_expired' ? resetExpired(request) : resetPage(request, form)),
    async handler(request) {
      const { form, context, params, locale } = request;
      const { id } = await withHashPlace(request, () =>
        resetPassword(context.db, params['secret'] ?? '', {
          newPassword: form.get('password') ?? '',
          siteWords: siteWords(request),
          keepsAccess: form.get(ACCESS) === KEEP,
        }),
      );
      // The reader of the mail owns the account, and can sign in while others guess.
      const mark = await markBrowser(context.db.read, id, context.db.now());
      const next = safeRedirect(request.query.get('next'));
      return { redirect: withQuery(pathTo(locale, 'sign-in'), { done: 'password', next }), session: 'ended', mark };
    },
  },
];
