/** News of published tools, by the subjects that readers follow. */
import { CatalogError } from '#catalog/errors.ts';
import { getPublicList, type List } from '#catalog/lists/lists.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { LINK_STATUS, listToolHistory, type ToolEvent } from '#catalog/tools/history.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { findAmong, type ToolQuery } from '#catalog/tools/tools.ts';
import { timestamp } from '#database/database.ts';
import type { Subject } from './subjects.ts';

export type ListFilters = Omit<ToolQuery, 'locale' | 'page' | 'perPage'>;

/** The sources of news. */
export interface NewsSource {
  live: LiveCatalog;
  /** The filters of a search's query; undefined for a query that is no longer valid. */
  filtersOf(search: string): ListFilters | undefined;
}

/** Something about a tool, named by its row number. */
export interface News extends Pick<ToolEvent, 'at' | 'fields' | 'facts'> {
  kind: 'new' | 'changed' | 'confirmed';
  tool: number;
}

/** The news until a time. Searches and tools that several readers follow are read once. */
export interface NewsBook {
  until: string;
  about(subject: Subject): Promise<readonly News[]>;
}

/** The age from which news are in no mail any more. */
const REACH_MS = 14 * DAY_MS;
/** Tools with news of a kind that a book knows at most, the latest ones. */
const MOST_TOOLS = 5_000;
/** Searches and lists whose news a book keeps. */
const MOST_KEPT = 5_000;

interface Candidate {
  id: string;
  seq: number;
  publishedAt: string;
}

/** Acts that are news, and what they are. */
const KINDS: Partial<Record<ToolEvent['kind'], News['kind']>> = {
  published: 'new',
  changed: 'changed',
  link: 'changed',
  confirmed: 'confirmed',
};
const ACTS = ['edit', 'change', 'imported', 'owner_confirmed', 'link_checked'];

/** The tools that may have news: those published since a time, and those with acts since. */
async function listCandidates({ db }: LiveCatalog, from: string): Promise<Map<string, Candidate>> {
  const columns = ['tool.id', 'tool.seq', 'tool.published_at as publishedAt'] as const;
  const published = await db.read
    .selectFrom('published_tools as tool')
    .select(columns)
    .where('tool.published_at', '>', from)
    .orderBy('tool.published_at', 'desc')
    .limit(MOST_TOOLS)
    .execute();
  const acts = db.read
    .selectFrom('history')
    .select((row) => ['subject_id', row.fn.max('at').as('last')])
    .where('subject_kind', '=', 'tool')
    .where('action', 'in', ACTS)
    .where('at', '>', from)
    .groupBy('subject_id')
    .orderBy('last', 'desc')
    .limit(MOST_TOOLS);
  const changed = await db.read
    .selectFrom(acts.as('acts'))
    .innerJoin('published_tools as tool', 'tool.id', 'acts.subject_id')
    .select(columns)
    .execute();
  return new Map([...published, ...changed].map((tool) => [tool.id, tool]));
}

/** A link that answers again is news, one that has just been checked first is not. */
const isTold = ({ kind, facts }: ToolEvent): boolean =>
  kind !== 'link' || facts.some(({ from, to }) => to === 'dead' || (from === 'dead' && to === 'ok'));

/** Whether daily mails report it: a new price, or a link that began or ceased to work. */
export const isUrgent = ({ facts }: News): boolean =>
  facts.some(({ field }) => [LINK_STATUS, 'price_from', 'pricing_model'].includes(field));

/** Reads the news of the fortnight until a time. */
export async function openNewsBook({ live, filtersOf }: NewsSource, until: Date): Promise<NewsBook> {
  const from = timestamp(until, -REACH_MS);
  const end = timestamp(until);
  const byId = await listCandidates(live, from);
  const bySeq = new Map([...byId.values()].map((candidate) => [candidate.seq, candidate]));

  const keys = [...bySeq.keys()];
  const isInReach = ({ at }: { at: string }): boolean => at > from && at <= end;

  const newsOfTool = kept(async (id: string): Promise<readonly News[]> => {
    const tool = byId.get(id);
    if (tool === undefined) return [];
    const events = (await listToolHistory(live.db.read, tool)).filter((event) => isInReach(event) && isTold(event));
    return events.flatMap(({ kind: happened, at, fields, facts }) => {
      const kind = KINDS[happened];
      return kind === undefined ? [] : [{ kind, tool: tool.seq, at, fields, facts }];
    });
  }, MOST_TOOLS);

  const newsOfSearch = kept(async (search: string): Promise<readonly News[]> => {
    const filters = filtersOf(search);
    if (filters === undefined) return [];
    const found = findAmong(live, filters, keys).flatMap((key) => bySeq.get(key) ?? []);
    return (await Promise.all(found.map(({ id }) => newsOfTool(id)))).flat();
  }, MOST_KEPT);

  const newsOfList = kept(async (id: string): Promise<readonly News[]> => {
    const list = await findPublicList(live, id);
    if (list === undefined) return [];
    const added = (await listAdditions(live, id)).filter(isInReach);
    const news = await Promise.all(list.tools.map((tool) => newsOfTool(tool.id)));
    return [
      ...news.flat().filter(({ kind }) => kind !== 'new'),
      ...added.flatMap(({ slug, at }): News[] => {
        const member = list.tools.find((tool) => tool.slug === slug && tool.state === 'published');
        return member === undefined ? [] : [{ kind: 'new', tool: member.seq, at, fields: [], facts: [] }];
      }),
    ];
  }, MOST_KEPT);

  const readers = { tool: newsOfTool, search: newsOfSearch, list: newsOfList };
  return { until: end, about: ({ kind, id }) => readers[kind](id) };
}

/** Caches a reading by its key; all are forgotten at `most`. */
function kept<Value>(read: (key: string) => Promise<Value>, most: number): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = read(key);
    if (values.size >= most) values.clear();
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}

async function findPublicList({ db }: LiveCatalog, id: string): Promise<List | undefined> {
  try {
    return await getPublicList(db.read, id);
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** When tools were added to a list, by slug. */
async function listAdditions({ db }: LiveCatalog, id: string): Promise<{ slug: string; at: string }[]> {
  const rows = await db.read
    .selectFrom('history')
    .select(['at', 'detail'])
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'list')
    .where('action', '=', 'edit')
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
  return rows.flatMap(({ at, detail }) => {
    const { added } = JSON.parse(detail ?? '{}') as { added?: unknown };
    return typeof added === 'string' ? [{ slug: added, at }] : [];
  });
}
