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

/** The names of the map that a row has. */
export function namesIn(row: unknown, map: CategoryMap): string[] {
  const given = (row as { categories?: unknown } | null)?.categories;
  if (!Array.isArray(given)) return [];
  return (given as unknown[]).filter((name): name is string => typeof name === 'string' && Object.hasOwn(map, name));
}

/** The names of the map that no row has; `named` are the names of all rows. */
export function unusedNames(map: CategoryMap, named: ReadonlySet<string>): string[] {
  return Object.keys(map).filter((name) => name !== ALL_OTHERS && !named.has(name));
}

/** Categories that the map leads to, each once. */
export function targetsOf(map: CategoryMap): string[] {
  return [...new Set(Object.values(map).filter((id) => id !== null))];
}
