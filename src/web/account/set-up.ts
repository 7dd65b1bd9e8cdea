/** Set-up: the link printed at the first start creates the first admin. */
import { createFirstAdmin, hasAdmin, isSetUpSecret } from '#catalog/accounts/first-admin.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { CREDENTIALS } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { SECRET_ADDRESS, answerAuthPage } from './auth-layout.ts';
import { answerExpiredLink } from './expired-link.ts';
import { newPasswordField, siteWords } from './password-fields.ts';
import { visitorOf, withHashPlace } from './sign-in-limits.ts';
import { formPages } from '#web/elements/form-pages.ts';

const { email: EMAIL, password: PASSWORD } = CREDENTIALS;

const secretOf = ({ params }: PageRequest): string => params['secret'] ?? '';

async function isOpen(request: PageRequest): Promise<boolean> {
  const { context } = request;
  return isSetUpSecret(context.db, secretOf(request)) && !(await hasAdmin(context.db.read));
}

function setUpPage(request: PageRequest, form: FormState): PageAnswer {
  const t = accountMessages(request.locale);
  return answerAuthPage(request, {
    title: t.setUp.title,
    description: t.setUp.lead,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { email: t.form.email, password: t.form.password }),
    card: html`<h1>${t.setUp.title}</h1>
      <p class="lead">${t.setUp.lead}</p>
      <form method="post" action="${pathTo(request.locale, 'setup', secretOf(request))}" class="form" novalidate>
        ${textField(request, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'email' })}
        ${newPasswordField(request, form, t.form.password)}
        <button class="button">${t.setUp.button}</button>
      </form>`,
  });
}

function expiredPage(request: PageRequest): PageAnswer {
  const t = accountMessages(request.locale);
  return answerExpiredLink(request, {
    title: t.setUp.title,
    hint: t.setUp.another,
    label: t.signIn.title,
    path: pathTo(request.locale, 'sign-in'),
  });
}

async function setUp(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  if (!(await isOpen(request))) return expiredPage(request);
  const credentials = { email: form.get('email') ?? '', password: form.get('password') ?? '', locale };
  const from = await visitorOf(request);
  await takeAttempt(request, 'register', request.address);
  const session = await withHashPlace(request, () =>
    createFirstAdmin(context.db, { ...credentials, siteWords: siteWords(request), from }),
  );
  return { redirect: pathTo(locale, 'admin', 'site'), session };
}

export const SET_UP_PAGES = formPages({
  path: '/:locale/setup/:secret',
  who: 'anyone',
  private: true,
  form: { email: EMAIL, password: PASSWORD },
  page: async (request, form) =>
    form.error === null && !(await isOpen(request)) ? expiredPage(request) : setUpPage(request, form),
  act: setUp,
});
