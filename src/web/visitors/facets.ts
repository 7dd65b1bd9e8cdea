/** Facets of a list: links that filter by category and price, with the number of results. */
import { PRICING_CHOICES, type PricingChoice } from '#fields/pricing.ts';
import type { AttributeName } from '#fields/fields.ts';
import type { AttributeFilters, Facets } from '#catalog/tools/tools.ts';
import type { Category } from '#catalog/tools/listed-categories.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { attributeGroups, type Choice, type Group } from './attribute-facets.ts';

/** Categories shown at once; the others are folded. */
const FIRST_CATEGORIES = 10;

export interface FacetLinks {
  /** URL that toggles a category; empty clears all. */
  category(id: string): string;
  pricing(model: PricingChoice | ''): string;
  attribute(name: AttributeName, value: string): string;
}

export interface FacetState {
  categories: readonly string[];
  pricings: readonly string[];
  attributes: AttributeFilters;
  facets: Facets;
}

/** An active filter, and the URL of the list without it. */
export interface ChosenFilter {
  label: string;
  without: string;
}

function choiceItem(view: View, choice: Choice): Html {
  return html`<li>
    <a
      href="${choice.href}"
      ${attributes({ 'aria-current': choice.isChosen ? 'true' : null, rel: choice.isChosen ? null : 'nofollow' })}
      ><span>${choice.label}</span> <span class="count">${view.format.number(choice.count)}</span></a
    >
  </li>`;
}

function groupOf(view: View, { id, title, any, first, rest = [] }: Group): Html {
  const t = visitorMessages(view.locale);
  const isChosen = [...first, ...rest].some((choice) => choice.isChosen);
  return html`<div class="facet">
    <h2 id="${id}">${title}</h2>
    <ul aria-labelledby="${id}">
      ${isChosen && any !== undefined && html`<li class="facet-any"><a href="${any.href}">${any.label}</a></li>`}
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

/** Prices with results. */
function priceGroup(view: View, { pricings, facets }: FacetState, links: FacetLinks): Html {
  const t = visitorMessages(view.locale);
  const first = PRICING_CHOICES.map((model): Choice => {
    const isChosen = pricings.includes(model);
    return { label: t.pricing[model], count: facets.pricing[model] ?? 0, href: links.pricing(model), isChosen };
  }).filter((choice) => choice.isChosen || choice.count > 0);
  const any = { label: t.list.anyPricing, href: links.pricing('') };
  return groupOf(view, { id: 'facet-pricing', title: t.list.pricing, any, first });
}

/** Prices in a row above a list. */
export function priceRow(view: View, state: FacetState, links: FacetLinks): Html {
  const t = visitorMessages(view.locale);
  return html`<nav class="price-row" aria-label="${t.search.filters}">${priceGroup(view, state, links)}</nav>`;
}

/** The facets beside a list, folded on narrow screens. Choices without results are left out. */
export function facetPanel(view: View, state: FacetState, links: FacetLinks, categories: readonly Category[]): Html {
  const t = visitorMessages(view.locale);
  const { format } = view;
  const choices = categories
    .map((category): Choice => {
      const isChosen = state.categories.includes(category.id);
      const count = state.facets.categories[category.id] ?? 0;
      return { label: category.name, count, href: links.category(category.id), isChosen };
    })
    .filter((choice) => choice.isChosen || choice.count > 0)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count);
  const shown = Math.max(FIRST_CATEGORIES, state.categories.length);
  const inForce = state.categories.length + state.pricings.length + Object.values(state.attributes).flat().length;
  return html`<details class="facets">
    <summary>
      <span>${t.search.filters} ${inForce > 0 && html`<span class="count">${format.number(inForce)}</span>`}</span>
    </summary>
    <nav aria-label="${t.search.filters}">
      ${priceGroup(view, state, links)}
      ${groupOf(view, {
        id: 'facet-category',
        title: t.list.category,
        any: { label: t.list.anyCategory, href: links.category('') },
        first: choices.slice(0, shown),
        rest: choices.slice(shown),
      })}
      ${attributeGroups(view, state, links.attribute).map((group) => groupOf(view, group))}
    </nav>
  </details>`;
}

/** The active filters, each with a link to remove it, and from two on a link to `clear` all. */
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
