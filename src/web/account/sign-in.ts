/** Sign-in and sign-out. */
import { CatalogError } from '#catalog/errors.ts';
import type { Fields } from '#catalog/problems.ts';
import { signIn, signOut, signOutEverywhere } from '#catalog/accounts/sessions.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSentence } from '#locales/errors.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CREDENTIALS } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { answerAuthPage } from './auth-layout.ts';
import { beforeSubmitting, leadsToForm } from './before-submitting.ts';
import { connectPolicy, providerButtons, providerFailure } from './provider-buttons.ts';
import { limitSignIn, visitorOf } from './sign-in-limits.ts';
import { afterFirstStep } from './sign-in-step.ts';

function passwordForm(request: PageRequest, form: FormState, next: string | undefined): Html {
  const { locale } = request;
  const t = accountMessages(locale);
  return html`<form method="post" action="${pathTo(locale, 'sign-in')}" class="form" novalidate>
      ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
      ${textField(request, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'username' })}
      ${textField(request, form, { name: 'password', label: t.form.password, type: 'password', autocomplete: 'current-password' })}
      <button class="button">${t.signIn.button}</button>
    </form>
    <p><a href="${withQuery(pathTo(locale, 'reset-password'), { next })}">${t.signIn.forgot}</a></p>`;
}

async function signInPage(
  request: PageRequest,
  form: FormState,
  next = safeRedirect(form.values.get('next')),
): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = accountMessages(locale);
  const { settings, signIn: s } = t;
  return answerAuthPage(request, {
    title: t.signIn.title,
    description: t.register.lead,
    form,
    headers: connectPolicy(locale, next),
    before: html`${doneNotice(request.query, { password: t.signIn.passwordChanged, 'signed-out': t.signIn.signedOut, deleted: settings.deletion.done })}
    ${request.query.has('expired') && notice('warning', html`<p role="alert">${errorSentence(locale, 'sign_in_expired')}</p>`)}
    ${providerFailure(request)}
    ${errorSummary(
      request,
      form,
      { email: t.form.email, password: t.form.password },
      form.error?.code === 'sign_in_failed'
        ? html`<p><a href="${withQuery(pathTo(locale, 'reset-password'), { next })}">${t.signIn.forgot}</a></p>`
        : null,
    )}`,
    card: html`<h1>${t.signIn.title}</h1>
      ${next !== undefined && html`<p class="lead">${leadsToForm(request, next) ? s.neededToSubmit : s.needed}</p>`}
      ${await beforeSubmitting(request, next)} ${providerButtons(request, next)}
      ${context.config.passwordSignIn && passwordForm(request, form, next)}`,
    ...(context.config.passwordSignIn && {
      after: html`<p>
        ${t.signIn.noAccount} <a href="${withQuery(pathTo(locale, 'register'), { next })}">${t.register.title}</a>
      </p>`,
    }),
  });
}

/** An empty field is no attempt. Throws `validation_failed`. */
function requireFilled(form: URLSearchParams, names: readonly string[]): void {
  const empty = names.filter((name) => (form.get(name) ?? '').trim() === '');
  if (empty.length === 0) return;
  const fields: Fields = Object.fromEntries(empty.map((name) => [name, [{ rule: 'required' }]]));
  throw new CatalogError('validation_failed', { fields });
}

async function signInWithForm(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const email = form.get('email') ?? '';
  const next = safeRedirect(form.get('next'));
  if (!context.config.passwordSignIn) throw new CatalogError('not_found');
  requireFilled(form, ['email', 'password']);
  const from = await visitorOf(request);
  const password = form.get('password') ?? '';
  const step = await limitSignIn(request, email, () =>
    signIn(context.db, { email, password, replaces: request.sessionCookie, from }),
  );
  return afterFirstStep(request, step, next);
}

// ASVS 14.3.1: sign-out clears the browser's copies of the account. Not all cookies: the mark of a
// known browser authorizes nothing, and lets its owner sign in while others guess.
export const SIGNED_OUT = { 'clear-site-data': '"cache","storage"' };

export const SIGN_IN_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/sign-in',
    who: 'anyone',
    private: true,
    async handler(request) {
      const next = safeRedirect(request.query.get('next'));
      return request.account === null
        ? signInPage(request, blankForm(), next)
        : { redirect: next ?? pathTo(request.locale, 'account') };
    },
  },
  {
    method: 'POST',
    path: '/:locale/sign-in',
    who: 'anyone',
    work: 'sign_in',
    form: CREDENTIALS,
    again: (request, form) => signInPage(request, form),
    handler: signInWithForm,
  },
  {
    method: 'POST',
    path: '/:locale/sign-out',
    who: 'anyone',
    form: {},
    async handler({ context, sessionIdHash, locale }) {
      if (sessionIdHash !== null) await signOut(context.db, sessionIdHash);
      return { redirect: `${pathTo(locale, 'sign-in')}?done=signed-out`, session: 'ended', headers: SIGNED_OUT };
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/sign-out-everywhere',
    who: 'member',
    form: {},
    async handler({ context, account, locale }) {
      if (account !== null) await signOutEverywhere(context.db, account.id);
      return { redirect: `${pathTo(locale, 'sign-in')}?done=signed-out`, session: 'ended', headers: SIGNED_OUT };
    },
  },
];
