/** Numbers, dates and plural forms by locale. */
import type { Locale } from '#catalog/locales.ts';

/** The forms a language needs; the missing ones fall back to `other`. `#` stands for the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Format {
  number(value: number): string;
  date(value: string | Date): string;
  dateTime(value: string | Date): string;
  plural(value: number, forms: PluralForms): string;
  compare(a: string, b: string): number;
}

// One digit system everywhere: ICU would give Arabic-Indic digits to some Arabic regions and not to others.
const TAGS: Partial<Record<Locale, string>> = { ar: 'ar-u-nu-latn' };

const formats = new Map<Locale, Format>();

/** The formatters of one locale, made once. Dates are shown in UTC. */
export function formatOf(locale: Locale): Format {
  let format = formats.get(locale);
  if (format === undefined) {
    format = createFormat(TAGS[locale] ?? locale);
    formats.set(locale, format);
  }
  return format;
}

function createFormat(tag: string): Format {
  const numbers = new Intl.NumberFormat(tag);
  const rules = new Intl.PluralRules(tag);
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const dateTimes = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const collator = new Intl.Collator(tag);
  return {
    number: (value) => numbers.format(value),
    date: (value) => dates.format(new Date(value)),
    dateTime: (value) => dateTimes.format(new Date(value)),
    plural: (value, forms) => (forms[rules.select(value)] ?? forms.other).replaceAll('#', numbers.format(value)),
    compare: (a, b) => collator.compare(a, b),
  };
}
