/** Re-authentication before a change of credentials: by second factor, or by password without one. */
import { findSecondFactor, isFactorFresh, isOn } from '#catalog/accounts/second-factor/second-factor.ts';
import { isFreshSession, renewSession } from '#catalog/accounts/sessions.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { ADDRESS, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { answerAccountPage } from './account-layout.ts';
import { challengePath, requiredFactor, takeFactor } from './step-up.ts';
import { factorFields, factorLabels, factorScripts } from './factor-fields.ts';
import { withPassword } from './password-again.ts';
import { passwordAgainField } from './password-fields.ts';
import { connectPolicy } from './provider-buttons.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Whether a second factor was given within ten minutes; without one, whether the sign-in is younger than 15. */
export async function isConfirmed(request: PageRequest): Promise<boolean> {
  const { context, sessionIdHash } = request;
  if (sessionIdHash === null) return false;
  return isOn(await findSecondFactor(context.db.read, accountOf(request).id))
    ? isFactorFresh(context.db, sessionIdHash)
    : isFreshSession(context.db, sessionIdHash);
}

/** Runs `act` after a recent authentication; otherwise asks for one, then continues at `next`. */
export async function afterConfirmation(
  request: PageRequest,
  act: () => Promise<PageAnswer>,
  next = pathTo(request.locale, ...request.path.split('/').filter(Boolean)),
): Promise<PageAnswer> {
  if (await isConfirmed(request)) return act();
  return { redirect: withQuery(pathTo(request.locale, 'account', 'confirm'), { next }) };
}

function nextOf(request: PageRequest, given: string | null): string {
  return safeRedirect(given) ?? pathTo(request.locale, 'account', 'settings');
}

async function confirmPage(request: PageRequest, form: FormState, next: string): Promise<PageAnswer> {
  const { locale } = request;
  const t = accountMessages(locale);
  const { settings } = t;
  const s = t.twoFactor.confirmation;
  const factor = await requiredFactor(request);
  return answerAccountPage(request, {
    title: form.error === null ? s.title : `${t.form.check} · ${s.title}`,
    section: 'settings',
    scripts: [ASSET_PATHS['password.js'], ...factorScripts(factor)],
    headers: connectPolicy(locale, next),
    main: html`<div class="auth auth-inside">
      ${errorSummary(request, form, { current_password: settings.password.current, ...factorLabels(request) })}
      <div class="auth-card">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${s.title}</h1>
        <p class="lead">${s.lead}</p>
        <form method="post" action="${pathTo(locale, 'account', 'confirm')}" class="form" novalidate>
          <input type="hidden" name="next" value="${next}" />
          ${
            factor === null
              ? passwordAgainField(request, form, settings.password.current)
              : factorFields(request, form, factor, { challenge: challengePath(request) })
          }
          <p class="form-end">
            <button class="button">${s.button}</button>
            <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${t.form.cancel}</a>
          </p>
        </form>
        ${factor === null && html`<p class="panel-end"><a href="${pathTo(locale, 'reset-password')}">${settings.password.forgotten}</a></p>`}
      </div>
    </div>`,
  });
}

async function confirm(request: PageRequest): Promise<PageAnswer> {
  const { context, form, sessionIdHash } = request;
  const next = nextOf(request, form.get('next'));
  if (await isConfirmed(request)) return { redirect: next };
  if ((await requiredFactor(request)) !== null) {
    await takeFactor(request);
    return { redirect: next };
  }
  const session = await withPassword(request, (password) =>
    renewSession(context.db, accountOf(request), sessionIdHash, password),
  );
  return { redirect: next, session };
}

export const CONFIRMATION_PAGES = formPages({
  path: '/:locale/account/confirm',
  who: 'member',
  withoutTerms: true,
  form: { ...PASSWORD_AGAIN, next: ADDRESS },
  async page(request, form) {
    const next = nextOf(request, form.values.get('next') ?? request.query.get('next'));
    return (await isConfirmed(request)) ? { redirect: next } : confirmPage(request, form, next);
  },
  act: confirm,
});
