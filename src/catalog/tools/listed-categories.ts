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
