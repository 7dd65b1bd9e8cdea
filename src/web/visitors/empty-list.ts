/** An empty list: the reason, and links out of filters, beyond the last page, to the form or to categories. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { quotable } from '#locales/quotable.ts';
import { followMessages, visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { categoryChips, categorySection } from './categories.ts';
import { chosenFilters } from './facets.ts';
import { chosenOf, followListPath, listAddress, type List } from './list-query.ts';

interface Explanation {
  title: string;
  hint: string;
  way: readonly [label: string, href: string];
}

function explain(request: PageRequest, list: List, filters: number): Explanation {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { wanted, found, base } = list;
  const { list: v } = t;
  if (found.total > 0) {
    const label = filters === 0 ? t.catalog.all : t.pagination.page({ page: 1, of: found.totalPages });
    return { title: v.beyond, hint: t.search.found(found.total), way: [label, listAddress(list, {})] };
  }
  if (filters === 0)
    return { title: t.search.found(0), hint: t.home.submitText, way: [t.titles.submit, pathTo(locale, 'submit')] };
  if (found.address !== null && filters === 1)
    return {
      title: v.unlisted(quotable(locale, wanted.q, wanted.q.length)),
      hint: t.home.submitText,
      way: [t.titles.submit, pathTo(locale, 'submit')],
    };
  const isSearchAlone = wanted.q !== '' && filters === 1;
  return {
    title: wanted.q === '' ? t.list.none : v.noneFor(quotable(locale, wanted.q, wanted.q.length)),
    hint: isSearchAlone ? v.fewerWords : t.list.noneHint,
    way: [isSearchAlone ? t.catalog.all : t.list.clear, base],
  };
}

/** Categories of tools that match one of the words, if none matches all. */
function nearestSection(request: PageRequest, { found }: List): Html | null {
  const { locale } = request;
  const names = request.context.live.categories.of(locale);
  const nearest = (found.search?.nearest ?? []).flatMap((id) => names.get(id) ?? []);
  if (nearest.length === 0) return null;
  return html`<section aria-labelledby="nearest">
    <h2 id="nearest">${visitorMessages(locale).list.nearest}</h2>
    ${categoryChips(request, nearest)}
  </section>`;
}

export function emptyList(request: PageRequest, list: List): Html {
  const byMail = list.found.total === 0 ? followListPath(request, list) : undefined;
  const chosen = chosenOf(request, list);
  const { title, hint, way } = explain(request, list, chosen.length);
  return html`<div class="empty">
      <h2>${title}</h2>
      <p>${hint}</p>
      ${chosen.length > 1 && chosenFilters(request, chosen)}
      <p><a class="button button-quiet" href="${way[1]}">${way[0]}</a></p>
      ${byMail !== undefined && chosen.length > 0 && html`<p><a href="${byMail}" rel="nofollow">${followMessages(request.locale).follows.tellMe}</a></p>`}
      ${
        list.found.address !== null &&
        html`<p>
          <a href="${listAddress(list, { exact: true })}" rel="nofollow"
            >${visitorMessages(request.locale).alternatives.words}</a
          >
        </p>`
      }
    </div>
    ${nearestSection(request, list)} ${categorySection(request)}`;
}
