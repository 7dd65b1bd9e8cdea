/** Error pages in the visitor's language. */
import { ERRORS, type CatalogError, type ErrorCode } from '#catalog/errors.ts';
import type { View } from '#http/pages/page-types.ts';
import { reasonText, retryText } from '#http/send/refusals.ts';
import { html, type Html } from './html.ts';
import { documentOf } from './layout.ts';
import { pathTo } from './links.ts';
import { searchForm } from './search-form.ts';

/** Temporary errors: a retry may succeed. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'request_timeout',
  'rate_limited',
  'internal_error',
  'unavailable',
  'overloaded',
]);

/** The current URL, whichever it is (RFC 3986, 4.4). */
const SAME_ADDRESS = '';

/** Seconds of reading the page; the page names longer waits. */
const A_MOMENT = 5;

interface Trouble {
  status: number;
  title: string;
  text: string;
  /** Advice below the text. */
  more?: Html | false | undefined;
  /** Path of the retry button; without it the button leads to the home page. */
  again?: string | undefined;
  /** The words in the search box, if there is one. */
  search?: string | undefined;
}

function againButton({ t }: View, again: string | undefined): Html | false {
  if (again === SAME_ADDRESS) return html`<a class="button" href="">${t.error.tryAgain}</a>`;
  return again !== undefined && html`<a class="button" href="${again}">${t.error.tryAgain}</a>`;
}

/** The content of an error page, with links to continue. */
export function errorMain(view: View, { status, title, text, more, again, search }: Trouble): Html {
  const { t, locale } = view;
  const home = html`<a class="button button-quiet" href="${pathTo(locale)}">${t.error.home}</a>`;
  return html`<div class="error-page">
    <p class="error-code" aria-hidden="true">${status}</p>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    ${more} ${search !== undefined && searchForm(view, { q: search })}
    ${
      search === undefined
        ? html`<p class="error-ways">${againButton(view, again)} ${home}</p>`
        : html`<ul class="error-ways">
            <li><a href="${pathTo(locale, 'tools')}">${t.catalog.all}</a></li>
            <li><a href="${pathTo(locale, 'categories')}">${t.titles.categories}</a></li>
            <li><a href="${pathTo(locale, 'submit')}">${t.titles.submit}</a></li>
            <li><a href="${pathTo(locale)}">${t.error.home}</a></li>
          </ul>`
    }
  </div>`;
}

/**
 * The document of an error page. `isRead` means that the URL can be requested again safely. The
 * page of `overloaded` is cached for every URL.
 */
export function errorPage(view: View, error: CatalogError, isRead: boolean): string {
  const { t, locale } = view;
  const isMissing = error.code === 'not_found';
  // A person opened the address of a form; programs get the sentence about methods.
  const isForm = isRead && error.code === 'method_not_allowed';
  const { retryAfter = 0 } = error;
  const wait = retryAfter > A_MOMENT ? retryText(view.locale, retryAfter) : null;
  const title = isMissing ? t.error.notFound : t.error.failed;
  const text = isForm ? t.error.formOnly : reasonText(view.locale, error, wait !== null);
  return documentOf(view, {
    title,
    description: text,
    ...(isMissing && { search: 'main' as const }),
    main: errorMain(view, {
      status: ERRORS[error.code],
      title,
      text,
      more: wait !== null && html`<p>${wait}</p>`,
      again:
        !isRead || !PASSING.has(error.code)
          ? undefined
          : error.code === 'overloaded'
            ? SAME_ADDRESS
            : `${pathTo(locale)}${view.path}${view.search}`,
      search: isMissing ? '' : undefined,
    }),
  });
}
