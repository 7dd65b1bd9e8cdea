/** The results of a list of tools: facets, orders, cards, pages and feeds. */
import { followMessages, visitorMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { FEED_ICON } from '#web/elements/icons.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { pagination } from '#web/elements/pagination.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from './bookmarks.ts';
import { emptyList } from './empty-list.ts';
import { chosenFilters, facetPanel, priceRow, type FacetLinks, type FacetState } from './facets.ts';
import {
  chosenOf,
  feedOf,
  followListPath,
  type List,
  listAddress,
  sortsOf,
  toggled,
  toggledAttribute,
} from './list-query.ts';
import { newsOf, toolCards } from './tool-card.ts';
import { hintsOf, understoodNote } from './understood.ts';

/** A link that compares the first tools; null for one. */
function compareLink({ locale, format }: PageRequest, { found }: List): Html | null {
  const first = found.items.slice(0, MOST_COMPARED).map(({ slug }) => slug);
  if (first.length < FEWEST_COMPARED) return null;
  const { compare } = visitorMessages(locale).choosing;
  const address = withQuery(pathTo(locale, 'compare'), { tools: first.join(',') });
  return html`<a href="${address}" rel="nofollow">${compare.first(format.number(first.length))}</a>`;
}

/** The orders as links. */
function orders(request: PageRequest, list: List): Html {
  const { locale } = request;
  const { wanted } = list;
  const { sort } = visitorMessages(locale).choosing;
  return html`<nav class="sort" aria-labelledby="sort">
    <span id="sort">${sort.label}</span>
    <ul>
      ${sortsOf(wanted)
        .filter((one) => one !== 'popular' || one === wanted.sort || request.context.live.popular.length > 0)
        .map(
          (one) =>
            html`<li>
              <a
                href="${listAddress(list, { sort: one })}"
                ${attributes({ 'aria-current': one === wanted.sort ? 'true' : null, rel: one === wanted.sort ? null : 'nofollow' })}
                >${sort[one]}</a
              >
            </li>`,
        )}
    </ul>
  </nav>`;
}

/** What the order puts first or leaves out; null if it needs no word. */
function orderNote({ locale }: PageRequest, { wanted, found }: List): Html | null {
  const t = visitorMessages(locale);
  const isByLikeness = found.alternativesTo !== null && wanted.sort === 'relevance';
  const leftOut = found.search?.leftOut ?? 0;
  if (!isByLikeness && leftOut === 0) return null;
  return html`<p class="sorted">
    ${isByLikeness && t.alternatives.order} ${leftOut > 0 && t.choosing.sort.close(leftOut)}
  </p>`;
}

function summary(request: PageRequest, list: List): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { wanted, found, base } = list;
  // A query that is one phrase has quotation marks of its own; the sentence has others.
  const q = (found.search?.corrected?.to ?? wanted.q).replace(/^"([^"]*)"$/, '$1');
  const count = found.totalIsLowerBound ? t.list.foundAtLeast(found.total) : t.search.found(found.total);
  const chosen = chosenOf(request, list);
  // The heading has the words.
  const filters = q !== '' && chosen.length === 1 ? [] : chosen;
  return html`<div class="list-summary">
    <h2 id="results" tabindex="-1">
      ${q === '' ? count : t.list.foundFor({ found: count, q: quotable(locale, q, q.length) })}
    </h2>
    ${orders(request, list)} ${orderNote(request, list)} ${understoodNote(request, list)}
    ${chosenFilters(request, [...filters, ...hintsOf(request, list)], base)}
  </div>`;
}

/** Feeds of the list; the same on every page of it. */
function feedLinks(request: PageRequest, list: List): Html {
  const { locale } = request;
  const { wanted } = list;
  const { choosing } = visitorMessages(locale);
  const { from, filters } = feedOf(request, list);
  const link = (format: string): string =>
    withQuery(`${from}/feed.${format}`, { q: wanted.q, ...filters, sort: undefined });
  const byMail = followListPath(request, list);
  return html`<p class="follow">
    ${FEED_ICON} ${choosing.follow} <a href="${link('atom')}" rel="nofollow">Atom</a>
    <a href="${link('rss')}" rel="nofollow">RSS</a>
    ${byMail !== undefined && html`<a href="${byMail}" rel="nofollow">${followMessages(locale).follows.byMail}</a>`}
  </p>`;
}

export function results(request: PageRequest, list: List, sponsored: Html | null): Html {
  const { locale } = request;
  const { wanted, found, categories } = list;
  if (found.items.length === 0) return emptyList(request, list);
  const state: FacetState = {
    categories: wanted.categories,
    pricings: wanted.pricings,
    attributes: wanted.attributes,
    facets: found.facets ?? { categories: {}, pricing: {}, attributes: {} },
  };
  const links: FacetLinks = {
    category: (id) => listAddress(list, { categories: toggled(wanted.categories, id) }),
    pricing: (model) => listAddress(list, { pricings: toggled(wanted.pricings, model) }),
    attribute: (name, value) => listAddress(list, { attributes: toggledAttribute(wanted.attributes, name, value) }),
  };
  const options = {
    dated: wanted.sort === 'newest',
    isNew: newsOf(request),
    ...(categories === null && { within: wanted.categories[0] }),
    ...(found.alternativesTo !== null && { named: found.alternativesTo.slug }),
  };
  return html`<div class="${categories === null ? 'list list-plain' : 'list'}">
    ${categories === null ? priceRow(request, state, links) : facetPanel(request, state, links, categories)}
    <div class="list-main">
      ${summary(request, list)} ${sponsored} ${toolCards(request, found.items, options)}
      <p class="sorted">
        ${compareLink(request, list)} <a href="${pathTo(locale, 'ranking')}">${visitorMessages(locale).sort.why}</a>
      </p>
      ${pagination(request, wanted.page, found.totalPages, (page) => listAddress(list, { page }))}
      ${feedLinks(request, list)}
    </div>
  </div>`;
}

/** Filtered lists name the whole one as canonical; empty, combined and sorted lists are not indexed. */
export function isListed(request: PageRequest, { found, wanted, categories }: List): boolean {
  const isCombined =
    wanted.pricings.length > 1 ||
    Object.keys(wanted.attributes).length > 0 ||
    (categories !== null && wanted.categories.length > 1);
  return request.search === '' || (found.items.length > 0 && !isCombined && !request.query.has('sort'));
}
