/** Moving an account to another e-mail address, which its owner confirms by a link that is sent there. */
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { confirmEmailChange, requestEmailChange } from '#catalog/accounts/email-change.ts';
import { findLink } from '#catalog/accounts/email-links.ts';
import type { Account } from '#catalog/roles.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { attempt, blankForm, type FormState } from '#web/elements/form-state.ts';
import { PASSWORD, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerGatePage } from './gate.ts';
import { isOwnLink, linkPasswordField, signInForLink } from './link-owner.ts';
import { takeMail } from './mail-budget.ts';
import { withConfirmation } from './password-again.ts';
import { answerSettingPage } from './setting-page.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { afterFirstStep } from './sign-in-step.ts';

function emailPage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { settings: s } = accountMessages(visit.locale);
  return answerSettingPage(visit, form, {
    path: ['email'],
    title: s.email.button,
    lead: s.email.lead,
    labels: { email: s.email.next },
    fields: (again) =>
      html`<dl class="setting-now">
          <dt>${s.email.now}</dt>
          <dd><bdi dir="ltr">${accountOf(visit).email}</bdi></dd>
        </dl>
        ${textField(visit, form, { name: 'email', label: s.email.next, type: 'email', autocomplete: 'email' })} ${again}`,
    button: s.email.button,
  });
}

async function request(visit: Visit): Promise<PageAnswer> {
  const { parts, form, locale } = visit;
  const email = form.get('email') ?? '';
  const result = await attempt(visit, () =>
    withConfirmation(visit, async (currentPassword) => {
      await takeAttempt(visit, 'register', visit.address);
      await requestEmailChange(parts.db, accountOf(visit), {
        email,
        currentPassword,
        mayMail: (address) => takeMail(visit, 'address_mail', address),
      });
    }),
  );
  if (result.refused !== null) return emailPage(visit, { values: form, error: result.refused });
  return { redirect: `${pathTo(locale, 'account', 'settings')}?done=email` };
}

function confirmExpired(visit: Visit): PageAnswer {
  const { locale } = visit;
  const { settings: s, deadLink } = accountMessages(locale);
  return answerExpiredLink(visit, {
    title: s.email.confirmTitle,
    hint: deadLink.change,
    label: s.email.button,
    path: pathTo(locale, 'account', 'email'),
  });
}

/** The page behind the link. Only its button acts: programs that look at links in mails would use the link up. */
function confirmPage(visit: Visit, link: { account: Account; email: string }, form: FormState): PageAnswer {
  const { locale, params } = visit;
  const t = accountMessages(locale);
  const { settings: s, verify } = t;
  const isOwn = isOwnLink(visit, link.account);
  return answerGatePage(visit, {
    title: s.email.confirmTitle,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(visit, form, { password: t.form.password }),
    card: html`<h1>${s.email.confirmTitle}</h1>
      <p class="gate-address"><bdi dir="ltr">${link.email}</bdi></p>
      <p class="lead">${isOwn ? s.email.confirmLead : verify.change}</p>
      <form method="post" action="${pathTo(locale, 'confirm-email', params['secret'] ?? '')}" class="form" novalidate>
        ${!isOwn && linkPasswordField(visit, form, null)}
        <button class="button">${s.email.confirmButton}</button>
      </form>`,
  });
}

async function confirm(visit: Visit): Promise<PageAnswer> {
  const { locale, params, parts, form } = visit;
  const t = accountMessages(locale);
  const { settings: s } = t;
  const secret = params['secret'] ?? '';
  const link = await findLink(parts.db, secret, 'change');
  if (link === undefined) return confirmExpired(visit);
  const result = await attempt(visit, async () => {
    const step = await signInForLink(visit, link.account);
    if (step?.isPending === true) return { pending: step };
    return { session: step, account: await confirmEmailChange(parts.db, secret, link.account.id) };
  });
  if (result.refused?.code === 'link_expired') return confirmExpired(visit);
  if (result.refused !== null) return confirmPage(visit, link, { values: form, error: result.refused });
  if ('pending' in result.done)
    return {
      ...afterFirstStep(visit, result.done.pending, pathTo(locale, 'confirm-email', secret)),
      headers: SECRET_ADDRESS,
    };
  const { session, account } = result.done;
  return {
    ...answerGatePage(
      { ...visit, account },
      {
        title: s.email.confirmTitle,
        headers: SECRET_ADDRESS,
        card: html`<h1>${s.email.confirmTitle}</h1>
          ${notice('done', html`<p>${s.email.confirmed}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'account')}">${t.account.title}</a></p>`,
      },
    ),
    ...(session !== null && { session }),
  };
}

export const EMAIL_CHANGE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/email',
    who: 'member',
    act: (visit) => emailPage(visit, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/account/email',
    who: 'member',
    form: { email: EMAIL_MAX_LENGTH, ...PASSWORD_AGAIN },
    act: request,
  },
  {
    method: 'GET',
    path: '/:locale/confirm-email/:secret',
    who: 'anyone',
    private: true,
    async act(visit) {
      const link = await findLink(visit.parts.db, visit.params['secret'] ?? '', 'change');
      return link === undefined ? confirmExpired(visit) : confirmPage(visit, link, blankForm());
    },
  },
  { method: 'POST', path: '/:locale/confirm-email/:secret', who: 'anyone', form: PASSWORD, act: confirm },
];
