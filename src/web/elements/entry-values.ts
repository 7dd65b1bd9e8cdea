/** The fields of an entry on pages: labels, values and form controls. */
import { listCategories } from '#catalog/tools/listed-categories.ts';
import { fieldOf, keyOf, keysWhere, type FieldKey, type FieldName, type KeysWhere } from '#fields/fields.ts';
import { INTERFACE_LANGUAGES } from '#fields/attributes.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Field, Kind } from '#fields/kinds.ts';
import type { Price } from '#fields/pricing.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { priceText } from '#locales/price-text.ts';
import type { FieldTexts } from './form-fields.ts';
import { attributes, html, type Html } from './html.ts';
import { shownAddress } from './links.ts';

type ChoiceKey = KeysWhere<{ kind: 'choice' }> | KeysWhere<{ kind: 'choices' }>;
type Labels = Readonly<Record<string, string>>;

const languageNames = new Map<Locale, Labels>();

/** Names of interface languages in the language of the page. */
function namesOfLanguages(locale: Locale): Labels {
  let names = languageNames.get(locale);
  if (names === undefined) {
    const display = new Intl.DisplayNames(locale, { type: 'language' });
    names = Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, display.of(language) ?? language]));
    languageNames.set(locale, names);
  }
  return names;
}

/** Names of the values of a choice; the others are shown as they are. */
const CHOICE_LABELS: { [K in ChoiceKey]: (view: View) => Labels } = {
  pricingModel: ({ t }) => t.pricing,
  platforms: ({ t }) => t.platforms,
  license: () => ({}),
  interfaceLanguages: ({ locale }) => namesOfLanguages(locale),
};

/** The values of a choice, of choices or of a flag with their names, in table order. */
export function choicesOf(view: View, name: FieldName): { value: string; label: string }[] {
  const key = keyOf(name);
  const field = fieldOf(key);
  if (field.kind === 'flag') return ['true', 'false'].map((value) => ({ value, label: flagLabel(view, value) }));
  if (field.kind !== 'choice' && field.kind !== 'choices') throw new Error(`${name} is not a choice`);
  const labels = CHOICE_LABELS[key as ChoiceKey](view);
  return field.values.map((value) => ({ value, label: labels[value] ?? value }));
}

function flagLabel({ t }: View, value: unknown): string {
  return String(value) === 'true' ? t.yes : t.no;
}

/** The texts of a value: one, or one per item; none if empty. */
export function valueTexts(request: PageRequest, name: FieldName, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  const { kind } = fieldOf(keyOf(name));
  if (kind === 'flag') return [flagLabel(request, value)];
  if (kind === 'choices') {
    const labels = new Map(choicesOf(request, name).map((each) => [each.value, each.label]));
    return (value as readonly unknown[]).map((item) => labels.get(String(item)) ?? String(item));
  }
  if (kind === 'choice') return choicesOf(request, name).flatMap((each) => (each.value === value ? [each.label] : []));
  if (kind === 'categories') {
    const names = new Map(
      listCategories(request.context.live, request.locale).map((category) => [category.id, category.name]),
    );
    return (value as readonly unknown[]).map((id) => names.get(String(id)) ?? String(id));
  }
  if (kind === 'price') return [priceText(request.locale, value as Price)];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

/** A value as readers see it: an address as a link, others as text; null if empty. */
export function shownValue(
  request: PageRequest,
  name: FieldName,
  value: unknown,
  target: '_blank' | null = null,
): Html | string | null {
  const text = valueTexts(request, name, value).join(' · ');
  if (text === '') return null;
  if (fieldOf(keyOf(name)).kind !== 'address') return text;
  return html`<a href="${text}" rel="nofollow noopener noreferrer" ${attributes({ target })} dir="ltr"
    >${shownAddress(text)}</a
  >`;
}

/** A form control for each kind of field. */
export type Controls = { [K in Kind]: (texts: FieldTexts & { name: FieldName }, field: Field<K>) => Html };

/** The control of a field in a form. */
export function controlFor(controls: Controls, key: FieldKey, texts: FieldTexts): Html {
  const field = fieldOf(key);
  const control = controls[field.kind] as (texts: FieldTexts, field: Field) => Html;
  return control({ ...texts, name: field.name }, field);
}

/** Longer lines get a field of two lines. */
const SHORT_LINE = 100;

/** Whether a line gets a field of several lines. */
export function isLongLine(field: Field): boolean {
  return field.kind === 'line' && field.max > SHORT_LINE;
}

/** The public fields except `placed`, which the page shows elsewhere. */
export function fieldsBeside(placed: readonly FieldKey[]): KeysWhere<{ audience: 'public' }>[] {
  return keysWhere({ audience: 'public' }).filter((key) => !placed.includes(key));
}
