/** Maps the category names of a file to categories of this catalog. */

/** Ids by name; null drops a name, `*` maps all other names that are no category here. */
export type CategoryMap = Readonly<Record<string, string | null>>;

const ALL_OTHERS = '*';

/** The categories of a row as ids of this catalog, each once. Returns any other value than a list unchanged. */
export function mapCategories(given: unknown, map: CategoryMap, hasCategory: (id: string) => boolean): unknown {
  if (!Array.isArray(given)) return given;
  const ids = (given as unknown[]).flatMap((name) => {
    if (typeof name !== 'string') return [name];
    const key = Object.hasOwn(map, name) || hasCategory(name) ? name : ALL_OTHERS;
    const id = Object.hasOwn(map, key) ? map[key] : name;
    return id === null ? [] : [id];
  });
  return [...new Set(ids)];
}

/** The names of the map that apply to a row, each once; `*` for others that are no category here. */
export function namesIn(row: unknown, map: CategoryMap, hasCategory: (id: string) => boolean): string[] {
  const given = (row as { categories?: unknown } | null)?.categories;
  if (!Array.isArray(given)) return [];
  const names = (given as unknown[]).flatMap((name) => {
    if (typeof name !== 'string') return [];
    if (Object.hasOwn(map, name)) return [name];
    return Object.hasOwn(map, ALL_OTHERS) && !hasCategory(name) ? [ALL_OTHERS] : [];
  });
  return [...new Set(names)];
}

/** The names of the map that no row has; `named` are those that apply to rows. */
export function unusedNames(map: CategoryMap, named: ReadonlyMap<string, number>): string[] {
  return Object.keys(map).filter((name) => name !== ALL_OTHERS && !named.has(name));
}

/** Categories that the map leads to, each once. */
export function targetsOf(map: CategoryMap): string[] {
  return [...new Set(Object.values(map).filter((id) => id !== null))];
}
