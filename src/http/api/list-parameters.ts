/** Query parameters of lists, shared by the API and the pages. */
import { DEFAULT_LOCALE, LOCALES } from '#catalog/locales.ts';
import { LAST_PAGE } from '#catalog/tools/tools.ts';
import { FIELDS, PRICE_UP_TO, VERIFIED, keysWhere, type KeysWhere } from '#fields/fields.ts';
import { PRICE_BOUNDS, PRICING_CHOICES } from '#fields/pricing.ts';
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
  'Only tools with this pricing model; `unknown`: nobody has stated the price.',
  PRICING_CHOICES,
);

/** Turns spelling correction off. */
export const exactParameter: Parameter = flagParameter(
  'exact',
  'Whether to take the words of `q` as typed, without corrections.',
);

/** The value of `explain` that asks for a recommendation. */
export const BRIEF = 'brief';

/** A recommendation for everyone; for editors the ranking details of each hit. */
export const explainParameter: Parameter = {
  ...choiceParameter(
    'explain',
    '`brief`: with `q`, say in `recommendation` what was understood, why the first five tools fit and what is missing to ' +
      'decide; a page then has five tools unless `per_page` is given. `true`: the tier and the jobs of each hit, for editors alone.',
    ['true', 'false', BRIEF],
    'false',
  ),
  roles: { true: 'editor' },
};

const categoryParameter: Parameter = {
  ...nameParameter('category', 'Category id. An unknown one matches nothing; repeated ones count once.'),
  // Over MCP an unknown category is an error that names the nearest.
  brief: 'Category id.',
  countsOnce: true,
};

const taskParameter: Parameter = nameParameter('task', 'Task id; only tools that surely do it.');

export const sortParameter: Parameter = choiceParameter(
  'sort',
  'Order: `relevance` (the default with `q`; of a `task` by fit), `newest` (without), `popular` (people of 30 days), `updated`, `price` ' +
    '(see `price_up_to`) or `name`. ' +
    'Of a search, any but `relevance` lists close hits alone, if any: they match all words or do the job.',
  SORTS,
);

/** One or several values of an attribute, separated by commas. */
function attributeParameter(key: KeysWhere<{ filter: true }>): Parameter {
  const field = FIELDS[key];
  const brief = field.sentence;
  if (field.kind === 'flag')
    return {
      ...choiceParameter(field.name, `Only tools for which this is stated. ${brief}`, ['true', 'false']),
      brief,
    };
  const one = choiceParameter(field.name, '', field.values);
  return { ...listParameter(field.name, `Only tools with any of these. ${brief}`, one), brief };
}

const ATTRIBUTE_PARAMETERS: readonly Parameter[] = [
  ...keysWhere({ filter: true }).map(attributeParameter),
  choiceParameter(VERIFIED, 'Only tools with a verified maker.', ['true']),
  choiceParameter(PRICE_UP_TO, 'Only tools with free use, or so many US dollars a month.', PRICE_BOUNDS),
];

/** Filters of the list of published tools. */
export const TOOL_FILTERS: readonly Parameter[] = [
  textParameter('q', 'Search query; blank means none.', QUERY_LENGTH),
  categoryParameter,
  pricingParameter,
  listParameter('categories', 'Only tools in any of these categories, by id.', categoryParameter),
  listParameter('pricings', 'Only tools with any of these pricing models.', pricingParameter),
  taskParameter,
  ...ATTRIBUTE_PARAMETERS,
];
