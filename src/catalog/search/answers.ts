/** What the index answers: lists without a query, searches, the alternatives that a query asks for, suggestions. */
import { fold } from '#catalog/language/fold.ts';
import type { Order } from './engine/orders.ts';
import { createScratchSets } from './engine/scratch-sets.ts';
import { type AlternativesOf, findAlternatives } from './query/alternatives.ts';
import { readAskedAlternatives } from './query/asked-alternatives.ts';
import type { FacetCounts, Facets } from './query/facets.ts';
import { type Filters, filterSets, groupsOf } from './query/filters.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { facetsOfList, totalOf } from './query/list-facets.ts';
import { listPage } from './query/listing.ts';
import { createMembership } from './query/membership.ts';
import { MAX_HITS } from './query/merge-hits.ts';
import type { TierId } from './query/ranking.ts';
import { searchPage } from './query/search.ts';
import { readText, readTyped, type Understanding } from './query/understanding.ts';

/** The orders of a list: `relevance` is that of the tiers, or newest first where there is no query. */
export const SORTS = ['relevance', 'newest', 'updated', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface CatalogQuery extends Filters {
  q?: string;
  sort?: Sort;
  offset: number;
  limit: number;
  facets?: boolean;
  /** Whether the words are taken as they are typed: nothing is corrected. */
  exact?: boolean;
  /** Whether to say why each hit stands where it does. */
  explain?: boolean;
  /** Keys of a few tools of which to say whether they are found. */
  among?: readonly number[];
}

/** Why the hits of a search stand where they do. */
export interface Explanation {
  /** The jobs that the query asks for, and how sure that is, 0 to 1. */
  jobs: readonly { id: string; share: number }[];
  /** The tier of each hit, in their order. */
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
  /** Those of the tools asked about that are found, of a search those that match closely. */
  among?: readonly number[];
  /** How `q` was understood, when there was one. */
  search?: Understanding;
  /** Of a search that was to be explained; none for the alternatives to a tool and in other orders than the best first. */
  explanation?: Explanation;
  /** The key of the tool whose alternatives `q` asks for: the first hit, where filters leave it. */
  alternativesTo?: number;
}

/** The order asked for where it is another one than the best first. */
const orderOf = ({ sort }: CatalogQuery): Order | undefined => (sort === 'relevance' ? undefined : sort);

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const list = (snapshot: IndexSnapshot, counts: FacetCounts, query: CatalogQuery): Found => {
  const { offset, limit, facets, among = [] } = query;
  const groups = groupsOf(query);
  const scratch = createScratchSets();
  try {
    const membership = createMembership(snapshot.segments, among);
    if (among.length > 0) membership.note(filterSets(snapshot, groups, scratch), 'all');
    const total = totalOf(snapshot, counts, groups, scratch);
    const page = {
      keys: offset < MAX_HITS ? listPage(snapshot, groups, orderOf(query) ?? 'newest', offset, limit) : [],
      total: Math.min(MAX_HITS, total),
      isLowerBound: total > MAX_HITS,
      ...(among.length > 0 && { among: membership.found() }),
    };
    return facets === true ? { ...page, facets: facetsOfList(snapshot, counts, groups, scratch) } : page;
  } finally {
    scratch.release();
  }
};

/** A page of the catalog, as `find` of CatalogIndex has it. */
export function find(snapshot: IndexSnapshot, counts: FacetCounts, query: CatalogQuery): Found {
  const { q, offset, limit, facets, exact, explain, among } = query;
  if (q === undefined || isBlank(q)) return list(snapshot, counts, query);
  const meant = exact === true ? (readText(snapshot, q).corrected?.to ?? null) : null;
  const { query: read, typed, corrected, hints } = exact === true ? readTyped(snapshot, q) : readText(snapshot, q);
  const { ignored, nearest, tiers, asked, ...page } = searchPage(snapshot, {
    query: read,
    groups: groupsOf(query),
    order: orderOf(query),
    offset,
    limit,
    facets: facets === true,
    among,
  });
  return {
    ...page,
    search: { corrected, meant, ignored: ignored.map((at) => typed[at] ?? ''), hints, nearest },
    ...(explain === true &&
      tiers.length === page.keys.length && {
        explanation: { jobs: asked.map(({ id, share }) => ({ id, share })), tiers },
      }),
  };
}

/**
 * As `find`, but a query that asks for the alternatives to a tool is answered with that tool and these. The index may change
 * while the tool is read: `snapshot` is asked again.
 */
export async function answer(
  snapshot: () => IndexSnapshot,
  counts: FacetCounts,
  query: CatalogQuery,
  readTool: (key: number) => Promise<AlternativesOf | undefined>,
): Promise<Found> {
  const { q, exact, facets = false, offset, limit } = query;
  const asked = q === undefined || exact === true ? undefined : readAskedAlternatives(snapshot(), q);
  const of = asked && (await readTool(asked.key));
  const now = snapshot();
  if (q === undefined || asked === undefined || of === undefined) return find(now, counts, query);
  const { wish, key } = asked;
  const order = orderOf(query);
  const found = findAlternatives(now, { of, wish, withTool: true, filters: query, order, offset, limit, facets });
  const { hints } = readTyped(now, q);
  return { ...found, search: { corrected: null, meant: null, ignored: [], nearest: [], hints }, alternativesTo: key };
}

/** Keys of tools for what was typed so far, as `suggest` of CatalogIndex has it. */
export function suggest(snapshot: IndexSnapshot, prefix: string, limit: number): number[] {
  if (isBlank(prefix)) return [];
  const { query } = readText(snapshot, prefix);
  return searchPage(snapshot, { query, groups: [], offset: 0, limit, namesOnly: true }).keys;
}
