/** Moving an account to another e-mail address, which its owner confirms by a link that is sent there. */
import { confirmEmailChange, findLinkAddress, requestEmailChange } from '#catalog/accounts/email-links.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { textField } from '#web/form-fields.ts';
import { attempt, blankForm, type FormState } from '#web/form-state.ts';
import { html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerGatePage } from './gate.ts';
import { takeMail } from './mail-budget.ts';
import { withPassword } from './password-again.ts';
import { answerSettingPage } from './setting-page.ts';
import { accountOf } from './signed-in.ts';

function emailPage(visit: Visit, form: FormState): PageAnswer {
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
  const result = await attempt(() =>
    withPassword(visit, async (currentPassword) => {
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

export const EMAIL_CHANGE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/email',
    who: 'member',
    act: (visit) => Promise.resolve(emailPage(visit, blankForm())),
  },
  { method: 'POST', path: '/:locale/account/email', who: 'member', act: request },
  {
    method: 'GET',
    path: '/:locale/confirm-email/:secret',
    who: 'anyone',
    private: true,
    // Only the button confirms: programs that look at links in mails would use the link up.
    async act(visit) {
      const { locale, params, parts } = visit;
      const { settings: s } = accountMessages(locale);
      const secret = params['secret'] ?? '';
      const address = await findLinkAddress(parts.db, secret, 'change');
      if (address === undefined) return confirmExpired(visit);
      return answerGatePage(visit, {
        title: s.email.confirmTitle,
        headers: SECRET_ADDRESS,
        card: html`<h1>${s.email.confirmTitle}</h1>
          <p class="gate-address"><bdi dir="ltr">${address}</bdi></p>
          <p class="lead">${s.email.confirmLead}</p>
          <form method="post" action="${pathTo(locale, 'confirm-email', secret)}" class="form">
            <button class="button">${s.email.confirmButton}</button>
          </form>`,
      });
    },
  },
  {
    method: 'POST',
    path: '/:locale/confirm-email/:secret',
    who: 'anyone',
    async act(visit) {
      const { t, locale, params, parts } = visit;
      const { settings: s } = accountMessages(locale);
      const result = await attempt(() => confirmEmailChange(parts.db, params['secret'] ?? ''));
      if (result.refused !== null) return confirmExpired(visit);
      return answerGatePage(visit, {
        title: s.email.confirmTitle,
        headers: SECRET_ADDRESS,
        card: html`<h1>${s.email.confirmTitle}</h1>
          ${notice('done', html`<p>${s.email.confirmed}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'account')}">${t.account.title}</a></p>`,
      });
    },
  },
];
