/** Registration of accounts. */
import { registerAccount } from '#catalog/accounts/accounts.ts';
import { signInAsRegistered } from '#catalog/accounts/registered-browser.ts';
import { CatalogError } from '#catalog/errors.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { ADDRESS, CREDENTIALS } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerAuthPage, answerRefusedButton } from './auth-layout.ts';
import { beforeSubmitting, findDraftOf } from './before-submitting.ts';
import { takeMail } from './mail-budget.ts';
import { newPasswordField, siteWords } from './password-fields.ts';
import { providerButtons } from './provider-buttons.ts';
import { TERMS_FIELD, termsAnswer, termsField } from './terms.ts';
import { limitSuccesses, visitorOf, withHashPlace } from './sign-in-limits.ts';
import { afterFirstStep } from './sign-in-step.ts';

async function registerPage(request: PageRequest, form: FormState, next: string | undefined): Promise<PageAnswer> {
  const { locale } = request;
  const t = accountMessages(locale);
  return answerAuthPage(request, {
    title: t.register.title,
    description: t.register.lead,
    form,
    before: errorSummary(request, form, { email: t.form.email, password: t.form.password, terms: t.terms.accept }),
    card: html`<h1>${t.register.title}</h1>
      <p class="lead">${t.register.lead}</p>
      ${await beforeSubmitting(request, next)} ${providerButtons(request, next)}
      <form method="post" action="${pathTo(locale, 'register')}" class="form" novalidate>
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
        ${textField(request, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'email' })}
        ${newPasswordField(request, form, t.form.password)} ${termsField(request, form)}
        <button class="button">${t.register.button}</button>
      </form>`,
    after: html`<p>
      ${t.register.haveAccount} <a href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${t.signIn.title}</a>
    </p>`,
  });
}

/** Without passwords people register by signing in. */
function openRegistration(request: PageRequest): Promise<PageAnswer> | PageAnswer {
  const next = safeRedirect(request.query.get('next'));
  return request.context.config.passwordSignIn
    ? registerPage(request, blankForm(), next)
    : { redirect: withQuery(pathTo(request.locale, 'sign-in'), { next }) };
}

async function register(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, form } = request;
  const t = accountMessages(locale);
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const next = safeRedirect(form.get('next'));
  if (!context.config.passwordSignIn) throw new CatalogError('not_found');
  await takeAttempt(request, 'register', request.address);
  const mayMail = (address: string) => takeMail(request, 'address_mail', address);
  const draft = await findDraftOf(request, next);
  const { browser } = await withHashPlace(request, () =>
    registerAccount(context.db, {
      email,
      password,
      siteWords: siteWords(request),
      locale,
      mayMail,
      terms: termsAnswer(request),
      draft,
    }),
  );
  const page = answerAuthPage(request, {
    title: t.register.doneTitle,
    card: html`<h1>${t.register.doneTitle}</h1>
      <p class="auth-address"><bdi dir="ltr">${foldEmailAddress(email)}</bdi></p>
      ${notice('done', html`<p>${t.register.done}</p>`)}
      <form method="post" action="${pathTo(locale, 'sign-in', 'registered')}">
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
        <button class="button">${t.register.continue}</button>
      </form>`,
  });
  return { ...page, ...(request.account === null && { session: browser }) };
}

/** Leads to sign-in with the password after too many attempts. */
function answerContinueRefused(request: PageRequest, { values, error }: FormState): PageAnswer {
  const { register: t } = accountMessages(request.locale);
  if (request.refusal !== null) return answerRefusedButton(request, { values, error }, t.doneTitle, t.continue);
  return { redirect: withQuery(pathTo(request.locale, 'sign-in'), { next: safeRedirect(values.get('next')) }) };
}

/** Continues with the account just registered by this browser; others sign in. */
async function goOn(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale, account, sessionCookie } = request;
  const next = safeRedirect(form.get('next'));
  if (account !== null) return { redirect: next ?? pathTo(locale, 'account') };
  const step = await limitSuccesses(request, async () => {
    await takeAttempt(request, 'sign_in_address', request.address);
    return signInAsRegistered(context.db, sessionCookie, await visitorOf(request));
  });
  return afterFirstStep(request, step, next);
}

export const REGISTRATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/register',
    who: 'anyone',
    private: true,
    handler: async (request) =>
      request.account === null
        ? openRegistration(request)
        : { redirect: safeRedirect(request.query.get('next')) ?? pathTo(request.locale, 'account') },
  },
  {
    method: 'POST',
    path: '/:locale/register',
    who: 'anyone',
    work: 'sign_in',
    form: { ...CREDENTIALS, ...TERMS_FIELD },
    again: (request, form) => registerPage(request, form, safeRedirect(form.values.get('next'))),
    handler: register,
  },
  {
    method: 'POST',
    path: '/:locale/sign-in/registered',
    who: 'anyone',
    form: { next: ADDRESS },
    again: answerContinueRefused,
    handler: goOn,
  },
];
