/** Categories in the form that `importCategories` reads. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { readSite, type CategoryGroup } from '#catalog/site/site.ts';
import { arrange } from './arrangement.ts';
import { listCategoryRows, type CategoryText } from './categories.ts';

export interface CategoryExport {
  slug: string;
  /** The English name. */
  name: string;
  names: Partial<Record<Locale, string>>;
  descriptions: Partial<Record<Locale, string>>;
  synonyms: Partial<Record<Locale, string[]>>;
  /** Names of its group; null for an ungrouped one that has its place, absent without any order. */
  group?: CategoryGroup['names'] | null;
}

/** All categories in the order of the site's groups, else by id. */
export async function categoryExports(db: Reader): Promise<CategoryExport[]> {
  const { categoryGroups = [] } = await readSite(db);
  const groupOf = new Map(categoryGroups.flatMap(({ names, ids }) => ids.map((id) => [id, names] as const)));
  const ordered = arrange(await listCategoryRows(db), categoryGroups, DEFAULT_LOCALE);
  return ordered
    .flatMap(({ categories }) => categories)
    .map(({ id, texts }) => {
      const entries = Object.entries(texts) as [Locale, CategoryText][];
      const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
      const map = <T>(read: (text: CategoryText) => T | null): Partial<Record<Locale, T>> =>
        Object.fromEntries(
          sorted.flatMap(([locale, text]) => {
            const value = read(text);
            return value === null ? [] : [[locale, value]];
          }),
        );
      const group = groupOf.get(id);
      return {
        slug: id,
        name: texts[DEFAULT_LOCALE]?.name ?? id,
        names: map(({ name }) => name),
        descriptions: map(({ description }) => description),
        synonyms: map(({ synonyms }) => (synonyms.length === 0 ? null : synonyms)),
        ...(group !== undefined && { group: Object.keys(group).length === 0 ? null : group }),
      };
    });
}
