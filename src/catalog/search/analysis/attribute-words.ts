/** Attributes and prices in queries and texts: platform, API, self-hosting, account, local use, audience; free, paid. */
import { LOCALES } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { phraseList, findPhrases, type WordList } from '#catalog/language/word-lists.ts';
import { PRICING_MODELS, type PricingModel } from '#fields/pricing.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';

/** No fields of an entry: only texts tell them. */
export const TOLD_ONLY = ['audience', 'runs'] as const;

/** An attribute and its value, such as `platforms`: `ios`. */
export interface Attribute {
  parameter: AttributeName | (typeof TOLD_ONLY)[number];
  value: string;
}

/** An attribute in a query, and the positions of its words. */
export interface AttributeWish extends Attribute {
  words: readonly number[];
}

/** Whether tools state an attribute in a field. */
export const isField = <Own extends Way>(wish: Own): wish is Own & { parameter: AttributeName } =>
  (ATTRIBUTES as readonly string[]).includes(wish.parameter);

const STATED = readVocabulary('search/attributes');
const AUDIENCES = readVocabulary('search/audiences');

type Tagged = readonly [phrase: string, tag: Attribute];

/** Exact words, with each form listed: the phrases have stop words ("with", "no", "for"). */
const statedPhrases = (...kinds: readonly (string | undefined)[]): Tagged[] =>
  Object.entries(STATED).flatMap(([section, phrases]): Tagged[] => {
    const [parameter, value = '', kind] = section.split(' ') as [Attribute['parameter'], string?, string?];
    const tag = { parameter, value };
    return kinds.includes(kind) ? phrases.split('\n').map((phrase) => [phrase, tag]) : [];
  });

/** For whom: `write` makes the phrases of a noun and the words before it. */
const audiencePhrases = (write: (noun: string, before: readonly string[]) => readonly string[]): Tagged[] => {
  const ids = new Set(Object.keys(AUDIENCES).map((section) => section.split(' ')[0]!));
  ids.delete('for');
  return [...ids].flatMap((value) => {
    const tag = { parameter: 'audience', value } as const;
    return LOCALES.flatMap((locale) => {
      const before = entriesOf(AUDIENCES, `for ${locale}`);
      return entriesOf(AUDIENCES, `${value} ${locale}`).flatMap((noun) =>
        write(noun, before).map((phrase): Tagged => [phrase, tag]),
      );
    });
  });
};

/** A query has "for" before the noun; Arabic writes both as one word. */
const withFor = (noun: string, before: readonly string[]): string[] =>
  before.map((word) => (word.endsWith('-') ? word.slice(0, -1) + noun : `${word} ${noun}`));

const ASKED = phraseList(() => [...statedPhrases(undefined), ...audiencePhrases(withFor)]);
const TOLD = phraseList(() => [
  ...statedPhrases(undefined, 'told'),
  ...audiencePhrases((noun, before) => [noun, ...withFor(noun, before)]),
]);

/** What meets an attribute: a field, a price, or a category. */
export type Way = Attribute | { parameter: 'pricing'; value: string } | { parameter: 'category'; value: string };

/** What meets an attribute as well: a self-hosted tool runs locally, open source can be self-hosted. */
export const impliedBy = ({ parameter, value }: Attribute): Way[] =>
  entriesOf(STATED, `${parameter} ${value} by`).map((entry) => {
    const [by, is = ''] = entry.split(' ') as [Way['parameter'], string?];
    return { parameter: by, value: is };
  });

/** `platforms=ios`. */
export const keyOf = ({ parameter, value }: Attribute): string => `${parameter}=${value}`;

const findIn = (list: WordList<Attribute>, words: readonly string[]): AttributeWish[] => {
  const hits = findPhrases(list, words);
  const first = hits.filter(({ tag }, place) => hits.findIndex((hit) => keyOf(hit.tag) === keyOf(tag)) === place);
  return first.map(({ tag, at, length }) => ({ ...tag, words: Array.from({ length }, (_, of) => at + of) }));
};

/** Unique attributes that a query asks for, in the order of the words; at one position the longest phrase wins. */
export const findAttributes = (words: readonly string[]): AttributeWish[] => findIn(ASKED, words);

/** Unique attributes that a text tells. */
export const attributesTold = (words: readonly string[]): Attribute[] => findIn(TOLD, words);

const createBook = () => {
  const words = readVocabulary('search/prices');
  const book = createPhraseBook();
  PRICING_MODELS.forEach((model, number) => {
    for (const locale of LOCALES)
      for (const phrase of entriesOf(words, `${model} ${locale}`)) book.add(locale, phrase, number);
  });
  return book;
};

const BOOK = createBook();

/** A pricing model in a query, and the positions of its words. */
export interface PriceWish {
  pricing: PricingModel;
  words: readonly number[];
}

/** Pricing models in folded words, in the order of PRICING_MODELS. */
export function findPrices(words: readonly string[]): PriceWish[] {
  const found = BOOK.find(words);
  return PRICING_MODELS.flatMap((pricing, number) => {
    const places = found.flatMap((phrase) => (phrase.numbers.includes(number) ? phrase.words : []));
    return places.length === 0 ? [] : [{ pricing, words: [...new Set(places)].toSorted((a, b) => a - b) }];
  });
}
