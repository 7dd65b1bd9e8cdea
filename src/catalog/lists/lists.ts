/** Lists: tools collected by an account, private or published. */
import type { Reader } from '#database/database.ts';
import type { ListRow } from '#database/list-rows.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { LIST_STATES, type ListState } from '#catalog/lifecycle.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { versionMark } from '#catalog/versions.ts';

/** Longest texts, in characters. */
export const LIST_LENGTHS = { title: 80, intro: 600, note: 200 } as const;
/** Most lists of an account, and most tools of a list: keeps a form below 200 fields. */
export const LISTS_MOST = 50;
export const LIST_TOOLS_MOST = 40;
/** Visible tools from which on search engines may index a list. */
export const WORTH_FINDING = 3;
/** Most lists in the sitemap. */
const NAMED_MOST = 2_000;

export interface ListMember {
  id: string;
  /** Its row number, for summaries. */
  seq: number;
  slug: string;
  name: string;
  /** Only published tools are visible. */
  state: string;
  /** The owner's note; may be empty. */
  note: string;
}

export interface List {
  id: string;
  ownerId: string;
  title: string;
  intro: string;
  /** The language of its texts. */
  locale: Locale;
  state: ListState;
  /** ISO 8601. */
  updatedAt: string;
  /** Whether an editor has chosen it for the directory. */
  isChosen: boolean;
  /** In the owner's order. */
  tools: readonly ListMember[];
  /** Version mark for editList, against lost updates. */
  mark: string;
}

const isListId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

/** Reads any list. Throws `not_found`. */
export async function getList(db: Reader, id: string): Promise<List> {
  const row = orNotFound(
    isListId(id) ? await db.selectFrom('lists').selectAll().where('id', '=', id).executeTakeFirst() : undefined,
  );
  const tools = await db
    .selectFrom('list_tools')
    .innerJoin('tools', 'tools.id', 'list_tools.tool_id')
    .select(['tools.id', 'tools.seq', 'tools.slug', 'tools.name', 'tools.state', 'list_tools.note'])
    .where('list_id', '=', id)
    .orderBy('place')
    .orderBy('tool_id')
    .execute();
  const mark = versionMark([row.title, row.intro, tools.map(({ id: tool, note }) => [tool, note])]);
  return { ...listOf(row), tools, mark };
}

/** A list without its tools. */
export function listOf(row: ListRow): Omit<List, 'tools' | 'mark'> {
  return {
    id: row.id,
    ownerId: row.account_id,
    title: row.title,
    intro: row.intro,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    state: LIST_STATES.find((state) => state === row.state) ?? 'private',
    updatedAt: row.updated_at,
    isChosen: row.chosen_at !== null,
  };
}

/** Reads an own list. Throws `not_found`. */
export async function getOwnList(db: Reader, accountId: string, id: string): Promise<List> {
  const list = await getList(db, id);
  if (list.ownerId !== accountId) throw new CatalogError('not_found');
  return list;
}

/** Reads a public list. Throws `not_found`. */
export async function getPublicList(db: Reader, id: string): Promise<List> {
  const list = await getList(db, id);
  if (list.state !== 'public') throw new CatalogError('not_found');
  return list;
}

export type ListHead = Omit<List, 'tools' | 'mark'> & {
  /** Number of tools, including hidden ones. */
  size: number;
};

/** The lists of an account, last changed first. */
export async function listOwnLists(db: Reader, accountId: string): Promise<ListHead[]> {
  const rows = await db
    .selectFrom('lists')
    .selectAll()
    .select((list) =>
      list
        .selectFrom('list_tools')
        .select((row) => row.fn.countAll<number>().as('size'))
        .whereRef('list_id', '=', 'lists.id')
        .as('size'),
    )
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...listOf(row), size: Number(row.size) }));
}

/** Public lists large enough for search engines, last changed first; at most 2,000. */
export async function listPublicAddresses(db: Reader): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom('lists')
    .select(['id', 'updated_at'])
    .where('state', '=', 'public' satisfies ListState)
    .where(
      (list) =>
        list
          .selectFrom('list_tools')
          .innerJoin('published_tools as tool', 'tool.id', 'list_tools.tool_id')
          .select((row) => row.fn.countAll<number>().as('shown'))
          .whereRef('list_id', '=', 'lists.id'),
      '>=',
      WORTH_FINDING,
    )
    .orderBy('updated_at', 'desc')
    .limit(NAMED_MOST)
    .execute();
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
}
