/** Groups of categories in the rows of an import: the order of the file is theirs and that of their members. */
import type { Tx } from '#database/database.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import { changeSite, lockSite } from '#catalog/site/edits.ts';
import { GROUPS_MOST, readSite, type CategoryGroup } from '#catalog/site/site.ts';

/** A row that names the group of its category; null for a category without one. */
export interface GroupedRow {
  id: string;
  group: CategoryGroup['names'] | null;
}

/** Groups are the same if their English names are, else the first of their names. */
const keyOf = (names: CategoryGroup['names'] | null): string =>
  names?.[DEFAULT_LOCALE] ?? Object.values(names ?? {})[0] ?? '';

/**
 * `given` in its order on the places that its members have in `stored`; the others of `stored` keep theirs, and a new one
 * follows the one before it in `given`, or comes first.
 */
function arrange(stored: readonly string[], given: readonly string[]): string[] {
  const isGiven = new Set(given);
  const isStored = new Set(stored);
  const kept = given.filter((each) => isStored.has(each)).values();
  const result = stored.map((each) => (isGiven.has(each) ? (kept.next().value ?? each) : each));
  for (const [at, each] of given.entries())
    if (!isStored.has(each)) result.splice(result.indexOf(given[at - 1] ?? '') + 1, 0, each);
  return result;
}

/** The stored groups with the categories of `rows` moved; those that no row names stay where they are. */
function moveToGroups(groups: readonly CategoryGroup[], rows: readonly GroupedRow[]): CategoryGroup[] {
  const goal = new Map(rows.map(({ id, group }) => [id, keyOf(group)]));
  const names = new Map<string, CategoryGroup['names']>();
  for (const each of [...groups.map((group) => group.names), ...rows.map(({ group }) => group ?? {})])
    names.set(keyOf(each), { ...names.get(keyOf(each)), ...each });
  const stored = new Map<string, readonly string[]>();
  for (const group of groups) {
    const key = keyOf(group.names);
    stored.set(key, [...(stored.get(key) ?? []), ...group.ids]);
  }
  return (
    arrange([...stored.keys()], [...new Set(goal.values())])
      .map((key) => {
        const staying = (stored.get(key) ?? []).filter((id) => (goal.get(id) ?? key) === key);
        const given = [...goal.keys()].filter((id) => goal.get(id) === key);
        return { key, names: names.get(key) ?? {}, ids: arrange(staying, given) };
      })
      .filter(({ ids }) => ids.length > 0)
      // Categories without a group come last, as on pages.
      .toSorted((one, other) => Number(one.key === '') - Number(other.key === ''))
      .map(({ names: named, ids }) => ({ names: named, ids }))
  );
}

/** Each category with its group, in their order. */
const placesIn = (groups: readonly CategoryGroup[]): Map<string, string> =>
  new Map(groups.flatMap(({ names, ids }) => ids.map((id) => [id, keyOf(names)] as const)));

/** Returns a check that a row adds no group beyond GROUPS_MOST; groups that the import leaves empty do not count. */
export async function createGroupLimit(trx: Tx, rows: readonly GroupedRow[]): Promise<(row: GroupedRow) => boolean> {
  const moved = new Set(rows.map(({ id }) => id));
  const left = ((await readSite(trx)).categoryGroups ?? []).filter(({ ids }) => ids.some((id) => !moved.has(id)));
  const named = new Set(left.map(({ names }) => keyOf(names)).filter((key) => key !== ''));
  return ({ group }) => {
    const key = keyOf(group);
    if (key === '' || named.has(key)) return true;
    if (named.size >= GROUPS_MOST) return false;
    named.add(key);
    return true;
  };
}

/** Stores the groups of the rows; gives the ids of categories that changed theirs, or their place among those that did not. */
export async function writeGroups(
  trx: Tx,
  rows: readonly GroupedRow[],
  actorId: string | null,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const before = await lockSite(trx);
  const groups = before.categoryGroups ?? [];
  const moved = moveToGroups(groups, rows);
  await changeSite(trx, actorId, before, { ...before, categoryGroups: moved });
  const [was, is] = [placesIn(groups), placesIn(moved)];
  const order = [...is.keys()].filter((id) => is.get(id) === was.get(id));
  const isSame = new Set(order);
  const old = [...was.keys()].filter((id) => isSame.has(id));
  const unmoved = new Set(order.filter((id, at) => id === old[at]));
  return new Set(rows.filter(({ id }) => !unmoved.has(id)).map(({ id }) => id));
}
