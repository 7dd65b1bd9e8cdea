/** Showing once more who one is before changing how one signs in: with the second factor, without one with the password. */
import { findSecondFactor, isFactorFresh, isOn } from '#catalog/accounts/second-factor/second-factor.ts';
import { isFreshSession, renewSession } from '#catalog/accounts/sessions.ts';
import { findOwnPath } from '#http/own-paths.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { PASSWORD_SCRIPT_PATH } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { ADDRESS, PASSWORD_AGAIN } from '#web/elements/form-tables.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/elements/form-state.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { answerAccountPage } from './account-layout.ts';
import { challengePath, factorAsked, takeFactor } from './factor-again.ts';
import { factorFields, factorLabels, factorScripts } from './factor-fields.ts';
import { withPassword } from './password-again.ts';
import { passwordAgainField } from './password-fields.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Whether a second factor was given within ten minutes; without one, whether the sign-in is younger than 15. */
export async function isConfirmed(visit: Visit): Promise<boolean> {
  const { parts, sessionIdHash } = visit;
  if (sessionIdHash === null) return false;
  return isOn(await findSecondFactor(parts.db.read, accountOf(visit).id))
    ? isFactorFresh(parts.db, sessionIdHash)
    : isFreshSession(parts.db, sessionIdHash);
}

/** Runs `act` for somebody who has shown who they are, and has everybody else do so first. */
export async function afterConfirmation(visit: Visit, act: () => Promise<PageAnswer>): Promise<PageAnswer> {
  if (await isConfirmed(visit)) return act();
  const next = pathTo(visit.locale, ...visit.path.split('/').filter(Boolean));
  return { redirect: withQuery(pathTo(visit.locale, 'account', 'confirm'), { next }) };
}

function nextOf(visit: Visit, given: string | null): string {
  return findOwnPath(given) ?? pathTo(visit.locale, 'account', 'settings');
}

async function confirmPage(visit: Visit, form: FormState, next: string): Promise<PageAnswer> {
  const { locale } = visit;
  const t = accountMessages(locale);
  const { settings } = t;
  const s = t.twoFactor.again;
  const factor = await factorAsked(visit);
  return answerAccountPage(visit, {
    title: form.error === null ? s.title : `${t.form.check} · ${s.title}`,
    section: 'settings',
    scripts: [PASSWORD_SCRIPT_PATH, ...factorScripts(factor)],
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="gate gate-inside">
      ${errorSummary(visit, form, { current_password: settings.password.current, ...factorLabels(visit) })}
      <div class="gate-card">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${s.title}</h1>
        <p class="lead">${s.lead}</p>
        <form method="post" action="${pathTo(locale, 'account', 'confirm')}" class="form" novalidate>
          <input type="hidden" name="next" value="${next}" />
          ${
            factor === null
              ? passwordAgainField(visit, form, settings.password.current)
              : factorFields(visit, form, factor, { challenge: challengePath(visit) })
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

async function confirm(visit: Visit): Promise<PageAnswer> {
  const { parts, form, sessionIdHash } = visit;
  const next = nextOf(visit, form.get('next'));
  if (await isConfirmed(visit)) return { redirect: next };
  const result = await attempt(visit, async () => {
    if ((await factorAsked(visit)) !== null) return takeFactor(visit);
    return withPassword(visit, (password) => renewSession(parts.db, accountOf(visit), sessionIdHash, password));
  });
  if (result.refused !== null) return confirmPage(visit, { values: form, error: result.refused }, next);
  return { redirect: next, ...(result.done !== undefined && { session: result.done }) };
}

export const CONFIRMATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/confirm',
    who: 'member',
    async act(visit) {
      const next = nextOf(visit, visit.query.get('next'));
      return (await isConfirmed(visit)) ? { redirect: next } : confirmPage(visit, blankForm(), next);
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/confirm',
    who: 'member',
    form: { ...PASSWORD_AGAIN, next: ADDRESS },
    act: confirm,
  },
];
