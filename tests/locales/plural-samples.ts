/**
 * The numbers that Unicode's CLDR 48 names as samples of each plural category: `plurals.json` of the npm package
 * cldr-core 48.2.0. Ranges are `2~4`. Compact numbers (`1c6`) and decimals that end in a nought are left out: no
 * JavaScript number is one.
 */
import type { Locale } from '#catalog/locales.ts';

type Category = Intl.LDMLPluralRule;

const SLAVIC_OTHER = '0.1~0.9, 1.1~1.5';
const EAST_SLAVIC = {
  one: '1, 21, 31, 41, 51, 61, 71, 81, 101, 1001',
  few: '2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002',
  many: '0, 5~19, 100, 1000, 10000, 100000, 1000000',
  other: SLAVIC_OTHER,
};
const GERMANIC = { one: '1', other: '0, 2~16, 100, 1000, 10000, 100000, 1000000, 0.1~0.9, 1.1~1.5' };

const RANGES: Record<Locale, Partial<Record<Category, string>>> = {
  en: GERMANIC,
  de: GERMANIC,
  ru: EAST_SLAVIC,
  uk: EAST_SLAVIC,
  pl: { one: '1', few: EAST_SLAVIC.few, many: EAST_SLAVIC.many, other: SLAVIC_OTHER },
  es: { one: '1', many: '1000000', other: '0, 2~16, 100, 1000, 10000, 100000, 0.1~0.9, 1.1~1.6' },
  fr: { one: '0, 1, 0.1~0.9, 1.1~1.5', many: '1000000', other: '2~17, 100, 1000, 10000, 100000, 2.1~2.9, 3.1~3.5' },
  ar: {
    zero: '0',
    one: '1',
    two: '2',
    few: '3~10, 103~110, 1003',
    many: '11~26, 111, 1011',
    other: '100~102, 200~202, 300~302, 400~402, 500~502, 600, 1000, 10000, 100000, 1000000, 0.1~0.9, 1.1~1.7, 10.1',
  },
};

/** The numbers of `2~4, 22`; those of a range of decimals are a tenth apart. */
function numbersIn(ranges: string): number[] {
  return ranges.split(', ').flatMap((range) => {
    const [first = '', last = first] = range.split('~');
    const scale = first.includes('.') ? 10 : 1;
    const from = Math.round(Number(first) * scale);
    const count = Math.round(Number(last) * scale) - from + 1;
    return Array.from({ length: count }, (_, index) => (from + index) / scale);
  });
}

/** The sample numbers of each category that a language has. */
export function pluralSamples(locale: Locale): [Category, number[]][] {
  return Object.entries(RANGES[locale]).map(([category, ranges]) => [category as Category, numbersIn(ranges)]);
}
