/** Acceptance of the terms: the box on registration, and the page after a change of the terms. */
import { acceptTerms, owesTerms, type TermsAnswer } from '#catalog/accounts/terms.ts';
import { TERMS_VERSION_LENGTH } from '#catalog/site/site.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { errorSummary, fieldError } from '#web/elements/form-fields.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { ADDRESS } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerAuthPage } from './auth-layout.ts';

/** The form names the version, so that nobody accepts one that was not shown. */
export const TERMS_FIELD = { terms: TERMS_VERSION_LENGTH };

export function termsAnswer({ site, form }: PageRequest): TermsAnswer {
  return { current: site.termsVersion, accepted: form.get('terms') };
}

/** The box with a link to the terms; null on sites without terms. */
export function termsField(request: PageRequest, form: FormState): Html | null {
  const { locale, site, t: common } = request;
  if (site.termsVersion === null) return null;
  const t = accountMessages(locale).terms;
  const error = fieldError(request, form, 'terms');
  return html`<div class="field">
    ${error}
    <div class="choices">
      <label class="choice"
        ><input
          ${attributes({
            type: 'checkbox',
            id: 'field-terms',
            name: 'terms',
            value: site.termsVersion,
            checked: valueOf(form, 'terms') === site.termsVersion,
            required: true,
            'aria-invalid': error === null ? null : 'true',
            'aria-describedby': error === null ? null : 'field-terms-error',
          })}
        /><span>${t.accept}</span></label
      >
    </div>
    <p class="hint">
      <a href="${pathTo(locale, 'terms')}" target="_blank">${common.sitePages.terms}</a>
      (<bdi>${site.termsVersion}</bdi>)
    </p>
  </div>`;
}

function termsPage(request: PageRequest, form: FormState, next: string | undefined): PageAnswer {
  const { locale } = request;
  const { terms: t, settings } = accountMessages(locale);
  return answerAuthPage(request, {
    title: t.title,
    form,
    before: errorSummary(request, form, { terms: t.accept }),
    card: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <form method="post" action="${pathTo(locale, 'account', 'terms')}" class="form" novalidate>
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`} ${termsField(request, form)}
        <button class="button">${t.button}</button>
      </form>`,
    after: html`<p>${t.ifDeclined} <a href="${pathTo(locale, 'account', 'settings')}">${settings.title}</a></p>`,
  });
}

export const TERMS_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/terms',
    who: 'member',
    withoutTerms: true,
    async handler(request) {
      const next = safeRedirect(request.query.get('next'));
      return owesTerms(accountOf(request), request.site.termsVersion)
        ? termsPage(request, blankForm(), next)
        : { redirect: next ?? pathTo(request.locale, 'account') };
    },
  },
  {
    method: 'POST',
    path: '/:locale/account/terms',
    who: 'member',
    form: { ...TERMS_FIELD, next: ADDRESS },
    again: (request, form) => termsPage(request, form, safeRedirect(form.values.get('next'))),
    async handler(request) {
      await acceptTerms(request.context.db, accountOf(request), termsAnswer(request));
      return { redirect: safeRedirect(request.form.get('next')) ?? pathTo(request.locale, 'account') };
    },
  },
];
