/** The second step of sign-in: the second factor, for a browser that passed the first step. */
import { finishSignIn } from '#catalog/accounts/second-factor/sign-in-step.ts';
import { findPendingSignIn, type PendingSignIn } from '#catalog/accounts/second-factor/pending-sign-ins.ts';
import { requestOptions } from '#catalog/accounts/second-factor/passkeys.ts';
import { findSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import type { FirstStep } from '#catalog/accounts/sessions.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { DrawForm, FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { drawRefused } from '#http/pages/refused-forms.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { ADDRESS, FACTOR } from '#web/elements/form-tables.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { limitFactor } from './step-up.ts';
import { factorFields, factorLabels, factorScripts, proofOf } from './factor-fields.ts';
import { answerAuthPage } from './auth-layout.ts';
import { connectPolicy } from './provider-buttons.ts';
import { visitorOf } from './sign-in-limits.ts';

/** The page after the first step: the second one, the set-up of a required factor unless another site asks for one, or `next`. */
export function afterFirstStep(
  { locale, context }: PageRequest,
  step: FirstStep,
  next?: string,
  isGuarded = false,
): PageAnswer {
  const { account, isPending } = step;
  const mustSetUp = !isPending && !isGuarded && context.config.requireSecondFactor && hasRole(account, 'editor');
  const redirect = isPending
    ? withQuery(pathTo(locale, 'sign-in', 'two-factor'), { next })
    : mustSetUp
      ? pathTo(locale, 'account', 'settings')
      : (next ?? pathTo(locale, 'account'));
  return { redirect, session: step };
}

const expired = ({ locale }: PageRequest, next: string | undefined): PageAnswer => ({
  redirect: withQuery(pathTo(locale, 'sign-in'), { expired: 'yes', next }),
});

async function stepPage(
  request: PageRequest,
  account: Account,
  form: FormState,
  next: string | undefined,
): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = accountMessages(locale);
  const { twoFactor: s } = t;
  const factor = await findSecondFactor(context.db.read, account.id);
  const challenge = pathTo(locale, 'sign-in', 'two-factor', 'challenge');
  const kind = factor.appSince === null ? 'button' : 'button button-quiet';
  return answerAuthPage(request, {
    title: s.title,
    description: s.signIn.lead,
    form,
    headers: connectPolicy(locale, next),
    scripts: factorScripts(factor),
    before: errorSummary(request, form, factorLabels(request)),
    card: html`<h1>${s.title}</h1>
      <p class="lead">${s.signIn.lead}</p>
      <form method="post" action="${pathTo(locale, 'sign-in', 'two-factor')}" class="form" novalidate>
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
        ${factorFields(request, form, factor, { challenge, kind })}
        <button class="${factor.appSince === null ? 'button button-quiet' : 'button'}">${t.signIn.button}</button>
      </form>
      <p class="hint">${s.signIn.lost}</p>`,
    after: html`<p><a href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${s.signIn.another}</a></p>`,
  });
}

async function finish(request: PageRequest, pending: PendingSignIn): Promise<PageAnswer> {
  const { context, form, locale, origin, refusal } = request;
  if (refusal !== null) throw refusal;
  const next = safeRedirect(form.get('next'));
  const from = await visitorOf(request);
  const session = await limitFactor(request, pending.account, () =>
    finishSignIn(context.db, pending, proofOf(form), origin, from),
  );
  return { redirect: next ?? pathTo(locale, 'account'), session };
}

export const SIGN_IN_STEP_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/sign-in/two-factor',
    who: 'anyone',
    private: true,
    async handler(request) {
      const next = safeRedirect(request.query.get('next'));
      if (request.account !== null) return { redirect: next ?? pathTo(request.locale, 'account') };
      const pending = await findPendingSignIn(request.context.db, request.sessionCookie);
      return pending === undefined ? expired(request, next) : stepPage(request, pending.account, blankForm(), next);
    },
  },
  {
    method: 'POST',
    path: '/:locale/sign-in/two-factor',
    who: 'anyone',
    work: 'sign_in',
    form: { ...FACTOR, next: ADDRESS },
    again: null,
    async handler(request) {
      // Another tab of this browser finished first.
      const next = safeRedirect(request.form.get('next'));
      if (request.account !== null) return { redirect: next ?? pathTo(request.locale, 'account') };
      const pending = await findPendingSignIn(request.context.db, request.sessionCookie);
      if (pending === undefined) return expired(request, next);
      // The last wrong code ends the pending sign-in; its page is drawn once more.
      const again: DrawForm = (_, form) =>
        form.error?.code === 'sign_in_expired'
          ? expired(request, next)
          : stepPage(request, pending.account, form, next);
      return drawRefused(request, () => finish(request, pending), again);
    },
  },
  {
    method: 'POST',
    path: '/:locale/sign-in/two-factor/challenge',
    who: 'anyone',
    form: {},
    async handler(request) {
      const { context, sessionCookie, origin } = request;
      const pending = await findPendingSignIn(context.db, sessionCookie);
      if (pending === undefined) throw new CatalogError('sign_in_expired');
      await takeAttempt(request, 'write', pending.account.id);
      const options = await requestOptions(context.db, pending.account, { origin, holder: pending.idHash });
      return { body: JSON.stringify(options), headers: { 'content-type': 'application/json; charset=utf-8' } };
    },
  },
];
