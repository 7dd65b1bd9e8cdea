/** The categories of the catalog with their numbers of tools. */
import type { Locale } from '#catalog/locales.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';

export interface Category {
  id: string;
  name: string;
  nameLocale: Locale;
  description: string | null;
  toolCount: number;
}

/** Cached category lists of one state of the catalog. */
interface CategoryLists {
  version: number;
  categories: LiveCatalog['categories'];
  byLocale: Map<Locale, readonly Category[]>;
}

const categoryLists = new WeakMap<LiveCatalog, CategoryLists>();

/** All categories with tool counts, by name in the locale's collation. */
export function listCategories(live: LiveCatalog, locale: Locale): readonly Category[] {
  const { version, categories } = live;
  let lists = categoryLists.get(live);
  if (lists?.version !== version || lists.categories !== categories)
    categoryLists.set(live, (lists = { version, categories, byLocale: new Map() }));
  let list = lists.byLocale.get(locale);
  if (list === undefined) {
    const counts = live.index.countByCategory();
    list = categories.sorted(locale).map((category) => ({ ...category, toolCount: counts[category.id] ?? 0 }));
    lists.byLocale.set(locale, list);
  }
  return list;
}

/** Longer names are cut off in the box of a phone. */
const EXAMPLE_LENGTH = 20;

/** The short name of the category with most tools, in the locale; null if there is none, and right after a start. */
export function exampleCategory(live: LiveCatalog, locale: Locale): string | null {
  let largest: Category | null = null;
  if (!live.isLoaded) return null;
  for (const category of listCategories(live, locale)) {
    const isFit = category.nameLocale === locale && category.name.length <= EXAMPLE_LENGTH;
    if (isFit && category.toolCount > (largest?.toolCount ?? 0)) largest = category;
  }
  return largest?.name ?? null;
}
