/** The page of an invitation: a new account, or the one with the address, gets the role. */
import { acceptAsAccount, acceptAsNew, findInvitation } from '#catalog/accounts/invitations.ts';
import type { FirstStep } from '#catalog/accounts/sessions.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { mailedMessages } from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { PASSWORD } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { SECRET_ADDRESS, answerAuthPage } from '#web/account/auth-layout.ts';
import { answerExpiredLink } from '#web/account/expired-link.ts';
import { isOwnLink, linkPasswordField, signInForLink } from '#web/account/link-owner.ts';
import { newPasswordField, siteWords, usernameField } from '#web/account/password-fields.ts';
import { visitorOf, withHashPlace } from '#web/account/sign-in-limits.ts';
import { afterFirstStep } from '#web/account/sign-in-step.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const secretOf = ({ params }: PageRequest): string => params['secret'] ?? '';

function expiredPage(request: PageRequest): PageAnswer {
  const t = mailedMessages(request.locale);
  return answerExpiredLink(request, {
    title: t.invitation.title,
    hint: t.invitation.another,
    label: t.signIn.title,
    path: pathTo(request.locale, 'sign-in'),
  });
}

/** A new password without an account, none if signed in to it, else the one of the account. */
function passwordOf(request: PageRequest, { invitation, account }: Found, form: FormState): Html | null {
  const t = mailedMessages(request.locale);
  if (account === null)
    return html`${usernameField(invitation.email)} ${newPasswordField(request, form, t.form.password)}`;
  return isOwnLink(request, account) ? null : linkPasswordField(request, form, account.email);
}

function invitationPage(request: PageRequest, found: Found, form: FormState): PageAnswer {
  const { locale, site } = request;
  const t = mailedMessages(locale);
  const { email, role } = found.invitation;
  return answerAuthPage(request, {
    title: t.invitation.title,
    description: t.invitation.lead[role](site.name),
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { password: t.form.password }),
    card: html`<h1>${t.invitation.title}</h1>
      <p class="auth-address"><bdi dir="ltr">${email}</bdi></p>
      <p class="lead">${t.invitation.lead[role](site.name)}</p>
      <p>${found.account === null ? t.invitation.asNew : t.invitation.asAccount}</p>
      <form method="post" action="${pathTo(locale, 'invitation', secretOf(request))}" class="form" novalidate>
        ${passwordOf(request, found, form)}
        <button class="button">${t.invitation.button}</button>
      </form>
      ${found.account !== null && html`<p><a href="${pathTo(locale, 'reset-password')}">${t.signIn.forgot}</a></p>`}`,
  });
}

async function accept(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const secret = secretOf(request);
  const found = await findInvitation(context.db, secret);
  if (found === undefined) return expiredPage(request);
  const { account } = found;
  let step: FirstStep | null;
  if (account === null) {
    await takeAttempt(request, 'register', request.address);
    const password = form.get('password') ?? '';
    const input = { password, siteWords: siteWords(request), locale, from: await visitorOf(request) };
    step = await withHashPlace(request, () => acceptAsNew(context.db, secret, input));
  } else {
    // An existing second factor is asked for before the role is given.
    step = await signInForLink(request, account);
    if (step?.isPending !== true)
      step = await acceptAsAccount(context.db, secret, account.id, await visitorOf(request));
  }
  const isSignedInFirst = step.isPending && request.account?.id !== account?.id;
  const next = isSignedInFirst ? pathTo(locale, 'invitation', secret) : pathTo(locale, 'editor', 'queue');
  return { ...afterFirstStep(request, step, next), headers: SECRET_ADDRESS };
}

export const INVITATION_PAGES = formPages({
  path: '/:locale/invitation/:secret',
  who: 'anyone',
  private: true,
  form: PASSWORD,
  async page(request, form) {
    const found = await findInvitation(request.context.db, secretOf(request));
    if (found === undefined || form.error?.code === 'link_expired') return expiredPage(request);
    return invitationPage(request, found, form);
  },
  act: accept,
});
