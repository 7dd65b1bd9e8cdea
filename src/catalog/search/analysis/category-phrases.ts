/** The words by which a query names categories. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createPhraseBook, type PhraseBook } from '#catalog/language/phrases.ts';

export interface IndexedCategory {
  id: string;
  /** Name and synonyms by language. */
  words: Partial<Record<Locale, readonly string[]>>;
}

const LIST_SIGNS = /[,;/&]|\s(?:and|or|und|oder|et|ou|y|e|o|u|i|oraz|lub|и|или|й|і|та|або)\s|\s(?=وال)/iu;

/** A name that lists several things ("Finance & Accounting") and each of the things. */
const partsOf = (phrase: string): string[] => [...new Set([phrase, ...phrase.split(LIST_SIGNS)])];

/** The names and synonyms of categories, and the parts of those that list several things, by their place in the list. */
export function categoryPhrases(categories: readonly IndexedCategory[]): PhraseBook {
  const book = createPhraseBook();
  categories.forEach(({ words }, number) => {
    for (const locale of LOCALES)
      for (const phrase of words[locale] ?? []) for (const part of partsOf(phrase)) book.add(locale, part, number);
  });
  return book;
}
