/** Facets of attributes: platforms, flags in one group, licenses and interface languages. */
import { colon } from '#locales/quotable.ts';
import { ATTRIBUTES, PRICE_UP_TO, VERIFIED, fieldOf, keyOf, namesWhere, type AttributeName } from '#fields/fields.ts';
import type { AttributeFilters, Facets } from '#catalog/tools/tools.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { PRICE_BOUNDS } from '#fields/pricing.ts';
import { boundText } from '#locales/price-text.ts';
import { choicesOf } from '#web/elements/entry-values.ts';

export interface Choice {
  label: string;
  count: number;
  href: string;
  isChosen: boolean;
}

export interface Group {
  id: string;
  title: string;
  /** Clears the choice; only if there is one. */
  any?: { label: string; href: string };
  first: readonly Choice[];
  rest?: readonly Choice[];
}

/** The useful value of each flag; `true` by default. */
const LOOKED_FOR: Partial<Record<AttributeName, 'false'>> = { needs_account: 'false' };

const isFlag = (name: AttributeName): boolean =>
  name === VERIFIED || (name !== PRICE_UP_TO && fieldOf(keyOf(name)).kind === 'flag');

/** The label of an attribute filter by itself. */
export function attributeLabel(view: View, name: AttributeName, value: string): string {
  const t = visitorMessages(view.locale);
  if (name === VERIFIED) return t.catalog.verified;
  if (name === PRICE_UP_TO) return boundText(view.locale, value);
  const shown = choicesOf(view, name).find((choice) => choice.value === value)?.label ?? value;
  if (!isFlag(name)) return shown;
  if (name === 'needs_account' && value === 'false') return t.facets.noAccount;
  return value === 'true' ? t.fields[name].label : `${t.fields[name].label}${colon(view.locale)}${shown}`;
}

/** Values shown at once; the others are folded. */
const FIRST_VALUES = 6;

export interface AttributeState {
  attributes: AttributeFilters;
  facets: Facets;
}

/** Attribute groups with results; `linkTo` gives the URL that toggles a value. */
export function attributeGroups(
  view: View,
  { attributes, facets }: AttributeState,
  linkTo: (name: AttributeName, value: string) => string,
): Group[] {
  const t = visitorMessages(view.locale);
  const choicesFor = (name: AttributeName, values: readonly string[]): Choice[] =>
    values
      .map((value): Choice => {
        const isChosen = attributes[name]?.includes(value) === true;
        const count = facets.attributes[name]?.[value] ?? 0;
        return { label: attributeLabel(view, name, value), count, href: linkTo(name, value), isChosen };
      })
      .filter((choice) => choice.isChosen || choice.count > 0);
  const flags = ATTRIBUTES.filter(isFlag).flatMap((name) =>
    choicesFor(name, [...new Set([LOOKED_FOR[name] ?? 'true', ...(attributes[name] ?? [])])]),
  );
  const lists = namesWhere({ filter: true })
    .filter((name) => !isFlag(name))
    .map((name): Group => {
      const choices = choicesFor(
        name,
        choicesOf(view, name).map(({ value }) => value),
      ).sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count);
      const title = t.fields[name].label;
      return {
        id: `facet-${name.replaceAll('_', '-')}`,
        title,
        first: choices.slice(0, FIRST_VALUES),
        rest: choices.slice(FIRST_VALUES),
      };
    });
  const bounds = choicesFor(PRICE_UP_TO, PRICE_BOUNDS);
  // A bound that lists no more than the one below it narrows nothing.
  const telling = bounds.filter((choice, at) => choice.isChosen || choice.count !== bounds[at - 1]?.count);
  const hasPrices = telling.length > 1 || telling.some(({ isChosen }) => isChosen);
  const prices = { id: 'facet-price', title: t.price.title, first: hasPrices ? telling : [] };
  const groups = [prices, { id: 'facet-features', title: t.facets.features, first: flags }, ...lists];
  return groups.filter(({ first }) => first.length > 0);
}
