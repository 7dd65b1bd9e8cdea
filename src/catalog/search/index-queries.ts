/** The queries of the index: lists, searches, alternatives to a tool, suggestions. */
import { fold } from '#catalog/language/fold.ts';
import { cardinality } from './engine/bitset.ts';
import type { Order } from './engine/catalog-order.ts';
import { deletedIn } from './engine/document-table.ts';
import { withScratch } from './engine/documents.ts';
import { type AlternativesOf, findAlternatives } from './query/alternatives.ts';
import { readAskedAlternatives } from './query/asked-alternatives.ts';
import { countFacets, type Facets } from './query/facets.ts';
import { type Filters, filterSet, groupsOf } from './query/filters.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { keysAmong, listPage, MAX_HITS } from './query/listing.ts';
import { findCompared, readCompared } from './query/compared-tools.ts';
import { findNear } from './query/tier-hits.ts';
import { pageByFit } from './query/task-fit.ts';
import type { TierId } from './query/ranking.ts';
import { pickTools } from './query/chosen-tools.ts';
import { readOperators, filtersOfWords, type ReadTexts } from './query/operators.ts';
import { searchPage } from './query/search.ts';
import { readText, type Interpretation } from './query/query-interpretation.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { jobModel } from './analysis/jobs/classifier.ts';

/** `relevance` sorts by tier; without words by fit to the task, or newest first. */
export const SORTS = ['relevance', 'newest', 'popular', 'updated', 'price', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface CatalogQuery extends Filters {
  q?: string;
  sort?: Sort;
  offset: number;
  limit: number;
  facets?: boolean;
  /** No corrections. */
  exact?: boolean;
  /** Adds the explanation of each hit. */
  explain?: boolean;
  /** Keys of tools whose texts mean something near, the nearest first. */
  near?: readonly number[];
  /** Keys of a few tools to look for among the hits. */
  among?: readonly number[];
}

/** The jobs and tiers that order the hits of a search. */
export interface Explanation {
  /** The jobs of the query with their probability, 0 to 1. */
  jobs: readonly { id: string; share: number }[];
  /** The tier of each hit. */
  tiers: readonly TierId[];
}

export interface Found {
  /** Keys of the page, best first. */
  keys: number[];
  /** Exact up to 25,000. */
  total: number;
  /** Whether there are more than 25,000 hits. */
  isLowerBound: boolean;
  facets?: Facets;
  /** The tools of `among` that are hits; in a search close hits only. */
  among?: readonly number[];
  /** The interpretation of `q`. */
  search?: Interpretation;
  /** With `explain`; absent for alternatives to a tool and for other orders than `relevance`. */
  explanation?: Explanation;
  /** The key of the tool whose alternatives `q` asks for: the first hit, if filters keep it. */
  alternativesTo?: number;
}

/** Undefined for relevance. */
const orderOf = ({ sort }: CatalogQuery): Order | undefined => (sort === 'relevance' ? undefined : sort);

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const list = (snapshot: IndexSnapshot, query: CatalogQuery): Found => {
  const { offset, limit, facets, among = [] } = query;
  const groups = groupsOf(query);
  return withScratch(snapshot, (index) => {
    const passing = filterSet(index, groups);
    const total = passing === undefined ? snapshot.live : cardinality(passing, deletedIn(snapshot.table));
    const { task, sort } = query;
    const keys = (): number[] =>
      task !== undefined && sort === 'relevance' && passing !== undefined
        ? pageByFit(index, task, passing, query)
        : listPage(snapshot, groups, orderOf(query) ?? 'newest', offset, limit);
    return {
      keys: offset < MAX_HITS ? keys() : [],
      total: Math.min(MAX_HITS, total),
      isLowerBound: total > MAX_HITS,
      ...(among.length > 0 && { among: keysAmong(snapshot.table, among, passing && [passing]) }),
      ...(facets === true && { facets: countFacets(index, groups, undefined) }),
    };
  });
};

/** The words from the first to the last of the positions. */
const runOf = (typed: readonly string[], at: readonly number[]): string =>
  typed.slice(Math.min(...at), Math.max(...at) + 1).join(' ');

/** The interpretation of a query without words. */
const NOTHING_READ = { corrected: null, meant: null, ignored: [], nearest: [], hints: [] };

/** See `find` of CatalogIndex. */
export function find(snapshot: IndexSnapshot, query: CatalogQuery): Found {
  const { q, offset, limit, facets, exact, explain, near, among } = query;
  if (q === undefined || isBlank(q)) return list(snapshot, query);
  const meant = exact === true ? (readText(snapshot, q).corrected?.to ?? null) : null;
  const { query: read, typed, corrected, hints } = readText(snapshot, q, exact);
  const {
    ignored,
    nearest,
    tiers,
    asked,
    relaxed,
    leftOut = 0,
    ...page
  } = searchPage(snapshot, {
    query: read,
    groups: groupsOf(query),
    order: orderOf(query),
    offset,
    limit,
    facets: facets === true,
    near,
    among,
  });
  return {
    ...page,
    search: {
      corrected,
      meant,
      ignored: ignored.map((at) => typed[at] ?? ''),
      hints,
      nearest,
      ...(relaxed.length > 0 && {
        relaxed: relaxed.map(({ words, ...rest }) => ({ ...rest, words: runOf(typed, words) })),
      }),
      ...(leftOut > 0 && { leftOut }),
    },
    ...(explain === true &&
      tiers.length === page.keys.length && {
        explanation: { jobs: asked.map(({ id, share }) => ({ id, share })), tiers },
      }),
  };
}

/** Data outside the index that a search may read. */
export interface Readings {
  readTool(key: number): Promise<AlternativesOf | undefined>;
  readTexts: ReadTexts;
  /** A vector of length 1 for the meaning of a query, if there is one in time. */
  readVector?: ((q: string) => Promise<Float32Array | undefined>) | undefined;
}

/** See `answer` of CatalogIndex. The index may change during a reading: a second snapshot. */
export async function answer(snapshot: () => IndexSnapshot, query: CatalogQuery, readings: Readings): Promise<Found> {
  const operators = query.q === undefined ? undefined : readOperators(query.q);
  if (operators === undefined) return answerWords(snapshot, query, readings);
  const words = await filtersOfWords(snapshot, operators, readings.readTexts);
  // Quoted words are never corrected.
  const exact = query.exact === true || operators.phrases.length > 0;
  const found = await answerWords(snapshot, { ...query, q: operators.text, words, exact }, readings);
  const search = found.search && { ...found.search, ...(query.exact !== true && { meant: null }), operators };
  return { ...found, ...(search && { search }) };
}

/** Alternatives to a tool that is not listed come from what it is well known for. */
const unlistedTool = (name: string | undefined): AlternativesOf | undefined =>
  name === undefined ? undefined : { key: 0, name, tagline: '', description: null, categories: [], jobs: [] };

async function answerWords(
  snapshot: () => IndexSnapshot,
  query: CatalogQuery,
  { readTool, readVector }: Pick<Readings, 'readTool' | 'readVector'>,
): Promise<Found> {
  const { q, exact, facets = false, offset, limit } = query;
  const compared = q === undefined || exact === true ? undefined : readCompared(snapshot(), q);
  const [one, other] = compared === undefined ? [] : await Promise.all(compared.map(readTool));
  if (q !== undefined && one !== undefined && other !== undefined) {
    const wanted = { filters: query, order: orderOf(query), offset, limit, facets };
    const page = findCompared(snapshot(), [one, other], wanted);
    return { ...page, search: { ...NOTHING_READ, hints: readText(snapshot(), q, true).hints } };
  }
  const asked = q === undefined || exact === true ? undefined : readAskedAlternatives(snapshot(), q);
  const of = asked?.key === undefined ? unlistedTool(asked?.name) : await readTool(asked.key);
  if (q === undefined || asked === undefined || of === undefined) {
    const isRead = q !== undefined && exact !== true && orderOf(query) === undefined && !isBlank(q);
    const vector = isRead ? await readVector?.(q) : undefined;
    const near = vector && (await findNear(snapshot().vectors, vector));
    return find(snapshot(), { ...query, ...(near && { near }) });
  }
  const now = snapshot();
  const { wish, key } = asked;
  const order = orderOf(query);
  const found = findAlternatives(now, { of, wish, withTool: true, filters: query, order, offset, limit, facets });
  const { hints } = readText(now, q, true);
  return { ...found, search: { ...NOTHING_READ, hints }, ...(key !== undefined && { alternativesTo: key }) };
}

/** See `pick` of CatalogIndex. */
export function pick(snapshot: IndexSnapshot, keys: readonly number[], query: CatalogQuery): Found {
  const { facets = false, offset, limit } = query;
  const page = pickTools(snapshot, keys, { filters: query, order: orderOf(query), offset, limit, facets });
  return { ...page, search: NOTHING_READ };
}

/** See `suggest` of CatalogIndex. */
export function suggest(snapshot: IndexSnapshot, prefix: string, limit: number): number[] {
  if (isBlank(prefix)) return [];
  const { query } = readText(snapshot, prefix);
  return searchPage(snapshot, { query, groups: [], offset: 0, limit, namesOnly: true }).keys;
}

/** Queries that run most of the program: three scripts, a job, a price, a name, a typo. */
const SEARCHES = ['remove background', 'видео бесплатно', 'ترجمة النصوص', 'presentaton maker', 'midjourney'];

/** Loads the job model and runs searches, one in each turn of the event loop. */
export async function warmUp(search: (q: string) => unknown, signal: AbortSignal): Promise<void> {
  await turn();
  jobModel();
  for (const q of SEARCHES) {
    await turn();
    if (signal.aborted) return;
    search(q);
  }
}
