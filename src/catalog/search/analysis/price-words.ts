/** Phrases of queries for prices, in eight languages. */
import { LOCALES } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { PRICING_MODELS, type PricingModel } from '#fields/pricing.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';

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
