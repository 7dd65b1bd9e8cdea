/** Confirmation of an account's e-mail address by a mailed link. */
import { findLink } from '#catalog/accounts/email-links.ts';
import { hasRegistered } from '#catalog/accounts/registered-browser.ts';
import { reclaimAccount, requestVerification, verifyEmail } from '#catalog/accounts/verification.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { CHOSEN, PASSWORD } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerAuthPage } from './auth-layout.ts';
import { isOwnLink, linkPasswordField, signInForLink } from './link-owner.ts';
import { findDraftOf } from './before-submitting.ts';
import { takeMail } from './mail-budget.ts';
import { afterFirstStep } from './sign-in-step.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { actPage } from '#web/elements/act-pages.ts';

function verificationExpired(request: PageRequest): PageAnswer {
  const { locale } = request;
  const t = accountMessages(locale);
  const next = safeRedirect(request.query.get('next'));
  return answerExpiredLink(request, {
    title: t.verify.title,
    hint: t.deadLink.verify,
    ...(next === undefined
      ? {
          label: request.account === null ? t.signIn.title : t.account.title,
          path: pathTo(locale, 'account', 'settings'),
        }
      : { label: t.verify.continue, path: next }),
  });
}

/** Reminds of the unconfirmed address, with a button for another mail. */
export function verificationNotice(request: PageRequest, account: Account): Html | null {
  const { locale } = request;
  const t = accountMessages(locale);
  if (account.emailVerifiedAt !== null) return null;
  return notice(
    'note',
    html`<div class="verification">
      <p>${t.unverified.needed(account.email)}</p>
      <form method="post" action="${pathTo(locale, 'account', 'verification')}">
        <button class="button button-quiet">${t.unverified.resend}</button>
      </form>
      <a href="${pathTo(locale, 'account', 'email')}">${t.verify.wrong}</a>
    </div>`,
  );
}

/** Whether the account must confirm its address before it submits or creates a token: only if mails are sent. */
export function mustVerify({ context }: PageRequest, account: Account): boolean {
  return context.config.smtpUrl !== undefined && account.emailVerifiedAt === null;
}

/** Throws `email_unverified` if the account must confirm its address. */
export async function requireVerified(request: PageRequest): Promise<void> {
  if (mustVerify(request, accountOf(request))) throw new CatalogError('email_unverified');
}

/** Mails the link again, within the budget of the address; it leads on to the draft of `next`. */
export async function resendVerification(request: PageRequest, account: Account, next?: string): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  if (await takeMail(request, 'address_mail', account.email))
    await requestVerification(request.context.db, account.id, await findDraftOf(request, next));
}

/** The page of the link. Only its buttons act: mail scanners open links and would use it up. */
async function verifyPage(request: PageRequest, account: Account, form: FormState): Promise<PageAnswer> {
  const { locale, params, context, sessionCookie } = request;
  const t = accountMessages(locale);
  const { verify: s } = t;
  const next = safeRedirect(request.query.get('next'));
  const path = withQuery(pathTo(locale, 'verify-email', params['secret'] ?? ''), { next });
  const isOwn = isOwnLink(request, account) || (await hasRegistered(context.db, sessionCookie, account.id));
  return answerAuthPage(request, {
    title: t.verify.title,
    description: t.verify.lead,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { password: t.form.password }),
    card: html`<h1>${t.verify.title}</h1>
      <p class="auth-address"><bdi dir="ltr">${account.email}</bdi></p>
      <p class="lead">${isOwn ? t.verify.lead : s.password}</p>
      <form method="post" action="${path}" class="form" novalidate>
        ${!isOwn && linkPasswordField(request, form, account.email)}
        <button class="button">${t.verify.button}</button>
      </form>
      ${
        !isOwn &&
        account.emailVerifiedAt === null &&
        html`<section class="auth-other" aria-labelledby="unknown">
          <h2 id="unknown">${s.unknown}</h2>
          <p>${s.unknownLead}</p>
          <form method="post" action="${path}" class="form">
            <button class="button button-quiet" name="reclaim" value="yes">${s.unknownButton}</button>
          </form>
        </section>`
      }`,
  });
}

async function verify(request: PageRequest): Promise<PageAnswer> {
  const { locale, params, context, form } = request;
  const t = accountMessages(locale);
  const secret = params['secret'] ?? '';
  const next = safeRedirect(request.query.get('next'));
  const link = await findLink(context.db, secret, 'verify');
  if (link === undefined) return verificationExpired(request);
  if (form.has('reclaim'))
    return {
      redirect: withQuery(pathTo(locale, 'reset-password', await reclaimAccount(context.db, secret)), { next }),
      headers: SECRET_ADDRESS,
    };
  const session = await signInForLink(request, link.account);
  if (session?.isPending === true)
    return {
      ...afterFirstStep(request, session, withQuery(pathTo(locale, 'verify-email', secret), { next })),
      headers: SECRET_ADDRESS,
    };
  const account = await verifyEmail(context.db, secret, link.account.id);
  return {
    ...answerAuthPage(
      { ...request, account },
      {
        title: t.verify.title,
        headers: SECRET_ADDRESS,
        card: html`<h1>${t.verify.title}</h1>
          ${notice('done', html`<p>${t.verify.done}</p>`)}
          <p>
            <a class="button" href="${next ?? pathTo(locale, 'submit')}"
              >${next === undefined ? t.titles.submit : t.verify.continue}</a
            >
          </p>
          <p><a href="${pathTo(locale, 'account', 'submissions')}">${t.account.title}</a></p>`,
      },
    ),
    ...(session !== null && { session }),
  };
}

export const VERIFICATION_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    private: true,
    form: { ...PASSWORD, reclaim: CHOSEN },
    async page(request, form) {
      const link = await findLink(request.context.db, request.params['secret'] ?? '', 'verify');
      if (link === undefined || form.error?.code === 'link_expired') return verificationExpired(request);
      return verifyPage(request, link.account, form);
    },
    act: verify,
  }),
  actPage({
    path: '/:locale/account/verification',
    who: 'member',
    act: (_, account, __, request) => resendVerification(request, account),
    back: '/account/submissions',
    done: 'verification',
  }),
];
