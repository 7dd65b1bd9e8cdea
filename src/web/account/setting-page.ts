/** A page for one sensitive act on the account: its effect, the password, its button. */
import { findSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerAccountPage } from './account-layout.ts';
import { challengePath, requiredFactor } from './step-up.ts';
import { factorFields, factorLabels, factorScripts } from './factor-fields.ts';
import { passwordAgainField } from './password-fields.ts';

/**
 * `path` follows `/account`; `fields` places the password field, together with the fields of a second
 * factor if one is needed.
 */
export async function answerSettingPage(
  request: PageRequest,
  form: FormState,
  page: {
    path: readonly string[];
    title: string;
    lead: Html | string;
    fields(again: Html): Html;
    labels: Record<string, string>;
    button: string;
    /** Path back without the act. */
    cancel?: string;
    danger?: true;
    /** Asks for the second factor even right after one. */
    factorAgain?: true;
  },
): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = accountMessages(locale);
  const factor = page.factorAgain
    ? await findSecondFactor(context.db.read, accountOf(request).id)
    : await requiredFactor(request);
  const { settings: s } = t;
  const password = passwordAgainField(request, form, s.password.current);
  const factorInputs = factorFields(request, form, factor, { challenge: challengePath(request) });
  return answerAccountPage(request, {
    title: form.error === null ? page.title : `${t.form.check} · ${page.title}`,
    section: 'settings',
    scripts: [ASSET_PATHS['password.js'], ...factorScripts(factor)],
    main: html`<div class="auth auth-inside">
      ${errorSummary(request, form, { ...page.labels, current_password: s.password.current, ...factorLabels(request) })}
      <div class="auth-card">
        <p class="crumbs"><a href="${pathTo(locale, 'account', 'settings')}">${s.title}</a></p>
        <h1>${page.title}</h1>
        ${typeof page.lead === 'string' ? html`<p class="lead">${page.lead}</p>` : page.lead}
        <form method="post" action="${pathTo(locale, 'account', ...page.path)}" class="form" novalidate>
          ${page.fields(html`${password} ${factorInputs}`)}
          <p class="form-end">
            <button class="${page.danger ? 'button button-danger button-final' : 'button'}">${page.button}</button>
            <a class="button button-quiet" href="${pathTo(locale, 'account', 'settings')}"
              >${page.cancel ?? t.form.cancel}</a
            >
          </p>
        </form>
        <p class="panel-end"><a href="${pathTo(locale, 'reset-password')}">${s.password.forgotten}</a></p>
      </div>
    </div>`,
  });
}
