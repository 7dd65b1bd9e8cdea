/** The page of an error, in the visitor's language. */
import { ERRORS, type CatalogError } from '#catalog/errors.ts';
import type { View } from '#http/page-types.ts';
import { errorSentence } from '#locales/messages.ts';
import { html } from './html.ts';
import { documentOf } from './layout.ts';
import { pathTo } from './links.ts';
import { searchForm } from './visitors/search-form.ts';

export function errorPage(view: View, error: CatalogError): string {
  const { t, locale } = view;
  const isMissing = error.code === 'not_found';
  const title = isMissing ? t.error.notFound : t.error.failed;
  return documentOf(view, {
    title,
    ...(isMissing && { search: 'main' as const }),
    main: html`<div class="error-page">
      <p class="error-code" aria-hidden="true">${ERRORS[error.code]}</p>
      <h1>${title}</h1>
      <p class="lead">${errorSentence(locale, error.code)}</p>
      ${error.retryAfter !== undefined && html`<p>${t.error.retry(Math.max(1, Math.ceil(error.retryAfter)))}</p>`}
      ${isMissing && searchForm(view, { q: '' })}
      <p><a class="button button-quiet" href="${pathTo(locale)}">${t.error.home}</a></p>
    </div>`,
  });
}
