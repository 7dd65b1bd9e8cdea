/** Registering, and confirming the e-mail address. */
import { findLinkAddress, requestVerification, verifyEmail } from '#catalog/accounts/email-links.ts';
import { registerAccount } from '#catalog/accounts/accounts.ts';
import type { Account } from '#catalog/roles.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';
import { findOwnPath } from '#http/own-paths.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { errorSummary, textField } from '#web/form-fields.ts';
import { attempt, blankForm, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerGatePage } from './gate.ts';
import { takeMail } from './mail-budget.ts';
import { newPasswordField } from './password-fields.ts';
import { providerButtons } from './provider-buttons.ts';
import { withHashPlace } from './sign-in-limits.ts';

function registerPage(visit: Visit, form: FormState, next: string | undefined): PageAnswer {
  const { t, locale } = visit;
  return answerGatePage(visit, {
    title: t.register.title,
    form,
    before: errorSummary(visit, form, { email: t.form.email, password: t.form.password }),
    card: html`<h1>${t.register.title}</h1>
      <p class="lead">${t.register.lead}</p>
      ${providerButtons(visit, next)}
      <form method="post" action="${pathTo(locale, 'register')}" class="form" novalidate>
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
        ${textField(visit, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'email' })}
        ${newPasswordField(visit, form, t.form.password)}
        <button class="button">${t.register.button}</button>
      </form>`,
    after: html`<p>
      ${t.register.haveAccount} <a href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${t.signIn.title}</a>
    </p>`,
  });
}

async function register(visit: Visit): Promise<PageAnswer> {
  const { t, locale, parts, form } = visit;
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const result = await attempt(async () => {
    await takeAttempt(visit, 'register', visit.address);
    const mayMail = (address: string) => takeMail(visit, 'address_mail', address);
    return withHashPlace(visit, () => registerAccount(parts.db, { email, password, locale, mayMail }));
  });
  const next = findOwnPath(form.get('next'));
  if (result.refused !== null) return registerPage(visit, { values: form, error: result.refused }, next);
  return answerGatePage(visit, {
    title: t.register.doneTitle,
    card: html`<h1>${t.register.doneTitle}</h1>
      <p class="gate-address"><bdi dir="ltr">${foldEmailAddress(email)}</bdi></p>
      ${notice('done', html`<p>${t.register.done}</p>`)}
      <p><a class="button" href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${t.signIn.title}</a></p>`,
  });
}

function verificationExpired(visit: Visit): PageAnswer {
  const { t, locale } = visit;
  return answerExpiredLink(visit, {
    title: t.verify.title,
    hint: accountMessages(locale).deadLink.verify,
    label: visit.account === null ? t.signIn.title : t.account.title,
    path: pathTo(locale, 'account', 'settings'),
  });
}

/** Reminds an account of its unconfirmed address, with a button for another mail. */
export function verificationNotice(visit: Visit, account: Account): Html | null {
  const { t, locale } = visit;
  if (account.emailVerifiedAt !== null) return null;
  return notice(
    'note',
    html`<div class="verification">
      <p>${t.verify.needed(account.email)}</p>
      <form method="post" action="${pathTo(locale, 'account', 'verification')}">
        <button class="button button-quiet">${t.verify.resend}</button>
      </form>
      <a href="${pathTo(locale, 'account', 'email')}">${t.verify.wrong}</a>
    </div>`,
  );
}

export const REGISTRATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/register',
    who: 'anyone',
    private: true,
    act: (visit) =>
      Promise.resolve(
        visit.account === null
          ? registerPage(visit, blankForm(), findOwnPath(visit.query.get('next')))
          : { redirect: pathTo(visit.locale, 'account') },
      ),
  },
  { method: 'POST', path: '/:locale/register', who: 'anyone', act: register },
  {
    method: 'GET',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    private: true,
    // Only the button verifies: programs that look at links in mails would use the link up.
    async act(visit) {
      const { t, locale, params, parts } = visit;
      const secret = params['secret'] ?? '';
      const address = await findLinkAddress(parts.db, secret, 'verify');
      if (address === undefined) return verificationExpired(visit);
      return answerGatePage(visit, {
        title: t.verify.title,
        headers: SECRET_ADDRESS,
        card: html`<h1>${t.verify.title}</h1>
          <p class="gate-address"><bdi dir="ltr">${address}</bdi></p>
          <p class="lead">${t.verify.lead}</p>
          <form method="post" action="${pathTo(locale, 'verify-email', secret)}" class="form">
            <button class="button">${t.verify.button}</button>
          </form>`,
      });
    },
  },
  {
    method: 'POST',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    async act(visit) {
      const { t, locale, params, parts } = visit;
      const result = await attempt(() => verifyEmail(parts.db, params['secret'] ?? ''));
      if (result.refused !== null) return verificationExpired(visit);
      return answerGatePage(visit, {
        title: t.verify.title,
        headers: SECRET_ADDRESS,
        card: html`<h1>${t.verify.title}</h1>
          ${notice('done', html`<p>${t.verify.done}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'submit')}">${t.nav.submit}</a></p>
          <p><a href="${pathTo(locale, 'account')}">${t.account.title}</a></p>`,
      });
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/verification',
    who: 'member',
    async act(visit) {
      const { account, parts, locale } = visit;
      if (account !== null && account.emailVerifiedAt === null) {
        if (await takeMail(visit, 'address_mail', account.email)) await requestVerification(parts.db, account.id);
      }
      return { redirect: `${pathTo(locale, 'account', 'submissions')}?done=verification` };
    },
  },
];
