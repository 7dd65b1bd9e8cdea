/** Registering, and confirming the e-mail address. */
import { requestVerification, verifyEmail } from '#catalog/account-links.ts';
import { registerAccount } from '#catalog/accounts.ts';
import type { Account } from '#catalog/actors.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { checkPassword } from '#catalog/passwords.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { ACCOUNT_STYLESHEET_PATH } from '#web/assets/files.ts';
import { errorSummary, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { providerButtons } from './provider-buttons.ts';

function registerPage(visit: Visit, form: FormState): PageAnswer {
  const { t, locale } = visit;
  return answerPage(visit, {
    title: form.error === null ? t.register.title : `${t.form.check} · ${t.register.title}`,
    section: 'account',
    styles: [ACCOUNT_STYLESHEET_PATH],
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="narrow">
      ${errorSummary(visit, form, { email: t.form.email, password: t.form.password })}
      <h1>${t.register.title}</h1>
      <p class="lead">${t.register.lead}</p>
      ${providerButtons(visit, undefined)}
      <form method="post" action="${pathTo(locale, 'register')}" class="stack" novalidate>
        ${textField(visit, form, { name: 'email', label: t.form.email, type: 'email', autocomplete: 'email' })}
        ${textField(visit, form, { name: 'password', label: t.form.password, hint: t.register.passwordHint, type: 'password', autocomplete: 'new-password' })}
        <button class="button">${t.register.button}</button>
      </form>
      <p>${t.register.haveAccount} <a href="${pathTo(locale, 'sign-in')}">${t.signIn.title}</a></p>
    </div>`,
  });
}

async function register(visit: Visit): Promise<PageAnswer> {
  const { t, locale, parts, form } = visit;
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const result = await attempt(async () => {
    await takeAttempt(visit, 'register', visit.address);
    // Counted for known and unknown addresses alike, so that the answer tells nobody which one it is, and only
    // when a mail will go out: a refused password costs none.
    const address = foldEmailAddress(email);
    const isSound = isEmailAddress(address) && checkPassword(password, address).length === 0;
    if (isSound) await takeAttempt(visit, 'account_mail', address);
    return registerAccount(parts.db, { email, password, locale });
  });
  if (result.refused !== null) return registerPage(visit, { values: form, error: result.refused });
  return answerPage(visit, {
    title: t.register.doneTitle,
    section: 'account',
    main: html`<div class="narrow">
      <h1>${t.register.doneTitle}</h1>
      ${notice('done', html`<p>${t.register.done}</p>`)}
      <p><a class="button" href="${pathTo(locale, 'sign-in')}">${t.signIn.title}</a></p>
    </div>`,
  });
}

/** Reminds an account of its unconfirmed address, with a button for another mail. */
export function verificationNotice(visit: Visit, account: Account): Html | null {
  const { t, locale } = visit;
  if (account.emailVerifiedAt !== null) return null;
  return notice(
    'note',
    html`<p>${t.verify.needed}</p>
      <form method="post" action="${pathTo(locale, 'account', 'verification')}">
        <button class="button button-quiet">${t.verify.resend}</button>
      </form>`,
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
        visit.account === null ? registerPage(visit, blankForm()) : { redirect: pathTo(visit.locale, 'account') },
      ),
  },
  { method: 'POST', path: '/:locale/register', who: 'anyone', act: register },
  {
    method: 'GET',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    private: true,
    // Only the button verifies: programs that look at links in mails would use the link up.
    act(visit) {
      const { t, locale, params } = visit;
      return Promise.resolve(
        answerPage(visit, {
          title: t.verify.title,
          section: 'account',
          headers: { 'referrer-policy': 'no-referrer' },
          main: html`<div class="narrow">
            <h1>${t.verify.title}</h1>
            <p class="lead">${t.verify.lead}</p>
            <form method="post" action="${pathTo(locale, 'verify-email', params['secret'] ?? '')}">
              <button class="button">${t.verify.button}</button>
            </form>
          </div>`,
        }),
      );
    },
  },
  {
    method: 'POST',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    async act(visit) {
      const { t, locale, params, parts } = visit;
      await verifyEmail(parts.db, params['secret'] ?? '');
      return answerPage(visit, {
        title: t.verify.title,
        section: 'account',
        headers: { 'referrer-policy': 'no-referrer' },
        main: html`<div class="narrow">
          <h1>${t.verify.title}</h1>
          ${notice('done', html`<p>${t.verify.done}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'account')}">${t.account.title}</a></p>
        </div>`,
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
        await takeAttempt(visit, 'account_mail', account.email);
        await requestVerification(parts.db, account.id);
      }
      return { redirect: `${pathTo(locale, 'account', 'submissions')}?done=verification` };
    },
  },
];
