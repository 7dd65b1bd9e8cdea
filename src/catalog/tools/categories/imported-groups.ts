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

/** The stored groups with the categories of `rows` moved; those that no row names follow in their groups. */
function moveToGroups(groups: readonly CategoryGroup[], rows: readonly GroupedRow[]): CategoryGroup[] {
  const moved = new Set(rows.map(({ id }) => id));
  const result = new Map<string, { names: CategoryGroup['names']; ids: string[] }>();
  const put = (names: CategoryGroup['names'] | null, ids: readonly string[]): void => {
    const key = keyOf(names);
    const group = result.get(key) ?? { names: groups.find((each) => keyOf(each.names) === key)?.names ?? {}, ids: [] };
    result.set(key, { names: { ...group.names, ...names }, ids: [...group.ids, ...ids] });
  };
  for (const { id, group } of rows) put(group, [id]);
  for (const { names, ids } of groups) {
    const left = ids.filter((id) => !moved.has(id));
    if (left.length > 0) put(names, left);
  }
  // Categories without a group come last, as on pages.
  return [...result.values()].toSorted(
    (one, other) => Number(keyOf(one.names) === '') - Number(keyOf(other.names) === ''),
  );
}

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

/** Stores the groups of the rows; gives the ids of categories that changed theirs. */
export async function writeGroups(
  trx: Tx,
  rows: readonly GroupedRow[],
  actorId: string | null,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const before = await lockSite(trx);
  const groups = before.categoryGroups ?? [];
  const was = new Map(groups.flatMap(({ names, ids }) => ids.map((id) => [id, keyOf(names)] as const)));
  await changeSite(trx, actorId, before, { ...before, categoryGroups: moveToGroups(groups, rows) });
  return new Set(rows.filter(({ id, group }) => was.get(id) !== keyOf(group)).map(({ id }) => id));
}
