/** Numbers, dates and plural forms by locale. */
import type { Locale } from '#catalog/locales.ts';
import { remembered } from '#catalog/memoize.ts';

/** The forms a language needs; the missing ones fall back to `other`. `#` stands for the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Format {
  number(value: number): string;
  date(value: string | Date): string;
  /** The month and the year. */
  month(value: string | Date): string;
  /** With the month's short name. */
  shortDate(value: string | Date): string;
  dateTime(value: string | Date): string;
  plural(value: number, forms: PluralForms): string;
  compare(a: string, b: string): number;
}

// One digit system everywhere: ICU would give Arabic-Indic digits to some Arabic regions and not to others.
const TAGS: Partial<Record<Locale, string>> = { ar: 'ar-u-nu-latn' };

/** Numbers and days whose texts are kept, for each locale. */
const MEMORY = { most: 2_000 };
/** A day in ISO 8601; the day is the same in UTC, in which dates are shown. */
const DAY_LENGTH = '2026-01-31'.length;
const dayOf = (value: string | Date): string =>
  (typeof value === 'string' ? value : value.toISOString()).slice(0, DAY_LENGTH);

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
  const shortDates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dateTimes = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const collator = new Intl.Collator(tag);
  // A date is one thing, which no line may tear apart.
  const whole = (text: string) => text.replaceAll(' ', '\u00A0');
  const date = remembered((day: string) => whole(dates.format(new Date(day))), MEMORY);
  const shortDate = remembered((day: string) => whole(shortDates.format(new Date(day))), MEMORY);
  const number = remembered((value: number) => numbers.format(value), MEMORY);
  return {
    number,
    // A page of a list has the same few days again and again; ICU takes longer for one than the rest of its card.
    date: (value) => date(dayOf(value)),
    month: (value) => whole(months.format(new Date(value))),
    shortDate: (value) => shortDate(dayOf(value)),
    dateTime: (value) => dateTimes.format(new Date(value)),
    plural: (value, forms) => (forms[rules.select(value)] ?? forms.other).replaceAll('#', number(value)),
    compare: (a, b) => collator.compare(a, b),
  };
}
