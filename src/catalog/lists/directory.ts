/** The directory of public lists: editors' choices, then the last changed ones. */
import type { Reader } from '#database/database.ts';
import type { ListState } from '#catalog/lifecycle.ts';
import { WORTH_FINDING, listOf, type ListHead } from './lists.ts';

/** Lists on a page of the directory, and most that editors choose. */
export const LISTS_PER_PAGE = 24;
export const CHOSEN_MOST = 12;

/** A public list with its visible tools. */
export interface ShownList extends ListHead {
  /** Row numbers of its first visible tools, in its order. */
  first: readonly number[];
}

/** Tools of which a card shows the logos. */
const MARKS = 5;

/** Public lists with at least three visible tools; `size` counts those. */
const worthFinding = (db: Reader) =>
  db
    .selectFrom('lists')
    .innerJoin(
      (from) =>
        from
          .selectFrom('list_tools')
          .innerJoin('published_tools as tool', 'tool.id', 'list_tools.tool_id')
          .select((row) => ['list_id', row.fn.countAll<number>().as('size')])
          .groupBy('list_id')
          .having((row) => row.fn.countAll<number>(), '>=', WORTH_FINDING)
          .as('shown'),
      (join) => join.onRef('shown.list_id', '=', 'lists.id'),
    )
    .where('state', '=', 'public' satisfies ListState);

/** The chosen lists, last chosen first; at most twelve. */
export async function listChosen(db: Reader): Promise<ShownList[]> {
  const rows = await worthFinding(db)
    .selectAll('lists')
    .select('shown.size')
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at', 'desc')
    .orderBy('lists.id')
    .limit(CHOSEN_MOST)
    .execute();
  return withFirst(
    db,
    rows.map((row) => ({ ...listOf(row), size: Number(row.size) })),
  );
}

/** A page of all others, last changed first, with their number. */
export async function listOthers(db: Reader, page: number): Promise<{ lists: ShownList[]; total: number }> {
  const others = worthFinding(db).where('chosen_at', 'is', null);
  const { total } = await others.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await others
    .selectAll('lists')
    .select('shown.size')
    .orderBy('updated_at', 'desc')
    .orderBy('lists.id')
    .limit(LISTS_PER_PAGE)
    .offset((page - 1) * LISTS_PER_PAGE)
    .execute();
  const lists = rows.map((row) => ({ ...listOf(row), size: Number(row.size) }));
  return { lists: await withFirst(db, lists), total: Number(total) };
}

async function withFirst(db: Reader, lists: readonly ListHead[]): Promise<ShownList[]> {
  if (lists.length === 0) return [];
  const rows = await db
    .selectFrom('list_tools')
    .innerJoin('published_tools as tool', 'tool.id', 'list_tools.tool_id')
    .select(['list_id', 'tool.seq'])
    .where(
      'list_id',
      'in',
      lists.map(({ id }) => id),
    )
    .orderBy('place')
    .orderBy('tool_id')
    .execute();
  const byList = Map.groupBy(rows, ({ list_id }) => list_id);
  return lists.map((list) => ({
    ...list,
    first: (byList.get(list.id) ?? []).slice(0, MARKS).map(({ seq }) => Number(seq)),
  }));
}
