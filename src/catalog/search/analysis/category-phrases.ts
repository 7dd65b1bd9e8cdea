/** A phrase book of category names for queries. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createPhraseBook, type PhraseBook } from '#catalog/language/phrases.ts';

export interface IndexedCategory {
  id: string;
  /** Name and synonyms by language. */
  words: Partial<Record<Locale, readonly string[]>>;
}

const LIST_SIGNS = /[,;/&]|\s(?:and|or|und|oder|et|ou|y|e|o|u|i|oraz|lub|и|или|й|і|та|або)\s|\s(?=وال)/iu;

/** A name and the parts of its list ("Finance & Accounting"). */
const partsOf = (phrase: string): string[] => [...new Set([phrase, ...phrase.split(LIST_SIGNS)])];

/** Names, synonyms and their parts; the number of a phrase is the index of its category. */
export function categoryPhrases(categories: readonly IndexedCategory[]): PhraseBook {
  const book = createPhraseBook();
  categories.forEach(({ words }, number) => {
    for (const locale of LOCALES)
      for (const phrase of words[locale] ?? []) for (const part of partsOf(phrase)) book.add(locale, part, number);
  });
  return book;
}
