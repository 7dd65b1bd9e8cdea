/** Numbers, dates and units by locale. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { memoize } from '#catalog/memoize.ts';

type Unit = (typeof STEPS)[number]['unit'] | 'second';

export interface Format {
  number(value: number): string;
  /** An amount of a currency (ISO 4217). */
  money(amount: number, currency: string): string;
  date(value: string | Date): string;
  month(value: string | Date): string;
  /** With a short month name. */
  shortDate(value: string | Date): string;
  dateTime(value: string | Date): string;
  /** A count with its unit, rounded. */
  unit(value: number, unit: Unit, display?: 'long' | 'short'): string;
  /** Seconds in the largest unit, rounded up; days and hours from two on. */
  duration(seconds: number, display?: 'long' | 'short'): string;
  /** The name of a language. */
  language(code: string): string;
  compare(a: string, b: string): number;
}

const STEPS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 7_200 },
  { unit: 'minute', seconds: 60, from: 60 },
] as const;

// ICU would use Arabic-Indic digits in some Arabic regions only.
const TAGS: Partial<Record<Locale, string>> = { ar: 'ar-u-nu-latn' };

/** The tag that `Intl` formats a locale by. */
export const tagOf = (locale: Locale): string => TAGS[locale] ?? locale;

const ROUNDED = { style: 'unit', maximumFractionDigits: 0 } as const;

/** Cached texts of each locale. */
const MEMORY = { most: 2_000 };
/** Dates are shown in UTC, so the ISO 8601 day is the key. */
const dayOf = (value: string | Date): string => (typeof value === 'string' ? value : value.toISOString()).slice(0, 10);

/** Keeps a value for each locale: memoize may evict half of `most`. */
export const EACH_LOCALE = { most: 2 * LOCALES.length };

/** Created once for each locale. */
export const formatOf = memoize((locale: Locale): Format => createFormat(tagOf(locale)), EACH_LOCALE);

function createFormat(tag: string): Format {
  const numbers = new Intl.NumberFormat(tag);
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dateTimes = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const collator = new Intl.Collator(tag);
  let languages: Intl.DisplayNames | undefined;
  const unit: Format['unit'] = (value, name, display = 'long') =>
    new Intl.NumberFormat(tag, { ...ROUNDED, unit: name, unitDisplay: display }).format(value);
  // Dates must not break across lines.
  const whole = (text: string) => text.replaceAll(' ', '\u00A0');
  const date = memoize((day: string) => whole(dates.format(new Date(day))), MEMORY);
  const shortDate = memoize((day: string) => whole(shortDates.format(new Date(day))), MEMORY);
  const money = memoize((key: string) => {
    const [amount = '', currency = ''] = key.split(' ');
    const digits = Number(amount) < 1 ? { maximumFractionDigits: 4 } : {};
    const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger', ...digits } as const;
    return whole(new Intl.NumberFormat(tag, options).format(Number(amount)));
  }, MEMORY);
  const number = memoize((value: number) => numbers.format(value), MEMORY);
  return {
    number,
    money: (amount, currency) => money(`${amount} ${currency}`),
    // A list repeats a few days; ICU takes longer for a date than the rest of a card.
    date: (value) => date(dayOf(value)),
    month: (value) => whole(months.format(new Date(value))),
    shortDate: (value) => shortDate(dayOf(value)),
    dateTime: (value) => dateTimes.format(new Date(value)),
    unit,
    duration(seconds, display) {
      const step = STEPS.find(({ from }) => seconds >= from);
      return unit(Math.ceil(seconds / (step?.seconds ?? 1)), step?.unit ?? 'second', display);
    },
    // ICU takes some ten milliseconds to load the names of a language.
    language: (code) => (languages ??= new Intl.DisplayNames(tag, { type: 'language' })).of(code) ?? code,
    compare: (a, b) => collator.compare(a, b),
  };
}
