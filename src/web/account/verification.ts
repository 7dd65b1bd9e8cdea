/** Confirming the e-mail address of an account by its mailed link. */
import { findLink } from '#catalog/accounts/email-links.ts';
import { reclaimAccount, requestVerification, verifyEmail } from '#catalog/accounts/verification.ts';
import type { Account } from '#catalog/roles.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { attempt, blankForm, type FormState } from '#web/elements/form-state.ts';
import { CHOSEN, PASSWORD } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerExpiredLink } from './expired-link.ts';
import { SECRET_ADDRESS, answerGatePage } from './gate.ts';
import { isOwnLink, linkPasswordField, signInForLink } from './link-owner.ts';
import { takeMail } from './mail-budget.ts';
import { afterFirstStep } from './sign-in-step.ts';
import { accountOf } from '#web/elements/signed-in.ts';

function verificationExpired(visit: Visit): PageAnswer {
  const { locale } = visit;
  const t = accountMessages(locale);
  return answerExpiredLink(visit, {
    title: t.verify.title,
    hint: t.deadLink.verify,
    label: visit.account === null ? t.signIn.title : t.account.title,
    path: pathTo(locale, 'account', 'settings'),
  });
}

/** Reminds an account of its unconfirmed address, with a button for another mail. */
export function verificationNotice(visit: Visit, account: Account): Html | null {
  const { locale } = visit;
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

/** Whether the account has to confirm its address before it submits or makes a token: only where mails are really sent. */
export function mustVerify({ parts }: Visit, account: Account): boolean {
  return parts.config.smtpUrl !== undefined && account.emailVerifiedAt === null;
}

/** Another mail with the link, as far as the budget of the address goes. */
export async function resendVerification(visit: Visit, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  if (await takeMail(visit, 'address_mail', account.email)) await requestVerification(visit.parts.db, account.id);
}

/** The page behind the link. Only its buttons act: programs that look at links in mails would use the link up. */
function verifyPage(visit: Visit, account: Account, form: FormState): PageAnswer {
  const { locale, params } = visit;
  const t = accountMessages(locale);
  const { verify: s } = t;
  const path = pathTo(locale, 'verify-email', params['secret'] ?? '');
  const isOwn = isOwnLink(visit, account);
  return answerGatePage(visit, {
    title: t.verify.title,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(visit, form, { password: t.form.password }),
    card: html`<h1>${t.verify.title}</h1>
      <p class="gate-address"><bdi dir="ltr">${account.email}</bdi></p>
      <p class="lead">${isOwn ? t.verify.lead : s.password}</p>
      <form method="post" action="${path}" class="form" novalidate>
        ${!isOwn && linkPasswordField(visit, form, account.email)}
        <button class="button">${t.verify.button}</button>
      </form>
      ${
        !isOwn &&
        account.emailVerifiedAt === null &&
        html`<section class="gate-other" aria-labelledby="unknown">
          <h2 id="unknown">${s.unknown}</h2>
          <p>${s.unknownLead}</p>
          <form method="post" action="${path}" class="form">
            <button class="button button-quiet" name="reclaim" value="yes">${s.unknownButton}</button>
          </form>
        </section>`
      }`,
  });
}

async function verify(visit: Visit): Promise<PageAnswer> {
  const { locale, params, parts, form } = visit;
  const t = accountMessages(locale);
  const secret = params['secret'] ?? '';
  const link = await findLink(parts.db, secret, 'verify');
  if (link === undefined) return verificationExpired(visit);
  const result = await attempt(visit, async () => {
    if (form.has('reclaim')) return { reset: await reclaimAccount(parts.db, secret) };
    const step = await signInForLink(visit, link.account);
    if (step?.isPending === true) return { pending: step };
    return { session: step, account: await verifyEmail(parts.db, secret, link.account.id) };
  });
  if (result.refused?.code === 'link_expired') return verificationExpired(visit);
  if (result.refused !== null) return verifyPage(visit, link.account, { values: form, error: result.refused });
  if ('reset' in result.done)
    return { redirect: pathTo(locale, 'reset-password', result.done.reset), headers: SECRET_ADDRESS };
  if ('pending' in result.done)
    return {
      ...afterFirstStep(visit, result.done.pending, pathTo(locale, 'verify-email', secret)),
      headers: SECRET_ADDRESS,
    };
  const { session, account } = result.done;
  return {
    ...answerGatePage(
      { ...visit, account },
      {
        title: t.verify.title,
        headers: SECRET_ADDRESS,
        card: html`<h1>${t.verify.title}</h1>
          ${notice('done', html`<p>${t.verify.done}</p>`)}
          <p><a class="button" href="${pathTo(locale, 'submit')}">${t.nav.submit}</a></p>
          <p><a href="${pathTo(locale, 'account')}">${t.account.title}</a></p>`,
      },
    ),
    ...(session !== null && { session }),
  };
}

export const VERIFICATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    private: true,
    async act(visit) {
      const link = await findLink(visit.parts.db, visit.params['secret'] ?? '', 'verify');
      return link === undefined ? verificationExpired(visit) : verifyPage(visit, link.account, blankForm());
    },
  },
  {
    method: 'POST',
    path: '/:locale/verify-email/:secret',
    who: 'anyone',
    form: { ...PASSWORD, reclaim: CHOSEN },
    act: verify,
  },
  {
    method: 'POST',
    path: '/:locale/account/verification',
    who: 'member',
    form: {},
    async act(visit) {
      await resendVerification(visit, accountOf(visit));
      return { redirect: `${pathTo(visit.locale, 'account', 'submissions')}?done=verification` };
    },
  },
];
