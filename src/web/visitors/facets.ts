/** Facets of a list: links that narrow it by category and price, each with the number of tools it would leave. */
import { PRICING_CHOICES } from '#fields/pricing.ts';
import type { Category, Facets } from '#catalog/tools/tools.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';

/** Categories that are shown at once; the rest opens on demand. */
const FIRST_CATEGORIES = 10;

export interface FacetLinks {
  /** Address of the list with another category or price; an empty one takes the filter away. */
  category(id: string): string;
  pricing(model: string): string;
}

export interface FacetState {
  category: string;
  pricing: string;
  facets: Facets;
}

/** Something that a list is narrowed by, and the address of the list without it. */
export interface ChosenFilter {
  label: string;
  without: string;
}

interface Choice {
  label: string;
  count: number | null;
  href: string;
  isChosen: boolean;
}

function choiceItem(view: View, choice: Choice): Html {
  return html`<li>
    <a
      href="${choice.href}"
      ${attributes({ 'aria-current': choice.isChosen ? 'true' : null, rel: choice.isChosen ? null : 'nofollow' })}
      ><span>${choice.label}</span
      >${choice.count !== null && html` <span class="count">${view.format.number(choice.count)}</span>`}</a
    >
  </li>`;
}

function group(view: View, id: string, title: string, first: readonly Choice[], rest: readonly Choice[] = []): Html {
  const t = visitorMessages(view.locale);
  return html`<div class="facet">
    <h2 id="${id}">${title}</h2>
    <ul aria-labelledby="${id}">
      ${first.map((choice) => choiceItem(view, choice))}
    </ul>
    ${
      rest.length > 0 &&
      html`<details class="facet-more">
        <summary>${t.facets.more}</summary>
        <ul>
          ${rest.map((choice) => choiceItem(view, choice))}
        </ul>
      </details>`
    }
  </div>`;
}

const anyChoice = (label: string, href: string, isChosen: boolean): Choice => ({ label, count: null, href, isChosen });

/** The prices that would leave something, and the way back to any. */
function priceGroup(view: View, { pricing, facets }: FacetState, links: FacetLinks): Html {
  const t = visitorMessages(view.locale);
  const prices = PRICING_CHOICES.map((model): Choice => {
    const isChosen = model === pricing;
    const count = facets.pricing[model] ?? 0;
    return { label: t.pricing[model], count, href: links.pricing(isChosen ? '' : model), isChosen };
  }).filter((choice) => choice.isChosen || (choice.count ?? 0) > 0);
  const any = anyChoice(t.list.anyPricing, links.pricing(''), pricing === '');
  return group(view, 'facet-pricing', t.list.pricing, [any, ...prices]);
}

/** Prices alone, in a row above a list. */
export function priceRow(view: View, state: FacetState, links: FacetLinks): Html {
  const t = visitorMessages(view.locale);
  return html`<nav class="price-row" aria-label="${t.search.filters}">${priceGroup(view, state, links)}</nav>`;
}

/** The facets beside a list; they fold away on narrow screens. A choice that would leave nothing is not offered. */
export function facetPanel(view: View, state: FacetState, links: FacetLinks, categories: readonly Category[]): Html {
  const t = visitorMessages(view.locale);
  const { format } = view;
  const choices = categories
    .map((category): Choice => {
      const isChosen = category.id === state.category;
      const count = state.facets.categories[category.id] ?? 0;
      return { label: category.name, count, href: links.category(isChosen ? '' : category.id), isChosen };
    })
    .filter((choice) => choice.isChosen || (choice.count ?? 0) > 0)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || (b.count ?? 0) - (a.count ?? 0));
  const any = anyChoice(t.list.anyCategory, links.category(''), state.category === '');
  const inForce = [state.category, state.pricing].filter((value) => value !== '').length;
  return html`<details class="facets">
    <summary>
      <span>${t.search.filters} ${inForce > 0 && html`<span class="count">${format.number(inForce)}</span>`}</span>
    </summary>
    <nav aria-label="${t.search.filters}">
      ${priceGroup(view, state, links)}
      ${group(view, 'facet-category', t.list.category, [any, ...choices.slice(0, FIRST_CATEGORIES)], choices.slice(FIRST_CATEGORIES))}
    </nav>
  </details>`;
}

/** What a list is narrowed by, each with a way to take it away, and from two on a way to `clear` all of it. */
export function chosenFilters(view: View, chosen: readonly ChosenFilter[], clear?: string): Html | null {
  const t = visitorMessages(view.locale);
  if (chosen.length === 0) return null;
  return html`<ul class="chosen" aria-label="${t.facets.chosen}">
    ${chosen.map(
      ({ label, without }) =>
        html`<li>
          <a class="chip" href="${without}" aria-label="${t.facets.remove(label)}"
            ><bdi>${label}</bdi><span class="chip-cross" aria-hidden="true"></span
          ></a>
        </li>`,
    )}
    ${chosen.length > 1 && clear !== undefined && html`<li><a class="clear" href="${clear}">${t.facets.clear}</a></li>`}
  </ul>`;
}
