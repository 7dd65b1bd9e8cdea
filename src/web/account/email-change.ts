/** Moving an account to another e-mail address, which its owner confirms by a link that is sent there. */
import { confirmEmailChange, requestEmailChange } from '#catalog/account-links.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { errorSummary, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { passwordAgainField, withPassword } from './password-again.ts';
import { accountOf } from './signed-in.ts';

function emailPage(visit: Visit, form: FormState): PageAnswer {
  const { t, locale } = visit;
  const { settings: s } = accountMessages(locale);
  return answerAccountPage(visit, {
    title: form.error === null ? s.email.button : `${t.form.check} · ${s.email.button}`,
    section: 'settings',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="narrow">
      ${errorSummary(visit, form, { email: s.email.next, current_password: s.password.current })}
      <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${s.title}</a></p>
      <h1>${s.email.button}</h1>
      <p class="lead">${s.email.lead}</p>
      <form method="post" action="${pathTo(locale, 'account', 'email')}" class="stack" novalidate>
        ${textField(visit, form, { name: 'email', label: s.email.next, type: 'email', autocomplete: 'email' })}
        ${passwordAgainField(visit, form, s.password.current)}
        <button class="button">${s.email.button}</button>
      </form>
      <p><a href="${pathTo(locale, 'reset-password')}">${s.password.forgotten}</a></p>
    </div>`,
  });
}

async function request(visit: Visit): Promise<PageAnswer> {
  const { parts, form, locale } = visit;
  const email = form.get('email') ?? '';
  const result = await attempt(() =>
    withPassword(visit, async (currentPassword) => {
      const address = foldEmailAddress(email);
      if (isEmailAddress(address)) await takeAttempt(visit, 'account_mail', address);
      await requestEmailChange(parts.db, accountOf(visit), { email, currentPassword });
    }),
  );
  if (result.refused !== null) return emailPage(visit, { values: form, error: result.refused });
  return { redirect: `${pathTo(locale, 'account', 'settings')}?done=email` };
}

// The address holds the secret; it must not travel on.
const SECRET = { 'referrer-policy': 'no-referrer' };

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
    act(visit) {
      const { locale, params } = visit;
      const { settings: s } = accountMessages(locale);
      return Promise.resolve(
        answerPage(visit, {
          title: s.email.confirmTitle,
          section: 'account',
          headers: SECRET,
          main: html`<div class="narrow">
            <h1>${s.email.confirmTitle}</h1>
            <p class="lead">${s.email.confirmLead}</p>
            <form method="post" action="${pathTo(locale, 'confirm-email', params['secret'] ?? '')}">
              <button class="button">${s.email.confirmButton}</button>
            </form>
          </div>`,
        }),
      );
    },
  },
  {
    method: 'POST',
    path: '/:locale/confirm-email/:secret',
    who: 'anyone',
    async act(visit) {
      const { t, locale, params, parts } = visit;
      const { settings: s } = accountMessages(locale);
      await confirmEmailChange(parts.db, params['secret'] ?? '');
      return answerPage(visit, {
        title: s.email.confirmTitle,
        section: 'account',
        headers: SECRET,
        main: html`<div class="narrow">
          <h1>${s.email.confirmTitle}</h1>
          ${notice('done', html`<p>${s.email.confirmed}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'account')}">${t.account.title}</a></p>
        </div>`,
      });
    },
  },
];
