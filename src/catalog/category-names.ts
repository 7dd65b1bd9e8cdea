/** Categories as readers see them: names and descriptions by locale, kept in memory by the live catalog. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from './locales.ts';
import type { IndexedCategory } from './search/catalog-index.ts';

export interface CategoryName {
  id: string;
  name: string;
  description: string | null;
  /** The locale that the name is really in. */
  nameLocale: Locale;
}

export interface CategoryNames {
  /** Every category by id, with its texts in one locale. */
  of(locale: Locale): ReadonlyMap<string, CategoryName>;
  /** Names and synonyms by locale, as search indexes them. */
  readonly words: readonly IndexedCategory[];
  /** Equal for equal contents. */
  readonly fingerprint: string;
}

/** Reads all categories; a name missing in a locale falls back to English, then to any other. */
export async function readCategoryNames(db: Reader): Promise<CategoryNames> {
  const ids = await db.selectFrom('categories').select('id').orderBy('id').execute();
  const texts = await db.selectFrom('category_texts').selectAll().orderBy('category_id').orderBy('locale').execute();
  const byCategory = new Map<string, Map<Locale, { name: string; description: string | null; synonyms: string[] }>>();
  for (const { id } of ids) byCategory.set(id, new Map());
  for (const text of texts) {
    if (!isLocale(text.locale)) continue;
    const synonyms = JSON.parse(text.synonyms) as string[];
    byCategory.get(text.category_id)?.set(text.locale, { name: text.name, description: text.description, synonyms });
  }
  const words = [...byCategory].map(([id, byLocale]): IndexedCategory => {
    const list: Partial<Record<Locale, readonly string[]>> = {};
    for (const [locale, text] of byLocale) list[locale] = [text.name, ...text.synonyms];
    return { id, words: list };
  });
  const named = new Map<Locale, ReadonlyMap<string, CategoryName>>();
  for (const locale of LOCALES) {
    const names = new Map<string, CategoryName>();
    for (const [id, byLocale] of byCategory) {
      const nameLocale =
        [locale, DEFAULT_LOCALE, ...LOCALES].find((candidate) => byLocale.has(candidate)) ?? DEFAULT_LOCALE;
      const text = byLocale.get(nameLocale);
      const description = byLocale.get(locale)?.description ?? text?.description ?? null;
      names.set(id, { id, name: text?.name ?? id, description, nameLocale });
    }
    named.set(locale, names);
  }
  return { of: (locale) => named.get(locale) ?? new Map(), words, fingerprint: JSON.stringify([ids, texts]) };
}
