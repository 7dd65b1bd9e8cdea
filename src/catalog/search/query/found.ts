/** What is asked of the index, and what it answers. */
import type { Order } from '#catalog/search/engine/catalog-order.ts';
import type { Facets } from './facets.ts';
import type { Filters } from './filters.ts';
import type { Interpretation } from './query-interpretation.ts';
import type { TierId } from './ranking.ts';

/** `relevance` sorts by tier; without words by fit to the task, or newest first. */
export const SORTS = ['relevance', 'newest', 'popular', 'updated', 'price', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** A page. */
export interface PageQuery extends Filters {
  sort?: Sort;
  offset: number;
  limit: number;
  facets?: boolean;
}

export interface CatalogQuery extends PageQuery {
  q?: string;
  /** No corrections. */
  exact?: boolean;
  /** Adds the explanation of each hit. */
  explain?: boolean;
  /** Keys of tools whose texts mean something near, the nearest first. */
  near?: readonly number[];
  /** Keys of a few tools to look for among the hits. */
  among?: readonly number[];
}

/** The order of a page; undefined for best first. */
export const orderOf = ({ sort }: PageQuery): Order | undefined => (sort === 'relevance' ? undefined : sort);

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
