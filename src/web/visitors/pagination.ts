/** Links between the pages of a list. */
import type { View } from '#http/page-types.ts';
import { attributes, html, type Html } from '#web/html.ts';

/** `pageLink` gives the address of a page. Nothing is shown for a list of one page. */
export function pagination(
  view: View,
  page: number,
  totalPages: number,
  pageLink: (page: number) => string,
): Html | null {
  if (totalPages <= 1) return null;
  const { t } = view;
  const link = (target: number, label: string, rel: 'prev' | 'next') =>
    html`<a class="button button-quiet" href="${pageLink(target)}" ${attributes({ rel })}>${label}</a>`;
  return html`<nav class="pagination" aria-label="${t.list.pages}">
    ${page > 1 ? link(page - 1, t.list.previous, 'prev') : html`<span></span>`}
    <p>${t.list.page(page, totalPages)}</p>
    ${page < totalPages ? link(page + 1, t.list.next, 'next') : html`<span></span>`}
  </nav>`;
}

/** The `page` of a query, 1 when absent; undefined for anything but plain digits from 1 to `last`. */
export function readPage(query: URLSearchParams, last: number): number | undefined {
  const text = query.get('page');
  if (text === null || text === '') return 1;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= last ? Number(text) : undefined;
}
