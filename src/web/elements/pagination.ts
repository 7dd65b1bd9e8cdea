/** Links between the pages of a list. */
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from './html.ts';

/** The last page of any list. */
export const LAST_PAGE = 500;
/** Numbers on either side of the current page. */
const AROUND = 1;

/** First, last, current and neighbouring pages; 0 is a gap. */
function numbersAround(page: number, totalPages: number): number[] {
  const near = [1, page - AROUND, page, page + AROUND, totalPages].filter((each) => each >= 1 && each <= totalPages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [0, number];
  });
}

/** Links between pages; `pageLink` gives the URL of a page. Null for a single page. */
export function pagination(
  view: View,
  page: number,
  totalPages: number,
  pageLink: (page: number) => string,
): Html | null {
  if (totalPages <= 1) return null;
  const { t, format } = view;
  const step = (target: number, label: string, rel: 'prev' | 'next') =>
    html`<a class="button button-quiet" href="${pageLink(target)}" ${attributes({ rel })}>${label}</a>`;
  const numbers = numbersAround(page, totalPages).map((number) =>
    number === 0
      ? html`<li aria-hidden="true">…</li>`
      : html`<li>
          <a href="${pageLink(number)}" ${attributes({ 'aria-current': number === page ? 'page' : null })}
            >${format.number(number)}</a
          >
        </li>`,
  );
  return html`<nav class="pagination" aria-label="${t.pagination.label}">
    ${page > 1 ? step(page - 1, t.pagination.previous, 'prev') : html`<span></span>`}
    <p class="pagination-where">${t.pagination.page({ page, of: totalPages })}</p>
    <ol class="pagination-numbers">
      ${numbers}
    </ol>
    ${page < totalPages ? step(page + 1, t.pagination.next, 'next') : html`<span></span>`}
  </nav>`;
}

/** Replaces a list that ends before this page; `first` is the address of its first page, and the label of that link. */
export function beyondList({ locale }: View, [first, label]: readonly [string, string]): Html {
  return html`<div class="empty">
    <h2>${visitorMessages(locale).list.beyond}</h2>
    <p><a class="button button-quiet" href="${first}">${label}</a></p>
  </div>`;
}

/** As `pagination`, by number of rows; `pageLink` gets undefined for the first page. */
export function listPages(
  view: View,
  { page, total, perPage, last = LAST_PAGE }: { page: number; total: number; perPage: number; last?: number },
  pageLink: (page: number | undefined) => string,
): Html | null {
  const pages = Math.min(last, Math.ceil(total / perPage));
  return pagination(view, page, pages, (target) => pageLink(target === 1 ? undefined : target));
}

/** The `page` of a query, 1 if absent; undefined unless plain digits from 1 to `last`. */
export function readPage(query: URLSearchParams, last = LAST_PAGE): number | undefined {
  const text = query.get('page');
  if (text === null || text === '') return 1;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= last ? Number(text) : undefined;
}
