/** Change of an account's e-mail address, confirmed by a link mailed to the new one. */
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { confirmEmailChange, requestEmailChange } from '#catalog/accounts/email-change.ts';
import { findLink } from '#catalog/accounts/email-links.ts';
import type { Account } from '#catalog/roles.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { PASSWORD, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerAuthPage } from './auth-layout.ts';
import { isOwnLink, linkPasswordField, signInForLink } from './link-owner.ts';
import { takeMail } from './mail-budget.ts';
import { withConfirmation } from './password-again.ts';
import { answerSettingPage } from './setting-page.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { afterFirstStep } from './sign-in-step.ts';

function emailPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(request.locale);
  return answerSettingPage(request, form, {
    path: ['email'],
    title: s.email.button,
    lead: s.email.lead,
    labels: { email: s.email.next },
    fields: (again) =>
      html`<dl class="setting-now">
          <dt>${s.email.now}</dt>
          <dd><bdi dir="ltr">${accountOf(request).email}</bdi></dd>
        </dl>
        ${textField(request, form, { name: 'email', label: s.email.next, type: 'email', autocomplete: 'email' })}
        ${again}`,
    button: s.email.button,
  });
}

async function requestChange(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const email = form.get('email') ?? '';
  await withConfirmation(request, async (currentPassword) => {
    await takeAttempt(request, 'register', request.address);
    await requestEmailChange(context.db, accountOf(request), {
      email,
      currentPassword,
      mayMail: (address) => takeMail(request, 'address_mail', address),
    });
  });
  return { redirect: `${pathTo(locale, 'account', 'settings')}?done=email` };
}

function confirmExpired(request: PageRequest): PageAnswer {
  const { locale } = request;
  const { settings: s, deadLink } = accountMessages(locale);
  return answerExpiredLink(request, {
    title: s.email.confirmTitle,
    hint: deadLink.change,
    label: s.email.button,
    path: pathTo(locale, 'account', 'email'),
  });
}

/** The page of the link. Only its button acts: mail scanners open links and would use it up. */
function confirmPage(request: PageRequest, link: { account: Account; email: string }, form: FormState): PageAnswer {
  const { locale, params } = request;
  const t = accountMessages(locale);
  const { settings: s, verify } = t;
  const isOwn = isOwnLink(request, link.account);
  return answerAuthPage(request, {
    title: s.email.confirmTitle,
    description: s.email.confirmLead,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { password: t.form.password }),
    card: html`<h1>${s.email.confirmTitle}</h1>
      <p class="auth-address"><bdi dir="ltr">${link.email}</bdi></p>
      <p class="lead">${isOwn ? s.email.confirmLead : verify.change}</p>
      <form method="post" action="${pathTo(locale, 'confirm-email', params['secret'] ?? '')}" class="form" novalidate>
        ${!isOwn && linkPasswordField(request, form, null)}
        <button class="button">${s.email.confirmButton}</button>
      </form>`,
  });
}

async function confirm(request: PageRequest): Promise<PageAnswer> {
  const { locale, params, context } = request;
  const t = accountMessages(locale);
  const { settings: s } = t;
  const secret = params['secret'] ?? '';
  const link = await findLink(context.db, secret, 'change');
  if (link === undefined) return confirmExpired(request);
  const session = await signInForLink(request, link.account);
  if (session?.isPending === true)
    return { ...afterFirstStep(request, session, pathTo(locale, 'confirm-email', secret)), headers: SECRET_ADDRESS };
  const account = await confirmEmailChange(context.db, secret, link.account.id);
  return {
    ...answerAuthPage(
      { ...request, account },
      {
        title: s.email.confirmTitle,
        headers: SECRET_ADDRESS,
        card: html`<h1>${s.email.confirmTitle}</h1>
          ${notice('done', html`<p>${s.email.confirmed}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'account', 'settings')}">${t.account.title}</a></p>`,
      },
    ),
    ...(session !== null && { session }),
  };
}

export const EMAIL_CHANGE_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/account/email',
    who: 'member',
    form: { email: EMAIL_MAX_LENGTH, ...PASSWORD_AGAIN },
    page: emailPage,
    act: requestChange,
  }),
  ...formPages({
    path: '/:locale/confirm-email/:secret',
    who: 'anyone',
    private: true,
    form: PASSWORD,
    async page(request, form) {
      const link = await findLink(request.context.db, request.params['secret'] ?? '', 'change');
      if (link === undefined || form.error?.code === 'link_expired') return confirmExpired(request);
      return confirmPage(request, link, form);
    },
    act: confirm,
  }),
];
