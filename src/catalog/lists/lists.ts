/** Lists: tools that somebody with an account has put together, for themselves or, once published, for everybody. */
import { createHash } from 'node:crypto';
import type { Reader } from '#database/database.ts';
import type { ListRow } from '#database/list-rows.ts';
import { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';

/** `hidden` is what an editor does to a published one. */
const LIST_STATES = ['private', 'public', 'hidden'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** Most characters of the texts. */
export const LIST_LENGTHS = { title: 80, intro: 600, note: 200 } as const;
/** Most lists of an account, and most tools of a list: a form with all of them has fewer than 200 fields. */
export const LISTS_MOST = 50;
export const LIST_TOOLS_MOST = 40;
/** Shown tools from which on search engines are told of a list. */
export const WORTH_FINDING = 3;
/** Lists that a sitemap names. */
const NAMED_MOST = 2_000;

export interface ListMember {
  id: string;
  /** Its row number, for summaries. */
  seq: number;
  slug: string;
  name: string;
  /** Others than published ones are not shown. */
  state: string;
  /** What the owner says of it; may be empty. */
  note: string;
}

export interface List {
  id: string;
  ownerId: string;
  title: string;
  intro: string;
  /** The language in which its owner wrote it. */
  locale: Locale;
  state: ListState;
  /** ISO 8601. */
  updatedAt: string;
  /** In the order of the owner. */
  tools: readonly ListMember[];
  /** For editList, so that nobody overwrites what another window has changed meanwhile. */
  mark: string;
}

const isListId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

/** A list, whoever it belongs to and whoever may see it. Throws `not_found`. */
export async function getList(db: Reader, id: string): Promise<List> {
  const row = isListId(id)
    ? await db.selectFrom('lists').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CatalogError('not_found');
  const tools = await db
    .selectFrom('list_tools')
    .innerJoin('tools', 'tools.id', 'list_tools.tool_id')
    .select(['tools.id', 'tools.seq', 'tools.slug', 'tools.name', 'tools.state', 'list_tools.note'])
    .where('list_id', '=', id)
    .orderBy('place')
    .orderBy('tool_id')
    .execute();
  const mark = createHash('sha256')
    .update(JSON.stringify([row.title, row.intro, tools.map(({ id: tool, note }) => [tool, note])]))
    .digest('hex')
    .slice(0, 24);
  return { ...listOf(row), tools, mark };
}

function listOf(row: ListRow): Omit<List, 'tools' | 'mark'> {
  return {
    id: row.id,
    ownerId: row.account_id,
    title: row.title,
    intro: row.intro,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    state: LIST_STATES.find((state) => state === row.state) ?? 'private',
    updatedAt: row.updated_at,
  };
}

/** A list of the account's own. Throws `not_found`. */
export async function getOwnList(db: Reader, accountId: string, id: string): Promise<List> {
  const list = await getList(db, id);
  if (list.ownerId !== accountId) throw new CatalogError('not_found');
  return list;
}

/** A list that everybody may see. Throws `not_found`. */
export async function getPublicList(db: Reader, id: string): Promise<List> {
  const list = await getList(db, id);
  if (list.state !== 'public') throw new CatalogError('not_found');
  return list;
}

export type ListHead = Omit<List, 'tools' | 'mark'> & {
  /** How many tools it holds, hidden ones included. */
  size: number;
};

/** The lists of an account, the last changed first. */
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

/** The public lists that hold enough for search engines, the last changed first; at most 2,000. */
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
