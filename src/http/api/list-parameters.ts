/** Query parameters of lists, shared by the API and the pages. */
import { DEFAULT_LOCALE, LOCALES } from '#catalog/locales.ts';
import { LAST_PAGE, type AttributeFilters } from '#catalog/tools/tools.ts';
import { ATTRIBUTES, FIELDS, VERIFIED, keysWhere, type KeysWhere } from '#fields/fields.ts';
import { PRICING_CHOICES } from '#fields/pricing.ts';
import type { Parameter } from './operation.ts';
import { SORTS } from '#catalog/search/catalog-index.ts';
import {
  choiceParameter,
  flagParameter,
  integerParameter,
  listParameter,
  nameParameter,
  textParameter,
} from './parameters.ts';

/** Results per page: default and maximum. */
export const PER_PAGE = { default: 20, max: 50 } as const;
const QUERY_LENGTH = 100;

export const localeParameter: Parameter = choiceParameter(
  'locale',
  'Language of texts and names.',
  LOCALES,
  DEFAULT_LOCALE,
);
export const pageParameter: Parameter = integerParameter('page', 'Page number.', 1, LAST_PAGE, 1);
export const perPageParameter: Parameter = integerParameter(
  'per_page',
  'Results per page.',
  1,
  PER_PAGE.max,
  PER_PAGE.default,
);

export const pricingParameter: Parameter = choiceParameter(
  'pricing',
  'Only tools with this pricing model, or with `unknown` those whose price nobody has stated.',
  PRICING_CHOICES,
);

/** Turns corrections of the query off. */
export const exactParameter: Parameter = flagParameter(
  'exact',
  'Whether the words of `q` are taken as typed: nothing is corrected.',
);

/** For editors: why the hits stand where they do. */
export const explainParameter: Parameter = {
  ...flagParameter(
    'explain',
    'Whether to say of each hit of a search its tier and its jobs. Only with the token of an editor; left out for others.',
  ),
  role: 'editor',
};

const categoryParameter: Parameter = {
  ...nameParameter(
    'category',
    'Category id; an unknown one matches nothing, an empty one everything. The same one given again counts once.',
  ),
  countsOnce: true,
};

/** The order of a list. */
export const sortParameter: Parameter = choiceParameter(
  'sort',
  'Order: `relevance` (the default with `q`), `newest` (the default without), `updated` (last changed first) or `name` (A to Z). In other orders than `relevance`, a search lists only close hits: those that match all of its words or do its job, if there are any.',
  SORTS,
);

/** One of an attribute’s values, or several with commas between them. */
function attributeParameter(key: KeysWhere<{ filter: true }>): Parameter {
  const field = FIELDS[key];
  if (field.kind === 'flag')
    return choiceParameter(field.name, `Only tools of which this is stated. ${field.sentence}`, ['true', 'false']);
  const one = choiceParameter(field.name, '', field.values);
  return listParameter(field.name, `Only tools with any of these, with commas between them. ${field.sentence}`, one);
}

/** Filters by attributes. */
const ATTRIBUTE_PARAMETERS: readonly Parameter[] = [
  ...keysWhere({ filter: true }).map(attributeParameter),
  choiceParameter(VERIFIED, 'Only tools whose maker has proven that they are theirs.', ['true']),
];

/** What checked parameters say of attributes. */
export function attributesIn(values: Readonly<Record<string, unknown>>): AttributeFilters {
  return Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, (Array.isArray(value) ? value : [value]) as string[]]];
    }),
  );
}

/** Filters of the list of published tools. */
export const TOOL_FILTERS: readonly Parameter[] = [
  textParameter('q', 'Search query; blank means none.', QUERY_LENGTH),
  categoryParameter,
  pricingParameter,
  listParameter(
    'categories',
    'Only tools of any of these categories: ids with commas between them.',
    categoryParameter,
  ),
  listParameter('pricings', 'Only tools with any of these pricing models, with commas between them.', pricingParameter),
  ...ATTRIBUTE_PARAMETERS,
];
