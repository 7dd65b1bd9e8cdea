/** The queries of the index: lists, searches, alternatives to a tool, suggestions. */
import { setImmediate as turn } from 'node:timers/promises';
import { fold } from '#catalog/language/fold.ts';
import { jobModel } from './analysis/jobs/classifier.ts';
import { termOf } from './analysis/term-kinds.ts';
import { cardinality } from './engine/bitset.ts';
import { deletedIn } from './engine/document-table.ts';
import { countWith, NAME, withScratch } from './engine/documents.ts';
import { countsById, tallyValues } from './engine/facet-values.ts';
import {
  type AlternativesOf,
  type AlternativesPage,
  type AlternativesQuery,
  findAlternatives,
} from './query/alternatives.ts';
import { readAskedAlternatives } from './query/asked-alternatives.ts';
import { pickTools } from './query/chosen-tools.ts';
import { findCompared, readCompared } from './query/compared-tools.ts';
import { countFacets } from './query/facets.ts';
import { filterSet, groupsOf, type TaskFilter } from './query/filters.ts';
import { type CatalogQuery, type Found, orderOf } from './query/found.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { countSince, keysAmong, listPage, MAX_HITS, newestOf } from './query/listing.ts';
import { findAllNamed } from './query/named-tool.ts';
import { filtersOfWords, readOperators, type ReadTexts } from './query/operators.ts';
import { type Interpretation, readText } from './query/query-interpretation.ts';
import { findByName, findByWords } from './query/search.ts';
import { pageByFit } from './query/job-matches.ts';
import { findNear } from './query/tier-hits.ts';

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const list = (snapshot: IndexSnapshot, query: CatalogQuery): Found => {
  const { offset, limit, facets, task, sort, among = [] } = query;
  const groups = groupsOf(query);
  return withScratch(snapshot, (index) => {
    const { table } = index;
    const passing = filterSet(index, groups);
    const total = passing === undefined ? table.live : cardinality(passing, deletedIn(table));
    const keys = (): number[] =>
      task !== undefined && sort === 'relevance' && passing !== undefined
        ? pageByFit(index, task, passing, query)
        : listPage(snapshot, groups, orderOf(query) ?? 'newest', offset, limit);
    return {
      keys: offset < MAX_HITS ? keys() : [],
      total: Math.min(MAX_HITS, total),
      isLowerBound: total > MAX_HITS,
      ...(among.length > 0 && { among: keysAmong(table, among, passing && [passing]) }),
      ...(facets === true && { facets: countFacets(index, groups, undefined) }),
    };
  });
};

const find = (snapshot: IndexSnapshot, query: CatalogQuery): Found =>
  query.q === undefined || isBlank(query.q) ? list(snapshot, query) : findByWords(snapshot, query.q, query);

/** Data outside the index that a search may read. */
export interface Readings {
  readTool(key: number): Promise<AlternativesOf | undefined>;
  readTexts: ReadTexts;
  /** A vector of length 1 for the meaning of a query, if there is one in time. */
  readVector?: ((q: string) => Promise<Float32Array | undefined>) | undefined;
}

/** The index may change during a reading: a second snapshot. */
async function answer(snapshot: () => IndexSnapshot, query: CatalogQuery, readings: Readings): Promise<Found> {
  const operators = query.q === undefined ? undefined : readOperators(query.q);
  if (operators === undefined) return answerWords(snapshot, query, readings);
  const words = await filtersOfWords(snapshot, operators, readings.readTexts);
  // Quoted words are never corrected.
  const exact = query.exact === true || operators.phrases.length > 0;
  const found = await answerWords(snapshot, { ...query, q: operators.text, words, exact }, readings);
  const search = found.search && { ...found.search, ...(query.exact !== true && { meant: null }), operators };
  return { ...found, ...(search && { search }) };
}

/** The interpretation of a query of which only wishes are read. */
const wishesIn = (snapshot: IndexSnapshot, q: string): Interpretation => ({
  corrected: null,
  meant: null,
  ignored: [],
  nearest: [],
  hints: readText(snapshot, q, true).hints,
});

/** Alternatives to a tool that is not listed come from what it is well known for. */
const unlistedTool = (name: string): AlternativesOf => ({
  key: 0,
  name,
  tagline: '',
  description: null,
  categories: [],
  jobs: [],
});

async function answerWords(snapshot: () => IndexSnapshot, query: CatalogQuery, readings: Readings): Promise<Found> {
  const { q = '', exact } = query;
  if (isBlank(q)) return find(snapshot(), query);
  const tools = exact === true ? undefined : await answerTools(snapshot, q, query, readings);
  if (tools !== undefined) return tools;
  const isRead = exact !== true && orderOf(query) === undefined;
  const vector = isRead ? await readings.readVector?.(q) : undefined;
  const near = vector && (await findNear(snapshot().vectors, vector));
  return find(snapshot(), { ...query, ...(near && { near }) });
}

/** The answer to a query that names tools: two that it compares, or one to which it asks for alternatives. */
async function answerTools(
  snapshot: () => IndexSnapshot,
  q: string,
  query: CatalogQuery,
  { readTool }: Readings,
): Promise<Found | undefined> {
  const [one, other] = await Promise.all((readCompared(snapshot(), q) ?? []).map(readTool));
  if (one !== undefined && other !== undefined)
    return { ...findCompared(snapshot(), [one, other], query), search: wishesIn(snapshot(), q) };
  const asked = readAskedAlternatives(snapshot(), q);
  if (asked === undefined) return undefined;
  const { wish, key } = asked;
  const of = key === undefined ? unlistedTool(asked.name) : await readTool(key);
  if (of === undefined) return undefined;
  const { reasons: _, ...found } = findAlternatives(snapshot(), { ...query, of, wish, withTool: true });
  return { ...found, search: wishesIn(snapshot(), q), ...(key !== undefined && { alternativesTo: key }) };
}

/** What asks an index. */
export const queriesOf = (snapshot: () => IndexSnapshot) => ({
  /**
   * A page. Without `q` (or with a blank one) newest first, then by name, then by slug; with `q` by
   * the tiers of query/ranking.ts; with another `sort` close hits only. Takes any text without an
   * error. With `q`, counts of `facets` end at 25,000 hits.
   */
  find: (query: CatalogQuery): Found => find(snapshot(), query),
  /** The number of tools published since a time (milliseconds since 1970). */
  countSince: (time: number): number => countSince(snapshot().table, time),
  /** Keys, newest first. */
  newest: (most: number): number[] => newestOf(snapshot().table, most),
  /** The number of tools that surely do a task. */
  countDoing(task: TaskFilter): number {
    const [job = '', ...others] = task.jobs;
    const isPlain = others.length + task.said.length + task.denied.length === 0;
    if (isPlain) return countWith(snapshot(), termOf('job', job), NAME);
    return list(snapshot(), { task, offset: 0, limit: 0 }).total;
  },
  /** Without categories that have no tools. */
  countByCategory(): Record<string, number> {
    const { facetValues, table } = snapshot();
    return countsById(facetValues, 'category', tallyValues(facetValues, table.setSizes));
  },
  /** Keys of tools whose name or a word of it has this prefix; misspelt names last. */
  suggest: (prefix: string, limit: number): number[] => (isBlank(prefix) ? [] : findByName(snapshot(), prefix, limit)),
  /**
   * Like `find`; a query for alternatives to a tool returns that tool and its alternatives. If
   * `readTool` finds nothing, the query is searched by its words. Quotes mean a phrase, which
   * `readTexts` confirms, and a leading minus excludes.
   */
  answer: (query: CatalogQuery, readings: Readings): Promise<Found> => answer(snapshot, query, readings),
  /** A page by the rule of query/alternatives.ts. */
  alternatives: (query: AlternativesQuery): AlternativesPage => findAlternatives(snapshot(), query),
  /** A page of tools by key, in their order. */
  pick: (keys: readonly number[], query: CatalogQuery): Found => ({
    ...pickTools(snapshot(), keys, query),
    search: wishesIn(snapshot(), ''),
  }),
  /** Keys of tools of this name, newest first. */
  named: (name: string): number[] => findAllNamed(snapshot(), name),
});

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
