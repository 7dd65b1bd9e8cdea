/** Categories in the form that `importCategories` reads. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { listCategoryRows, type CategoryText } from './categories.ts';

export interface CategoryExport {
  slug: string;
  /** The English name. */
  name: string;
  names: Partial<Record<Locale, string>>;
  descriptions: Partial<Record<Locale, string>>;
  synonyms: Partial<Record<Locale, string[]>>;
}

/** All categories by id. */
export async function categoryExports(db: Reader): Promise<CategoryExport[]> {
  return (await listCategoryRows(db)).map(({ id, texts }) => {
    const entries = Object.entries(texts) as [Locale, CategoryText][];
    const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const map = <T>(read: (text: CategoryText) => T | null): Partial<Record<Locale, T>> =>
      Object.fromEntries(
        sorted.flatMap(([locale, text]) => {
          const value = read(text);
          return value === null ? [] : [[locale, value]];
        }),
      );
    return {
      slug: id,
      name: texts[DEFAULT_LOCALE]?.name ?? id,
      names: map(({ name }) => name),
      descriptions: map(({ description }) => description),
      synonyms: map(({ synonyms }) => (synonyms.length === 0 ? null : synonyms)),
    };
  });
}
