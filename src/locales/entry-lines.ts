/** Fields and tools as lines of a mail. */
import type { Price } from '#fields/pricing.ts';
import { priceText } from './price-text.ts';
import { directionOf, type Locale } from '#catalog/locales.ts';
import { FIELD_NAMES, fieldOf, keyOf, type FieldName } from '#fields/fields.ts';
import { formatOf } from './format.ts';
import { colon, isolated, listSeparator } from './quotable.ts';
import { everyPageMessages } from './subjects.ts';

/** The field with this API name. */
export const fieldNamed = (given: string): FieldName | undefined => FIELD_NAMES.find((known) => known === given);

type Labels = Readonly<Record<string, string>>;

/** A value of a field in words. */
export function valueText(locale: Locale, name: FieldName, value: unknown): string {
  const t = everyPageMessages(locale);
  if (Array.isArray(value)) return value.map((item) => valueText(locale, name, item)).join(listSeparator(locale));
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (name === 'price_from') return priceText(locale, value as Price);
  const text = String(value);
  const labels: Partial<Record<FieldName, Labels>> = { pricing_model: t.pricing, platforms: t.platforms };
  if (name === 'interface_languages') return formatOf(locale).language(text);
  return labels[name]?.[text] ?? text;
}

function entryLines(locale: Locale, entry: Record<string, unknown>): string {
  const { fields } = everyPageMessages(locale);
  return Object.entries(entry)
    .flatMap(([given, value]) => {
      const name = fieldNamed(given);
      if (name === undefined || value === null) return [];
      const text = valueText(locale, name, value);
      const isWords = ['line', 'address'].includes(fieldOf(keyOf(name)).kind);
      return [
        `- ${fields[name].label}${colon(locale)}${directionOf(locale) === 'rtl' && isWords ? isolated(text) : text}`,
      ];
    })
    .join('\n');
}

/** The tools of a JSON array, with a blank line between them; fields have API names. */
export function toolLines(locale: Locale, tools: string): { text: string; count: number } {
  const entries: unknown = tools === '' ? [] : JSON.parse(tools);
  const read = Array.isArray(entries) ? (entries as Record<string, unknown>[]) : [];
  return { text: read.map((entry) => entryLines(locale, entry)).join('\n\n'), count: read.length };
}

/** The names of fields, one per line; `fields` are API names separated by blanks. */
export function fieldLines(locale: Locale, fields: string): string {
  const known: Readonly<Record<string, { label: string }>> = everyPageMessages(locale).fields;
  return fields
    .split(' ')
    .map((field) => `- ${known[field]?.label ?? field}`)
    .join('\n');
}
