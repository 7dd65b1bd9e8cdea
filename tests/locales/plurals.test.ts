/** Counts: the form that is chosen for a number is the one of its CLDR category, and its words are those of that category. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { formatMessage, readSubject } from '#locales/fluent.ts';
import { formatOf } from '#locales/format.ts';
import { pluralSamples } from './plural-samples.ts';
import { ROOMS, counted, type CountedSentence, type PluralForms } from './sentences.ts';

type Category = Intl.LDMLPluralRule;

/** Whether the words that only the first form has, and those that only the second one has, stand in the right one. */
type Reads = (first: readonly string[], second: readonly string[]) => boolean;

/** Endings that all words of each form must have. */
const ending =
  (first: RegExp, second: RegExp): Reads =>
  (words, others) =>
    words.every((word) => first.test(word)) && others.every((word) => second.test(word));

/** The plural is the singular with an ending; what is compared are the first words that differ, which are the nouns. */
const longer =
  (plural: RegExp): Reads =>
  ([singular], [first]) =>
    singular === undefined || first === undefined || (first.length > singular.length && plural.test(first));

/**
 * Two forms of a language and the grammar that tells them apart. In Polish and Ukrainian `few` is the nominative plural,
 * in Russian the genitive singular: all end in vowels. `many` is the genitive plural, which ends in a consonant, in
 * Polish also in -i; a verb beside it is singular. In Arabic `few` is a plural, `many` an indefinite singular in the
 * accusative (-an or -a).
 */
const GRAMMAR: Partial<Record<Locale, { forms: readonly [Category, Category]; reads: Reads }>> = {
  en: { forms: ['one', 'other'], reads: longer(/s$|^people$/) },
  fr: { forms: ['one', 'other'], reads: longer(/[sx]$/) },
  es: { forms: ['one', 'other'], reads: longer(/[sn]$/) },
  de: {
    forms: ['one', 'other'],
    // An adjective loses the ending that stands for a missing article: `anderer`, `andere`.
    reads([singular = ''], [plural = '']) {
      const isAdjective = (long: string, short: string): boolean => /e[rs]$/.test(long) && long.slice(0, -1) === short;
      return isAdjective(singular, plural) || (plural.length > singular.length && !isAdjective(plural, singular));
    },
  },
  pl: { forms: ['few', 'many'], reads: ending(/[aeiyą]$/, /[^aeiouyąęó]$|i$|(?:aj|ani)e$|leca$|ło$/) },
  ru: { forms: ['few', 'many'], reads: ending(/[аеиыуя]$|ись$|ут$/, /[^аеёиоуыэюя]$|[аи]но$|ось$|ется$/) },
  uk: { forms: ['few', 'many'], reads: ending(/[аеиіїуюя]$/, /[^аеиіїоуюяє]$|лося$/) },
  ar: {
    forms: ['few', 'many'],
    reads: ending(/(?<![اى]ً|ًا)$/, /(?:ًا|ة|ى)$|^(?:رقم|اسم|آخر|مطابق|حاله|بقي|يُسحب|يتوقف)$/),
  },
};

/** The words of a form, but for prepositions of a letter, which follow the sound of the next word. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];

/** The words of a text that another one does not have, or not as often. */
function only(text: string, other: string): string[] {
  const left = wordsOf(other);
  return wordsOf(text).filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const subjects = new Map(ROOMS.map((room) => [room, readSubject(room)]));

/** The message as the server shows it for a number; all else it is told is 37. */
function textFor({ locale, room, key, variable, variables }: CountedSentence, number: number): string {
  const bundle = subjects.get(room)?.bundles[locale];
  assert.ok(bundle);
  const told = Object.fromEntries(variables.map((name) => [name, name === variable ? number : 37]));
  return formatMessage(bundle, key, told) ?? '';
}

/** The different forms of a language, each with the place of its first sentence. */
function formsOf(locale: Locale): { place: string; forms: PluralForms }[] {
  const found = new Map<string, { place: string; forms: PluralForms }>();
  for (const { locale: own, room, key, forms } of counted)
    if (own === locale) found.set(JSON.stringify(forms), { place: `${room} ${key}`, forms });
  return [...found.values()];
}

for (const locale of LOCALES) {
  test(`a number in ${locale} chooses the form of its category in CLDR`, () => {
    const format = formatOf(locale);
    const wrong: string[] = [];
    for (const sentence of counted.filter((one) => one.locale === locale))
      for (const [category, numbers] of pluralSamples(locale))
        for (const number of numbers) {
          const { forms } = sentence;
          const wanted = (forms[category] ?? forms.other).replaceAll('#', format.number(number));
          if (!textFor(sentence, number).includes(wanted))
            wrong.push(`${sentence.room} ${sentence.key}: ${number} is ${category}`);
        }
    assert.deepEqual(wrong, []);
  });

  test(`CLDR has samples of every category of ${locale}`, () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    assert.deepEqual(
      pluralSamples(locale)
        .map(([category]) => category)
        .toSorted(),
      pluralCategories.toSorted(),
    );
  });
}

for (const [locale, { forms: names, reads }] of Object.entries(GRAMMAR)) {
  const [first, second] = names;
  const pairs = formsOf(locale as Locale).flatMap(({ place, forms }) => {
    const [one, other] = [forms[first] ?? forms.other, forms[second] ?? forms.other];
    const [words, others] = [only(one, other), only(other, one)];
    return words.length + others.length === 0 ? [] : [{ place, words, others }];
  });

  test(`the words of ${first} and ${second} in ${locale} are not swapped`, () => {
    assert.ok(pairs.length > 10);
    const wrong = pairs.filter(({ words, others }) => !reads(words, others));
    assert.deepEqual(wrong, []);
  });

  test(`swapping ${first} and ${second} of any sentence in ${locale} would be noticed`, () => {
    assert.deepEqual(
      pairs.filter(({ words, others }) => reads(others, words)),
      [],
    );
  });
}
