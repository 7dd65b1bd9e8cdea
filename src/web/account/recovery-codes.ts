/** Recovery codes: the page that shows new ones once, and their replacement. */
import { makeRecoveryCodes } from '#catalog/accounts/second-factor/set-up.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { answerAccountPage } from './account-layout.ts';
import { afterConfirmation } from './confirmation.ts';
import { copyButton } from './copy-button.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** The only page that shows these codes: the answer to a form, not cached. */
export function recoveryCodesPage(request: PageRequest, codes: readonly string[], isFirst: boolean): PageAnswer {
  const { locale } = request;
  const s = accountMessages(locale).twoFactor.recovery;
  return answerAccountPage(request, {
    title: s.yours,
    section: 'settings',
    scripts: [ASSET_PATHS['copy.js']],
    main: html`<div class="new-token">
      ${isFirst && notice('done', html`<p>${s.turnedOn}</p>`)}
      <h1 id="codes-title">${s.yours}</h1>
      <p class="lead">${s.lead}</p>
      <section class="new-token-once" aria-labelledby="codes-title">
        <p role="status">${s.saveNow}</p>
        <ol class="recovery-codes" dir="ltr" id="codes">
          ${codes.map((code) => html`<li><code>${code}</code></li>`)}
        </ol>
        ${copyButton(request, 'codes', 'button')}
        <p class="hint">${s.storageAdvice}</p>
      </section>
      <p class="visually-hidden" role="status" id="copy-status"></p>
      <p class="new-token-end">
        <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}">${s.saved}</a>
      </p>
    </div>`,
  });
}

async function requireFactor(request: PageRequest): Promise<void> {
  if (!(await hasSecondFactor(request.context.db.read, accountOf(request).id))) throw new CatalogError('not_found');
}

function askPage(request: PageRequest): PageAnswer {
  const { locale } = request;
  const t = accountMessages(locale);
  const { settings } = t;
  const s = t.twoFactor.recovery;
  return answerAccountPage(request, {
    title: s.make,
    section: 'settings',
    main: html`<div class="auth auth-inside">
      <div class="auth-card">
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
    async handler(request) {
      await requireFactor(request);
      return afterConfirmation(request, () => Promise.resolve(askPage(request)));
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/two-factor/recovery-codes',
    who: 'member',
    form: {},
    async handler(request) {
      await requireFactor(request);
      return afterConfirmation(request, async () =>
        recoveryCodesPage(request, await makeRecoveryCodes(request.context.db, accountOf(request)), false),
      );
    },
  },
];
