/** Localised categories for readers, in memory. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import type { IndexedCategory } from '#catalog/search/catalog-index.ts';

export interface CategoryName {
  id: string;
  name: string;
  description: string | null;
  /** The actual locale of the name. */
  nameLocale: Locale;
}

/** A category in a tool's list. */
export interface NamedCategory {
  readonly id: string;
  readonly name: string;
}

export interface CategoryNames {
  /** Every category by id, with its texts in one locale. */
  of(locale: Locale): ReadonlyMap<string, CategoryName>;
  /** The same, sorted by name in the locale's collation, then by id. */
  sorted(locale: Locale): readonly CategoryName[];
  /** The categories of a tool in a locale; `ids` is the JSON array of its row. */
  name(ids: string, locale: Locale): readonly NamedCategory[];
  /** Names and synonyms by locale, for the search index. */
  readonly words: readonly IndexedCategory[];
  /** The fingerprint at reading. */
  readonly fingerprint: string;
}

/** A cheap fingerprint that changes with any category. */
export async function readCategoryFingerprint(db: Reader): Promise<string> {
  const rows = await db.selectFrom('categories').select(['id', 'revision']).orderBy('id').execute();
  return rows.map((row) => `${row.id} ${row.revision}`).join('\n');
}

/** Reads all categories; a missing name falls back to English, then to any other. */
export async function readCategoryNames(db: Reader): Promise<CategoryNames> {
  // Read first: changes in between are read again next time.
  const fingerprint = await readCategoryFingerprint(db);
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
  const inOrder = new Map<Locale, readonly CategoryName[]>();
  return {
    of: (locale) => named.get(locale) ?? new Map(),
    sorted(locale) {
      const known = inOrder.get(locale);
      if (known !== undefined) return known;
      const collator = new Intl.Collator(locale);
      const names = [...(named.get(locale)?.values() ?? [])].sort(
        (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
      );
      inOrder.set(locale, names);
      return names;
    },
    name: createNaming(named),
    words,
    fingerprint,
  };
}

/** Most cached combinations of each language, evicted all at once. */
const MOST_COMBINATIONS = 2_000;

/** Cached: most tools share their combination with many others. */
function createNaming(named: ReadonlyMap<Locale, ReadonlyMap<string, CategoryName>>): CategoryNames['name'] {
  const shown = new Map(
    LOCALES.map((locale) => {
      const names = [...(named.get(locale)?.values() ?? [])].map(({ id, name }): [string, NamedCategory] => [
        id,
        { id, name },
      ]);
      return [locale, { names: new Map(names), combinations: new Map<string, readonly NamedCategory[]>() }];
    }),
  );
  return (text, locale) => {
    const { names, combinations } = shown.get(locale)!;
    let combination = combinations.get(text);
    if (combination === undefined) {
      combination = (JSON.parse(text) as string[]).map((id) => names.get(id) ?? { id, name: id });
      if (combinations.size >= MOST_COMBINATIONS) combinations.clear();
      combinations.set(text, combination);
    }
    return combination;
  };
}
