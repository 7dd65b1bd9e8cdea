/** Recovery codes: the page that shows new ones, this once, and the way to others. */
import { makeRecoveryCodes } from '#catalog/accounts/second-factor/set-up.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account/messages.ts';
import { COPY_SCRIPT_PATH } from '#web/assets/files.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { afterConfirmation } from './confirmation.ts';
import { copyButton } from './copy-button.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** The only page that ever shows these codes: the answer to a form, which no cache keeps. */
export function recoveryCodesPage(visit: Visit, codes: readonly string[], isFirst: boolean): PageAnswer {
  const { locale } = visit;
  const s = accountMessages(locale).twoFactor.recovery;
  return answerAccountPage(visit, {
    title: s.yours,
    section: 'settings',
    scripts: [COPY_SCRIPT_PATH],
    main: html`<div class="new-token">
      ${isFirst && notice('done', html`<p>${s.first}</p>`)}
      <h1 id="codes-title">${s.yours}</h1>
      <p class="lead">${s.lead}</p>
      <section class="new-token-once" aria-labelledby="codes-title">
        <p role="status">${s.once}</p>
        <ol class="recovery-codes" dir="ltr" id="codes">
          ${codes.map((code) => html`<li><code>${code}</code></li>`)}
        </ol>
        ${copyButton(visit, 'codes', 'button')}
        <p class="hint">${s.keep}</p>
      </section>
      <p class="visually-hidden" role="status" id="copy-status"></p>
      <p class="new-token-end">
        <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${s.saved}</a>
      </p>
    </div>`,
  });
}

async function requireFactor(visit: Visit): Promise<void> {
  if (!(await hasSecondFactor(visit.parts.db.read, accountOf(visit).id))) throw new CatalogError('not_found');
}

function askPage(visit: Visit): PageAnswer {
  const { locale } = visit;
  const t = accountMessages(locale);
  const { settings } = t;
  const s = t.twoFactor.recovery;
  return answerAccountPage(visit, {
    title: s.make,
    section: 'settings',
    main: html`<div class="gate gate-inside">
      <div class="gate-card">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>
        <h1>${s.make}</h1>
        <p class="lead">${s.makeLead}</p>
        <form method="post" action="${pathTo(locale, 'account', 'two-factor', 'recovery-codes')}" class="form">
          <p class="form-end">
            <button class="button">${s.make}</button>
            <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${t.form.cancel}</a>
          </p>
        </form>
      </div>
    </div>`,
  });
}

export const RECOVERY_CODE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/two-factor/recovery-codes',
    who: 'member',
    async act(visit) {
      await requireFactor(visit);
      return afterConfirmation(visit, () => Promise.resolve(askPage(visit)));
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/two-factor/recovery-codes',
    who: 'member',
    form: {},
    async act(visit) {
      await requireFactor(visit);
      return afterConfirmation(visit, async () =>
        recoveryCodesPage(visit, await makeRecoveryCodes(visit.parts.db, accountOf(visit)), false),
      );
    },
  },
];
